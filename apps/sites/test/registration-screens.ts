import type { AdministeredOrganisation, Enquiries, OfferedRole, OwnRoles, OwnSystem } from '@perga/contracts'
import type { Page } from 'playwright-core'
import type { MockAnswers } from './mock-site.ts'
import type { Screen } from './screen.ts'

const AT = 1_795_000_000
const role = {
  ...{ client: 'orion', display_name_el: 'Εκδόσεις Ωρίων', display_name_en: 'Orion Publishing' },
  service: 'reading' as const,
}

/** An organisation with everything that one can have. */
export const organisation: AdministeredOrganisation = {
  ...{ name_el: 'Εκδόσεις Ωρίων', name_en: 'Orion Publishing', sector: 'public', tax_number: '094014201' },
  ...{ contact_name: 'Ορέστης', contact_phone: '2100000000', contact_email: 'office@perga.example', language: 'el' },
  ...{ state: 'representatives-in', decision_reason: null, requests: 1 },
  clients: [
    {
      id: 'orion',
      display_name_el: 'Εκδόσεις Ωρίων',
      display_name_en: 'Orion Publishing',
      listed: false,
      can_inspect: false,
      institutions: [],
    },
    {
      id: 'orion-2',
      display_name_el: 'Εκδόσεις Ωρίων',
      display_name_en: 'Orion Publishing',
      listed: false,
      can_inspect: false,
      institutions: [],
    },
  ],
  invitations: (['open', 'not-sent', 'expired', 'accepted', 'revoked'] as const).map((state) => ({
    ...{ ...role, id: state, email: `${state}@perga.example`, language: 'el', state, invited_at: AT, expires_at: AT },
  })),
  representatives: [
    {
      ...{ id: '1', name: 'ΛΗΤΩ', email: 'lito@perga.example', state: 'active', suspended_for: null },
      ...{ linked_at: AT, confirmed_until: AT, roles: [role, { ...role, service: 'inspection' }] },
    },
    {
      ...{ id: '2', name: 'ΟΡΕΣΤΗΣ', email: null, state: 'suspended', suspended_for: 'not-reconfirmed' },
      ...{ linked_at: AT, confirmed_until: AT, roles: [] },
    },
  ],
}

/** A system that the provider has confirmed. */
export const system: OwnSystem = {
  ...{ id: '1', name: 'Orion Publishing', purpose_el: 'Προσλήψεις', purpose_en: 'Orion Publishing' },
  ...{ contact_email: 'it@perga.example', scopes: ['title', 'level'], redirect_uris: ['https://orion.example/cb'] },
  ...{ method: 'client_secret_basic', jwks: null, requested_at: AT, state: 'confirmed', decision_reason: null },
  ...{ client_id: 'app.0190-0000.x', quota_per_minute: 60, allows_get_renewal: true },
  ...{ secrets: [1, 2].map((slot) => ({ slot, created_at: AT, last_used_at: null })) },
}

const enquiries: Enquiries = {
  ...{ more: false, people: [{ id: '1', name: 'ΛΗΤΩ' }] },
  enquiries: (['link', 'check', 'oauth'] as const).map((kind) => ({
    ...{
      id: kind,
      at: AT,
      kind,
      state: kind === 'check' ? 'nothing' : 'read',
      person: kind === 'oauth' ? null : 'ΛΗΤΩ',
    },
    ...{ client_el: 'Εκδόσεις Ωρίων', client_en: 'Orion Publishing', degrees: 1 },
    institutions: [{ el: 'Πανεπιστήμιο Κρήτης', en: 'University of Crete' }],
  })),
}

const offered: OfferedRole = {
  ...{ organisation_el: 'Εκδόσεις Ωρίων', organisation_en: 'Orion Publishing', service: 'reading', expires_at: AT },
  ...{ display_name_el: 'Εκδόσεις Ωρίων', display_name_en: 'Orion Publishing' },
}

const roles: OwnRoles = {
  organisation: { name_el: 'Εκδόσεις Ωρίων', name_en: 'Orion Publishing', is_active: true },
  ...{ state: 'active', suspended_for: null, confirmed_until: AT, roles: [role] },
}

const session = (isIn: boolean) => () => ({ body: { logged_in: isIn, name: isIn ? 'ΛΗΤΩ' : null } })
const answers = (own: object = {}, isIn = true): MockAnswers => ({
  'GET /api/administrator/session': session(isIn),
  'GET /api/representative/session': session(isIn),
  'GET /api/administrator/organisation': () => ({ body: { ...organisation, ...own } }),
  'GET /api/administrator/systems': () => ({ body: { systems: [system] } }),
  'POST /api/administrator/systems/1/secrets': () => ({
    body: { client_id: 'app.x', secret: '0'.repeat(43), systems: [system] },
  }),
  'GET /api/administrator/enquiries': () => ({ body: enquiries }),
  'GET /api/representative/enquiries': () => ({ body: { ...enquiries, enquiries: [] } }),
  'GET /api/representative/roles': () => ({ body: { ...roles, ...own } }),
  'GET /api/registration/invitations/*': () => ({ body: offered }),
  'POST /api/registration/requests': () => ({ body: { received: true } }),
})
const submit = (page: Page) => page.locator('main form button[type=submit]').click()
const open = (page: Page) => page.locator('main [aria-expanded]').first().click()
const outside = answers({}, false)

/** Every screen of the registration site, in each state that looks different. */
export const REGISTRATION_SCREENS: Record<string, Screen> = {
  registration: { path: '/registration/', answers: outside },
  'registration, request': { path: '/registration/request', answers: outside },
  'registration, request with mistakes': { path: '/registration/request', answers: outside, act: submit },
  'registration, administrator outside': { path: '/registration/administrator', answers: outside },
  'registration, not an administrator': {
    ...{ path: '/registration/administrator?login=not_an_administrator', answers: outside },
  },
  'registration, administrator': { path: '/registration/administrator', answers: answers() },
  'registration, just requested': {
    path: '/registration/administrator',
    answers: answers({ state: 'administrator-in', sector: 'private', invitations: [], representatives: [] }),
  },
  'registration, confirmed': { path: '/registration/administrator', answers: answers({ state: 'confirmed' }) },
  'registration, refused': {
    path: '/registration/administrator',
    answers: answers({ state: 'refused', decision_reason: 'Λείπει.' }),
  },
  'registration, suspended': { path: '/registration/administrator', answers: answers({ state: 'suspended' }) },
  'registration, details': {
    ...{ path: '/registration/administrator', answers: answers() },
    act: (page) => page.locator('main section').last().getByRole('button').click(),
  },
  'registration, enquiries': { path: '/registration/administrator/readings', answers: answers() },
  'registration, own enquiries': { path: '/registration/representative/enquiries', answers: answers() },
  'registration, systems': { path: '/registration/administrator/systems', answers: answers(), act: open },
  'registration, system form': {
    ...{ path: '/registration/administrator/systems', answers: answers() },
    act: async (page) => {
      await page.locator('main section').last().getByRole('button').click()
      await page.getByRole('radio').last().check()
      await submit(page)
    },
  },
  'registration, new secret': {
    path: '/registration/administrator/systems',
    answers: {
      ...answers(),
      'GET /api/administrator/systems': () => ({ body: { systems: [{ ...system, secrets: [] }] } }),
    },
    act: async (page) => {
      await open(page)
      await page.locator('main .ui-disclosure section button').first().click()
    },
  },
  'registration, roles': { path: '/registration/representative', answers: answers() },
  'registration, roles suspended': {
    path: '/registration/representative',
    answers: answers({ state: 'suspended', suspended_for: 'not-reconfirmed' }),
  },
  'registration, roles ended': {
    path: '/registration/representative',
    answers: answers({ state: 'suspended', suspended_for: 'administrator' }),
  },
  'registration, no roles': { path: '/registration/representative', answers: answers({ organisation: null }) },
  'registration, invitation': { path: '/registration/invitation/x', answers: answers() },
  'registration, invitation outside': { path: '/registration/invitation/x', answers: outside },
  'registration, suspended at the login': { path: '/organisation/login/error?reason=suspended', answers: outside },
  'registration, ended at the login': { path: '/organisation/login/error?reason=ended', answers: outside },
  'registration, organisation at the login': {
    path: '/organisation/login/error?reason=organisation',
    answers: outside,
  },
}
