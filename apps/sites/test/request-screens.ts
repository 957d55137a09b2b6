import type { Page } from 'playwright-core'
import { HOLDER_DAY } from './holder-screens.ts'
import type { MockAnswers } from './mock-site.ts'
import type { Screen } from './screen.ts'

const UOA = { code: 'uoa', name_el: 'Εθνικό και Καποδιστριακό Πανεπιστήμιο Αθηνών', name_en: 'University of Athens' }
const UOC = { code: 'uoc', name_el: 'Πανεπιστήμιο Κρήτης', name_en: 'University of Crete' }
const BIOLOGY = { el: 'Τμήμα Βιολογίας', en: 'Τμήμα Βιολογίας' }
const ID = '0199f0a0-0000-7000-8000-0000000000b1'
const PAGE = `/authorization/data/requests/${ID}`

const waiting = {
  ...{ id: ID, reference: 'K7Q2M9XVBD', kind: 'missing', state: 'assigned', outcome: null, institution: UOC },
  ...{ department: BIOLOGY, level: '7', created_at: '2026-11-20T10:00:00.000Z', answer_by: '2026-11-27' },
  ...{ working_days_left: 4, resolved_at: null },
}
const resolved = {
  ...waiting,
  ...{ state: 'resolved', outcome: 'mended', working_days_left: null, resolved_at: '2026-11-24T09:30:00.000Z' },
}
const requests = [
  { ...waiting, has_new_answer: true },
  { ...waiting, id: 'r2', state: 'open', working_days_left: 0, department: null, has_new_answer: false },
  { ...waiting, id: 'r3', kind: 'wrong', working_days_left: -2, has_new_answer: false },
  { ...resolved, id: 'r4', kind: 'wrong', institution: UOA, has_new_answer: false },
]
const attachment = { id: 'f1', name: 'πτυχίο.pdf', type: 'application/pdf', size: 348_160 }
const message = {
  id: 'm1',
  by: 'staff',
  at: '2026-11-23T08:00:00.000Z',
  text: 'Ποιο έτος αποφοιτήσατε;',
  attachments: [],
}
const whole = {
  ...{ ...waiting, text: 'Λείπει το μεταπτυχιακό μου.\nΤο πήρα στο Ηράκλειο.', year: 2012, email: null },
  ...{
    attachments: [attachment],
    messages: [message, { ...message, id: 'm2', by: 'holder', attachments: [attachment] }],
  },
}
const offer = {
  institutions: [
    { ...UOA, takes_requests: false, contact: 'registry@uoa.example' },
    { ...UOC, takes_requests: true, contact: null },
    {
      code: 'auth',
      name_el: 'Αριστοτέλειο Πανεπιστήμιο',
      name_en: 'Aristotle University',
      takes_requests: false,
      contact: null,
    },
  ],
}
const receipt = { id: ID, reference: 'K7Q2M9XVBD', answer_by: '2026-11-27' }
const refused = {
  status: 422,
  type: 'application/problem+json',
  body: {
    ...{ type: 'urn:perga:problem:attachment_not_clean', title: 'x', status: 422, code: 'attachment_not_clean' },
    detail: { el: 'Ένα αρχείο δεν έγινε δεκτό.', en: 'Ένα αρχείο δεν έγινε δεκτό.' },
  },
}
const failing = () => ({ status: 500, body: 'x', type: 'text/plain' })
const neverAnswered = () => Promise.race<never>([])

/** The requests' calls on a good day. */
const requestDay: MockAnswers = {
  ...HOLDER_DAY,
  'GET /api/holder/requests/institutions': () => ({ body: offer }),
  'GET /api/holder/requests/institutions/uoc/departments': () => ({
    body: { departments: [{ id: 'd7', name_el: BIOLOGY.el, name_en: BIOLOGY.en }] },
  }),
  'POST /api/holder/requests': () => ({ body: receipt }),
  'GET /api/holder/requests': () => ({ body: { requests } }),
  [`GET /api/holder/requests/${ID}`]: () => ({ body: whole }),
  [`POST /api/holder/requests/${ID}/messages`]: () => ({ body: { done: true } }),
}

const request = (change: Partial<Screen>): Screen => ({
  ...{ path: '/authorization/data', ...change },
  answers: { ...requestDay, ...change.answers },
})

const pdf = (name: string, content = '%PDF-1.7') => ({
  name,
  mimeType: 'application/pdf',
  buffer: Buffer.from(content),
})
const open = (page: Page) => page.locator('main [aria-expanded]').last().click()

async function choose(page: Page, place: number, text: string): Promise<void> {
  const field = page.getByRole('combobox').nth(place)
  await field.fill(text)
  await page.getByRole('option').first().click()
}

/** Opens the form for a missing degree and chooses an institution. */
async function openMissing(page: Page, institution: string): Promise<void> {
  await open(page)
  await page.getByRole('radio').nth(1).check()
  await choose(page, 0, institution)
}

async function fillMissing(page: Page): Promise<void> {
  await openMissing(page, 'Κρήτης')
  await choose(page, 1, 'Βιολογίας')
  await page.getByRole('radio').nth(3).check()
  await page.locator('textarea').fill('Λείπει το μεταπτυχιακό μου.')
  await page.locator('input[type=file]').setInputFiles([pdf('πτυχίο.pdf')])
}

const send = (page: Page) => page.locator('.ui-actions .ui-button').first().click()

/** The screens of a holder's requests. */
export const REQUEST_SCREENS: Record<string, Screen> = {
  'request, wrong degree': request({ act: open }),
  'request, missing degree': request({ act: fillMissing }),
  'request, institutions failed': request({
    answers: { 'GET /api/holder/requests/institutions': failing },
    act: open,
  }),
  'request, departments failed': request({
    answers: { 'GET /api/holder/requests/institutions/uoc/departments': failing },
    act: (page) => openMissing(page, 'Κρήτης'),
  }),
  'request, institution with a contact': request({ act: (page) => openMissing(page, 'Αθηνών') }),
  'request, institution without a contact': request({ act: (page) => openMissing(page, 'Αριστοτέλειο') }),
  'request, mistakes': request({
    act: async (page) => {
      await fillMissing(page)
      await page.locator('input[maxlength="4"]').fill('12')
      await page.locator('input[type=email]').fill('eleni')
      const wrong = [pdf('σημείωση.txt', 'text'), pdf('κενό.pdf', ''), pdf('τρίτο.pdf')]
      await page.locator('input[type=file]').setInputFiles(wrong)
    },
  }),
  'request, refused': request({
    answers: { 'POST /api/holder/requests': () => refused },
    act: async (page) => {
      await fillMissing(page)
      await send(page)
    },
  }),
  'request, sent': request({
    act: async (page) => {
      await fillMissing(page)
      await send(page)
    },
  }),
  'my requests': request({ path: '/authorization/data/requests' }),
  'my requests, before the login': request({
    path: '/authorization/data/requests',
    answers: { 'GET /api/holder/session': () => ({ body: { logged_in: false, name: null } }) },
  }),
  'my requests, none': request({
    path: '/authorization/data/requests',
    answers: { 'GET /api/holder/requests': () => ({ body: { requests: [] } }) },
  }),
  'my requests, failed': request({
    path: '/authorization/data/requests',
    answers: { 'GET /api/holder/requests': failing },
  }),
  'my requests, loading': request({
    path: '/authorization/data/requests',
    answers: { 'GET /api/holder/requests': neverAnswered },
    isLoading: true,
  }),
  'one request': request({ path: PAGE }),
  'one request, before the login': request({
    path: PAGE,
    answers: { 'GET /api/holder/session': () => ({ body: { logged_in: false, name: null } }) },
  }),
  'one request, nothing written yet': request({
    path: PAGE,
    answers: {
      [`GET /api/holder/requests/${ID}`]: () => ({
        body: { ...whole, attachments: [], messages: [], department: null },
      }),
    },
  }),
  'one request, answered': request({
    path: PAGE,
    answers: { [`GET /api/holder/requests/${ID}`]: () => ({ body: { ...whole, ...resolved } }) },
  }),
  'one request, answered otherwise': request({
    path: PAGE,
    answers: { [`GET /api/holder/requests/${ID}`]: () => ({ body: { ...whole, ...resolved, outcome: 'not-ours' } }) },
  }),
  'one request, failed': request({ path: PAGE, answers: { [`GET /api/holder/requests/${ID}`]: failing } }),
  'one request, message refused': request({
    path: PAGE,
    answers: { [`POST /api/holder/requests/${ID}/messages`]: () => refused },
    act: async (page) => {
      await page.locator('textarea').fill('Το 2012.')
      await page.locator('input[type=file]').setInputFiles([pdf('πτυχίο.pdf')])
      await send(page)
    },
  }),
}
