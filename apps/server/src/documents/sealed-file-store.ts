import type { BaselineLevel } from '@perga/ades'
import type { Locale } from '@perga/domain'
import { type ExpressionBuilder, sql } from 'kysely'
import type { AuthorizationsViews } from '../authorizations/published.ts'
import type { Keys } from '../platform/keys.ts'
import { inTransaction, type OpenTransaction, type Work } from '../platform/work.ts'
import type { ReleasesViews } from '../releases/published.ts'
import { decryptFile, encryptFile, makeFileKey } from './file-encryption.ts'
import type { DocumentsTables } from './tables.ts'
import { tables } from './tables.ts'

/** A sealed PDF and the PAdES level that it has reached. */
export interface SealedFile {
  pdf: Uint8Array
  level: BaselineLevel
}

/** Which file: one diploma's release in one language. */
export interface FileName {
  auditId: string
  locale: Locale
}

/** A kept file below B-LTA, and how often it has failed to be raised. */
export interface IncompleteFile {
  name: FileName
  level: BaselineLevel
  attempts: number
  /** Throws when the bytes were altered. */
  open(): Uint8Array
}

/** Sealed files, encrypted under a key of their release that is removed when they are to be kept no longer. */
export function sealedFileStore(db: Work, keys: Keys) {
  return { ...keptFiles(db, keys), ...raisedFiles(db, keys) }
}
export type SealedFileStore = ReturnType<typeof sealedFileStore>

/** How long a file is kept. */
function keptFiles(db: Work, keys: Keys) {
  return {
    async find(name: FileName): Promise<SealedFile | undefined> {
      const row = await tables(db)
        .selectFrom('sealed_files')
        .innerJoin('sealed_file_keys', 'sealed_file_keys.audit_id', 'sealed_files.audit_id')
        .select(['key_sealed', 'level', 'bytes_encrypted'])
        .where('sealed_files.audit_id', '=', name.auditId)
        .where('language', '=', name.locale)
        .executeTakeFirst()
      return (
        row && { level: row.level, pdf: decryptFile(row.bytes_encrypted, openKey(keys, row.key_sealed), place(name)) }
      )
    },

    /** Keeps a new file until `keepUntil`. A file that another request has kept meanwhile stays: a page is sealed once. */
    async keep(name: FileName, file: SealedFile, times: { sealedAt: Date; keepUntil: Date }): Promise<void> {
      await inTransaction(db, async (transaction) => {
        const sealed = await takeKey(transaction, keys, { auditId: name.auditId, keepUntil: times.keepUntil })
        await tables(transaction)
          .insertInto('sealed_files')
          .values({
            audit_id: name.auditId,
            language: name.locale,
            level: file.level,
            bytes_encrypted: encryptFile(file.pdf, openKey(keys, sealed), place(name)),
            sealed_at: times.sealedAt,
          })
          .onConflict((conflict) => conflict.doNothing())
          .execute()
      })
    },

    /** A file that was asked for again is kept until `keepUntil`. */
    async prolong(auditId: string, keepUntil: Date): Promise<void> {
      await tables(db)
        .updateTable('sealed_file_keys')
        .set({ keep_until: keepUntil })
        .where('audit_id', '=', auditId)
        .where('keep_until', '<', keepUntil)
        .execute()
    },

    /** Removes the keys, and with them the files, whose time is over or whose authorization was revoked; returns how many. */
    async erase(now: Date): Promise<number> {
      const { numDeletedRows } = await tables(db)
        .deleteFrom('sealed_file_keys')
        .where((row) => row.or([row('keep_until', '<=', now), row.exists(revokedRelease(row))]))
        .executeTakeFirst()
      return Number(numDeletedRows)
    },
  }
}

/** Files on their way to B-LTA. */
function raisedFiles(db: Work, keys: Keys) {
  return {
    /** Files that are still to be raised, are due at `now` and will be kept beyond it. */
    async incomplete(now: Date, limit: number): Promise<IncompleteFile[]> {
      const rows = await tables(db)
        .selectFrom('sealed_files')
        .innerJoin('sealed_file_keys', 'sealed_file_keys.audit_id', 'sealed_files.audit_id')
        .select(['sealed_files.audit_id', 'language', 'level', 'augment_attempts', 'key_sealed', 'bytes_encrypted'])
        // Written out, so that a kept plan can use the partial index.
        .where(sql<boolean>`level <> 'B-LTA'`)
        .where('augment_at', '<=', now)
        .where('keep_until', '>', now)
        .orderBy('augment_at')
        .limit(limit)
        .execute()
      return rows.map(({ audit_id, language, level, augment_attempts, key_sealed, bytes_encrypted }) => {
        const name = { auditId: audit_id, locale: language }
        const open = () => decryptFile(bytes_encrypted, openKey(keys, key_sealed), place(name))
        return { name, level, attempts: augment_attempts, open }
      })
    },

    /** Puts the augmented file in place of the one at level `from`; nothing changes when another request was first. */
    async raise(name: FileName, from: BaselineLevel, file: SealedFile): Promise<void> {
      const row = await tables(db)
        .selectFrom('sealed_file_keys')
        .select('key_sealed')
        .where('audit_id', '=', name.auditId)
        .executeTakeFirst()
      if (row === undefined) return
      await tables(db)
        .updateTable('sealed_files')
        .set({ level: file.level, bytes_encrypted: encryptFile(file.pdf, openKey(keys, row.key_sealed), place(name)) })
        .where('audit_id', '=', name.auditId)
        .where('language', '=', name.locale)
        .where('level', '=', from)
        .execute()
    },

    /** Puts the next attempt to raise a file off. */
    async postpone({ auditId, locale }: FileName, nextAt: Date): Promise<void> {
      await tables(db)
        .updateTable('sealed_files')
        .set((row) => ({ augment_at: nextAt, augment_attempts: row('augment_attempts', '+', 1) }))
        .where('audit_id', '=', auditId)
        .where('language', '=', locale)
        .execute()
    },
  }
}

/** What a file is encrypted for: its bytes open under no other name. */
const place = ({ auditId, locale }: FileName) => `${auditId}/${locale}`

const openKey = (keys: Keys, sealed: Uint8Array) => Buffer.from(keys.unseal('sealed-file-key', sealed), 'base64')

function revokedRelease(
  row: ExpressionBuilder<DocumentsTables & AuthorizationsViews & ReleasesViews, 'sealed_file_keys'>,
) {
  return row
    .selectFrom('release_facts as releases')
    .innerJoin('reading_facts as readings', 'readings.id', 'releases.reading_id')
    .innerJoin('authorization_states as authorizations', 'authorizations.id', 'readings.authorization_id')
    .select('releases.audit_id')
    .whereRef('releases.audit_id', '=', 'sealed_file_keys.audit_id')
    .where('authorizations.revoked_at', 'is not', null)
}

async function takeKey(
  transaction: OpenTransaction,
  keys: Keys,
  { auditId, keepUntil }: { auditId: string; keepUntil: Date },
): Promise<Uint8Array> {
  const fresh = keys.seal('sealed-file-key', makeFileKey().toString('base64'))
  const row = await tables(transaction)
    .insertInto('sealed_file_keys')
    .values({ audit_id: auditId, key_sealed: fresh, keep_until: keepUntil })
    // The other language of this diploma, or a second request, has a key already.
    .onConflict((conflict) =>
      conflict.column('audit_id').doUpdateSet((set) => ({ keep_until: set.ref('excluded.keep_until') })),
    )
    .returning('key_sealed')
    .executeTakeFirstOrThrow()
  return row.key_sealed
}
