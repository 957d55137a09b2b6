import { EDUCATION_LEVELS, type EducationLevel } from '@perga/domain'
import { sql } from 'kysely'
import type { Work } from '../platform/work.ts'
import type { RequestPlace } from './request-rights.ts'
import type { AssigneeName } from './request-store.ts'
import { tables } from './tables.ts'

const RESOLVERS = ['resolve', 'full'] as const

/** A request's place, and its department as we name it. */
type DepartmentPlace = RequestPlace & { departmentId: string | null }

/** The accounts that may resolve a request there, one row for each right by which they may. */
export function resolversOf(db: Work, { institution, maintainerId }: RequestPlace) {
  return tables(db)
    .selectFrom('desk_accounts as account')
    .innerJoin('desk_rights as entitlement', 'entitlement.account_id', 'account.id')
    .where('account.institution_code', '=', institution)
    .where('entitlement.role', 'in', RESOLVERS)
    .where('entitlement.maintainer_id', 'in', maintainerId === null ? ['0'] : [maintainerId, '0'])
}

/** To whom requests can be given: accounts that may resolve them, and groups of the department. */
export function assigneeStore(db: Work) {
  return { ...eligibleAssignees(db), ...assigneeByLoad(db) }
}

function eligibleAssignees(db: Work) {
  return {
    /** The accounts that may resolve a request there, each with the levels that come to it by themselves and how many wait. */
    async accounts(place: RequestPlace) {
      const rows = await resolversOf(db, place)
        .distinctOn('account.id')
        .select(['account.id', 'account.name', 'entitlement.role', 'entitlement.levels'])
        .select(({ selectFrom }) =>
          selectFrom('desk_requests')
            .select(({ fn }) => fn.countAll<number>().as('n'))
            .whereRef('assignee_account_id', '=', 'account.id')
            .where('state', '=', 'assigned')
            .as('waiting'),
        )
        .orderBy('account.id')
        // The right for the department itself before the one for all of them.
        .orderBy('entitlement.maintainer_id', 'desc')
        .execute()
      return rows.map(({ levels, waiting, ...row }) => ({
        ...row,
        waiting: waiting ?? 0,
        levels: EDUCATION_LEVELS.filter((level) => levels.includes(level)),
      }))
    },

    /** The groups of the place in which somebody is who may resolve there, and how many wait for each. */
    groups: (place: DepartmentPlace) => groupsOf(db, place),

    /** Whether the request can be given to this account or group; the group then stays until the transaction ends. */
    async isEligible({ kind, id }: AssigneeName, at: DepartmentPlace): Promise<boolean> {
      if (kind === 'account')
        return (await resolversOf(db, at).select('account.id').where('account.id', '=', id).execute()).length > 0
      await tables(db).selectFrom('desk_groups').select('id').where('id', '=', id).forShare().execute()
      return (await groupsOf(db, at)).some((group) => group.id === id)
    },
  }
}

function assigneeByLoad(db: Work) {
  return {
    /**
     * The account whose entitlement for the department names the level and which has the fewest waiting (row H6), of those that signed
     * in after `seenAfter`. Until the transaction ends no other one chooses in that department, so that many at once are spread evenly.
     */
    async leastBusy(place: RequestPlace, level: EducationLevel, seenAfter: Date): Promise<string | undefined> {
      const { institution, maintainerId } = place
      await sql`select pg_advisory_xact_lock(hashtextextended(${`${institution}:${maintainerId}`}, 0))`.execute(
        tables(db),
      )
      const row = await resolversOf(db, place)
        .select('account.id')
        .where('entitlement.maintainer_id', '=', maintainerId)
        .where('entitlement.maintainer_id', '<>', '0')
        .where(sql<boolean>`${level} = any(entitlement.levels)`)
        .where('account.last_seen_at', '>', seenAfter)
        .orderBy(({ selectFrom }) =>
          selectFrom('desk_requests')
            .select(({ fn }) => fn.countAll<number>().as('n'))
            .whereRef('assignee_account_id', '=', 'account.id')
            .where('state', '=', 'assigned'),
        )
        .orderBy('account.id')
        .limit(1)
        .executeTakeFirst()
      return row?.id
    },
  }
}

function groupsOf(db: Work, place: DepartmentPlace) {
  return tables(db)
    .selectFrom('desk_groups as desk_group')
    .select(['id', 'name'])
    .select(({ selectFrom }) =>
      selectFrom('desk_requests')
        .select(({ fn }) => fn.countAll<number>().as('n'))
        .whereRef('assignee_group_id', '=', 'desk_group.id')
        .where('state', '=', 'assigned')
        .as('waiting'),
    )
    .where('removed_at', 'is', null)
    .where(sql<boolean>`department_id is not distinct from ${place.departmentId}`)
    .where((where) =>
      place.departmentId === null ? where('institution_code', '=', place.institution) : where.lit(true),
    )
    .where(({ exists, selectFrom }) =>
      exists(
        selectFrom('desk_group_members as member')
          .select('member.account_id')
          .whereRef('member.group_id', '=', 'desk_group.id')
          .where('member.account_id', 'in', resolversOf(db, place).select('account.id')),
      ),
    )
    .orderBy('name')
    .execute()
}
