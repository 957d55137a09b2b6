import { type Insertable, sql, type Updateable } from 'kysely'
import type { Database, DatabaseTransaction } from '../platform/database.ts'
import type { Schema } from '../platform/schema.ts'

/** The directory as staff keep it: every institution, its former names, its departments, and what was done to them. */
export function directoryStore(db: Database | DatabaseTransaction) {
  return {
    list: () =>
      db
        .selectFrom('institutions')
        .leftJoin('connections', 'connections.institution_code', 'institutions.code')
        .select(['code', 'name_el', 'name_en', 'adoption', 'merged_into', 'connections.mode as connection'])
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
    find: (code: string) => db.selectFrom('institutions').selectAll().where('code', '=', code).executeTakeFirst(),
    /** The institution, which nobody else changes until the transaction ends. */
    lock: (code: string) =>
      db.selectFrom('institutions').selectAll().where('code', '=', code).forUpdate().executeTakeFirst(),
    async insert(institution: { code: string; name_el: string; name_en: string }): Promise<void> {
      await db.insertInto('institutions').values(institution).execute()
    },
    async update(code: string, change: Updateable<Schema['institutions']>): Promise<void> {
      await db.updateTable('institutions').set(change).where('code', '=', code).execute()
    },
    async isNamed(name: string, except: string): Promise<boolean> {
      const row = await db
        .selectFrom('institutions')
        .select('code')
        .where('name_el', '=', name)
        .where('code', '<>', except)
        .executeTakeFirst()
      return row !== undefined
    },
    /** Ends the way to an institution's own data; false where it has none. */
    async endConnection(code: string): Promise<boolean> {
      const ended = await db
        .deleteFrom('connections')
        .where('institution_code', '=', code)
        .returning('institution_code')
        .executeTakeFirst()
      return ended !== undefined
    },
    /** Forgets what an institution uploaded, finished or not, and ends the keys of its programs; returns how many of each. */
    async endUploads(code: string, now: Date): Promise<{ degrees_forgotten: number; upload_keys_ended: number }> {
      const uploads = await db
        .deleteFrom('degree_uploads')
        .where('institution_code', '=', code)
        .returning('degrees')
        .execute()
      const keys = await db
        .updateTable('upload_keys')
        .set({ retired_at: now })
        .where('institution_code', '=', code)
        .where('retired_at', 'is', null)
        .returning('id')
        .execute()
      const degrees_forgotten = uploads.reduce((sum, { degrees }) => sum + degrees, 0)
      return { degrees_forgotten, upload_keys_ended: keys.length }
    },
    /** Withdraws what was proposed for an institution; nobody else decides on that any more. */
    async withdrawProposals(code: string, now: Date): Promise<void> {
      await db
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
    absorbedBy: (code: string) =>
      db.selectFrom('institutions').select('code').where('merged_into', '=', code).orderBy('code').execute(),
    formerNames: (code: string) =>
      db
        .selectFrom('former_names')
        .select(['name_el', 'name_en', 'used_until'])
        .where('institution_code', '=', code)
        .orderBy('used_until')
        .orderBy('name_el')
        .execute(),
    async addFormerName(name: Insertable<Schema['former_names']>): Promise<void> {
      await db
        .insertInto('former_names')
        .values(name)
        .onConflict((conflict) =>
          conflict
            .columns(['institution_code', 'name_el'])
            .doUpdateSet({ name_en: name.name_en ?? null, used_until: name.used_until ?? null }),
        )
        .execute()
    },
    departments: (code: string) =>
      db
        .selectFrom('departments')
        .leftJoin('departments as maintainer', 'maintainer.id', 'departments.maintainer_id')
        .selectAll('departments')
        .select([
          ...(['maintainer.name_el as maintainer_el', 'maintainer.name_en as maintainer_en'] as const),
          'maintainer.institution_code as maintainer_institution',
        ])
        .where('departments.institution_code', '=', code)
        .execute(),
    department: (id: string) => db.selectFrom('departments').selectAll().where('id', '=', id).executeTakeFirst(),
    maintainingOf: (code: string) =>
      db
        .selectFrom('departments')
        .selectAll()
        .where('institution_code', '=', code)
        .where('kind', '=', 'maintaining')
        .execute(),
    async insertDepartment(department: Insertable<Schema['departments']>): Promise<void> {
      await db.insertInto('departments').values(department).execute()
    },
    async updateDepartment(id: string, change: Updateable<Schema['departments']>): Promise<void> {
      await db.updateTable('departments').set(change).where('id', '=', id).execute()
    },
    /** What was done to an institution's entry, connection and file, the latest first, with the names of the provider's members. */
    history: (code: string, most: number) =>
      db
        .selectFrom('audit_events')
        .leftJoin('provider_staff', (join) =>
          join.on(sql<boolean>`audit_events.actor = 'provider:' || provider_staff.id::text`),
        )
        .select(['at', 'act', 'actor', 'detail', 'provider_staff.name'])
        .where('object', '=', code)
        .where((event) =>
          event.or(
            ['institution', 'department', 'connection', 'sign-on', 'statistics', 'degrees', 'upload-key'].map((of) =>
              event('act', 'like', `${of}.%`),
            ),
          ),
        )
        .orderBy('audit_events.id', 'desc')
        .limit(most)
        .execute(),
  }
}
export type DirectoryStore = ReturnType<typeof directoryStore>
