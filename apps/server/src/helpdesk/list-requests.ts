import type { OwnRequest, OwnRequests, RequestQuery, RequestQueue } from '@perga/contracts'
import type { InstitutionMember } from '../staff/staff-member.ts'
import { describeOwn, describeQueued, summarize } from './describe-request.ts'
import type { HelpdeskDependencies } from './helpdesk-dependencies.ts'
import { placeStore } from './place-store.ts'
import { queueStore } from './queue-store.ts'
import { dayInGreece } from './request-deadline.ts'
import { requestFactsStore } from './request-facts-store.ts'
import { readReference } from './request-reference.ts'
import { mayDo, type RequestAct, reachOf } from './request-rights.ts'

type Reading = Omit<HelpdeskDependencies, 'enqueue' | 'findCheck'>

/** A person's own requests, the latest first. */
export async function listOwn(holderIds: readonly string[], { db, keys, clock }: Reading): Promise<OwnRequests> {
  const rows = await requestFactsStore(db, keys).ofHolder(holderIds)
  const now = clock.now()
  return { requests: rows.map((row) => ({ ...summarize(row, now), has_new_answer: row.has_new_answer })) }
}

/** Everything that the service holds of a person's requests (GDPR art. 15), without marking anything as seen. */
export async function exportRequests(holderIds: readonly string[], dependencies: Reading): Promise<OwnRequest[]> {
  const rows = await requestFactsStore(dependencies.db, dependencies.keys).ofHolder(holderIds)
  return Promise.all(rows.map(({ id }) => describeOwn({ id, holderIds, isLooking: false }, dependencies)))
}

/** One page of the queue, as far as the member sees it (rows H5, H6). */
export async function listQueue(
  query: RequestQuery,
  { member, dependencies }: { member: InstitutionMember; dependencies: Reading },
): Promise<RequestQueue> {
  const { db, clock } = dependencies
  const now = clock.now()
  const today = dayInGreece(now)
  const owner = { accountId: member.id, institution: member.institutionCode, reach: reachOf(member, 'see') }
  const queue = queueStore(db)
  const reference = readReference(query.reference)
  const filter = {
    ...{ isMine: query.of === 'mine', state: query.state, order: query.order, page: query.page },
    ...{ maintainer: query.maintainer || null, level: query.level || null, reference: reference ?? '' },
    overdueOn: query.overdue === 'true' ? today : null,
  }
  const [page, counts, departments] = await Promise.all([
    // What cannot be a reference is the reference of nothing.
    reference === null ? { rows: [], total: 0 } : queue.page(owner, filter),
    queue.counts(owner, today),
    departmentsWith(member, 'see', dependencies),
  ])
  return {
    requests: page.rows.map((row) => describeQueued(row, now)),
    ...{ total: page.total, counts },
    departments: departments.map(({ maintainer_id, name_el, name_en }) => ({ maintainer_id, name_el, name_en })),
  }
}

/** The departments in which a member may do this, the whole institution (`0`) first where they may there. */
export async function departmentsWith(member: InstitutionMember, act: RequestAct, { db }: Pick<Reading, 'db'>) {
  const { institutionCode: institution } = member
  const places = placeStore(db)
  const departments = (await places.maintaining(institution)).filter(({ maintainer_id: maintainerId }) =>
    mayDo(member, act, { institution, maintainerId }),
  )
  if (!mayDo(member, act, { institution, maintainerId: null })) return departments
  return [{ id: null, ...(await places.whole(institution)) }, ...departments]
}
