import type { Keys } from '../platform/keys.ts'
import type { Work } from '../platform/work.ts'
import { resolversOf } from './assignee-store.ts'
import type { FindCheck } from './handed-over-check.ts'
import { type DescribedRequest, describedRequests } from './queue-store.ts'
import { placeOf } from './request-store.ts'
import { tables } from './tables.ts'

/** Whom mail about a request reaches, and what it says. */
export function recipientStore({ db, keys, findCheck }: { db: Work; keys: Keys; findCheck: FindCheck }) {
  return {
    async request(id: string) {
      const row = await describedRequests(db).where('request.id', '=', id).executeTakeFirst()
      if (row === undefined) return undefined
      const { reference, answer_by: answerBy, name_el: el, name_en: en, hand_over_id } = row
      return { hand_over_id, mailed: { id, reference, answerBy, institution: { el, en } } }
    },

    /** The holder, where one left an address; the organisation's contact for an inspector's check. */
    async asker(id: string): Promise<string[]> {
      const row = await tables(db)
        .selectFrom('desk_requests')
        .select(['email_sealed', 'hand_over_id'])
        .where('id', '=', id)
        .executeTakeFirst()
      if (row?.email_sealed) return [keys.unseal('desk-request', row.email_sealed)]
      if (!row?.hand_over_id) return []
      const check = await findCheck(row.hand_over_id)
      return check?.contact_email ? [check.contact_email] : []
    },

    /** The contact of the institution as a whole. */
    async institution(id: string): Promise<string[]> {
      const request = await describedRequests(db).where('request.id', '=', id).executeTakeFirst()
      return request === undefined ? [] : contactOf(db, { ...request, department_id: null })
    },

    /**
     * Who has the request, the account or each of the group, as long as they may resolve it; where none of them does or has an address,
     * the contact of the place.
     */
    async staff(id: string): Promise<string[]> {
      const request = await describedRequests(db).where('request.id', '=', id).executeTakeFirst()
      if (request === undefined) return []
      const assigned = await addressesOf(db, request)
      return assigned.length > 0 ? assigned : contactOf(db, request)
    },
  }
}

async function addressesOf(db: Work, { account_id, group_id, ...request }: DescribedRequest): Promise<string[]> {
  const rows = await resolversOf(db, placeOf(request))
    .select(['account.id', 'account.email'])
    .distinct()
    .where('account.email', 'is not', null)
    .where((where) =>
      where.or([
        where('account.id', '=', account_id),
        where('account.id', 'in', (ids) =>
          ids.selectFrom('desk_group_members').select('account_id').where('group_id', '=', group_id),
        ),
      ]),
    )
    .orderBy('account.id')
    .execute()
  return rows.flatMap(({ email }) => email ?? [])
}

async function contactOf(db: Work, { department_id, institution }: DescribedRequest): Promise<string[]> {
  const ofDepartment = tables(db)
    .selectFrom('helpdesk_contacts')
    .select('email')
    .where('department_id', '=', department_id)
  const ofWhole = tables(db)
    .selectFrom('helpdesk_settings')
    .select('reminder_email as email')
    .where('institution_code', '=', institution)
  const contact = await (department_id === null ? ofWhole : ofDepartment).executeTakeFirst()
  return contact?.email ? [contact.email] : []
}
