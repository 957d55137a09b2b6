import type { Page } from 'playwright-core'
import { CODE, diploma, EXPIRES_AT, found, interaction } from './mock-answers.ts'
import type { MockAnswers } from './mock-site.ts'
import type { Screen } from './screen.ts'

const UOA = { el: 'Εθνικό και Καποδιστριακό Πανεπιστήμιο Αθηνών', en: 'University of Athens' }
const named = { institution: UOA, title: { el: 'Πτυχίο Πληροφορικής', en: 'Πτυχίο Πληροφορικής' } }
const [copied] = found.data

const ownDegrees = {
  degrees: [
    { degree: 'd1', institution: UOA, diploma, titleId: '1042', name_differs: false },
    { degree: 'd2', institution: UOA, diploma: null, titleId: '8841', name_differs: false },
    { degree: 'd3', institution: UOA, diploma: { ...diploma, level: '7' }, titleId: '1043', name_differs: true },
  ],
  institutions: [
    { institution: 'uoa', name_el: UOA.el, name_en: UOA.en, status: 1200 },
    { institution: 'uoc', name_el: 'Πανεπιστήμιο Κρήτης', name_en: 'University of Crete', status: 1408 },
  ],
}
const given = {
  id: 'a1',
  state: 'active',
  client: { ...interaction.client },
  ...{ purpose: interaction.purpose, system: null, name_declared_at: null, terms_version: '2026-11' },
  degrees: [named],
  scopes: ['title', 'issuer', 'level'],
  language: 'en',
  created_at: EXPIRES_AT - 2_592_000,
  expires_at: EXPIRES_AT,
  revoked_at: null,
  link: { code: CODE, address: `https://diplomas.example/o/${CODE}` },
  has_pin: true,
  views: 1,
  view_limit: 3,
  openings: [
    { at: EXPIRES_AT - 2_000_000, outcome: 'read', basis: 'link', diplomas: 1 },
    { at: EXPIRES_AT - 1_000_000, outcome: 'refused', basis: 'link', diplomas: 0 },
  ],
}
const ended = { link: null, has_pin: false, view_limit: null, openings: [] }
const authorizations = [
  given,
  { ...given, ...ended, id: 'a2', state: 'locked' },
  { ...given, ...ended, id: 'a3', state: 'used-up' },
  { ...given, ...ended, id: 'a4', state: 'expired', client: { ...given.client, kind: 'any-tax-user' } },
  { ...given, ...ended, id: 'a5', state: 'revoked', revoked_at: EXPIRES_AT - 86_400 },
  {
    ...{ ...given, ...ended, id: 'a6', views: null, language: 'el' },
    ...{ system: 'Σύστημα προσλήψεων', name_declared_at: EXPIRES_AT - 2_592_000 },
  },
]
const receipt = {
  id: 'r1',
  at: EXPIRES_AT - 2_000_000,
  reader: { el: 'Δήμος Αλιμούντος', en: 'Municipality of Alimounta' },
  basis: 'link',
  degrees: [named],
  scopes: ['title', 'grade'],
  authorization: 'a1',
  is_new: true,
  delay_reason: null,
}
const receipts = [
  receipt,
  { ...receipt, id: 'r2', basis: 'inspection', is_new: false, delay_reason: 'Έρευνα σε εξέλιξη' },
]
const mail = { available: true, email: null, confirmed: false, language: null }

/** The holder's area on a good day. */
export const HOLDER_DAY: MockAnswers = {
  'GET /api/holder/diplomas': () => ({ body: ownDegrees }),
  'POST /api/holder/diplomas/d1/copies': () => ({
    body: { copy: { ...copied, verificationIdentifier: `${copied?.signedAuditId}.YXVkaXQ.aG9sZGVy` } },
  }),
  'GET /api/holder/authorizations': () => ({ body: { authorizations } }),
  'GET /api/holder/receipts': () => ({ body: { receipts } }),
  'POST /api/holder/receipts/seen': () => ({ body: { done: true } }),
  'GET /api/holder/receipt-address': () => ({ body: mail }),
}
const matched = (registry: string): MockAnswers => ({
  'GET /api/holder/session': () => ({ body: { logged_in: true, name: 'Ελένη Παραδειγματίδου', registry } }),
})
const nobody = { 'GET /api/holder/session': () => ({ body: { logged_in: false, name: null, registry: null } }) }
const failing = () => ({ status: 500, body: 'x', type: 'text/plain' })
const mailing = (address: object): MockAnswers => ({
  'GET /api/holder/receipt-address': () => ({ body: { ...mail, ...address } }),
})
const openFirst = (page: Page) => page.locator('main [aria-expanded]').first().click()

const data = (change: Partial<Screen> = {}): Screen => ({
  ...{ path: '/authorization/data', ...change },
  answers: { ...HOLDER_DAY, ...change.answers },
})
const consents = (change: Partial<Screen> = {}): Screen => data({ path: '/authorization/consents', ...change })

/** The screens of the holder's own area. */
export const HOLDER_SCREENS: Record<string, Screen> = {
  'my degrees, before the login': data({ answers: nobody }),
  'my degrees': data(),
  'my degrees, not in the registry': data({
    answers: { ...matched('unknown'), 'GET /api/holder/diplomas': () => ({ body: { degrees: [], institutions: [] } }) },
  }),
  'my degrees, several in the registry': data({ answers: matched('ambiguous') }),
  'my degrees, number asked': data({ answers: matched('absent') }),
  'my degrees, one open': data({ act: openFirst }),
  'my degrees, not documented': data({ act: (page) => page.locator('main [aria-expanded]').nth(1).click() }),
  'my degrees, other name': data({ act: (page) => page.locator('main [aria-expanded]').nth(2).click() }),
  'my degrees, none': data({
    answers: { 'GET /api/holder/diplomas': () => ({ body: { degrees: [], institutions: [] } }) },
  }),
  'my degrees, file refused': data({ path: '/authorization/data?failed=institution_unavailable' }),
  'my degrees, failed': data({ answers: { 'GET /api/holder/diplomas': failing } }),
  'my degrees, signed copy': data({
    act: async (page) => {
      await openFirst(page)
      await page.locator('.holder__buttons button').first().click()
    },
  }),
  'my degrees, erasing': data({
    act: async (page) => {
      await page.locator('.holder__section .ui-button--quiet').click()
      await page.locator('dialog[open]').waitFor()
    },
  }),
  'my authorizations, before the login': consents({ answers: nobody }),
  'my authorizations': consents(),
  'my authorizations, one open': consents({ act: openFirst }),
  'my authorizations, one of a system open': consents({
    act: (page) => page.locator('main [aria-expanded]').nth(3).click(),
  }),
  'my authorizations, revoking': consents({
    act: async (page) => {
      await openFirst(page)
      await page.locator('.ui-button--danger').first().click()
      await page.locator('dialog[open]').waitFor()
    },
  }),
  'my authorizations, none': consents({
    answers: {
      'GET /api/holder/authorizations': () => ({ body: { authorizations: [] } }),
      'GET /api/holder/receipts': () => ({ body: { receipts: [] } }),
    },
  }),
  'my authorizations, failed': consents({ answers: { 'GET /api/holder/authorizations': failing } }),
  'my authorizations, address failed': consents({ answers: { 'GET /api/holder/receipt-address': failing } }),
  'my authorizations, address to confirm': consents({ answers: mailing({ email: 'eleni@mail.example' }) }),
  'my authorizations, address confirmed': consents({
    answers: mailing({ email: 'eleni@mail.example', confirmed: true }),
  }),
}
