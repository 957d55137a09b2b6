import type { DirectoryViews } from '../directory/published.ts'
import type { Defaulted, Nullable } from '../platform/columns.ts'
import { tablesOf } from '../platform/work.ts'
import type { StaffViews } from '../staff/published.ts'

/** The tables of this feature, column by column; `db/migrations` makes them. */
export interface HelpdeskTables {
  desk_requests: {
    id: string
    reference: string
    kind: 'missing' | 'wrong' | 'inspection'
    state: Defaulted<'open' | 'assigned' | 'resolved'>
    institution_code: string
    department_id: Nullable<string>
    level: Nullable<'6' | '7' | '8'>
    year: Nullable<number>
    holder_id: Nullable<string>
    hand_over_id: Nullable<string>
    degree_key_sealed: Nullable<Uint8Array>
    person_sealed: Nullable<Uint8Array>
    text_sealed: Nullable<Uint8Array>
    email_sealed: Nullable<Uint8Array>
    assignee_account_id: Nullable<string>
    assignee_group_id: Nullable<string>
    outcome: Nullable<'mended' | 'as-it-should-be' | 'not-ours' | 'confirmed' | 'not-confirmed'>
    answer_id: Nullable<string>
    resolved_at: Nullable<Date>
    resolved_by: Nullable<string>
    created_at: Date
    answer_by: string
    holder_seen_at: Nullable<Date>
    reminded_before_at: Nullable<Date>
    reminded_overdue_at: Nullable<Date>
  }
  desk_messages: {
    id: string
    request_id: string
    author: 'holder' | 'staff'
    account_id: Nullable<string>
    text_sealed: Uint8Array
    at: Date
  }
  desk_notes: { id: string; request_id: string; account_id: string; text_sealed: Uint8Array; at: Date }
  desk_attachments: {
    id: string
    request_id: string
    holder_id: string
    message_id: Nullable<string>
    name_sealed: Uint8Array
    type: 'application/pdf' | 'image/jpeg' | 'image/png'
    size: number
    bytes_sealed: Uint8Array
  }
  desk_groups: {
    id: string
    institution_code: string
    department_id: Nullable<string>
    name: string
    removed_at: Nullable<Date>
  }
  desk_group_members: { group_id: string; account_id: string }
  helpdesk_settings: {
    institution_code: string
    takes_requests: Defaulted<boolean>
    contact: Nullable<string>
    reminder_email: Nullable<string>
  }
  helpdesk_contacts: { department_id: string; email: string }
}

/** These tables on `work`. Imported in this folder only. */
export const tables = tablesOf<HelpdeskTables, DirectoryViews & StaffViews>()
