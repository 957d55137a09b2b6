import { expect, test } from 'vitest'
import { openJourneys } from './site-journey.ts'

const journey = openJourneys()

// Spec 2 §2.5, spelt as there; what begins with a plus is ours.
const ANCHORS: Record<string, string[]> = {
  developers: [
    ...['quick-start', '+sandbox', 'oauth2', '+client-authentication', 'diploma-access', '+status'],
    ...['authorization-flow', 'authorization-process', '+pushed-requests', 'token-renewal', '+token-lifetimes'],
    ...['+introspection', '+revocation', '+errors', '+limits'],
  ].map((name) => `dev_${name}`),
  institutions: [
    ...['basic_concepts', 'template-creation', 'template-example', 'data-entry', '+upload', 'view', 'schema'],
    ...['fieldsview', 'API', 'fieldsapi', 'examplesapi', '+conformance', '+figures', '+quality', 'support'],
    ...['+support-settings', 'suspport-access', 'support-examples', 'support-invalid', '+support-check'],
  ].map((name) => `ins_${name}`),
  organisations: [
    ...['org_organisations-clients', 'org_registration-steps', 'step1', 'step2', 'step3', 'step4'],
    ...['org_+representatives', 'org_+any-tax-user', 'org_registration-oauth2', 'org_support'],
  ],
}

test.each(Object.entries(ANCHORS))(
  'P6: the guide for %s has every anchor in both languages, and each in the navigation',
  async (name, anchors) => {
    const { page, site } = journey()
    const expected = anchors.map((anchor) => anchor.replace('+', ''))
    for (const lang of ['el', 'en']) {
      await page.goto(`${site.origin}/documentation/${name}?lang=${lang}`)
      await page.getByRole('heading', { level: 1 }).waitFor()
      const ids = await page.locator('main :is(h2, h3)[id]').evaluateAll((all) => all.map(({ id }) => id))
      expect(ids).toEqual(expected)
      const links = page.locator(`#guide-menu-${name} a`)
      expect(await links.evaluateAll((all) => all.map((link) => link.getAttribute('href')))).toEqual(
        expected.map((id) => `/documentation/${name}#${id}`),
      )
    }
  },
)

test('P6: the documentation begins with three cards and has no way back to the top', async () => {
  const { page, site } = journey()
  await page.goto(`${site.origin}/documentation?lang=en`)
  const cards = page.getByRole('main').locator('.ui-choice a')
  await cards.first().waitFor()
  expect(await cards.evaluateAll((all) => all.map((card) => card.getAttribute('href')))).toEqual([
    '/documentation/developers',
    '/documentation/institutions',
    '/documentation/organisations',
  ])
  expect(await page.getByRole('link', { name: 'Back to top' }).count()).toBe(0)
})

test('P6: one category of the navigation is open at a time, and the open one collapses', async () => {
  const { page, site } = journey()
  await page.goto(`${site.origin}/documentation/developers?lang=en`)
  const category = (name: string) => page.getByRole('button', { name })
  await category('Guide for institutions').click()
  expect(await category('Developers’ guide').getAttribute('aria-expanded')).toBe('false')
  expect(await category('Guide for institutions').getAttribute('aria-expanded')).toBe('true')
  await category('Guide for institutions').click()
  expect(await category('Guide for institutions').getAttribute('aria-expanded')).toBe('false')
})

test('P6: the entry under the scroll position is marked', async () => {
  const { page, site } = journey()
  await page.goto(`${site.origin}/documentation/institutions?lang=en`)
  await page.locator('#ins_API').evaluate((heading) => heading.scrollIntoView())
  await page.locator('nav a[aria-current="location"]', { hasText: 'Through an API' }).waitFor()
})

test('P6: a permanent link stands at each heading and leads to it, also from outside', async () => {
  const { page, site } = journey()
  await page.goto(`${site.origin}/documentation/institutions?lang=en#ins_support`)
  await page.waitForFunction(() => scrollY > 200)
  const link = page.getByRole('link', { name: 'Permanent link to “Serving requests”' })
  expect(await link.getAttribute('href')).toBe('#ins_support')
})

test('P6: the way back to the top is shown past 200 px', async () => {
  const { page, site } = journey()
  await page.goto(`${site.origin}/documentation/institutions?lang=en`)
  await page.getByRole('heading', { level: 1 }).waitFor()
  const top = page.getByRole('link', { name: 'Back to top' })
  await page.evaluate(() => scrollTo(0, 200))
  expect(await top.count()).toBe(0)
  await page.evaluate(() => scrollTo(0, 201))
  await top.click()
  await page.waitForFunction(() => scrollY < 200)
})

test('P6: on a narrow screen the contents open by their button and close when a link is followed', async () => {
  const { page, site } = journey()
  await page.setViewportSize({ width: 390, height: 800 })
  await page.goto(`${site.origin}/documentation/institutions?lang=en`)
  const entry = page.getByRole('navigation', { name: 'Documentation' }).getByRole('link', { name: 'Serving requests' })
  await page.getByRole('button', { name: 'Contents' }).click()
  await entry.click()
  await entry.waitFor({ state: 'hidden' })
})

test('P6: the table of the view lists the 28 fields of the record', async () => {
  const { page, site } = journey()
  await page.goto(`${site.origin}/documentation/institutions?lang=en`)
  const table = page.getByRole('table', { name: 'Columns of the view' })
  await table.waitFor()
  expect(await table.getByRole('row').count()).toBe(29)
})

test.each([
  [
    'en',
    ['organisation registration', 'organisation registration', 'organisation support'],
    '[name of the organisation], [tax number]',
  ],
  ['el', ['εγγραφή φορέα', 'εγγραφή φορέα', 'υποστήριξη φορέα'], '[ονομασία φορέα], [ΑΦΜ φορέα]'],
] as const)(
  'R1: the subject names the matter, then the organisation and its tax number (%s)',
  async (lang, matters, who) => {
    const { page, site } = journey()
    await page.goto(`${site.origin}/documentation/organisations?lang=${lang}`)
    const links = page.locator('.guide__mail a[href^="mailto:"]')
    await links.first().waitFor()
    const addresses = await links.evaluateAll((all) => all.map((link) => link.getAttribute('href') ?? ''))
    const subjects = addresses.map((address) => new URLSearchParams(new URL(address).search).get('subject'))
    expect(subjects).toEqual(matters.map((matter) => `${matter}: ${who}`))
  },
)

test('R2 R4: the guide leads to the form of the request and to one’s own roles', async () => {
  const { page, site } = journey()
  await page.goto(`${site.origin}/documentation/organisations?lang=en`)
  const target = (name: string) => page.getByRole('main').getByRole('link', { name, exact: true }).getAttribute('href')
  expect(await target('Open the form of the request')).toBe('/registration/request')
  expect(await target('My roles')).toBe('/registration/representative')
})

test('R1: a message can be sent and copied, and the notice says so', async () => {
  const { page, site } = journey()
  await page.goto(`${site.origin}/documentation/organisations?lang=en`)
  const mail = await page.getByRole('link', { name: 'Send e-mail' }).first().getAttribute('href')
  expect(mail).toContain('subject=organisation%20registration')
  await page.getByRole('button', { name: 'Copy the text' }).first().click()
  await page.getByRole('status').filter({ hasText: 'Copied Content' }).waitFor()
  expect(await page.evaluate(() => navigator.clipboard.readText())).toContain('Tax number:')
})
