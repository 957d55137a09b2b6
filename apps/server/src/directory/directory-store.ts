import type { Insertable, Updateable } from 'kysely'
import type { Work } from '../platform/work.ts'
import type { DirectoryTables } from './tables.ts'
import { tables } from './tables.ts'

/** The directory as staff keep it: every institution, its former names, its departments, and what was done to them. */
export function directoryStore(db: Work) {
  return { ...foundInstitutions(db), ...institutionChanges(db), ...formerNames(db), ...departments(db) }
}
export type DirectoryStore = ReturnType<typeof directoryStore>

function foundInstitutions(db: Work) {
  return {
    list: () =>
      tables(db)
        .selectFrom('institutions')
        .select(['code', 'name_el', 'name_en', 'adoption', 'merged_into'])
        .select((institution) =>
          institution
            .exists(
              institution
                .selectFrom('institution_proposals as proposal')
                .select('proposal.id')
                .whereRef('proposal.institution_code', '=', 'institutions.code')
                .where('proposal.state', '=', 'open'),
            )
            .as('has_proposal'),
        )
        .execute(),

    find: (code: string) =>
      tables(db).selectFrom('institutions').selectAll().where('code', '=', code).executeTakeFirst(),

    /** The institution, which nobody else changes until the transaction ends. */
    lock: (code: string) =>
      tables(db).selectFrom('institutions').selectAll().where('code', '=', code).forUpdate().executeTakeFirst(),

    async isNamed(name: string, except: string): Promise<boolean> {
      const row = await tables(db)
        .selectFrom('institutions')
        .select('code')
        .where('name_el', '=', name)
        .where('code', '<>', except)
        .executeTakeFirst()
      return row !== undefined
    },

    absorbedBy: (code: string) =>
      tables(db).selectFrom('institutions').select('code').where('merged_into', '=', code).orderBy('code').execute(),
  }
}

function institutionChanges(db: Work) {
  return {
    async insert(institution: { code: string; name_el: string; name_en: string }): Promise<void> {
      await tables(db).insertInto('institutions').values(institution).execute()
    },

    async update(code: string, change: Updateable<DirectoryTables['institutions']>): Promise<void> {
      await tables(db).updateTable('institutions').set(change).where('code', '=', code).execute()
    },

    /** Withdraws what was proposed for an institution; nobody else decides on that any more. */
    async withdrawProposals(code: string, now: Date): Promise<void> {
      await tables(db)
        .updateTable('institution_proposals')
        .set(({ ref }) => ({
          state: 'withdrawn',
          settings_sealed: null,
          decided_by: ref('proposed_by'),
          decided_at: now,
        }))
        .where('institution_code', '=', code)
        .where('state', '=', 'open')
        .execute()
    },
  }
}

function formerNames(db: Work) {
  return {
    formerNames: (code: string) =>
      tables(db)
        .selectFrom('former_names')
        .select(['name_el', 'name_en', 'used_until'])
        .where('institution_code', '=', code)
        .orderBy('used_until')
        .orderBy('name_el')
        .execute(),

    async addFormerName(name: Insertable<DirectoryTables['former_names']>): Promise<void> {
      await tables(db)
        .insertInto('former_names')
        .values(name)
        .onConflict((conflict) =>
          conflict
            .columns(['institution_code', 'name_el'])
            .doUpdateSet({ name_en: name.name_en ?? null, used_until: name.used_until ?? null }),
        )
        .execute()
    },
  }
}

function departments(db: Work) {
  return {
    departments: (code: string) =>
      tables(db)
        .selectFrom('departments')
        .leftJoin('departments as maintainer', 'maintainer.id', 'departments.maintainer_id')
        .selectAll('departments')
        .select([
          ...(['maintainer.name_el as maintainer_el', 'maintainer.name_en as maintainer_en'] as const),
          'maintainer.institution_code as maintainer_institution',
        ])
        .where('departments.institution_code', '=', code)
        .execute(),

    department: (id: string) =>
      tables(db).selectFrom('departments').selectAll().where('id', '=', id).executeTakeFirst(),

    maintainingOf: (code: string) =>
      tables(db)
        .selectFrom('departments')
        .selectAll()
        .where('institution_code', '=', code)
        .where('kind', '=', 'maintaining')
        .execute(),

    async insertDepartment(department: Insertable<DirectoryTables['departments']>): Promise<void> {
      await tables(db).insertInto('departments').values(department).execute()
    },

    async updateDepartment(id: string, change: Updateable<DirectoryTables['departments']>): Promise<void> {
      await tables(db).updateTable('departments').set(change).where('id', '=', id).execute()
    },
  }
}
