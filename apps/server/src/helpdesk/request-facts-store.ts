import { type DegreeKey, parseBasicDate } from '@perga/domain'
import { sql } from 'kysely'
import { z } from 'zod'
import type { Database } from '../platform/database.ts'
import type { Keys } from '../platform/keys.ts'
import { describedRequests, isAssignedTo } from './queue-store.ts'
import type { RequestPerson } from './request-store.ts'

/** The audit's acts that make a request's history. */
const ACTS = [
  ...(['created', 'assigned-by-level', 'assigned', 'message', 'note'] as const),
  ...(['resolved', 'reminded', 'department-changed'] as const),
]
type HistoryAct = (typeof ACTS)[number]

/** Whom a check looked for, as the hand-over keeps it sealed. */
const Inspected = z.object({
  identifier: z.object({ scheme: z.enum(['ssn', 'tin']), value: z.string() }),
  lastName: z.string(),
  birthDate: z.string(),
})

/** One request with all that is known of it, unsealed: for its holder and for staff who may see it. */
export function requestFactsStore(db: Database, keys: Keys) {
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

    /** The check that was handed over as this request: whom it looked for, for which organisation, why. */
    async inspection(handOverId: string) {
      const { query_sealed, ...row } = await db
        .selectFrom('inspection_hand_overs as hand_over')
        .innerJoin('inspections', 'inspections.id', 'hand_over.inspection_id')
        .innerJoin('clients', 'clients.id', 'inspections.client_id')
        .select(['query_sealed', 'purpose', 'case_number', 'display_name_el', 'display_name_en', 'contact_email'])
        .where('hand_over.id', '=', handOverId)
        .executeTakeFirstOrThrow()
      const { identifier, lastName, birthDate } = Inspected.parse(
        JSON.parse(keys.unseal('inspection-query', query_sealed)),
      )
      return {
        ...row,
        person: {
          ...{ first_name: null, last_name: lastName, fathers_name: null, identifier },
          birth_date: parseBasicDate(birthDate),
        },
      }
    },

    /** What was done to a request, the latest last. */
    async history(id: string) {
      const rows = await db
        .selectFrom('audit_events as event')
        .leftJoin('institution_accounts as actor', (join) =>
          join.on(sql<boolean>`event.actor = 'institution:' || actor.id::text`),
        )
        .leftJoin('institution_accounts as account', (join) =>
          join.on(sql<boolean>`account.id::text = event.detail->>'account'`),
        )
        .leftJoin('desk_groups as desk_group', (join) =>
          join.on(sql<boolean>`desk_group.id::text = event.detail->>'group'`),
        )
        .select(({ fn }) => ['at', 'act', 'actor.name as by', fn.coalesce('account.name', 'desk_group.name').as('to')])
        .where('object', '=', id)
        .where(
          'act',
          'in',
          ACTS.map((act) => `request.${act}`),
        )
        .orderBy('event.id')
        .execute()
      // The acts asked for are these.
      return rows.map(({ act, ...row }) => ({ ...row, act: act.slice('request.'.length) as HistoryAct }))
    },
  }
}
export type RequestFactsStore = ReturnType<typeof requestFactsStore>
