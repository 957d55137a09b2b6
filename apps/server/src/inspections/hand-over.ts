import type { HandOverAnswer } from '@perga/contracts'
import { EDUCATION_LEVELS, Refusal, refuseUnless } from '@perga/domain'
import { z } from 'zod'
import { enterInspection } from '../helpdesk/enter-inspection.ts'
import { type OrganisationUser, userActor } from '../organisations/sign-in/current-user.ts'
import { recordEvent } from '../platform/audit.ts'
import type { Clock } from '../platform/clock.ts'
import { type Keys, SealBroken } from '../platform/keys.ts'
import { uuidV7 } from '../platform/uuid-v7.ts'
import { inTransaction, type Work } from '../platform/work.ts'
import { enterHandOver } from './hand-over-store.ts'
import { requireInspectionRight } from './inspection-right.ts'
import type { InspectionStore } from './inspection-store.ts'
import type { InspectedPerson } from './match-degree.ts'
import type { InspectionRightStore } from './right-store.ts'

const VALID_FOR_MS = 3_600_000
/** Until when an institution shall answer by hand. */
const ANSWER_WITHIN_MS = 20 * 24 * 3_600_000

/** Of the person, what the request to the institution is found by. */
const Person = z.looseObject({ department: z.string(), level: z.enum(EDUCATION_LEVELS) })

const HandOver = z.object({
  madeAt: z.number(),
  inspectionId: z.string(),
  user: z.string(),
  person: Person,
})

/**
 * What a browser hands back to pass a check without a result on to the institution. Sealed: it holds the person's details,
 * which the service itself keeps only once they are handed over.
 */
export function sealHandOver(
  { inspectionId, userIndex, person }: { inspectionId: string; userIndex: Buffer; person: InspectedPerson },
  { keys, clock }: { keys: Keys; clock: Clock },
): string {
  const contents = { madeAt: clock.now().getTime(), inspectionId, user: userIndex.toString('hex'), person }
  return keys.seal('inspection-query', JSON.stringify(contents)).toString('base64url')
}

/**
 * Enters a check without a result as a request at the institution's desk, to be answered by hand within twenty days (row X14).
 * Throws `hand_over_invalid` for what is not this user's, older than an hour, or has a result; `institution_not_allowed` where
 * the institution no longer lets the client check; and as {@link requireInspectionRight}.
 */
export async function handOver(
  sealed: string,
  user: OrganisationUser,
  dependencies: { db: Work; store: InspectionStore; rights: InspectionRightStore; keys: Keys; clock: Clock },
): Promise<HandOverAnswer> {
  const { db, store, rights, keys, clock } = dependencies
  const right = await requireInspectionRight(user, dependencies)
  const { madeAt, inspectionId, user: askedBy, person } = open(sealed, keys)
  const now = clock.now()
  const isTheirs = askedBy === right.tinIndex.toString('hex') && now.getTime() - madeAt < VALID_FOR_MS
  refuseUnless(isTheirs, 'hand_over_invalid', { reason: 'foreign or old' })
  const inspection = await store.find(inspectionId)
  const hasNoResult = inspection?.state === 'not-found' || inspection?.state === 'unanswered'
  refuseUnless(hasNoResult && inspection.client_id === right.client.id, 'hand_over_invalid', { reason: 'has a result' })

  return inTransaction(db, async (transaction) => {
    const asked = { tinIndex: right.tinIndex, clientId: right.client.id, institution: inspection.institution_code }
    refuseUnless(await rights.holds(transaction, asked), 'institution_not_allowed')
    const request = await enterHandOver(transaction, {
      id: uuidV7(now),
      inspectionId,
      institution: inspection.institution_code,
      querySealed: keys.seal('inspection-query', JSON.stringify(person)),
      at: now,
      answerBy: new Date(now.getTime() + ANSWER_WITHIN_MS),
    })
    const actor = userActor(user, keys)
    const { department, level } = person
    const check = { id: request.id, institution: inspection.institution_code, department, level, actor }
    const reference = await enterInspection(transaction, { ...check, answerBy: request.answer_by }, { keys, clock })
    await recordEvent(transaction, clock, { actor, act: 'inspection.handed-over', object: inspectionId })
    return { request: request.id, reference, answer_by: request.answer_by.toISOString() }
  })
}

function open(sealed: string, keys: Keys): z.infer<typeof HandOver> {
  try {
    return HandOver.parse(JSON.parse(keys.unseal('inspection-query', Buffer.from(sealed, 'base64url'))))
  } catch (cause) {
    if (!(cause instanceof SealBroken)) throw cause
    throw new Refusal('hand_over_invalid', { reason: 'forged or cut' }, { cause })
  }
}
