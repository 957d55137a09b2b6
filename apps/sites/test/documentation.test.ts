import { expect, test } from 'vitest'
import { openJourneys } from './site-journey.ts'

const journey = openJourneys()

// Spec 2 §2.5, spelt as there.
const ANCHORS = {
  developers: [
    'quick-start',
    'oauth2',
    'diploma-access',
    'authorization-flow',
    'authorization-process',
    'token-renewal',
  ].map((name) => `dev_${name}`),
  institutions: [
    'basic_concepts',
    'template-creation',
    'template-example',
    'data-entry',
    'view',
    'schema',
    'fieldsview',
    'API',
    'fieldsapi',
    'examplesapi',
    'support',
    'suspport-access',
    'support-examples',
    'support-invalid',
  ].map((name) => `ins_${name}`),
  organisations: [
    'org_organisations-clients',
    'org_registration-steps',
    'step1',
    'step2',
    'step3',
    'step4',
    'org_registration-oauth2',
    'org_support',
  ],
}

test.each(Object.entries(ANCHORS))('P6: the guide for %s has every anchor in both languages', async (name, anchors) => {
  const { page, site } = journey()
  for (const lang of ['el', 'en']) {
    await page.goto(`${site.origin}/documentation/${name}?lang=${lang}`)
    await page.getByRole('heading', { level: 1 }).waitFor()
    const ids = await page.locator('main :is(h2, h3)[id]').evaluateAll((all) => all.map(({ id }) => id))
    expect(ids).toEqual(anchors)
  }
})

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

test('R1: a message can be sent and copied, and the notice says so', async () => {
  const { page, site } = journey()
  await page.goto(`${site.origin}/documentation/organisations?lang=en`)
  const mail = await page.getByRole('link', { name: 'Send e-mail' }).first().getAttribute('href')
  expect(mail).toContain('subject=organisation%20registration')
  await page.getByRole('button', { name: 'Copy the text' }).first().click()
  await page.getByRole('status').filter({ hasText: 'Copied Content' }).waitFor()
  expect(await page.evaluate(() => navigator.clipboard.readText())).toContain('Tax number:')
})
