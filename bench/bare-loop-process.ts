import { signJades } from '@perga/ades'
import { type Connector, createConnector } from '@perga/connectors'
import { type DegreeKey, parseAccessLinkCode } from '@perga/domain'
import { accessLinkStore } from '@perga/server/authorizations/access-link-store.ts'
import { authorizationStore } from '@perga/server/authorizations/authorization-store.ts'
import { countView } from '@perga/server/authorizations/link-end.ts'
import { readConfig } from '@perga/server/configuration/config.ts'
import { contentSalt } from '@perga/server/diplomas/content-hash.ts'
import { eventStatement } from '@perga/server/platform/audit.ts'
import { systemClock } from '@perga/server/platform/clock.ts'
import { openDatabase } from '@perga/server/platform/database.ts'
import { createHttpClient } from '@perga/server/platform/http-client.ts'
import { sha256 } from '@perga/server/platform/keys.ts'
import { createLogger } from '@perga/server/platform/logging.ts'
import { sendTogether } from '@perga/server/platform/send-together.ts'
import { uuidV7 } from '@perga/server/platform/uuid-v7.ts'
import { inTransaction } from '@perga/server/platform/work.ts'
import { WRITE_RECEIPT } from '@perga/server/receipts/jobs.ts'
import { createReleases } from '@perga/server/releases/create-releases.ts'
import { AUGMENT_RELEASES } from '@perga/server/releases/jobs.ts'
import { refuseUnlessOpen } from '@perga/server/releases/release-store.ts'
import { createSeals } from '@perga/server/seals/create-seals.ts'
import { connectionStore } from '@perga/server/sources/connections/connection-store.ts'
import { templateStore } from '@perga/server/templates/template-store.ts'
import { openPlatform } from '@perga/server/wiring/open-platform.ts'
import { childArgument, sayReady } from './child.ts'
import { measureRate } from './rate.ts'
import { PAYLOAD } from './signatures.ts'

/** What the loop is told: the server's settings, the links to read, how many turns at once and for how long. */
export interface BareLoop {
  environment: Record<string, string>
  codes: string[]
  atOnce: number
  seconds: number
}

// The program that starts this one passes what is asked for here.
const { environment, codes, atOnce, seconds } = childArgument() as BareLoop
const config = readConfig(environment)
const database = await openDatabase(config.database)
const log = createLogger('silent')
const queued = [WRITE_RECEIPT, AUGMENT_RELEASES].map((name) => ({ name, run: async () => undefined }))
const platform = openPlatform({ ...config, role: 'web' }, { database, clock: systemClock, log })
await platform.queue.start(queued)
const { db, keys, http, enqueue } = platform
const seals = await createSeals({ ...config, clock: systemClock, http })
const { signer, sealSources } = seals.ports
const { releases, identifierKeys, release } = (
  await createReleases({ ...platform, signer, sealSources, tellHolder: async () => undefined })
).ports
const templates = templateStore(db)
const connectors = new Map<string, Connector>()
const clock = systemClock

async function openConnector(institution: string): Promise<void> {
  const connection = await connectionStore(db, keys).read(institution)
  if (connection.mode === 'file') throw new Error('the measured institution answers over HTTP')
  const http = createHttpClient({ connections: 16, timeoutMs: 7_000 })
  connectors.set(institution, await createConnector(connection, { http, deadlineMs: 7_000, clock }))
}

async function openLink(text: string) {
  const code = parseAccessLinkCode(text)
  const link = code === null ? undefined : await accessLinkStore(db, keys).findLive(code, clock.now())
  if (link === undefined) throw new Error('the link is not there')
  const degrees = await authorizationStore(db, keys).degrees(link.authorization_id)
  for (const { institution } of degrees) if (!connectors.has(institution)) await openConnector(institution)
  const version = await templates.currentOf(degrees)
  return { link, degrees: degrees.map((key) => ({ key, templateVersionId: version(key)?.id ?? '' })) }
}

const links = await Promise.all(codes.map(openLink))
let turns = 0

/** One reading without a server around it: the calls, the intent, the signatures, the release. */
async function readOnce(): Promise<void> {
  const opened = links[turns++ % links.length]
  if (opened === undefined) throw new Error('there is no link to read')
  const { link, degrees } = opened
  await Promise.all(degrees.map(({ key }) => ask(key)))
  const now = clock.now()
  const basis = { basis: 'link', authorizationId: link.authorization_id, idempotencyHash: null } as const
  const reader = { index: keys.index('tin', '000000000'), sealed: keys.seal('reader', '000000000') }
  const reading = { ...basis, id: uuidV7(now), clientId: link.client_id, reader, createdAt: now }
  const payloadHash = sha256(PAYLOAD)
  const drafts = degrees.map((degree, position) => ({ ...degree, position, auditId: uuidV7(now), payloadHash }))
  await releases.openReading(reading, drafts)
  const signed = await Promise.all(
    drafts.map(async (draft) => {
      const bound = { auditId: draft.auditId, clientId: link.client_id, contentHash: sha256(draft.auditId) }
      return {
        ...{ ...draft, ...bound, readingId: reading.id, clientDisplayName: link.display_name_el },
        ...{ holderId: link.holder_id, scopes: link.scopes, layout: 1, salt: contentSalt(), signedAt: now },
        jades: await signJades(PAYLOAD, { signer, signingTime: now }),
        ...{ signedAuditId: identifierKeys.sign(bound), identifierVersion: identifierKeys.version },
      }
    }),
  )
  await inTransaction(db, async (transaction) => {
    const detail = { basis: 'link', releases: signed.length }
    const [completed] = await sendTogether(transaction, [
      releases.completion(transaction, reading.id, signed),
      eventStatement(transaction, clock, { actor: 'bench', act: 'reading.completed', object: reading.id, detail }),
    ])
    refuseUnlessOpen(completed, signed)
    await enqueue(transaction, WRITE_RECEIPT, { readingId: reading.id })
    await countView(transaction, link.id, now)
  })
  release.onCommitted?.()
}

async function ask({ institution, certificateId, titleId }: DegreeKey): Promise<void> {
  const answer = await connectors.get(institution)?.find({ certificateID: certificateId, titleID: titleId })
  if (answer?.outcome !== 'answered') throw new Error('an institution did not answer')
}

const rates = [await measureRate(readOnce, { seconds, atOnce }), await measureRate(readOnce, { seconds, atOnce })]
sayReady({ perSecond: Math.max(...rates.map(({ perSecond }) => perSecond)) })
