import type { Page } from 'playwright-core'
import {
  checked,
  checkGoodDay,
  checkingTo,
  checkNotAllowed,
  checkRefused,
  noRight,
  severalClients,
} from './check-answers.ts'
import { choose, fillGraduate, passInstitution, search } from './check-steps.ts'
import { DESK_SCREENS } from './desk-screens.ts'
import { FIGURE_SCREENS } from './figure-screens.ts'
import { HAND_OVER_SCREENS } from './hand-over-screens.ts'
import { HOLDER_SCREENS } from './holder-screens.ts'
import { LOADING_SCREENS } from './loading-screens.ts'
import { archived, CODE, interaction, loggedIn, loggedOut, notFoundCode, verified } from './mock-answers.ts'
import type { MockAnswers } from './mock-site.ts'
import { OPEN_SCREENS } from './open-screens.ts'
import { REGISTRATION_SCREENS } from './registration-screens.ts'
import { REQUEST_SCREENS } from './request-screens.ts'
import type { Screen } from './screen.ts'

const IDENTIFIER = '#c2ln.YXVkaXQ.Y2xpZW50'
const submit = (page: Page) => page.locator('form button[type=submit]').click()
const openFirst = (page: Page) => page.locator('main [aria-expanded]').first().click()
const CHANGED_STEPS = verified.steps.map((step) =>
  step.step === 'content' ? { ...step, verdict: 'failed', finding: 'changed' } : step,
)
const verifying = (change: object): Screen => ({
  path: `/organisation/verify${IDENTIFIER}`,
  answers: { 'POST /api/client/verify': () => ({ body: { ...verified, ...change } }) },
  act: submit,
})
const checking = (change: Partial<Screen> = {}): Screen => ({
  path: '/organisation/check',
  ...change,
  answers: { ...checkGoodDay, ...change.answers },
})
const nobody: MockAnswers = {
  'GET /api/client/get_auth_data': () => ({ body: loggedOut }),
  'GET /api/holder/session': () => ({ body: { logged_in: false, name: null } }),
}
/** A representative who was invited to the check alone. */
const checkAlone: MockAnswers = {
  'GET /api/client/get_auth_data': () => ({
    body: { ...loggedIn, clients: loggedIn.clients.map((client) => ({ ...client, can_read: false })) },
  }),
}
const chooseFile = (page: Page) =>
  page.locator('input[type=file]').setInputFiles({
    ...{ name: 'diploma.pdf', mimeType: 'application/pdf', buffer: Buffer.from('%PDF-1.7') },
  })
const choosing = (change: object): Screen => ({
  path: '/archive',
  answers: { 'POST /api/archive/inspection': () => ({ body: { ...archived, ...change } }) },
  act: chooseFile,
})
const failing = () => ({ status: 500, body: 'x', type: 'text/plain' })

// Names and reasons are data: Greek in both languages, so that no English text of ours hides among them.
const lookedUp = {
  recognised: [
    {
      ...{
        code: 'auth',
        name: { el: 'Αριστοτέλειο Πανεπιστήμιο Θεσσαλονίκης', en: 'Aristotle University of Thessaloniki' },
      },
      city: { el: 'Θεσσαλονίκη', en: 'Θεσσαλονίκη' },
      formerNames: [{ el: 'Πανεπιστήμιο Θεσσαλονίκης', en: 'Πανεπιστήμιο Θεσσαλονίκης' }],
    },
  ],
  unrecognised: [
    {
      ...{ name: 'Saint Fictitious University of Life Experience', country: 'US' },
      reason: { el: 'Δεν υπάρχει αναγνωρισμένο ίδρυμα.', en: 'Δεν υπάρχει αναγνωρισμένο ίδρυμα.' },
    },
  ],
}

// Greek in both languages, like every datum here.
const WORKS = 'Οι συνδέσεις μπορεί να καθυστερούν.'
const ANNOUNCEMENT = {
  ...{ id: 'works', text: { el: WORKS, en: WORKS }, dismissible: true },
  ...{ from: '2020-01-01T00:00:00Z', until: '2120-01-01T00:00:00Z' },
}

/** Every screen of the sites by name, in each state that looks different. */
export const SCREENS: Record<string, Screen> = {
  ...LOADING_SCREENS,
  ...OPEN_SCREENS,
  ...HOLDER_SCREENS,
  ...REQUEST_SCREENS,
  ...HAND_OVER_SCREENS,
  ...DESK_SCREENS,
  ...FIGURE_SCREENS,
  landing: { path: '/', answers: nobody },
  'landing, logged in': { path: '/' },
  'landing, auth failed': { path: '/', answers: { 'GET /api/client/get_auth_data': failing } },
  announcement: {
    path: '/terms',
    answers: { 'GET /banners/index.json': () => ({ body: [ANNOUNCEMENT] }) },
    act: (page) => page.locator('.banner').waitFor(),
  },
  'graduate menu': { path: '/graduate/menu' },
  'organisation picker': { path: '/graduate' },
  'organisation picker, open': { path: '/graduate', act: (page) => page.getByRole('combobox').press('ArrowDown') },
  'organisation picker, nothing found': { path: '/graduate', act: (page) => page.getByRole('combobox').fill('zzz') },
  'organisation picker, failed': { path: '/graduate', answers: { 'GET /api/user/clients/': failing } },
  'terms step': { path: '/graduate/2' },
  'link page': { path: '/graduate/complete' },
  'link page, QR code': { path: '/graduate/complete', act: openFirst },
  'organisation menu': { path: '/organisation/menu' },
  'organisation menu, check alone': { path: '/organisation/menu', answers: checkAlone },
  'code form, check alone': { path: '/organisation', answers: checkAlone },
  'code form': { path: '/organisation' },
  'code form, empty': { path: '/organisation', act: submit },
  'degrees found': { path: `/organisation/${CODE}` },
  'degrees found, one open': { path: `/organisation/${CODE}`, act: openFirst },
  'invalid code': {
    path: '/organisation/X',
    answers: { 'POST /api/client/diplomas/': () => ({ body: notFoundCode }) },
  },
  'link with a PIN': {
    path: '/organisation/X',
    answers: { 'POST /api/client/diplomas/': () => ({ body: { ...notFoundCode, errorCode: '2', pin: 'wrong' } }) },
  },
  'locked link': {
    path: '/organisation/X',
    answers: { 'POST /api/client/diplomas/': () => ({ body: { ...notFoundCode, errorCode: '2', pin: 'locked' } }) },
  },
  'reading failed': { path: '/organisation/X', answers: { 'POST /api/client/diplomas/': failing } },
  verifier: { path: '/organisation/verify' },
  'verifier, malformed': { path: '/organisation/verify#a.b', act: submit },
  'verified, unchanged': verifying({}),
  'verified, changed': verifying({ match: false, status: 'revoked', statusDate: '20260301', steps: CHANGED_STEPS }),
  'verified, not comparable': verifying({ match: null, diploma: null }),
  'not valid': verifying({ verified: false, diploma: null, year: null, steps: [] }),
  'unable to verify': verifying({ error: 'x', diploma: null, year: null, steps: [] }),
  'check, institution': checking(),
  'check, institution not allowed': checking({ act: (page) => choose(page, '#check-institution', 'Αττικής') }),
  'check, institutions failed': checking({ answers: { 'GET /api/client/institutions': failing } }),
  'check, graduate': checking({ act: passInstitution }),
  'check, departments failed': checking({
    answers: { 'GET /api/client/institutions/auth/departments': failing },
    act: async (page) => {
      await choose(page, '#check-institution', 'Αριστοτέλειο')
      await submit(page)
    },
  }),
  'check, mistakes': checking({
    act: async (page) => {
      await passInstitution(page)
      await fillGraduate(page)
      await page.locator('#check-day').fill('31')
      await page.locator('#check-month').fill('02')
      await page.locator('#check-number').fill('1503')
      await page.locator('#check-number').blur()
    },
  }),
  'check, found': checking({ act: search }),
  'check, found, one open': checking({
    act: async (page) => {
      await search(page)
      await openFirst(page)
    },
  }),
  'check, not found': checking({ answers: checkingTo(checked.notFound), act: search }),
  'check, handed over': checking({
    answers: checkingTo(checked.notFound),
    act: async (page) => {
      await search(page)
      await page.locator('.ui-panel--info button').click()
    },
  }),
  'check, hand-over failed': checking({
    answers: { ...checkingTo(checked.notFound), 'POST /api/client/diploma_check/hand-over': failing },
    act: async (page) => {
      await search(page)
      await page.locator('.ui-panel--info button').click()
    },
  }),
  'check, unanswered': checking({ answers: checkingTo(checked.unanswered), act: search }),
  'check, right ended': checking({ answers: checkNotAllowed, act: search }),
  'check, refused': checking({ answers: checkRefused, act: search }),
  'check, no right': checking({ answers: { 'GET /api/client/get_auth_data': () => ({ body: noRight }) } }),
  'check, more than one client': checking({
    answers: { 'GET /api/client/get_auth_data': () => ({ body: severalClients }) },
  }),
  institutions: { path: '/institutions' },
  'institutions, one open': {
    path: '/institutions',
    act: async (page) => {
      const card = page.locator('main [aria-expanded]').first()
      if (await card.isVisible()) await card.click()
    },
  },
  'institutions, failed': { path: '/institutions', answers: { 'GET /api/client/institutions_metadata': failing } },
  'beta institutions': { path: '/beta-institutions' },
  'institution look-up': { path: '/institutions/lookup' },
  'institution look-up, found': {
    path: '/institutions/lookup?q=academy',
    answers: { 'GET /api/v1/institutions/lookup': () => ({ body: lookedUp }) },
  },
  'institution look-up, nothing': {
    path: '/institutions/lookup?q=academy',
    answers: { 'GET /api/v1/institutions/lookup': () => ({ body: { recognised: [], unrecognised: [] } }) },
  },
  'institution look-up, failed': {
    path: '/institutions/lookup?q=academy',
    answers: { 'GET /api/v1/institutions/lookup': failing },
  },
  archive: { path: '/archive' },
  'archive, valid file': {
    ...choosing({}),
    act: async (page) => {
      await chooseFile(page)
      await openFirst(page)
    },
  },
  'archive, file not stamped yet': choosing({ indication: 'INDETERMINATE', level: 'B-B', protectedUntil: null }),
  'archive, file refused': choosing({
    indication: 'TOTAL-FAILED',
    level: null,
    protectedUntil: null,
    renewable: false,
  }),
  'archive, server failing': {
    ...choosing({}),
    answers: { 'POST /api/archive/inspection': failing },
  },
  terms: { path: '/terms' },
  'accessibility statement': { path: '/accessibility' },
  'guide for graduates': { path: '/guides/graduates' },
  'news article': { path: '/news/jades' },
  documentation: { path: '/documentation' },
  "developers' guide": { path: '/documentation/developers' },
  "institutions' guide": { path: '/documentation/institutions' },
  "organisations' guide": { path: '/documentation/organisations' },
  login: { path: '/organisation/login', answers: nobody },
  'login, failed': { path: '/organisation/login?failed=1', answers: nobody },
  'login error': { path: '/organisation/login/error', answers: nobody },
  'logged out': { path: '/organisation/logout?taxis=1', answers: nobody },
  'general error': { path: '/error' },
  'auth failed': { path: '/organisation', answers: { 'GET /api/client/get_auth_data': failing } },
  'not found': { path: '/nowhere' },
  'interaction, login': {
    path: '/authorization/interaction/uid-1',
    answers: {
      ...nobody,
      'GET /api/holder/interactions/uid-1': () => ({ body: { ...interaction, logged_in: false } }),
    },
  },
  'interaction, login refused': {
    path: '/authorization/interaction/uid-1?login=tax_login_failed',
    answers: {
      ...nobody,
      'GET /api/holder/interactions/uid-1': () => ({ body: { ...interaction, logged_in: false } }),
    },
  },
  'interaction, choice': { path: '/authorization/interaction/uid-1' },
  'interaction, mistakes': { path: '/authorization/interaction/uid-1', act: submit },
  'interaction, more options': {
    path: '/authorization/interaction/uid-1',
    act: (page) => page.locator('main [aria-expanded]').click(),
  },
  'interaction, own date': {
    path: '/authorization/interaction/uid-1',
    act: (page) => page.getByRole('radio').last().check(),
  },
  'interaction, no degrees': {
    path: '/authorization/interaction/uid-1',
    answers: { 'GET /api/holder/interactions/uid-1/degrees': () => ({ body: { degrees: [], institutions: [] } }) },
  },
  'interaction, degrees failed': {
    path: '/authorization/interaction/uid-1',
    answers: { 'GET /api/holder/interactions/uid-1/degrees': failing },
  },
  'interaction, expired': { path: '/authorization/interaction/gone' },
  'authorization, not found': { path: '/authorization/nowhere' },
  ...REGISTRATION_SCREENS,
}
