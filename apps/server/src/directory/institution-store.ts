import type { Database } from '../platform/database.ts'

/** The institutions by code. */
export function institutionStore(db: Database) {
  return {
    async names(): Promise<Map<string, { code: string; name_el: string; name_en: string }>> {
      const rows = await db.selectFrom('institutions').select(['code', 'name_el', 'name_en']).execute()
      return new Map(rows.map((row) => [row.code, row]))
    },
  }
}
export type InstitutionStore = ReturnType<typeof institutionStore>
