import type { Work } from '../platform/work.ts'
import { tables } from './tables.ts'

type Kind = 'institution' | 'department'

/** What institutions and departments were before they were changed (row I14). */
export function directoryVersions(db: Work) {
  return {
    /** Keeps what an institution or a department was until now. */
    async keep(former: { kind: Kind; object: string; was: object; endedAt: Date }): Promise<void> {
      const { kind, object, was, endedAt } = former
      await tables(db)
        .insertInto('directory_versions')
        .values({ kind, object, was: JSON.stringify(was), ended_at: endedAt })
        .execute()
    },
    /** Whether one of these was changed after `at`. */
    async hasChangedSince(objects: readonly string[], at: Date): Promise<boolean> {
      const row = await tables(db)
        .selectFrom('directory_versions')
        .select('id')
        .where('object', 'in', [...objects])
        .where('ended_at', '>', at)
        .limit(1)
        .executeTakeFirst()
      return row !== undefined
    },
    async departmentAt(id: string, at: Date) {
      const now = await tables(db).selectFrom('departments').selectAll().where('id', '=', id).executeTakeFirstOrThrow()
      return { ...now, ...(await wasAt(db, { kind: 'department', object: id, at })) }
    },
    async institutionAt(code: string, at: Date) {
      const now = await tables(db)
        .selectFrom('institutions')
        .selectAll()
        .where('code', '=', code)
        .executeTakeFirstOrThrow()
      return { ...now, ...(await wasAt(db, { kind: 'institution', object: code, at })) }
    },
  }
}

/** What differed at that moment: of each fact, what the first version that ended after it says. */
async function wasAt(db: Work, asked: { kind: Kind; object: string; at: Date }) {
  const rows = await tables(db)
    .selectFrom('directory_versions')
    .select('was')
    .where('kind', '=', asked.kind)
    .where('object', '=', asked.object)
    .where('ended_at', '>', asked.at)
    .orderBy('id', 'desc')
    .execute()
  return Object.assign({}, ...rows.map(({ was }) => was)) as object
}
