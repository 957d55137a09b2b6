import { ENTITLEMENT_ROLES, ENTITLEMENT_RULE_TEXTS, type EntitlementRule } from '@perga/domain'
import { z } from 'zod'
import { Bilingual } from './bilingual.ts'
import {
  REQUEST_OUTCOMES,
  REQUEST_STATES,
  RequestAttachment,
  RequestMessage,
  RequestSummary,
} from './degree-requests.ts'

/** To whom a request is given: an account or a group (spec 2 §6). */
const Assignee = z.object({ kind: z.enum(['account', 'group']), id: z.string(), name: z.string() })

/** What the member may do with one request, by role and department (row H5). */
const Rights = z.object({ assign: z.boolean(), resolve: z.boolean() })

/** `GET /api/desk/requests`: filters and order of the queue. */
export const RequestQuery = z.object({
  /** `mine`: MyTickets, what is assigned to the member or a group of theirs. */
  of: z.enum(['all', 'mine']).default('all'),
  state: z.enum([...REQUEST_STATES, 'unresolved']).default('unresolved'),
  /** The ministry's code of a department; empty: all that the member sees. */
  maintainer: z.string().max(20).default(''),
  level: z.enum(['', '6', '7', '8']).default(''),
  overdue: z.enum(['', 'true']).default(''),
  /** A reference, or the start of one. */
  reference: z.string().trim().max(20).default(''),
  order: z.enum(['answer_by', 'created_at']).default('answer_by'),
  /** From 1. */
  page: z.coerce.number().int().min(1).max(1000).default(1),
})
export type RequestQuery = z.infer<typeof RequestQuery>

const QueuedRequest = RequestSummary.extend({ assignee: Assignee.nullable(), is_mine: z.boolean() })

/** Its answer: one page of 25. */
export const RequestQueue = z.object({
  requests: z.array(QueuedRequest),
  total: z.number().int(),
  counts: z.object({ open: z.number().int(), mine: z.number().int(), overdue: z.number().int() }),
  /** The departments whose requests the member sees; `maintainer_id` `0`: those of the institution as a whole. */
  departments: z.array(z.object({ maintainer_id: z.string(), name_el: z.string(), name_en: z.string() })),
})
export type RequestQueue = z.infer<typeof RequestQueue>

/** Whom a request is about, as its holder or the inspector named them; reading it is audited. */
const RequestPerson = z.object({
  first_name: z.string().nullable(),
  last_name: z.string(),
  fathers_name: z.string().nullable(),
  birth_date: z.string().nullable(),
  identifier: z.object({ scheme: z.enum(['ssn', 'tin']), value: z.string() }).nullable(),
})

/** What was done to a request, the latest last. */
const RequestAct = z.object({
  at: z.iso.datetime(),
  act: z.enum([
    'created',
    'assigned-by-level',
    'assigned',
    'message',
    'note',
    'resolved',
    'reminded',
    'department-changed',
  ]),
  /** Staff by name; null for the holder, the inspector and the service itself. */
  by: z.string().nullable(),
  /** To whom it was assigned. */
  to: z.string().nullable(),
})

/** `GET /api/desk/requests/{id}`. */
export const DeskRequest = QueuedRequest.extend({
  person: RequestPerson,
  /** The holder's words; null for an inspector's check. */
  text: z.string().nullable(),
  year: z.number().int().nullable(),
  /** The degree that is said to be wrong: the institution's own keys of it. */
  degree: z.object({ title: Bilingual, key: z.record(z.string(), z.string()) }).nullable(),
  /** Why an inspector checks; null for a holder's request. */
  inspection: z.object({ organisation: Bilingual, purpose: z.string(), case_number: z.string().nullable() }).nullable(),
  attachments: z.array(RequestAttachment),
  messages: z.array(RequestMessage.extend({ by_name: z.string().nullable() })),
  /** Words among the staff alone. */
  notes: z.array(z.object({ id: z.string(), at: z.iso.datetime(), by_name: z.string(), text: z.string() })),
  history: z.array(RequestAct),
  rights: Rights,
})
export type DeskRequest = z.infer<typeof DeskRequest>

/** `GET /api/desk/requests/{id}/assignees`: accounts with `resolve` or `full` for its department, and the department's groups. */
export const RequestAssignees = z.object({
  assignees: z.array(
    Assignee.extend({
      /** How many requests wait for them. */
      waiting: z.number().int(),
      levels: z.array(z.enum(['6', '7', '8'])),
    }),
  ),
})
export type RequestAssignees = z.infer<typeof RequestAssignees>

/** `POST /api/desk/requests/{id}/assign`. */
export const AssignmentForm = z.object({ kind: z.enum(['account', 'group']), id: z.uuid() })
export type AssignmentForm = z.infer<typeof AssignmentForm>

/** `POST /api/desk/requests/{id}/department`: to another department of the institution, named by the ministry's code, or `0`. */
export const RequestTransferForm = z.object({ maintainer_id: z.string().max(20) })
export type RequestTransferForm = z.infer<typeof RequestTransferForm>

/** `GET /api/desk/requests/{id}/departments`: where it can be moved; `maintainer_id` `0` is the institution as a whole. */
export const RequestTargets = z.object({
  departments: z.array(z.object({ maintainer_id: z.string(), name_el: z.string(), name_en: z.string() })),
})
export type RequestTargets = z.infer<typeof RequestTargets>

/** `POST /api/desk/requests/{id}/messages` (to the holder) and `…/notes` (among the staff). */
export const StaffMessageForm = z.object({ text: z.string().trim().min(1).max(2000) })
export type StaffMessageForm = z.infer<typeof StaffMessageForm>

/** `POST /api/desk/requests/{id}/resolve`; the text goes to the holder or the inspector. */
export const ResolutionForm = z.object({
  outcome: z.enum(REQUEST_OUTCOMES),
  text: z.string().trim().min(1).max(2000),
})
export type ResolutionForm = z.infer<typeof ResolutionForm>

const ContactEmail = z.email().max(254).nullable()

/** `GET` and `POST /api/desk/helpdesk/settings` of the member's institution; the departments are those the member sees. */
export const HelpdeskSettings = z.object({
  takes_requests: z.boolean(),
  /** Where citizens turn while no requests are taken: an address of mail or web. */
  contact: z.string().trim().max(254).nullable(),
  /** Whom reminders reach when a request is assigned to nobody; that of the whole institution hears of all that is overdue. */
  departments: z.array(
    z.object({ maintainer_id: z.string(), name_el: z.string(), name_en: z.string(), email: ContactEmail }),
  ),
  /** Whether the member may change the two first (the whole institution, and more than a look). */
  may_change: z.boolean(),
})
export type HelpdeskSettings = z.infer<typeof HelpdeskSettings>

/** The body of the `POST`. */
export const HelpdeskSettingsForm = z.object({
  takes_requests: z.boolean(),
  contact: z.string().trim().max(254).nullable(),
  departments: z.array(z.object({ maintainer_id: z.string().max(20), email: ContactEmail })).max(300),
})
export type HelpdeskSettingsForm = z.infer<typeof HelpdeskSettingsForm>

const GroupMember = z.object({ id: z.string(), name: z.string(), role: z.enum(ENTITLEMENT_ROLES) })

/** `GET /api/desk/helpdesk/groups`: the groups of the member's departments, and the accounts that can be in one. */
export const HelpdeskGroups = z.object({
  groups: z.array(
    z.object({
      id: z.string(),
      maintainer_id: z.string(),
      name: z.string(),
      members: z.array(GroupMember),
      may_change: z.boolean(),
    }),
  ),
  departments: z.array(
    z.object({
      maintainer_id: z.string(),
      name_el: z.string(),
      name_en: z.string(),
      may_change: z.boolean(),
      candidates: z.array(GroupMember),
    }),
  ),
})
export type HelpdeskGroups = z.infer<typeof HelpdeskGroups>

/** `POST /api/desk/helpdesk/groups` (a new one) and `POST /api/desk/helpdesk/groups/{id}`; with `assign` or `full`. */
export const HelpdeskGroupForm = z.object({
  maintainer_id: z.string().max(20),
  name: z.string().trim().min(1).max(80),
  members: z.array(z.uuid()).max(100),
})
export type HelpdeskGroupForm = z.infer<typeof HelpdeskGroupForm>

/** `POST /api/desk/entitlements/check`: the values of one user, as the institution means to release them (row H8). */
export const EntitlementCheckForm = z.object({ values: z.array(z.string().max(500)).min(1).max(100) })
export type EntitlementCheckForm = z.infer<typeof EntitlementCheckForm>

/** `GET /api/desk/entitlements`: what every value for this service begins with (row H8). */
export const EntitlementPrefix = z.object({ prefix: z.string() })
export type EntitlementPrefix = z.infer<typeof EntitlementPrefix>

const RULES = Object.keys(ENTITLEMENT_RULE_TEXTS) as EntitlementRule[] // The keys of the object are its rules by type.

/** Its answer: what the set grants, and at each value the rules that it breaks. */
export const EntitlementCheck = z.object({
  prefix: z.string(),
  grants: z.array(
    z.object({
      maintainer_id: z.string(),
      role: z.enum(ENTITLEMENT_ROLES),
      levels: z.array(z.enum(['6', '7', '8'])),
      /** The department of the member's institution; null for the whole institution and for a code that it does not have. */
      department: Bilingual.nullable(),
      is_known: z.boolean(),
    }),
  ),
  findings: z.array(z.object({ value: z.string(), rule: z.enum(RULES), text: Bilingual })),
})
export type EntitlementCheck = z.infer<typeof EntitlementCheck>

/** `GET /api/client/diploma_check/hand_overs`: what the user's organisation handed over to institutions, and what they answered (row X14). */
export const HandOvers = z.object({
  hand_overs: z.array(
    z.object({
      request: z.string(),
      reference: z.string(),
      institution: z.object({ code: z.string(), name_el: z.string(), name_en: z.string() }),
      purpose: z.string(),
      case_number: z.string().nullable(),
      created_at: z.iso.datetime(),
      answer_by: z.iso.date(),
      state: z.enum(REQUEST_STATES),
      outcome: z.enum(REQUEST_OUTCOMES).nullable(),
      answer: z.string().nullable(),
      resolved_at: z.iso.datetime().nullable(),
    }),
  ),
})
export type HandOvers = z.infer<typeof HandOvers>
