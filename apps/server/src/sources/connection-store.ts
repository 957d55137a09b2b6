import type { Connection } from '@perga/connectors'
import { z } from 'zod'
import type { Database } from '../platform/database.ts'
import type { Keys } from '../platform/keys.ts'

// Strict: settings of both modes at once are refused, not half of them overlooked.
const Api = z.strictObject({
  mode: z.literal('api'),
  address: z.url({ protocol: /^https?$/ }),
  key: z.string(),
  basicAuth: z.object({ user: z.string(), password: z.string() }).exactOptional(),
  memberNames: z.object({ token: z.string(), query: z.string(), filter: z.string() }).exactOptional(),
  charset: z.enum(['utf-8', 'windows-1253']).exactOptional(),
})
const View = z.strictObject({
  mode: z.literal('view'),
  dialect: z.literal('postgresql'),
  connectionString: z.url({ protocol: /^postgres(ql)?$/ }),
  view: z.string(),
})
/** How an institution is reached: a database view or an API, never both (spec 2 §5). */
export const ConnectionSettings: z.ZodType<Connection> = z.discriminatedUnion('mode', [Api, View])

/** The connections of the institutions; their settings hold secrets and are sealed at rest. */
export function connectionStore(db: Database, keys: Keys) {
  return {
    async save(institutionCode: string, connection: Connection, now: Date) {
      const row = {
        mode: connection.mode,
        settings_sealed: keys.seal('connection-settings', JSON.stringify(connection)),
        changed_at: now,
      }
      await db
        .insertInto('connections')
        .values({ institution_code: institutionCode, ...row })
        .onConflict((conflict) => conflict.column('institution_code').doUpdateSet(row))
        .execute()
    },
    /** When each connection was last changed, by institution code. */
    async changes(): Promise<Map<string, Date>> {
      const rows = await db.selectFrom('connections').select(['institution_code', 'changed_at']).execute()
      return new Map(rows.map((row) => [row.institution_code, row.changed_at]))
    },
    async read(institutionCode: string): Promise<Connection> {
      const row = await db
        .selectFrom('connections')
        .select('settings_sealed')
        .where('institution_code', '=', institutionCode)
        .executeTakeFirstOrThrow()
      return ConnectionSettings.parse(JSON.parse(keys.unseal('connection-settings', row.settings_sealed)))
    },
  }
}
export type ConnectionStore = ReturnType<typeof connectionStore>
