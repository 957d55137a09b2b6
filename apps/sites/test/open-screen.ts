import type { Locale } from '@perga/domain'
import type { Page } from 'playwright-core'
import type { Screen } from './screen.ts'

/** Opens a screen in a language, in a tab that has shown nothing yet, and waits until nothing is loading any more. */
export async function openScreen(
  page: Page,
  address: { origin: string; lang: string },
  { path, act, isLoading = false }: Screen,
): Promise<void> {
  // The fragment and the query of the screen stay as they are: the language comes from the session.
  await page.addInitScript((lang) => {
    // An empty page has no storage.
    if (!location.protocol.startsWith('http')) return
    sessionStorage.setItem('lang', lang)
    sessionStorage.setItem('clientId', 'alimounta')
  }, address.lang)
  await page.goto(address.origin + path)
  await settle(page, isLoading && act === undefined)
  if (act === undefined) return
  await act(page)
  await settle(page, isLoading)
}

/** Changes the language in place, as a reader does by the switch in the header, and waits until nothing is loading. */
export async function switchLanguage(page: Page, locale: Locale, { isLoading = false }: Screen): Promise<void> {
  // Pressed by script: on a narrow screen the switch is in the menu, and behind a dialog nothing can be clicked.
  await page.locator(`.languages a[hreflang="${locale}"]`).evaluate((link: HTMLElement) => link.click())
  await page.locator(`html[lang="${locale}"]`).waitFor()
  await settle(page, isLoading)
}

async function settle(page: Page, isLoading: boolean): Promise<void> {
  if (isLoading) await page.locator('main .ui-spinner').waitFor()
  else {
    await page.locator('h1').waitFor()
    await page.waitForFunction(() => document.querySelector('.ui-spinner') === null)
  }
  // Fades and late answers, e.g. of the session in the header.
  await page.waitForTimeout(60)
}
