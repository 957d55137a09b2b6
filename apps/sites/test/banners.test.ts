import { expect, test } from 'vitest'
import { openJourneys } from './site-journey.ts'

const journey = openJourneys({ width: 390 })
const HOUR_MS = 3_600_000

const inHours = (hours: number) => new Date(Date.now() + hours * HOUR_MS).toISOString()
const banner = (id: string, change: object = {}) => ({
  ...{ id, text: { el: `Ανακοίνωση ${id}`, en: `Announcement ${id}` } },
  ...{ from: inHours(-1), until: inHours(1), dismissible: true },
  ...change,
})
const announcing = (...banners: object[]) => ({ 'GET /banners/index.json': () => ({ body: banners }) })

test('P8: an announcement that is due stands above every page in its language, and goes when it is put away', async () => {
  const { page, site } = journey()
  site.answer(announcing(banner('one'), banner('two')))
  await page.goto(`${site.origin}/terms?lang=en`)
  const strips = page.getByRole('region', { name: 'Announcement' })
  await strips.first().waitFor()
  const texts = page.locator('.banner__text')
  expect(await texts.allTextContents()).toEqual(['Announcement one', 'Announcement two'])
  await page.getByRole('button', { name: 'Menu' }).click()
  await page.getByRole('link', { name: /^EL/ }).click()
  await expect.poll(() => texts.allTextContents()).toEqual(['Ανακοίνωση one', 'Ανακοίνωση two'])

  await page.getByRole('button', { name: 'Απόκρυψη ανακοίνωσης' }).first().click()
  await expect.poll(() => texts.allTextContents()).toEqual(['Ανακοίνωση two'])
  for (const path of ['/terms?lang=el', '/institutions', '/authorization/consents', '/desk/', '/registration/']) {
    await page.goto(site.origin + path)
    await texts.first().waitFor()
    expect(await texts.allTextContents(), path).toEqual(['Ανακοίνωση two'])
  }
})

test('P8: an announcement comes and goes at its hours, and one that must be seen cannot be put away', async () => {
  const { page, site } = journey()
  const early = banner('early', { from: inHours(1), until: inHours(2) })
  const late = banner('late', { from: inHours(-2), until: inHours(-1) })
  site.answer(announcing(early, banner('firm', { dismissible: false }), late))
  await page.goto(`${site.origin}/terms?lang=en`)
  const texts = page.locator('.banner__text')
  await texts.first().waitFor()
  expect(await texts.allTextContents()).toEqual(['Announcement firm'])
  expect(await page.locator('.banner button').count()).toBe(0)
})

test('P8: without announcements, or with a file that nobody can read, the page is as ever', async () => {
  const { page, site } = journey()
  const broken = { 'GET /banners/index.json': () => ({ body: '[{', type: 'application/json' }) }
  for (const answers of [announcing(), broken]) {
    site.answer(answers)
    await Promise.all([page.waitForResponse('**/banners/index.json'), page.goto(`${site.origin}/terms?lang=en`)])
    await page.getByRole('heading', { level: 1, name: 'Terms of use' }).waitFor()
    await page.waitForLoadState('networkidle')
    expect(await page.locator('.banner').count()).toBe(0)
  }
})
