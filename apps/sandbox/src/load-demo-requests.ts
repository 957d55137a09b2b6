import { readEntitlements } from '@perga/domain'
import { enterRequest, type RequestHolder } from '@perga/server/helpdesk/enter-request.ts'
import type { HelpdeskDependencies } from '@perga/server/helpdesk/helpdesk-dependencies.ts'
import { resolveRequest } from '@perga/server/helpdesk/resolve-request.ts'
import { writeNote, writeToHolder } from '@perga/server/helpdesk/write-message.ts'
import { holderStore } from '@perga/server/identity/holder-store.ts'
import { fixedClock } from '@perga/server/platform/clock.ts'
import type { Keys } from '@perga/server/platform/keys.ts'
import { uuidV7 } from '@perga/server/platform/uuid-v7.ts'
import type { Work } from '@perga/server/platform/work.ts'
import { accountStore } from '@perga/server/staff/sign-on/account-store.ts'
import type { InstitutionMember } from '@perga/server/staff/staff-member.ts'
import { templateStore } from '@perga/server/templates/template-store.ts'
import { everyTable } from '@perga/server/testing/every-table.ts'
import { type DemoRequest, REQUESTS } from './demo-data/requests.ts'
import { PERSONAS } from './personas.ts'
import { STAFF_PERSONAS, type StaffPersona } from './single-sign-on/staff-personas.ts'

const DAY_MS = 24 * 3_600_000
const SERVED_AFTER_MS = 3 * 3_600_000

interface Loading {
  db: Work
  keys: Keys
  now: Date
  entitlementPrefix: string
}

/** Fills the helpdesk, by the product's own use cases; does nothing where there are requests already. */
export async function loadDemoRequests(loading: Loading): Promise<void> {
  const { db } = loading
  const known = await everyTable(db).selectFrom('desk_requests').select('id').limit(1).execute()
  if (known.length > 0) return
  const members = new Map<string, InstitutionMember>()
  for (const [index, persona] of STAFF_PERSONAS.entries()) {
    // One after the other, as their identifiers then are: of two who have equally few requests the first is given one.
    const now = new Date(loading.now.getTime() + index)
    members.set(persona.userName, await enterMember(persona, { ...loading, now }))
  }
  for (const request of REQUESTS) await enterOne(request, { ...loading, members })
}

/** The account as the person's first sign-on will find it. */
async function enterMember(persona: StaffPersona, { db, keys, now, entitlementPrefix }: Loading) {
  const { userName, institution, displayName } = persona
  const address = `${userName}@${institution}.example`
  const accounts = accountStore(db)
  const id = await accounts.enter(
    {
      ...{ id: uuidV7(now), institutionCode: institution, name: displayName.el, email: address },
      subjectIndex: keys.index('subject', `${institution} ${address}`),
      entitlements: readEntitlements(persona.entitlements, entitlementPrefix),
    },
    now,
  )
  const member = await accounts.find(id)
  if (member === null) throw new Error('an account that was just entered is there')
  return member
}

async function enterOne(
  request: DemoRequest,
  { members, ...loading }: Loading & { members: ReadonlyMap<string, InstitutionMember> },
): Promise<void> {
  const { db, keys, now } = loading
  const { about, daysAgo, text, done } = request
  const clock = fixedClock(new Date(now.getTime() - daysAgo * DAY_MS))
  const dependencies: HelpdeskDependencies = {
    ...{ db, keys, clock },
    // What happened before the demonstration began is not mailed now.
    enqueue: async () => undefined,
    // None of them came of a check.
    findCheck: async () => undefined,
  }
  const form =
    about.kind === 'missing'
      ? { ...about, institution: 'auth', text, email: null }
      : { kind: about.kind, degree: about.certificateID, text, email: null }
  const { id } = await enterRequest(
    { form, files: [], holder: await enterHolder(request.userName, loading) },
    { ...dependencies, templates: templateStore(db), openDegree: (certificateId) => keyOf(certificateId) },
  )
  const member = done && members.get(done.by)
  if (done === undefined || member === undefined) return
  clock.moveBy(SERVED_AFTER_MS)
  if (done.note !== undefined) await writeNote({ id, member, text: done.note }, dependencies)
  if (done.question !== undefined) await writeToHolder({ id, member, text: done.question }, dependencies)
  if (done.answer !== undefined)
    await resolveRequest({ id, member, outcome: 'mended', text: done.answer }, dependencies)
}

function keyOf(certificateId: string) {
  for (const { institution, record } of PERSONAS.flatMap(({ degrees }) => degrees)) {
    if (record.certificateID === certificateId) return { institution, certificateId, titleId: String(record.titleID) }
  }
  throw new TypeError('a request about a degree that nobody has')
}

async function enterHolder(userName: string, { db, keys, now }: Loading): Promise<RequestHolder> {
  const persona = PERSONAS.find((candidate) => candidate.userName === userName)
  if (persona === undefined) throw new TypeError('a request of nobody')
  const { taxNumber, taxAccount, registry } = persona
  const ssn = registry[0]?.ssn ?? null
  const holderId = await holderStore(db).enter({
    ...{ id: uuidV7(now), tinIndex: keys.index('tin', taxNumber), tinSealed: keys.seal('tax-number', taxNumber), now },
    ssnIndex: ssn === null ? null : keys.index('ssn', ssn),
  })
  const { firstName, lastName } = taxAccount
  return { holderId, holderIds: [holderId], firstName, lastName, taxNumber, ssn }
}
