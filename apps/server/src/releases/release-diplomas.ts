import { type Signer, signJades } from '@perga/ades'
import type { ReleasedDiploma } from '@perga/contracts'
import { CURRENT_LAYOUT, disclose, type Scope } from '@perga/domain'
import { canonicalBytes, contentHash, contentSalt } from '../diplomas/content-hash.ts'
import type { ReleasableDegree } from '../diplomas/shared-degrees.ts'
import { eventStatement } from '../platform/audit.ts'
import type { Clock } from '../platform/clock.ts'
import { sha256 } from '../platform/keys.ts'
import { sendTogether } from '../platform/send-together.ts'
import { uuidV7 } from '../platform/uuid-v7.ts'
import { inTransaction, type OpenTransaction, type Work } from '../platform/work.ts'
import type { IdentifierKeys } from './identifier-key.ts'
import type { NewReading } from './reading-store.ts'
import { type NewRelease, type ReleaseStore, refuseUnlessOpen } from './release-store.ts'
import { wireDiploma, wireRelease } from './wire-diploma.ts'

export interface ReleaseRequest {
  reading: Omit<NewReading, 'id' | 'createdAt' | 'clientId'>
  client: { id: string; displayName: string }
  holderId: string
  scopes: readonly Scope[]
  /** Read from their institutions a moment ago. */
  degrees: readonly ReleasableDegree[]
  /** Asked inside the last transaction, after the signatures: throws when the permission has ended meanwhile. */
  stillAllowed(transaction: OpenTransaction, readingId: string): Promise<void>
}

export interface ReleaseDependencies {
  db: Work
  store: ReleaseStore
  signer: Signer
  identifierKeys: IdentifierKeys
  clock: Clock
  /** Enters what follows from a completed reading, in its transaction: the holder's receipt. */
  onCompleted?(transaction: OpenTransaction, readingId: string): Promise<void>
  /** Hears that releases have been committed; nothing of the answer depends on it. */
  onCommitted?(): void
}

/**
 * Discloses degrees to a client, the only way in which a diploma leaves the service: commit the intent, sign outside any
 * transaction, commit the release while the permission still holds, answer. Without a committed release there is no answer.
 */
export async function releaseDiplomas(
  request: ReleaseRequest,
  dependencies: ReleaseDependencies,
): Promise<ReleasedDiploma[]> {
  const { db, store, clock } = dependencies
  const now = clock.now()
  const reading = { ...request.reading, id: uuidV7(now), clientId: request.client.id, createdAt: now }
  const drafts = request.degrees.map((degree, position) =>
    draft(degree, { request, readingId: reading.id, position, now }),
  )

  await store.openReading(reading, drafts)
  try {
    const releases = await Promise.all(drafts.map((unsigned) => sign(unsigned, dependencies)))
    await inTransaction(db, (transaction) =>
      commitReleases(transaction, { request, readingId: reading.id, releases, dependencies }),
    )
    dependencies.onCommitted?.()
    return releases.map(({ wire }) => wire)
  } catch (error) {
    await store.refuse(reading.id)
    throw error
  }
}

async function commitReleases(
  transaction: OpenTransaction,
  options: {
    request: ReleaseRequest
    readingId: string
    releases: readonly SignedDraft[]
    dependencies: ReleaseDependencies
  },
): Promise<void> {
  const { request, readingId, releases, dependencies } = options
  const rows = releases.map(({ row }) => row)
  const [completed] = await sendTogether(transaction, [
    dependencies.store.completion(transaction, readingId, rows),
    eventStatement(transaction, dependencies.clock, {
      actor: `client:${request.client.id}`,
      act: 'reading.completed',
      object: readingId,
      detail: { basis: request.reading.basis, releases: releases.length },
    }),
  ])
  refuseUnlessOpen(completed, rows)
  await dependencies.onCompleted?.(transaction, readingId)
  // Last, so that what it locks, such as the link whose view is counted, is held no longer than the commit takes.
  await request.stillAllowed(transaction, readingId)
}

interface SignedDraft {
  wire: ReleasedDiploma
  row: NewRelease
}

interface Draft {
  auditId: string
  payload: Buffer
  payloadHash: Buffer
  diploma: ReleasedDiploma['diploma']
  row: Omit<NewRelease, 'jades' | 'signedAuditId' | 'identifierVersion'>
}

function draft(
  degree: ReleasableDegree,
  { request, readingId, position, now }: { request: ReleaseRequest; readingId: string; position: number; now: Date },
): Draft {
  const { client, scopes, holderId } = request
  const disclosed = disclose(degree.facts, scopes, CURRENT_LAYOUT)
  const diploma = wireDiploma(disclosed, {
    clientId: client.id,
    clientDisplayName: client.displayName,
    readingId,
    position,
    signedAt: now,
  })
  const auditId = uuidV7(now)
  const payload = canonicalBytes(diploma)
  const payloadHash = sha256(payload)
  const salt = contentSalt()
  const bound = { salt, layout: CURRENT_LAYOUT, templateVersionId: degree.templateVersionId }
  const row = {
    ...{
      auditId,
      readingId,
      clientId: client.id,
      clientDisplayName: client.displayName,
      holderId,
      position,
      key: degree.key,
      scopes,
      payloadHash,
      signedAt: now,
    },
    ...{
      templateVersionId: degree.templateVersionId,
      layout: CURRENT_LAYOUT,
      salt,
      contentHash: contentHash(disclosed, bound),
    },
  }
  return { auditId, payload, payloadHash, diploma, row }
}

async function sign(
  { auditId, payload, diploma, row }: Draft,
  { signer, identifierKeys }: ReleaseDependencies,
): Promise<SignedDraft> {
  const jades = await signJades(payload, { signer, signingTime: row.signedAt })
  const { version } = identifierKeys
  const signedAuditId = identifierKeys.sign(row)
  return {
    wire: wireRelease(diploma, { auditId, jades, signedAuditId, version }),
    row: { ...row, jades, signedAuditId, identifierVersion: version },
  }
}
