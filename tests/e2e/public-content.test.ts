import type { Page } from 'playwright-core'
import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from 'vitest'
import { axeViolations } from '../support/axe.ts'
import { openChromium } from '../support/chromium.ts'
import { BUILT_SITES, startWorld, type World } from '../support/world.ts'

let world: World
let browser: Awaited<ReturnType<typeof openChromium>>
let page: Page
beforeAll(async () => {
  world = await startWorld({ sitesDirectory: BUILT_SITES })
})
afterAll(() => world.stop())
beforeEach(async () => {
  browser = await openChromium()
  page = browser.page
})
afterEach(() => browser.close())

const open = (path: string) => page.goto(`${world.origin}${path}`)
const heading = (name: string) => page.getByRole('heading', { level: 1, name }).waitFor()

/** What axe finds on a page in both languages, wide and narrow; and that nothing has to be scrolled sideways. */
async function faultsOf(path: string, ready: string): Promise<string[]> {
  const faults: string[] = []
  for (const width of [1280, 390, 320]) {
    await page.setViewportSize({ width, height: 900 })
    for (const lang of ['el', 'en']) {
      await open(`${path}?lang=${lang}`)
      await page.locator(ready).first().waitFor()
      faults.push(...(await axeViolations(page)))
      const needed = await page.evaluate<number>('document.documentElement.scrollWidth')
      if (needed > width) faults.push(`${path} in ${lang} needs ${needed} px of ${width}`)
    }
  }
  return faults
}

const day = (index: number) => new Date(Date.UTC(2026, 9, 23 + index)).toISOString().slice(0, 10)
const counts = (link: number | string) => ({
  ...{ link, oauth: 0, inspection: 'withheld', 'holder-copy': 7, verification: 12 },
})
const FIGURES = {
  asOf: '2026-11-21T09:00:00.000Z',
  since: '2026-10-23',
  totals: counts(1234),
  days: Array.from({ length: 30 }, (_, index) => ({ period: day(index), ...counts(index === 29 ? 'few' : 40) })),
  months: [{ period: '2026-11', ...counts(1234) }],
  institutions: [
    {
      ...{ code: 'uoc', name_el: 'Πανεπιστήμιο Κρήτης', name_en: 'University of Crete' },
      ...{ answersNow: false, availability: 98.7 },
      days: Array.from({ length: 30 }, (_, index) => ({ day: day(index), availability: index === 29 ? 71.4 : 100 })),
      failures: { timedOut: 41, unreachable: 'few', broken: 0 },
    },
  ],
}

test('P12: a service that has just started says so, and its institutions are listed', async () => {
  await open('/figures?lang=en')
  await heading('The service in figures')
  await page.getByText('The service has just started').waitFor()
  await page.getByRole('heading', { level: 3, name: 'University of Crete' }).waitFor()
  expect(await faultsOf('/figures', '.figures__highlights')).toEqual([])
}, 180_000)

test('P12: every value of the charts stands in a table, for screen readers always and for all on request', async () => {
  await page.route('**/api/figures', (route) => route.fulfill({ json: FIGURES }))
  await open('/figures?lang=el')
  await page.getByText('πάνω από 1.241').waitFor()
  expect(await page.getByText('1.241', { exact: true }).count()).toBe(0)
  const table = page.getByRole('table', { name: 'Τίτλοι που δόθηκαν και επαληθεύσεις' })
  expect(await table.getByRole('row').count()).toBe(31)
  expect(await table.getByRole('row').nth(1).innerText()).toMatch(
    /21 Νοε\s+λιγότερα από 5\s+0\s+δεν εμφανίζεται\s+7\s+12/,
  )
  const widthOf = async () => (await table.boundingBox())?.width ?? 0
  const before = await page.locator('.ui-visually-hidden:has(table)').count()
  await page.getByRole('button', { name: 'Εμφάνιση ως πίνακα' }).click()
  expect([before, await page.locator('.ui-visually-hidden:has(table)').count()]).toEqual([1, 0])
  expect(await widthOf()).toBeGreaterThan(300)
  expect(await axeViolations(page)).toEqual([])

  await page.getByRole('button', { name: 'Τελευταίοι 12 μήνες' }).click()
  expect(await table.getByRole('row').count()).toBe(2)
  await page.getByText('Κάτω από 100%: 21 Νοε 71,4%').waitFor({ state: 'attached' })
  await page.getByText('δεν απαντά', { exact: true }).waitFor()
})

test('T6: the structure diagram is enlarged by wheel, keys and buttons, moved by dragging, and is a list as well', async () => {
  await open('/documentation/institutions?lang=en')
  const picture = page.getByRole('group', { name: 'Picture: The same example as a tree' })
  await picture.scrollIntoViewIfNeeded()
  const viewBox = async () => (await picture.locator('svg').getAttribute('viewBox'))?.split(' ').map(Number) ?? []
  const [, , whole = 0] = await viewBox()
  const box = await picture.boundingBox()
  const [x, y] = [(box?.x ?? 0) + (box?.width ?? 0) / 2, (box?.y ?? 0) + 80]
  await page.mouse.move(x, y)
  await page.mouse.wheel(0, -100)
  await expect.poll(async () => (await viewBox())[2]).toBeLessThan(whole)
  const [before = 0] = await viewBox()
  await page.mouse.down()
  await page.mouse.move(x - 60, y, { steps: 3 })
  await page.mouse.up()
  await expect.poll(async () => (await viewBox())[0]).toBeGreaterThan(before)

  await picture.focus()
  await page.keyboard.press('0')
  await expect.poll(async () => (await viewBox())[2]).toBe(whole)
  await page.keyboard.press('+')
  await page.keyboard.press('ArrowRight')
  await expect.poll(async () => (await viewBox())[2]).toBeLessThan(whole)
  const controls = page.getByRole('group', { name: 'Controls of the picture' }).last()
  await controls.getByRole('button', { name: 'Show the whole picture' }).click()
  expect((await viewBox())[2]).toBe(whole)
  await controls.getByRole('button', { name: 'Enlarge' }).click()
  await controls.getByRole('button', { name: 'Move down' }).click()
  expect((await viewBox())[1]).toBeGreaterThan(0)

  const twin = page.getByRole('figure', { name: 'The same example as a tree' }).getByRole('list').first()
  expect(await twin.innerText()).toContain('Template 1077: Bachelor in Informatics')
})

test('T6: at the end of the enlarging the wheel scrolls the page, so that nobody is caught', async () => {
  await open('/documentation/institutions?lang=en')
  const picture = page.getByRole('group', { name: 'Picture: How they belong together' })
  await picture.hover()
  const before = await page.evaluate<number>('scrollY')
  await page.mouse.wheel(0, 300)
  await expect.poll(() => page.evaluate<number>('scrollY')).toBeGreaterThan(before)
})

test('T6: a narrow screen has pictures of its own, and the guide has no fault', async () => {
  await page.setViewportSize({ width: 390, height: 900 })
  await open('/documentation/institutions?lang=el')
  await page.locator('.diagram__narrow').first().waitFor()
  expect(await page.locator('.diagram__wide').first().isVisible()).toBe(false)
  expect(await faultsOf('/documentation/institutions', '.guide__tree')).toEqual([])
}, 180_000)

test('P8: the developers’ guide has a compact header with what a third party needs; other pages have the areas', async () => {
  const areas = page.getByRole('navigation', { name: 'Areas of the service' }).getByRole('link')
  const height = async () => (await page.locator('.ui-header').boundingBox())?.height ?? 0
  await open('/documentation/organisations?lang=en')
  await heading('Guide for organisations')
  const usual = { links: await areas.allInnerTexts(), height: await height() }
  await open('/documentation/developers?lang=en')
  await heading('Developers’ guide')
  expect(usual.links).toEqual(['Degree holders', 'Organisations', 'Institutions'])
  expect(await areas.allInnerTexts()).toEqual([
    'Quick start',
    'Requests',
    'OpenAPI description',
    'Register an application',
  ])
  expect(await height()).toBeLessThan(usual.height)
  for (const link of await areas.all()) {
    const address = new URL((await link.getAttribute('href')) ?? '', page.url())
    if (address.hash === '') expect((await fetch(address)).status).toBe(200)
    else if (address.pathname === '/documentation/developers') expect(await page.locator(address.hash).count()).toBe(1)
  }
})

test('P13: the tour says whom to be and where to go, and remembers what is done for the session', async () => {
  await open('/tour?lang=en')
  await heading('Guided tour')
  const first = page.getByRole('listitem').filter({ has: page.getByRole('heading', { name: 'See your degrees' }) })
  expect(await first.innerText()).toMatch(/Eleni Paradeigmatidou\s+User name\s+eleni\s+Password\s+sandbox/)
  await page.getByText('15039290109').waitFor()
  await first.getByRole('checkbox').check()
  await page.getByText('Done: 1 of 10 steps').waitFor()
  await page.reload()
  await page.getByText('Done: 1 of 10 steps').waitFor()
  for (const link of await page.locator('.tour__actions a').all()) {
    expect(await link.getAttribute('target')).toBe('perga-tour')
    expect((await fetch(new URL((await link.getAttribute('href')) ?? '', page.url()))).status).toBe(200)
  }

  const chosen = async () => {
    const [tab] = await Promise.all([
      page.waitForEvent('popup'),
      page.getByRole('link', { name: 'Choose an organisation (new tab)' }).click(),
    ])
    await tab.getByRole('combobox').fill('Αιγίς')
    await tab.getByRole('option').first().click()
    await tab.getByRole('button', { name: 'Continue' }).click()
    await tab.waitForURL('**/graduate/2*')
    return tab
  }
  const tab = await chosen()
  await page.getByRole('link', { name: 'See the link (new tab)' }).click()
  await tab.waitForURL(/graduate\/complete|error/)
  await page.getByRole('link', { name: 'Read the terms (new tab)' }).click()
  // In the same tab the choice is still known; elsewhere this page would send back to the first step.
  await tab.waitForURL('**/graduate/2*')
  await tab.getByRole('heading', { level: 1 }).waitFor()
  expect(new URL(tab.url()).pathname).toBe('/graduate/2')
  await tab.close()
  expect(await faultsOf('/tour', '.tour__steps')).toEqual([])
}, 180_000)

test('P13: on a real installation the tour says that it needs a test installation, and nobody’s name', async () => {
  await page.route('**/api/tour', (route) => route.fulfill({ json: { personas: null } }))
  await open('/tour?lang=el')
  await page.getByRole('heading', { name: 'Η ξενάγηση χρειάζεται δοκιμαστική εγκατάσταση' }).waitFor()
  expect(await page.locator('.tour__steps').count()).toBe(0)
  expect(await axeViolations(page)).toEqual([])
})

test('G0: a film plays where a file is configured, and is missed nowhere', async () => {
  await open('/news/ebsi-video?lang=en')
  await heading('Film: a degree crosses a border')
  expect(await page.locator('video').count()).toBe(0)
  const films = { 'ebsi-video': { en: { src: '/videos/ebsi-en.mp4', captions: '/videos/ebsi-en.vtt' } } }
  await page.route('**/videos/index.json', (route) => route.fulfill({ json: films }))
  await open('/news/ebsi-video?lang=en')
  const film = page.locator('video')
  await film.waitFor()
  expect(await film.getAttribute('src')).toBe('/videos/ebsi-en.mp4')
  expect(await film.locator('track').getAttribute('kind')).toBe('captions')
  expect(await axeViolations(page)).toEqual([])
})

test('G0: every guide is illustrated, and each picture is there with its transcript', async () => {
  for (const guide of ['graduates', 'verifiers']) {
    for (const lang of ['el', 'en']) {
      await open(`/guides/${guide}?lang=${lang}`)
      const pictures = page.locator('.article__picture')
      await pictures.first().waitFor()
      expect(await pictures.count()).toBe(3)
      for (const picture of await pictures.all()) {
        await picture.scrollIntoViewIfNeeded()
        expect((await picture.locator('figcaption').innerText()).length).toBeGreaterThan(30)
      }
      const widths = () =>
        page.evaluate<number[]>(
          "Array.from(document.querySelectorAll('.article__picture img'), (each) => each.naturalWidth)",
        )
      await expect.poll(widths).toEqual([800, 800, 800])
    }
  }
})

test('P4: every news page has its breadcrumbs home | news > title, in both languages', async () => {
  for (const path of ['jades', 'ebsi', 'ebsi-video', 'blueprints', 'emrex', 'jades/blueprints']) {
    for (const [lang, home, news] of [
      ['el', 'Αρχική', 'Νέα'],
      ['en', 'Home', 'News'],
    ] as const) {
      await open(`/news/${path}?lang=${lang}`)
      const title = await page.getByRole('heading', { level: 1 }).innerText()
      const crumbs = page.getByRole('main').getByRole('navigation').first().getByRole('listitem')
      expect(await crumbs.allInnerTexts()).toEqual([home, news, title])
    }
  }
})
