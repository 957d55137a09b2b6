import { Refusal } from '@perga/domain'
import { isUniqueViolation } from '../platform/database.ts'
import type { Work } from '../platform/work.ts'
import { tables } from './tables.ts'

/** Groups of accounts to whom requests of a department, or of the whole institution, are given together. */
export function groupStore(db: Work) {
  return { ...foundGroups(db), ...groupChanges(db) }
}

function foundGroups(db: Work) {
  return {
    ofInstitution: (institution: string) =>
      tables(db)
        .selectFrom('desk_groups as desk_group')
        .leftJoin('department_places as department', 'department.id', 'desk_group.department_id')
        .select(['desk_group.id', 'desk_group.name', 'department_id', 'department.minedu_id'])
        .where(({ eb, fn }) =>
          eb(fn.coalesce('department.institution_code', 'desk_group.institution_code'), '=', institution),
        )
        .where('desk_group.removed_at', 'is', null)
        .orderBy('desk_group.name')
        .execute(),

    /** The accounts in each of these groups. */
    async members(groupIds: readonly string[]): Promise<Map<string, string[]>> {
      if (groupIds.length === 0) return new Map()
      const rows = await tables(db)
        .selectFrom('desk_group_members')
        .selectAll()
        .where('group_id', 'in', [...groupIds])
        .execute()
      const byGroup = Map.groupBy(rows, ({ group_id }) => group_id)
      return new Map([...byGroup].map(([id, members]) => [id, members.map(({ account_id }) => account_id)]))
    },

    /** Holds a group until the transaction ends; undefined for one that was removed. */
    find: (id: string) =>
      tables(db)
        .selectFrom('desk_groups')
        .selectAll()
        .where('id', '=', id)
        .where('removed_at', 'is', null)
        .forUpdate()
        .executeTakeFirst(),
  }
}

function groupChanges(db: Work) {
  return {
    async insert(group: { id: string; institution: string; departmentId: string | null; name: string }): Promise<void> {
      const { id, institution, departmentId, name } = group
      await taking(
        tables(db)
          .insertInto('desk_groups')
          .values({ id, institution_code: institution, department_id: departmentId, name })
          .execute(),
      )
    },

    async rename(id: string, name: string): Promise<void> {
      await taking(tables(db).updateTable('desk_groups').set({ name }).where('id', '=', id).execute())
    },

    /** Gives up a group; what it resolved keeps its name. False where requests wait for it. */
    async remove(id: string, now: Date): Promise<boolean> {
      const { numUpdatedRows } = await tables(db)
        .updateTable('desk_groups')
        .set({ removed_at: now })
        .where('id', '=', id)
        .where(({ not, exists, selectFrom }) =>
          not(
            exists(
              selectFrom('desk_requests')
                .select('id')
                .where('assignee_group_id', '=', id)
                .where('state', '=', 'assigned'),
            ),
          ),
        )
        .executeTakeFirst()
      return Number(numUpdatedRows) === 1
    },

    async setMembers(id: string, accountIds: readonly string[]): Promise<void> {
      await tables(db).deleteFrom('desk_group_members').where('group_id', '=', id).execute()
      if (accountIds.length === 0) return
      const rows = accountIds.map((account_id) => ({ group_id: id, account_id }))
      await tables(db).insertInto('desk_group_members').values(rows).execute()
    },
  }
}

async function taking(statement: Promise<unknown>): Promise<void> {
  try {
    await statement
  } catch (error) {
    if (isUniqueViolation(error)) throw new Refusal('group_name_taken', {}, { cause: error })
    throw error
  }
}
