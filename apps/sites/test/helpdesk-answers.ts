import type {
  DeskRequest,
  EntitlementCheck,
  HelpdeskGroups,
  HelpdeskSettings,
  RequestAssignees,
  RequestQueue,
  RequestTargets,
  StaffSession,
} from '@perga/contracts'
import { ENTITLEMENT_RULE_TEXTS } from '@perga/domain'
import type { MockAnswers } from './mock-site.ts'

const AUTH = { code: 'auth', name_el: 'Αριστοτέλειο Πανεπιστήμιο', name_en: 'Aristotle University' }
const INFORMATICS = { el: 'Τμήμα Πληροφορικής', en: 'School of Informatics' }
const PREFIX = 'urn:mace:example.gr:perga:helpdesk'

type Entitlements = Extract<StaffSession, { kind: 'institution' }>['entitlements']
type Role = Entitlements[number]['role']

/** A colleague of the institution with one role, in one department or with `0` in all. */
export const colleagueWith = (role: Role, maintainer_id = '338'): MockAnswers => ({
  'GET /api/staff/session': () => ({
    body: {
      ...{ kind: 'institution', id: 'i1', name: 'Μαρία Δοκιμή', email: 'maria@auth.example', institution: AUTH },
      entitlements: [{ maintainer_id, role, levels: [], department: maintainer_id === '0' ? null : INFORMATICS }],
    } satisfies StaffSession,
  }),
})

type Queued = RequestQueue['requests'][number]

const queued: Queued = {
  ...{ id: 'r1', reference: 'K7M3PX2QVJ', kind: 'missing', state: 'assigned', outcome: null, institution: AUTH },
  ...{ department: INFORMATICS, level: '6', created_at: '2026-11-16T08:12:00Z', answer_by: '2026-11-23' },
  ...{ working_days_left: 3, resolved_at: null, is_mine: true },
  assignee: { kind: 'account', id: 'i1', name: 'Μαρία Δοκιμή' },
}
const nobodys = { state: 'open', assignee: null, is_mine: false } as const

/** A queue with a request of each sort. */
export const queue: RequestQueue = {
  requests: [
    {
      ...queued,
      ...nobodys,
      id: 'r2',
      reference: 'B4WQ9TYH2C',
      kind: 'inspection',
      working_days_left: -2,
      level: null,
    },
    { ...queued, ...nobodys, id: 'r3', reference: 'X2QVJ5TB8H', kind: 'wrong', working_days_left: 0, department: null },
    queued,
    {
      ...{ ...queued, id: 'r4', reference: 'N4RC6YPAE7', working_days_left: 1, level: '7', is_mine: false },
      assignee: { kind: 'group', id: 'g1', name: 'Γραμματεία μεταπτυχιακών' },
    },
  ],
  total: 29,
  counts: { open: 2, mine: 1, overdue: 1 },
  departments: [
    { maintainer_id: '338', name_el: INFORMATICS.el, name_en: INFORMATICS.en },
    { maintainer_id: '0', name_el: 'Όλο το ίδρυμα', name_en: 'Όλο το ίδρυμα' },
  ],
}
export const emptyQueue: RequestQueue = { ...queue, requests: [], total: 0, counts: { open: 0, mine: 0, overdue: 0 } }

/** A request for a missing degree, which somebody has. */
export const request: DeskRequest = {
  ...queued,
  person: {
    ...{ first_name: 'ΕΛΕΝΗ', last_name: 'ΓΕΩΡΓΙΟΥ', fathers_name: 'ΝΙΚΟΛΑΟΣ', birth_date: '19970214' },
    identifier: { scheme: 'ssn', value: '14029701236' },
  },
  text: 'Αποφοίτησα τον Ιούλιο του 2019, αλλά το πτυχίο μου δεν εμφανίζεται.\nΟ αριθμός μητρώου μου ήταν 2214.',
  ...{ year: 2019, degree: null, inspection: null },
  attachments: [{ id: 'a1', name: 'πτυχίο.pdf', type: 'application/pdf', size: 1_240_000 }],
  messages: [
    {
      ...{ id: 'm1', by: 'staff', at: '2026-11-17T09:00:00Z', by_name: 'Μαρία Δοκιμή', attachments: [] },
      text: 'Στείλτε μας, παρακαλούμε, και την πρώτη σελίδα του πτυχίου.',
    },
    {
      ...{ id: 'm2', by: 'holder', at: '2026-11-18T17:40:00Z', by_name: null, text: 'Τη στέλνω τώρα.' },
      attachments: [{ id: 'a2', name: 'σελίδα.jpg', type: 'image/jpeg', size: 381_000 }],
    },
  ],
  notes: [{ id: 'n1', at: '2026-11-18T08:00:00Z', by_name: 'Πλάτων Ολοκληρίδης', text: 'Βρίσκεται στο παλιό αρχείο.' }],
  history: [
    { at: '2026-11-16T08:12:00Z', act: 'created', by: null, to: null },
    { at: '2026-11-16T08:12:00Z', act: 'assigned-by-level', by: null, to: 'Μαρία Δοκιμή' },
    { at: '2026-11-17T09:00:00Z', act: 'message', by: 'Μαρία Δοκιμή', to: null },
    { at: '2026-11-18T17:40:00Z', act: 'message', by: null, to: null },
  ],
  rights: { assign: true, resolve: true },
}

/** An inspector's check without a result, which nobody has. */
export const inspection: DeskRequest = {
  ...request,
  ...{ ...nobodys, id: 'r2', reference: 'B4WQ9TYH2C', kind: 'inspection', working_days_left: 12, level: '6' },
  person: {
    ...request.person,
    first_name: null,
    fathers_name: null,
    identifier: { scheme: 'tin', value: '094014201' },
  },
  ...{ text: null, year: null, attachments: [], messages: [], notes: [], history: [] },
  inspection: {
    organisation: { el: 'Δήμος Αλιμούντος', en: 'Municipality of Alimounta' },
    ...{ purpose: 'Πρόσληψη προσωπικού', case_number: '2026/1183' },
  },
}

/** A degree that its holder finds wrong, resolved. */
export const resolved: DeskRequest = {
  ...{ ...request, kind: 'wrong', state: 'resolved', outcome: 'mended', working_days_left: null },
  resolved_at: '2026-11-19T12:30:00Z',
  degree: {
    title: { el: 'Πτυχίο Πληροφορικής', en: 'Πτυχίο Πληροφορικής' },
    key: { certificateID: 'Π20190417', titleID: '1042' },
  },
  history: [...request.history, { at: '2026-11-19T12:30:00Z', act: 'resolved', by: 'Μαρία Δοκιμή', to: null }],
}

export const assignees: RequestAssignees = {
  assignees: [
    { kind: 'account', id: 'i1', name: 'Μαρία Δοκιμή', waiting: 3, levels: [] },
    { kind: 'account', id: 'i2', name: 'Λυδία Λυσιμάχου', waiting: 0, levels: ['6'] },
    { kind: 'account', id: 'i3', name: 'Πλάτων Ολοκληρίδης', waiting: 1, levels: ['6', '8'] },
    { kind: 'group', id: 'g1', name: 'Γραμματεία μεταπτυχιακών', waiting: 7, levels: [] },
  ],
}
export const targets: RequestTargets = {
  departments: [
    ...queue.departments,
    { maintainer_id: '245', name_el: 'Τμήμα Μαθηματικών', name_en: 'Τμήμα Μαθηματικών' },
  ],
}

export const settings: HelpdeskSettings = {
  ...{ takes_requests: true, contact: 'mitroo@auth.example', may_change: true },
  departments: [
    { maintainer_id: '338', name_el: INFORMATICS.el, name_en: INFORMATICS.en, email: 'info@csd.auth.example' },
    { maintainer_id: '245', name_el: 'Τμήμα Μαθηματικών', name_en: 'Τμήμα Μαθηματικών', email: null },
  ],
}

const lydia = { id: 'i2', name: 'Λυδία Λυσιμάχου', role: 'resolve' as const }
const platon = { id: 'i3', name: 'Πλάτων Ολοκληρίδης', role: 'full' as const }
export const groups: HelpdeskGroups = {
  groups: [
    { id: 'g1', maintainer_id: '338', name: 'Γραμματεία μεταπτυχιακών', members: [lydia, platon], may_change: true },
    { id: 'g2', maintainer_id: '338', name: 'Αρχείο', members: [], may_change: false },
  ],
  departments: [
    {
      ...{ maintainer_id: '338', name_el: INFORMATICS.el, name_en: INFORMATICS.en, may_change: true },
      candidates: [lydia, platon],
    },
  ],
}

const finding = (end: string, rule: keyof typeof ENTITLEMENT_RULE_TEXTS) => {
  const { el } = ENTITLEMENT_RULE_TEXTS[rule]
  return { value: `${PREFIX}:${end}`, rule, text: { el, en: el } }
}
export const prefix = { prefix: PREFIX }
const whole: EntitlementCheck['grants'][number] = {
  ...{ maintainer_id: '0', role: 'view', levels: [], department: null, is_known: true },
}
export const checkedSets = {
  good: {
    prefix: PREFIX,
    grants: [
      { maintainer_id: '338', role: 'full', levels: ['6', '8'], department: INFORMATICS, is_known: true },
      whole,
    ],
    findings: [],
  },
  unknown: {
    prefix: PREFIX,
    grants: [{ maintainer_id: '9999', role: 'resolve', levels: [], department: null, is_known: false }],
    findings: [],
  },
  mixed: { prefix: PREFIX, grants: [whole], findings: [finding('338:View', 'role'), finding('245', 'parts')] },
  void: {
    prefix: PREFIX,
    grants: [],
    findings: [
      finding('338:view', 'repeated-maintainer'),
      finding('338:full:67', 'level'),
      finding('338:full:67', 'repeated-maintainer'),
      finding('0:full:6', 'whole-institution-with-level'),
      { ...finding('', 'other-prefix'), value: 'urn:mace:dir:entitlement:common-lib-terms' },
    ],
  },
} satisfies Record<string, EntitlementCheck>
