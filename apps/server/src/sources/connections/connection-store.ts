import { type Connection, type DialectName, dialectOf } from '@perga/connectors'
import { z } from 'zod'
import type { Keys } from '../../platform/keys.ts'
import type { Work } from '../../platform/work.ts'
import { tables } from '../tables.ts'

// Strict: settings of both modes at once are refused, not half of them overlooked.
const Api = z.strictObject({
  mode: z.literal('api'),
  address: z.url({ protocol: /^https?$/ }),
  key: z.string(),
  basicAuth: z.object({ user: z.string(), password: z.string() }).exactOptional(),
  memberNames: z.object({ token: z.string(), query: z.string(), filter: z.string() }).exactOptional(),
  charset: z.enum(['utf-8', 'windows-1253']).exactOptional(),
})
const viewOf = (dialect: DialectName) =>
  z.strictObject({
    mode: z.literal('view'),
    dialect: z.literal(dialect),
    connectionString: z.url().refine((address) => dialectOf(address) === dialect),
    view: z.string().min(1).max(200),
    ca: z.string().startsWith('-----BEGIN CERTIFICATE-----').exactOptional(),
    charset: z.enum(['utf-8', 'windows-1253']).exactOptional(),
  })
const View = z.discriminatedUnion('dialect', [
  viewOf('postgresql'),
  viewOf('mysql'),
  viewOf('oracle'),
  viewOf('sqlserver'),
])
// A file in place of a system: the service answers in the institution's place (decisions 0010 and 0025).
const Uploaded = z.strictObject({ mode: z.literal('file') })

// An institution's own system is a database view or an API, never both (spec 2 §5).
const SystemSettings: z.ZodType<Connection> = z.union([Api, View])
/** How an institution's degrees are read: from its own system, or from the file that it uploads. */
export type SourceConnection = Connection | z.infer<typeof Uploaded>
export const ConnectionSettings: z.ZodType<SourceConnection> = z.union([Uploaded, SystemSettings])

/** The connections of the institutions; their settings hold secrets and are sealed at rest. */
export function connectionStore(db: Work, keys: Keys) {
  return {
    async save(institutionCode: string, connection: SourceConnection, now: Date) {
      const row = {
        mode: connection.mode,
        settings_sealed: keys.seal('connection-settings', JSON.stringify(connection)),
        changed_at: now,
      }
      await tables(db)
        .insertInto('connections')
        .values({ institution_code: institutionCode, ...row })
        .onConflict((conflict) => conflict.column('institution_code').doUpdateSet(row))
        .execute()
    },
    /** When each connection was last changed, by institution code. */
    async changes(): Promise<Map<string, Date>> {
      const rows = await tables(db).selectFrom('connections').select(['institution_code', 'changed_at']).execute()
      return new Map(rows.map((row) => [row.institution_code, row.changed_at]))
    },
    /** How each connected institution is reached, by its code. */
    async modes() {
      const rows = await tables(db).selectFrom('connections').select(['institution_code', 'mode']).execute()
      return new Map(rows.map((row) => [row.institution_code, row.mode]))
    },
    /** The institution that answers for this one: itself, unless it was merged into another. */
    async answering(institutionCode: string): Promise<string> {
      const row = await tables(db)
        .selectFrom('institution_names as institutions')
        .select('merged_into')
        .where('code', '=', institutionCode)
        .executeTakeFirst()
      return row?.merged_into ?? institutionCode
    },
    async read(institutionCode: string): Promise<SourceConnection> {
      const row = await tables(db)
        .selectFrom('connections')
        .select(['mode', 'settings_sealed'])
        .where('institution_code', '=', institutionCode)
        .executeTakeFirstOrThrow()
      const connection = ConnectionSettings.parse(JSON.parse(keys.unseal('connection-settings', row.settings_sealed)))
      // One mode for an institution, told twice: where the two differ neither is believed.
      if (connection.mode !== row.mode) throw new Error('the settings of a connection are of another mode than its row')
      return connection
    },
    /** Whether the institution's degrees come from a file that it uploads. */
    async isUploading(institutionCode: string): Promise<boolean> {
      const row = await tables(db)
        .selectFrom('connections')
        .select('mode')
        .where('institution_code', '=', institutionCode)
        .executeTakeFirst()
      return row?.mode === 'file'
    },
  }
}
export type ConnectionStore = ReturnType<typeof connectionStore>
