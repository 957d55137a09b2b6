import type { EducationLevel } from '@perga/domain'
import { sql } from 'kysely'
import { isOrMergedInto } from '../directory/merged-institutions.ts'
import type { Work } from '../platform/work.ts'
import type { reachOf } from './request-rights.ts'
import { RESPONSIBLE, withPlace } from './request-store.ts'

const PAGE_SIZE = 25

/** Requests with everything that a list shows of them. */
export function describedRequests(db: Work) {
  return withPlace(db)
    .innerJoin('institution_names as responsible', (join) => join.on('responsible.code', '=', RESPONSIBLE))
    .leftJoin('desk_accounts as account', 'account.id', 'request.assignee_account_id')
    .leftJoin('desk_groups as desk_group', 'desk_group.id', 'request.assignee_group_id')
    .select([
      ...(['request.id', 'request.reference', 'request.kind', 'request.state', 'request.outcome'] as const),
      ...(['request.level', 'request.year', 'request.answer_by'] as const),
      ...(['request.created_at', 'request.resolved_at', 'department.minedu_id', 'request.department_id'] as const),
      ...(['request.hand_over_id', 'request.holder_id', 'request.holder_seen_at'] as const),
      ...(['responsible.code as institution', 'responsible.name_el', 'responsible.name_en'] as const),
      ...(['department.name_el as department_el', 'department.name_en as department_en'] as const),
      ...(['account.id as account_id', 'account.name as account_name'] as const),
      ...(['desk_group.id as group_id', 'desk_group.name as group_name'] as const),
    ])
}

export type DescribedRequest = Awaited<ReturnType<ReturnType<typeof describedRequests>['execute']>>[number]

/** Whose queue it is, and as far as which departments. */
export interface QueueOwner {
  accountId: string
  institution: string
  reach: ReturnType<typeof reachOf>
}

export interface QueueFilter {
  isMine: boolean
  state: 'open' | 'assigned' | 'resolved' | 'unresolved'
  /** Null is any; `0` those without a department. */
  maintainer: string | null
  level: EducationLevel | null
  overdueOn: string | null
  /** The start of a reference. */
  reference: string
  order: 'answer_by' | 'created_at'
  page: number
}

/** The desk's queue: never a row beyond what its owner may see. */
export function queueStore(db: Work) {
  return {
    async page(owner: QueueOwner, filter: QueueFilter) {
      const query = filtered(db, owner, filter)
      const { total } = await query
        .clearSelect()
        .select(({ fn }) => fn.countAll<number>().as('total'))
        .executeTakeFirstOrThrow()
      const ordered =
        filter.order === 'answer_by' ? query.orderBy('request.answer_by') : query.orderBy('request.created_at', 'desc')
      const rows = await ordered
        .select(isAssignedTo(owner.accountId).as('is_mine'))
        .orderBy('request.id')
        .limit(PAGE_SIZE)
        .offset((filter.page - 1) * PAGE_SIZE)
        .execute()
      return { rows, total }
    },

    /** Of all unresolved requests that the owner sees: open, assigned to the owner or a group of theirs, overdue on `today`. */
    counts: (owner: QueueOwner, today: string) =>
      seenBy(db, owner)
        .where('request.state', '<>', 'resolved')
        .clearSelect()
        .select(({ fn }) => [
          fn.countAll<number>().filterWhere('request.state', '=', 'open').as('open'),
          fn.countAll<number>().filterWhere(isAssignedTo(owner.accountId)).as('mine'),
          fn.countAll<number>().filterWhere('request.answer_by', '<', today).as('overdue'),
        ])
        .executeTakeFirstOrThrow(),
  }
}
export type QueueStore = ReturnType<typeof queueStore>

// Said by departments and institutions, not by each request's own: so the indices of requests serve it.
function seenBy(db: Work, { institution, reach }: QueueOwner) {
  return describedRequests(db).where((where) =>
    where.or([
      where('request.department_id', 'in', (ids) => {
        const departments = ids
          .selectFrom('department_places as departments')
          .select('id')
          .where('institution_code', '=', institution)
        return reach.whole ? departments : departments.where('minedu_id', '=', sql<string>`any(${reach.maintainerIds})`)
      }),
      where.and([
        where.lit(reach.whole),
        where('request.department_id', 'is', null),
        where('request.institution_code', 'in', (codes) =>
          codes.selectFrom('institution_names as institutions').select('code').where(isOrMergedInto(institution)),
        ),
      ]),
    ]),
  )
}

function filtered(db: Work, owner: QueueOwner, filter: QueueFilter) {
  let query = seenBy(db, owner)
  if (filter.isMine) query = query.where(isAssignedTo(owner.accountId))
  query =
    filter.state === 'unresolved'
      ? query.where('request.state', '<>', 'resolved')
      : query.where('request.state', '=', filter.state)
  if (filter.maintainer === '0') query = query.where('request.department_id', 'is', null)
  else if (filter.maintainer !== null) query = query.where('department.minedu_id', '=', filter.maintainer)
  if (filter.level !== null) query = query.where('request.level', '=', filter.level)
  if (filter.overdueOn !== null)
    query = query.where('request.state', '<>', 'resolved').where('request.answer_by', '<', filter.overdueOn)
  return filter.reference === '' ? query : query.where('request.reference', 'like', `${filter.reference}%`)
}

/** MyTickets (spec 2 §6): what is assigned to the account, or to a group that it is in as long as it may resolve there. */
export function isAssignedTo(accountId: string) {
  return sql<boolean>`(coalesce(request.assignee_account_id = ${accountId}, false) or exists (
    select from desk_group_members member
      join desk_rights entitlement on entitlement.account_id = member.account_id
    where member.group_id = request.assignee_group_id and member.account_id = ${accountId}
      and entitlement.role in ('resolve', 'full') and entitlement.maintainer_id in ('0', department.minedu_id)))`
}
