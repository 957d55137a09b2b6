import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { CODE } from './mock-answers.ts'
import { openJourneys } from './site-journey.ts'

const journey = openJourneys()
const MOST_STOPS = 60

/** Presses Tab until the focus is on the element with this text or label; fails when it is never reached. */
async function tabTo(page: Page, name: string): Promise<void> {
  for (let stop = 0; stop < MOST_STOPS; stop += 1) {
    await page.keyboard.press('Tab')
    const focused = await page.evaluate(() => {
      const element = document.activeElement
      const labels =
        element instanceof HTMLInputElement ? [...(element.labels ?? [])].map((label) => label.textContent) : []
      return [element?.textContent, ...labels].join(' ').trim()
    })
    if (focused.includes(name)) return
  }
  throw new Error(`the keyboard never reached “${name}”`)
}

/** Where the focus is must be seen: an outline or a shadow that the element does not have otherwise. */
const isFocusSeen = (page: Page) =>
  page.evaluate(() => {
    const style = getComputedStyle(document.activeElement ?? document.body)
    return style.outlineStyle !== 'none' || style.boxShadow !== 'none'
  })

test('A1: a graduate comes from the landing page to the authorization by keyboard alone', async () => {
  const { page, site } = journey()
  await page.goto(`${site.origin}/?lang=en`)
  await page.getByRole('heading', { level: 1 }).waitFor()
  await tabTo(page, 'I am a degree holder')
  expect(await isFocusSeen(page)).toBe(true)
  await page.keyboard.press('Enter')
  await page.waitForURL('**/graduate/menu')
  await page.getByRole('link', { name: 'Degree Authorization' }).waitFor()
  await tabTo(page, 'Degree Authorization')
  await page.keyboard.press('Enter')
  await page.waitForURL('**/graduate')
  await page.getByRole('combobox').waitFor()
  await tabTo(page, 'Organisation')
  await page.keyboard.type('orion')
  await page.keyboard.press('ArrowDown')
  await page.keyboard.press('Enter')
  await tabTo(page, 'Continue')
  await page.keyboard.press('Enter')
  await page.waitForURL('**/graduate/2')
  await tabTo(page, 'Continue')
  await page.keyboard.press('Enter')
  await page.waitForURL('**/api/user/oauth/oikos?lang=en')
})

test('A1: a holder authorizes by keyboard alone', async () => {
  const { page, site } = journey()
  await page.goto(`${site.origin}/authorization/interaction/uid-1?lang=en`)
  await page.getByRole('checkbox').first().waitFor()
  await tabTo(page, 'Δεδομένων')
  expect(await isFocusSeen(page)).toBe(true)
  await page.keyboard.press('Space')
  await tabTo(page, '30 days')
  await page.keyboard.press('ArrowDown')
  await tabTo(page, 'Authorize')
  await page.keyboard.press('Enter')
  await page.waitForURL('**/graduate/complete')
  const consent = site.calls.find(({ path }) => path.endsWith('/consent'))
  expect(JSON.parse(consent?.body ?? '{}')).toMatchObject({ degrees: ['d2'], duration: 90 })
})

test('A1: an organisation reads a degree by keyboard alone', async () => {
  const { page, site } = journey()
  await page.goto(`${site.origin}/organisation?lang=en`)
  await page.getByRole('textbox').waitFor()
  await tabTo(page, 'Authorization code or link')
  await page.keyboard.type(CODE)
  await page.keyboard.press('Enter')
  await page.getByText('Download until').waitFor()
  await tabTo(page, 'Πτυχίο Πληροφορικής')
  await page.keyboard.press('Enter')
  await tabTo(page, 'Copy the verification identifier')
  await page.keyboard.press('Enter')
  await page.getByRole('status').filter({ hasText: 'The verification identifier was copied' }).waitFor()
})
