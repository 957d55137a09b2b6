import { LOCALES } from '@perga/domain'
import type { BrowserContext, Page } from 'playwright-core'
import { afterAll, afterEach, beforeAll, expect, inject, test } from 'vitest'
import { axeViolations } from '../../../tests/support/axe.ts'
import { siteTexts } from '../../../tests/support/site-texts.ts'
import { openBrowser } from './browser.ts'
import { SCREENS } from './every-page.ts'
import { goodDay } from './mock-answers.ts'
import { type MockSite, startMockSite } from './mock-site.ts'
import { openScreen, switchLanguage } from './open-screen.ts'
import { focusFaults, largeTextFaults, overflowFaults, shapeFaults, zoomFaults } from './page-faults.ts'
import type { Screen } from './screen.ts'
import { textsOf } from './spec-states.ts'
import { strayTexts } from './stray-texts.ts'

const WIDE = { width: 1280, height: 900 }
const NARROW = { width: 390, height: 844 }

// The English of this site is the pseudo-locale: the English texts in brackets, so that a word without them came from
// no catalogue.
let site: MockSite
let context: BrowserContext

/** What the browser was asked to keep on any screen. */
const kept = { cookies: new Set<string>(), session: new Set<string>(), elsewhere: new Set<string>() }

/** Walks through the screens that `belongs` chooses by their path: what they must say, and that everybody can use them. */
export function walkScreens(belongs: (path: string) => boolean): void {
  const screens = Object.entries(SCREENS).filter(([, { path }]) => belongs(path))
  beforeAll(async () => {
    site = await startMockSite(inject('pseudoDist'))
    context = await openBrowser({ width: WIDE.width })
    context.setDefaultTimeout(8000)
  })
  // The first tab keeps the browser alive; a look that failed has left one more.
  afterEach(async () => {
    for (const page of context.pages().slice(1)) await page.close()
  })
  afterAll(async () => {
    await context.close()
    await site.close()
  })

  test.each(screens)(
    'A1: “%s” says what it must and can be used by everybody, in both languages and at every width',
    async (name, screen) => {
      site.restart({ ...goodDay, ...screen.answers })
      const complaints: string[] = []
      let shown: Page | null = null
      for (const locale of LOCALES) {
        const page: Page = await showScreen(shown, locale, screen)
        if (page !== shown) listenForComplaints(page, complaints)
        shown = page
        const t = siteTexts(locale)
        for (const text of textsOf(name)) expect(await shows(page, t(text)), `${locale}: “${t(text)}”`).toBe(true)
        if (locale === 'en') expect(await strayTexts(page)).toEqual([])
        expect(await lookAt(page, screen), locale).toEqual([])
        if (locale === 'en') expect(await keyboardFaults(page)).toEqual([])
      }
      expect(complaints).toEqual([])
      await noteWhatIsKept(shown)
    },
  )

  test('Y1: the sites keep two session cookies, the language and that somebody logged in, and nothing after the session', () => {
    expect([...kept.cookies].filter((cookie) => cookie !== 'loggedIn: session, Lax')).toEqual(['lang: session, Lax'])
    expect([...kept.elsewhere]).toEqual([])
    const known = [
      'lang',
      'langSwitched',
      'clientId',
      'compassVisits',
      'dismissedBanners',
      'pendingVerificationIdentifier',
      'tour',
    ]
    expect([...kept.session].filter((key) => !known.includes(key))).toEqual([])
  })
}

/** The screen in a language: opened, or where it lasts turned to that language in place. */
async function showScreen(shown: Page | null, locale: 'el' | 'en', screen: Screen): Promise<Page> {
  if (shown !== null && !screen.isFleeting) {
    await switchLanguage(shown, locale, screen)
    return shown
  }
  await shown?.close()
  const page = await context.newPage()
  await page.setViewportSize(screen.isNarrow ? NARROW : WIDE)
  await openScreen(page, { origin: site.origin, lang: locale }, screen)
  return page
}

/** What is wrong without touching anything: axe and what does not fit, wide, narrow, zoomed and with large text. */
async function lookAt(page: Page, { isNarrow = false }: Screen): Promise<string[]> {
  const faults: string[] = []
  if (!isNarrow) {
    faults.push(...(await axeViolations(page)), ...(await overflowFaults(page)), ...(await largeTextFaults(page)))
    await page.setViewportSize(NARROW)
  }
  faults.push(...(await axeViolations(page)), ...(await overflowFaults(page)), ...(await zoomFaults(page)))
  await page.setViewportSize(isNarrow ? NARROW : WIDE)
  return faults
}

/** What is wrong with the focus, with the colours of the page and with forced ones. Changes the page. */
async function keyboardFaults(page: Page): Promise<string[]> {
  const faults = await focusFaults(page)
  await page.emulateMedia({ forcedColors: 'active' })
  faults.push(...(await shapeFaults(page)), ...(await focusFaults(page)).map((fault) => `forced colours: ${fault}`))
  await page.emulateMedia({ forcedColors: 'none' })
  return faults
}

function listenForComplaints(page: Page, complaints: string[]): void {
  page.on('pageerror', (error) => complaints.push(error.message))
  page.on('console', (message) => {
    if (/Content.Security.Policy|violates/i.test(message.text())) complaints.push(message.text())
  })
}

/** Whether the text stands on the page; a placeholder of the catalogue stands for anything, a plural for any of its forms. */
async function shows(page: Page, text: string): Promise<boolean> {
  const literal = text
    .split(/\{[^{}]*(?:\{[^{}]*\}[^{}]*)*\}|<\/?\d+>/)
    .map((part) => part.replace(/[.*+?^${}()|[\]\\]/g, '\\$&').replace(/\s+/g, '\\s+'))
  const shown = await page.evaluate(() => {
    const labelled = [...document.querySelectorAll('[aria-label], [placeholder]')]
    const labels = labelled.flatMap((element) => [
      element.getAttribute('aria-label'),
      element.getAttribute('placeholder'),
    ])
    return [document.body.innerText, ...labels].join('\n')
  })
  return new RegExp(literal.join('[\\s\\S]*?'), 'i').test(shown)
}

async function noteWhatIsKept(page: Page | null): Promise<void> {
  if (page === null) return
  for (const { name, expires, sameSite } of await page.context().cookies(page.url())) {
    kept.cookies.add(`${name}: ${expires === -1 ? 'session' : 'lasting'}, ${sameSite}`)
  }
  const { session, elsewhere } = await page.evaluate(async () => ({
    session: Object.keys(sessionStorage),
    elsewhere: [...Object.keys(localStorage), ...(await caches.keys()), ...(await indexedDB.databases()).map(String)],
  }))
  for (const key of session) kept.session.add(key)
  for (const key of elsewhere) kept.elsewhere.add(key)
}
