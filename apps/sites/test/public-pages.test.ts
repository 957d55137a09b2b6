import { expect, test } from 'vitest'
import { followToOtherPage } from './follow-link.ts'
import { institutions, loggedOut, stats } from './mock-answers.ts'
import { openJourneys } from './site-journey.ts'

const journey = openJourneys()

test('P1: the table has a row for each institution and a dash for what is missing', async () => {
  const { page, site } = journey()
  await page.goto(`${site.origin}/institutions?lang=en`)
  const row = page.getByRole('row').filter({ hasText: 'University of Crete' })
  await row.waitFor()
  expect(await page.getByRole('row').count()).toBe(institutions.length + 1)
  expect(await row.textContent()).toContain('Doctorate: -')
  expect(await row.textContent()).toContain('61,204')
  expect(await page.getByRole('link', { name: 'Institutions that are preparing to join' }).getAttribute('href')).toBe(
    '/beta-institutions',
  )
})

test('P2: there is one statistics call for each institution, and a failing one leaves dashes and no message', async () => {
  const { page, site } = journey()
  site.answer({
    'GET /api/client/stats/auth': () => ({ status: 500, body: 'x', type: 'text/plain' }),
  })
  await page.goto(`${site.origin}/institutions?lang=en`)
  const row = page.getByRole('row').filter({ hasText: 'Aristotle University' })
  await row.waitFor()
  expect(await row.textContent()).toContain('Bachelor: -')
  expect(await page.getByRole('alert').count()).toBe(0)
  const asked = site.calls.filter(({ path }) => path.includes('/stats/')).map(({ path }) => path)
  expect(asked.sort()).toEqual(institutions.map(({ name }) => `/api/client/stats/${name}`).sort())
})

test.each([
  ['el', 'counted', 'Καταμετρήθηκαν στις 18 Νοεμβρίου 2026'],
  ['en', 'counted', 'Counted on November 18, 2026'],
  ['el', 'declared', 'Δηλώθηκαν από το ίδρυμα στις 18 Νοεμβρίου 2026'],
  ['en', 'declared', 'Declared by the institution on November 18, 2026'],
])('P2: figures that may be old are shown with their day (%s, %s)', async (lang, source, words) => {
  const { page, site } = journey()
  site.answer({ 'GET /api/client/stats/uoa': () => ({ body: { diplomasInfo: [{ ...stats, source }] } }) })
  await page.goto(`${site.origin}/institutions?lang=${lang}`)
  const row = page.getByRole('row').filter({ hasText: institutions[0]?.text[lang === 'el' ? 'name_el' : 'name_en'] })
  await row.getByText(words).waitFor()
})

test('P2: a statistics call that hangs ends its load after five seconds, and the others are shown', async () => {
  const { page, site } = journey()
  site.answer({ 'GET /api/client/stats/auth': () => new Promise<never>(() => undefined) })
  await page.goto(`${site.origin}/institutions?lang=en`)
  await page.getByText('Loading the institutions…').waitFor()
  const row = page.getByRole('row').filter({ hasText: 'Aristotle University' })
  await row.waitFor({ timeout: 15_000 })
  expect(await row.textContent()).toContain('Bachelor: -')
  expect(await page.getByRole('row').filter({ hasText: 'University of Crete' }).textContent()).toContain('61,204')
  expect(await page.getByText('Loading the institutions…').count()).toBe(0)
})

test('P2: a list that hangs ends its load too, with a message and a way to try again', async () => {
  const { page, site } = journey()
  site.answer({ 'GET /api/client/institutions_metadata': () => new Promise<never>(() => undefined) })
  await page.goto(`${site.origin}/institutions?lang=en`)
  const retry = page.getByRole('alert').getByRole('button', { name: 'Try Again' })
  await retry.waitFor({ timeout: 15_000 })
  site.answer({ 'GET /api/client/institutions_metadata': () => ({ body: { metadata: institutions } }) })
  await retry.click()
  await page.getByRole('row').filter({ hasText: 'University of Crete' }).waitFor()
})

test('P1: the list is searched by any part of a name in either language, accents or not, and says how many are left', async () => {
  const { page, site } = journey()
  await page.goto(`${site.origin}/institutions?lang=en`)
  const rows = page.getByRole('rowheader')
  await rows.first().waitFor()
  const field = page.getByRole('searchbox', { name: 'Search the institutions' })
  for (const [typed, left] of [
    ['crete', ['University of Crete']],
    ['ΚΡΗΤΗΣ', ['University of Crete']],
    ['αριστοτελειο', ['Aristotle University']],
    ['university', ['University of Athens', 'Aristotle University', 'University of Crete']],
  ] as const) {
    await field.fill(typed)
    await expect.poll(() => rows.allTextContents()).toEqual(left)
    const count = left.length === 1 ? '1 institution' : `${left.length} institutions`
    await page.getByRole('status').filter({ hasText: count }).waitFor()
  }
  await field.fill('zzz')
  await page.getByText('No institution matches. Check the spelling or type less.').waitFor()
  expect(await page.getByRole('table').count()).toBe(0)
  await page.setViewportSize({ width: 390, height: 900 })
  await field.fill('αθηνων')
  const card = page.getByRole('main').getByRole('button')
  await expect.poll(() => card.allTextContents()).toEqual([expect.stringContaining('University of Athens')])
  expect(await card.locator('img').getAttribute('src')).toBe('/icon.svg')
})

test('P3: the beta list is the same view of the other prefix, without a link to itself', async () => {
  const { page, site } = journey()
  site.answer({
    'GET /api-test/client/stats/uoc': () => ({ body: { diplomasInfo: [{ ...stats, numberOfPhd: null }] } }),
  })
  await page.goto(`${site.origin}/beta-institutions?lang=en`)
  await page.getByRole('heading', { name: /beta adopters/ }).waitFor()
  await page.getByRole('row').filter({ hasText: 'University of Crete' }).waitFor()
  expect(await page.getByRole('link', { name: 'Institutions that are preparing to join' }).count()).toBe(0)
  expect(site.calls.filter(({ path }) => path.startsWith('/api/client/stats'))).toEqual([])
})

test('P1: on a narrow screen each institution is a card, and one is open at a time', async () => {
  const { page, site } = journey()
  await page.setViewportSize({ width: 782, height: 900 })
  await page.goto(`${site.origin}/institutions?lang=en`)
  const [one, other] = [page.getByRole('button', { name: /Athens/ }), page.getByRole('button', { name: /Crete/ })]
  await one.click()
  await other.click()
  expect(await one.getAttribute('aria-expanded')).toBe('false')
  expect(await other.getAttribute('aria-expanded')).toBe('true')
  expect(await page.getByRole('table').count()).toBe(0)
})

test.each(['el', 'en'])('P5: the terms are seven paragraphs, the seventh in three parts (%s)', async (lang) => {
  const { page, site } = journey()
  await page.goto(`${site.origin}/terms?lang=${lang}`)
  await page.getByRole('heading', { level: 1 }).waitFor()
  expect(await page.locator('main ol:not(nav ol):not(ol ol) > li').count()).toBe(7)
  expect(await page.locator('main ol ol > li').count()).toBe(3)
})

test.each(['jades', 'ebsi', 'ebsi-video', 'emrex', 'blueprints', 'jades/blueprints'])(
  'P4: /news/%s is an article with breadcrumbs in both languages',
  async (slug) => {
    const { page, site } = journey()
    const titles = new Set<string | null>()
    for (const lang of ['el', 'en']) {
      await page.goto(`${site.origin}/news/${slug}?lang=${lang}`)
      const title = await page.getByRole('heading', { level: 1 }).textContent()
      const crumbs = page.getByRole('navigation', { name: lang === 'el' ? 'Βρίσκεστε εδώ' : 'You are here' })
      expect(await crumbs.getByRole('listitem').allTextContents()).toEqual([
        lang === 'el' ? 'Αρχική' : 'Home',
        lang === 'el' ? 'Νέα' : 'News',
        title,
      ])
      titles.add(title)
    }
    expect(titles.size).toBe(2)
  },
)

test.each(['el', 'en'])(
  'G0: every block of the landing page is present (%s) and its links lead somewhere',
  async (lang) => {
    const { page, site } = journey()
    site.answer({ 'GET /api/client/get_auth_data': () => ({ body: loggedOut }) })
    await page.goto(`${site.origin}/?lang=${lang}`)
    for (const id of ['introduction', 'news-title', 'guides-title', 'articles-title', 'presentations-title']) {
      await page.locator(`h2#${id}`).waitFor()
    }
    const links = page.locator('.landing a')
    const addresses = await links.evaluateAll((all) => all.map((link) => link.getAttribute('href') ?? ''))
    for (const address of new Set(addresses.filter((href) => href.startsWith('/') && !href.endsWith('.pdf')))) {
      await followToOtherPage(page, address)
      expect(await page.getByRole('heading', { name: /Page not found|Η σελίδα δεν βρέθηκε/ }).count(), address).toBe(0)
    }
  },
)
