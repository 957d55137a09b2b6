import type { DegreeKey } from '@perga/domain'
import { sql } from 'kysely'
import { eventsOf } from '../platform/audit.ts'
import type { Keys } from '../platform/keys.ts'
import type { Work } from '../platform/work.ts'
import { describedRequests, isAssignedTo } from './queue-store.ts'
import type { RequestPerson } from './request-store.ts'
import { tables } from './tables.ts'

/** The audit's acts that make a request's history. */
const ACTS = [
  ...(['created', 'assigned-by-level', 'assigned', 'message', 'note'] as const),
  ...(['resolved', 'reminded', 'department-changed'] as const),
]
type HistoryAct = (typeof ACTS)[number]

/** One request with all that is known of it, unsealed: for its holder and for staff who may see it. */
export function requestFactsStore(db: Work, keys: Keys) {
  const withSecrets = () =>
    describedRequests(db).select([
      ...(['request.person_sealed', 'request.text_sealed', 'request.email_sealed'] as const),
      'request.degree_key_sealed',
    ])
  return {
    /** A person's own requests, the latest first. */
    ofHolder: (holderIds: readonly string[]) =>
      describedRequests(db)
        .select(
          sql<boolean>`exists (select from desk_messages message where message.request_id = request.id
            and message.author = 'staff' and message.at > coalesce(request.holder_seen_at, request.created_at))`.as(
            'has_new_answer',
          ),
        )
        .where('request.holder_id', 'in', [...holderIds])
        .orderBy('request.created_at', 'desc')
        .orderBy('request.id', 'desc')
        .execute(),

    /** One request; `is_mine` for this account. */
    async find(id: string, accountId: string | null) {
      const row = await withSecrets()
        .select(accountId === null ? sql<boolean>`false`.as('is_mine') : isAssignedTo(accountId).as('is_mine'))
        .where('request.id', '=', id)
        .executeTakeFirst()
      if (row === undefined) return undefined
      const { person_sealed, text_sealed, email_sealed, degree_key_sealed, ...facts } = row
      return {
        ...facts,
        // Each was sealed by the request store.
        person: person_sealed && (JSON.parse(keys.unseal('desk-request', person_sealed)) as RequestPerson),
        text: text_sealed && keys.unseal('degree-report', text_sealed),
        email: email_sealed && keys.unseal('desk-request', email_sealed),
        degreeKey: degree_key_sealed && (JSON.parse(keys.unseal('degree-key', degree_key_sealed)) as DegreeKey),
      }
    },

    /** What was done to a request, the latest last. */
    async history(id: string) {
      const events = await eventsOf(
        db,
        id,
        ACTS.map((act) => `request.${act}`),
      )
      const [accounts, groups] = await Promise.all([accountNames(db, events), groupNames(db, events)])
      return events.map(({ at, act, actor, detail }) => ({
        at,
        // The acts asked for are these.
        act: act.slice('request.'.length) as HistoryAct,
        by: accounts.get(actor.slice('institution:'.length)) ?? null,
        to: accounts.get(String(detail.account)) ?? groups.get(String(detail.group)) ?? null,
      }))
    },
  }
}
export type RequestFactsStore = ReturnType<typeof requestFactsStore>

type Events = Awaited<ReturnType<typeof eventsOf>>

async function accountNames(db: Work, events: Events): Promise<Map<string, string>> {
  const ids = events.flatMap(({ actor, detail }) => [
    ...(actor.startsWith('institution:') ? [actor.slice('institution:'.length)] : []),
    ...(typeof detail.account === 'string' ? [detail.account] : []),
  ])
  if (ids.length === 0) return new Map()
  const rows = await tables(db).selectFrom('desk_accounts').select(['id', 'name']).where('id', 'in', ids).execute()
  return new Map(rows.map(({ id, name }) => [id, name]))
}

async function groupNames(db: Work, events: Events): Promise<Map<string, string>> {
  const ids = events.flatMap(({ detail }) => (typeof detail.group === 'string' ? [detail.group] : []))
  if (ids.length === 0) return new Map()
  const rows = await tables(db).selectFrom('desk_groups').select(['id', 'name']).where('id', 'in', ids).execute()
  return new Map(rows.map(({ id, name }) => [id, name]))
}
