import type { ReleasedDiploma } from '@perga/contracts'
import type { DegreeKey, Scope } from '@perga/domain'
import type { QueryResult } from 'kysely'
import type { Keys } from '../platform/keys.ts'
import type { Statement } from '../platform/send-together.ts'
import type { OpenTransaction, Work } from '../platform/work.ts'
import { augmentationStore } from './augmentation-store.ts'
import { readingStore } from './reading-store.ts'
import { tables } from './tables.ts'

export interface NewRelease {
  auditId: string
  readingId: string
  clientId: string
  clientDisplayName: string
  holderId: string | null
  position: number
  key: DegreeKey
  templateVersionId: string
  scopes: readonly Scope[]
  layout: number
  salt: Buffer
  contentHash: Buffer
  payloadHash: Buffer
  jades: ReleasedDiploma['jades']
  signedAuditId: string
  identifierVersion: string
  signedAt: Date
}

/** Throws when the result of a completion says that some of its intents were no longer open. */
export function refuseUnlessOpen(completed: QueryResult<unknown> | undefined, releases: readonly NewRelease[]): void {
  if (releases.length > 0 && Number(completed?.numAffectedRows) !== releases.length)
    throw new Error('the intents of this reading are no longer open')
}

/** Readings, intents and releases: what was disclosed, provable without being readable. */
export function releaseStore(db: Work, keys: Keys) {
  return { ...readingStore(db), ...signedReleases(db, keys), ...augmentationStore(db) }
}
export type ReleaseStore = ReturnType<typeof releaseStore>
export type StoredRelease = NonNullable<Awaited<ReturnType<ReleaseStore['find']>>>

function signedReleases(db: Work, keys: Keys) {
  return {
    /** The statement that puts releases in the place of their intents. It is for `refuseUnlessOpen` to judge its result. */
    completion(transaction: OpenTransaction, readingId: string, releases: readonly NewRelease[]): Statement {
      const reading = tables(transaction)
        .updateTable('readings')
        .set({ state: 'completed' })
        .where('id', '=', readingId)
      if (releases.length === 0) return reading
      const auditIds = releases.map(({ auditId }) => auditId)
      return tables(transaction)
        .with('released', (query) =>
          query.insertInto('releases').values(releases.map((release) => toRow(release, keys))),
        )
        .with('completed', () => reading)
        .updateTable('release_intents')
        .set({ state: 'released' })
        .where('audit_id', 'in', auditIds)
        .where('state', '=', 'open')
    },

    /** The release under `auditId` if it was issued to `clientId`, with what a comparison needs. */
    async find(auditId: string, clientId: string) {
      const row = await storedReleases(db)
        .where('releases.audit_id', '=', auditId)
        .where('releases.client_id', '=', clientId)
        .executeTakeFirst()
      return row && withKey(row, keys)
    },

    /** The release under `auditId`, whoever it was issued to: the caller decides whether it may be shown. */
    async findByAuditId(auditId: string) {
      const row = await storedReleases(db).where('releases.audit_id', '=', auditId).executeTakeFirst()
      return row && withKey(row, keys)
    },

    /** All releases of a reading, in their order. */
    async ofReading(readingId: string) {
      const rows = await storedReleases(db)
        .where('releases.reading_id', '=', readingId)
        .orderBy('releases.position')
        .execute()
      return rows.map((row) => withKey(row, keys))
    },
  }
}

// Named one by one: a statement whose columns cannot change keeps its plan, and planning over all partitions is dear.
const RELEASE_COLUMNS = [
  'releases.audit_id',
  'releases.reading_id',
  'releases.client_id',
  'releases.client_display_name',
  'releases.holder_id',
  'releases.position',
  'releases.institution_code',
  'releases.degree_key_sealed',
  'releases.template_version_id',
  'releases.scopes',
  'releases.layout_version',
  'releases.content_salt',
  'releases.content_hash',
  'releases.payload_hash',
  'releases.jws_protected',
  'releases.jws_signature',
  'releases.signed_audit_id',
  'releases.identifier_version',
  'releases.level',
  'releases.etsi_u',
  'releases.signed_at',
] as const

function storedReleases(db: Work) {
  return tables(db)
    .selectFrom('releases')
    .innerJoin('readings', 'readings.id', 'releases.reading_id')
    .leftJoin('authorization_states as authorizations', 'authorizations.id', 'readings.authorization_id')
    .leftJoin('holder_indices as holders', 'holders.id', 'releases.holder_id')
    .innerJoin('client_names as clients', 'clients.id', 'releases.client_id')
    .select([
      ...RELEASE_COLUMNS,
      'readings.reader_index',
      'readings.basis',
      'readings.authorization_id',
      'authorizations.revoked_at',
      'authorizations.expires_at',
      'holders.ssn_index',
      'holders.tin_index',
      'clients.kind as client_kind',
    ])
}

// Sealed by toRow() below.
function withKey<Row extends { degree_key_sealed: Uint8Array }>(row: Row, keys: Keys): Row & { key: DegreeKey } {
  return { ...row, key: JSON.parse(keys.unseal('degree-key', row.degree_key_sealed)) as DegreeKey }
}

function toRow(release: NewRelease, keys: Keys) {
  return {
    audit_id: release.auditId,
    reading_id: release.readingId,
    client_id: release.clientId,
    client_display_name: release.clientDisplayName,
    holder_id: release.holderId,
    position: release.position,
    institution_code: release.key.institution,
    degree_key_sealed: keys.seal('degree-key', JSON.stringify(release.key)),
    template_version_id: release.templateVersionId,
    scopes: [...release.scopes],
    layout_version: release.layout,
    content_salt: release.salt,
    content_hash: release.contentHash,
    payload_hash: release.payloadHash,
    jws_protected: release.jades.protected,
    jws_signature: release.jades.signature,
    signed_audit_id: release.signedAuditId,
    identifier_version: release.identifierVersion,
    signed_at: release.signedAt,
    // Due at once.
    augment_at: release.signedAt,
  }
}
