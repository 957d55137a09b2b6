import type { Selectable } from 'kysely'
import type { Work } from '../platform/work.ts'
import type { DirectoryTables } from './tables.ts'
import { tables } from './tables.ts'

export type InstitutionRow = Selectable<DirectoryTables['institutions']>

/** The institutions by code. */
export function institutionStore(db: Work) {
  return {
    async names(): Promise<Map<string, { code: string; name_el: string; name_en: string }>> {
      const rows = await tables(db).selectFrom('institutions').select(['code', 'name_el', 'name_en']).execute()
      return new Map(rows.map((row) => [row.code, row]))
    },
    /** Everything that is told of the institutions on one of the two adoption lists. */
    adopting: (adoption: 'adopter' | 'beta') =>
      tables(db).selectFrom('institutions').selectAll().where('adoption', '=', adoption).execute(),
    /** The institution called `name`: by its name in Greek or English, its code, or else a name that it had before. */
    async find(name: string): Promise<InstitutionRow | undefined> {
      const current = await tables(db)
        .selectFrom('institutions')
        .selectAll()
        .where((where) =>
          where.or([where('name_el', '=', name), where('name_en', '=', name), where('code', '=', name)]),
        )
        .orderBy((order) => order('name_el', '=', name), 'desc')
        .limit(1)
        .executeTakeFirst()
      return current ?? (await formerlyCalled(db, name))
    },
  }
}
export type InstitutionStore = ReturnType<typeof institutionStore>

// A name that two institutions had before says nothing about which is meant.
async function formerlyCalled(db: Work, name: string): Promise<InstitutionRow | undefined> {
  const [institution, ...others] = await tables(db)
    .selectFrom('institutions')
    .selectAll()
    .where('code', 'in', (names) =>
      names
        .selectFrom('former_names')
        .select('institution_code')
        .where((where) =>
          where.or([where('former_names.name_el', '=', name), where('former_names.name_en', '=', name)]),
        ),
    )
    .execute()
  return others.length === 0 ? institution : undefined
}
