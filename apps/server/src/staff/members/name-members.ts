import type { Work } from '../../platform/work.ts'
import { tables } from '../tables.ts'

/** The names of members of the provider by their ids; who is unknown is left out. Other texts than ids find nobody. */
export async function nameMembers(work: Work, ids: readonly string[]): Promise<Map<string, string>> {
  if (ids.length === 0) return new Map()
  const rows = await tables(work)
    .selectFrom('provider_staff')
    .select(['id', 'name'])
    .where(({ eb, cast, ref }) => eb(cast<string>(ref('id'), 'text'), 'in', [...new Set(ids)]))
    .execute()
  return new Map(rows.map(({ id, name }) => [id, name]))
}
