import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { expect, inject, test } from 'vitest'
import { loggedOut } from './mock-answers.ts'
import { openJourneys } from './site-journey.ts'

const journey = openJourneys({ width: 390 })

interface Listing {
  sites: { base: string; pages: Record<string, { el: string; en: string }> }[]
}
const { sites }: Listing = JSON.parse(await readFile(join(inject('dist'), 'prerendered/pages.json'), 'utf8'))
const service = sites.find(({ base }) => base === '/')
const paths = Object.keys(service?.pages ?? {})
const drawn = (file: string) => readFile(join(inject('dist'), file), 'utf8')

test('P7: every public page of the service is drawn at build time in both languages', () => {
  expect(paths).toEqual(
    expect.arrayContaining(['/', '/graduate/menu', '/graduate', '/institutions', '/beta-institutions', '/terms']),
  )
  expect(paths).toEqual(
    expect.arrayContaining(['/archive', '/documentation', '/news/jades', '/guides/graduates', '/organisation/login']),
  )
})

test.each([...paths, '/nowhere'])('the browser takes over %s as it was drawn', async (path) => {
  const { page, site } = journey()
  site.answer({ 'GET /api/client/get_auth_data': () => ({ body: loggedOut }) })
  const complaints: string[] = []
  page.on('pageerror', (error) => complaints.push(error.message))
  page.on('console', (message) => {
    // The answer 404 of the page for unknown addresses is no complaint of the page.
    if (['error', 'warning'].includes(message.type()) && !message.text().includes('status of 404')) {
      complaints.push(message.text())
    }
  })
  for (const [lang, status] of [
    ['el', path === '/nowhere' ? 404 : 200],
    ['en', path === '/nowhere' ? 404 : 200],
  ] as const) {
    // The heading that the server has sent is still the same element once React runs.
    await page.addInitScript(() => {
      document.addEventListener('DOMContentLoaded', () => {
        document.querySelector('h1')?.setAttribute('data-drawn', '')
      })
    })
    const answer = await page.goto(`${site.origin}${path}?lang=${lang}`)
    expect(answer?.status()).toBe(status)
    await page.waitForFunction(() =>
      Object.keys(document.querySelector('h1') ?? {}).some((key) => key.includes('react')),
    )
    await page.waitForLoadState('networkidle')
    expect(await page.locator('h1[data-drawn]').count(), `${path} in ${lang}`).toBe(1)
    expect(await page.locator('html').getAttribute('lang')).toBe(lang)
    expect(await page.locator('head title').count()).toBe(1)
  }
  expect(complaints).toEqual([])
})

/** How far things have moved by themselves, as the browser counts it. */
const SHIFTS = `
  window.shift = 0
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries()) shift += entry.value
  }).observe({ type: 'layout-shift', buffered: true })
`

test.each([390, 1280])('at %i px nothing moves on the landing page when the name of the user comes', async (width) => {
  const { page, site } = journey()
  await page.setViewportSize({ width, height: 900 })
  await page.addInitScript(SHIFTS)
  for (const lang of ['el', 'en']) {
    await page.goto(`${site.origin}/?lang=${lang}`)
    await page.getByRole('link', { name: /ΜΑΡΙΑ ΠΑΠΑΔΟΠΟΥΛΟΥ/ }).waitFor()
    await page.waitForTimeout(100)
    expect(await page.evaluate<number>('shift'), lang).toBeLessThan(0.005)
  }
})

test.each(paths)('P7: %s names its title, its description and its other language', async (path) => {
  const origin = 'https://origin.invalid'
  const files = service?.pages[path]
  const [greek, english] = [await drawn(files?.el ?? ''), await drawn(files?.en ?? '')]
  expect(greek).toContain('<html lang="el">')
  expect(english).toContain('<html lang="en">')
  expect(greek).toMatch(/<title>.*[α-ω].* – Ψηφιακοί τίτλοι σπουδών<\/title>/i)
  expect(english).toMatch(/<title>.+ – Digital Diplomas<\/title>/)
  expect(greek).toContain(`<link rel="canonical" href="${origin}${path}" />`)
  expect(english).toContain(`<link rel="canonical" href="${origin}${path}?lang=en" />`)
  for (const html of [greek, english]) {
    expect(/<meta name="description" content="([^"]*)"/.exec(html)?.[1]?.length).toBeGreaterThan(20)
    expect(html).toContain(`<link rel="alternate" hreflang="el" href="${origin}${path}" />`)
    expect(html).toContain(`<link rel="alternate" hreflang="en" href="${origin}${path}?lang=en" />`)
    expect(html).not.toMatch(/<script(?! type="module" fetchpriority="low" crossorigin src=)|\sstyle="|<style/)
  }
})

test('the page for unknown addresses is not indexed and has no address of its own', async () => {
  const html = await drawn('prerendered/el/not-found.html')
  expect(html).toContain('<meta name="robots" content="noindex" />')
  expect(html).not.toContain('canonical')
})

test('P7: a tab whose language differs from the cookie shows its own language', async () => {
  const { page, site } = journey()
  await page.goto(`${site.origin}/terms?lang=el`)
  await page.getByRole('heading', { level: 1, name: 'Όροι χρήσης' }).waitFor()
  await page.context().addCookies([{ name: 'lang', value: 'en', url: site.origin }])
  await page.goto(`${site.origin}/terms`)
  await page.getByRole('heading', { level: 1, name: 'Όροι χρήσης' }).waitFor()
  expect(await page.locator('html').getAttribute('lang')).toBe('el')
})

test('P7: a new tab begins in the language of the visit', async () => {
  const { page, site } = journey()
  await page.goto(`${site.origin}/terms?lang=en`)
  await page.getByRole('heading', { level: 1, name: 'Terms of use' }).waitFor()
  await page.waitForFunction(() => document.cookie.includes('lang=en'))
  const tab = await page.context().newPage()
  await tab.goto(`${site.origin}/accessibility`)
  await tab.waitForFunction(() => sessionStorage.getItem('lang') === 'en')
  expect(await tab.locator('html').getAttribute('lang')).toBe('en')
  await tab.close()
})

test('without script a public page can be read, and its language links work', async () => {
  const { page, site } = journey()
  await page.route('**/*.js', (route) => route.abort())
  await page.goto(`${site.origin}/terms`)
  await page.getByRole('button', { name: 'Μενού' }).waitFor()
  await page.setViewportSize({ width: 1280, height: 800 })
  await page.getByRole('link', { name: 'English' }).click()
  await page.getByRole('heading', { level: 1, name: 'Terms of use' }).waitFor()
})

test('a part that cannot be loaded shows the error page, and the next page is well', async () => {
  const { page, site } = journey()
  await page.goto(`${site.origin}/terms?lang=en`)
  await page.waitForFunction(() => document.cookie.includes('lang=en'))
  await page.route('**/institutions-page-*.js', (route) => route.abort())
  const footer = page.getByRole('contentinfo')
  await footer.getByRole('link', { name: 'Participating institutions' }).click()
  await page.getByRole('heading', { level: 1, name: 'Oops! Something went wrong' }).waitFor()
  await footer.getByRole('link', { name: 'Accessibility' }).click()
  await page.getByRole('heading', { level: 1, name: 'Accessibility' }).waitFor()
})
