import type { Organisations, SystemRequests, VettedOrganisation } from '@perga/contracts'
import type { Page } from 'playwright-core'
import type { MockAnswers } from './mock-site.ts'
import { organisation, system } from './registration-screens.ts'
import type { Screen } from './screen.ts'

const AT = 1_795_000_000
const { invitations: _, ...registered } = organisation

const entry = { evidence_kind: null, reference: null, note: null, institution: null, by: 'Πρόνοια Παρόχου', at: AT }
const details = {
  ...{ name_el: 'Εκδόσεις Ωρίων', name_en: 'Orion Publishing', sector: 'public', language: 'el' },
  ...{ contact_name: 'Ορέστης', contact_phone: '2100000000', contact_email: 'office@perga.example' },
}
const vetted: VettedOrganisation = {
  ...{ ...registered, id: 'o1', requests: 2 },
  vettings: [
    { ...entry, act: 'corrected', reference: '7/2026', note: 'hr@perga.example → office@perga.example' },
    { ...entry, act: 'institution-granted', reference: '12/2026', institution: { el: 'ΠΑΔΑ', en: 'UNIWA' } },
    { ...entry, act: 'asked-anew', by: 'Εκδόσεις Ωρίων' },
    { ...entry, act: 'refused', note: 'Λείπει το καταστατικό.' },
    { ...entry, act: 'evidence', evidence_kind: 'business-registry', reference: '123456701000' },
    { ...entry, act: 'client-entered', reference: '8/2026', note: 'Εκδόσεις Ωρίων · Orion Publishing' },
  ],
  received: [
    { channel: 'form', received_at: AT + 60, details: { ...details, sector: 'private' } },
    { channel: 'e-mail', received_at: AT, details },
  ],
}

const states = ['requested', 'administrator-in', 'representatives-in', 'confirmed', 'refused', 'suspended'] as const
const list: Organisations = {
  organisations: states.map((state, position) => ({
    ...{ id: `o${position + 1}`, name_el: 'Εκδόσεις Ωρίων', name_en: 'Orion Publishing', sector: 'public' },
    ...{ state, requested_at: AT },
  })),
}

const asked = {
  ...{ ...system, state: 'requested' as const, client_id: null, secrets: [] },
  ...{ quota_per_minute: null, allows_get_renewal: null, organisation_id: 'o4' },
  ...{ organisation_el: 'Εκδόσεις Ωρίων', organisation_en: 'Orion Publishing' },
}
const systems: SystemRequests = {
  systems: [
    asked,
    {
      ...{ ...asked, id: '2', method: 'private_key_jwt' as const },
      jwks: { keys: [{ kty: 'EC', crv: 'P-256', kid: 'one', x: 'f83OJ3D2xF1Bg8vub9tLe1gHMzV76e8Tus9uPHvRVEU' }] },
    },
  ],
}

const path = '/desk/organisations'
const openFirst = (page: Page) => page.locator('main [aria-expanded]').first().click()
const openLast = (page: Page) => page.locator('main [aria-expanded]').last().click()

/** The provider's desk for organisations, as `session` makes one of its staff of the visitor. */
export function organisationScreens(session: MockAnswers): Record<string, Screen> {
  const answersOf = (own: Partial<VettedOrganisation> = {}): MockAnswers => ({
    ...session,
    'GET /api/desk/organisations': () => ({ body: list }),
    'GET /api/desk/organisations/*': () => ({ body: { ...vetted, ...own } }),
    'GET /api/desk/systems': () => ({ body: systems }),
  })
  return {
    'desk, no organisations': {
      path,
      answers: {
        ...session,
        'GET /api/desk/organisations': () => ({ body: { organisations: [] } }),
        'GET /api/desk/systems': () => ({ body: { systems: [] } }),
      },
    },
    'desk, organisations': { path, answers: answersOf() },
    'desk, one organisation': {
      ...{ path, answers: answersOf() },
      act: async (page) => {
        await openFirst(page)
        await page.locator('.ui-disclosure .ui-disclosure button').first().click()
        await page.locator('.ui-disclosure .ui-disclosure button').last().click()
      },
    },
    'desk, confirmed organisation corrected': {
      ...{ path, answers: answersOf({ state: 'confirmed' }) },
      act: async (page) => {
        await openFirst(page)
        await page.locator('.ui-disclosure .ui-actions button').first().click()
        await page.locator('#correction-contact_email').fill('')
        await page.locator('.ui-disclosure form button[type=submit]').first().click()
      },
    },
    'desk, mailed request with mistakes': {
      ...{ path, answers: answersOf() },
      act: async (page) => {
        await openLast(page)
        await page.locator('main form button[type=submit]').last().click()
      },
    },
    'desk, system with renewal by GET': {
      ...{ path, answers: answersOf() },
      act: async (page) => {
        await page.locator('main input[type=checkbox]').last().check()
        await page.locator('main input[inputmode=numeric]').last().fill('0')
      },
    },
  }
}
