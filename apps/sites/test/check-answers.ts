import { found, loggedIn } from './mock-answers.ts'
import type { MockAnswers } from './mock-site.ts'

const CHECK = 'POST /api/client/diploma_check/check'
const HAND_OVER = 'c2VhbGVkLXF1ZXJ5'
const REQUEST = '0199f0a0-0000-7000-8000-0000000000aa'

const nothing = { result: null, resultCount: null, error: null, errorCode: null, hand_over: HAND_OVER }
const inspected = found.data.slice(0, 1).map((released) => ({
  ...released,
  verificationIdentifier: `${released.signedAuditId}.YXVkaXQ.Y2xpZW50`,
  diploma_data: 'c2VhbGVkLWRpcGxvbWE',
}))

/** What a check can come to. */
export const checked = {
  found: { ...nothing, result: inspected, resultCount: 1, hand_over: null },
  notFound: { ...nothing, result: [], resultCount: 0 },
  unanswered: { ...nothing, error: 'The institution did not answer.', errorCode: '1408' },
}

/** A server on which every check comes to `answer`. */
export const checkingTo = (answer: object): MockAnswers => ({ [CHECK]: () => ({ body: answer }) })

/** The refusal of a check in both languages. */
export const checkRefused: MockAnswers = {
  [CHECK]: () => ({
    status: 429,
    body: {
      type: 'about:blank',
      title: 'Locked',
      status: 429,
      code: 'inspection_locked',
      detail: { el: 'Οι έλεγχοί σας έχουν ανασταλεί.', en: 'Your checks are suspended.' },
    },
  }),
}

/** The right for the institution ended after it was chosen. */
export const checkNotAllowed: MockAnswers = {
  [CHECK]: () => ({
    status: 403,
    body: {
      ...{ type: 'about:blank', title: 'Forbidden', status: 403, code: 'institution_not_allowed' },
      detail: { el: 'Δεν έχετε δικαίωμα.', en: 'You have no right.' },
    },
  }),
}

export const noRight = { ...loggedIn, can_inspect: false, inspect_institutions: [], clients: [] }
export const severalClients = {
  ...loggedIn,
  clients: [
    ...loggedIn.clients,
    { id: '2', name: 'demo-region', display_name: 'Φανταστική Περιφέρεια', can_read: true, can_inspect: true },
  ],
}

const departments = (...names: [string, string][]) => ({
  body: { issuers: names.map(([Department, Department_en]) => ({ Department, Department_en })) },
})

/** The calls of the check on a good day: one institution has given the right, another has not. */
export const checkGoodDay: MockAnswers = {
  'GET /api/client/institutions': () => ({
    body: {
      issuers: [
        {
          Institution_Code: 'auth',
          Institution: 'Αριστοτέλειο Πανεπιστήμιο Θεσσαλονίκης',
          Institution_en: 'Aristotle University',
        },
        { Institution_Code: 'uoc', Institution: 'Πανεπιστήμιο Κρήτης', Institution_en: 'University of Crete' },
        {
          Institution_Code: 'uniwa',
          Institution: 'Πανεπιστήμιο Δυτικής Αττικής',
          Institution_en: 'University of West Attica',
        },
      ],
      allowed: ['auth', 'uoc'],
    },
  }),
  'GET /api/client/institutions/auth/departments': () =>
    departments(['Τμήμα Πληροφορικής', 'School of Informatics'], ['Τμήμα Φυσικής', 'School of Physics']),
  'GET /api/client/institutions/uoc/departments': () => departments(['Τμήμα Βιολογίας', 'Department of Biology']),
  'GET /api/client/diploma_check/purposes': () => ({
    body: { purposes: [{ purpose: 'Προκήρυξη 1Κ/2026', checks: 3, found: 2 }] },
  }),
  ...checkingTo(checked.found),
  'POST /api/client/diploma_check/hand-over': () => ({
    body: { request: REQUEST, answer_by: '2026-12-11T10:00:00.000Z' },
  }),
  'POST /api/client/diploma_pdf/*': () => ({ body: '<!doctype html><title>pdf</title>', type: 'text/html' }),
  'POST /api/client/diploma_printable/*': () => ({ body: '<!doctype html><title>print</title>', type: 'text/html' }),
}
