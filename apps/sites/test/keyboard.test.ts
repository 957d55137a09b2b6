import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { checkGoodDay } from './check-answers.ts'
import { CODE } from './mock-answers.ts'
import { openJourneys } from './site-journey.ts'

const journey = openJourneys()
const MOST_STOPS = 60

/** Presses Tab until the focus is on the element with this text, label or `#id`, and is seen there; fails when it never comes. */
async function tabTo(page: Page, name: string): Promise<void> {
  for (let stop = 0; stop < MOST_STOPS; stop += 1) {
    await page.keyboard.press('Tab')
    const focused = await page.evaluate(() => {
      const element = document.activeElement
      // Past the last stop the focus is nowhere, and the page as a whole holds every text.
      if (element === document.body) return ''
      const isField = element instanceof HTMLInputElement || element instanceof HTMLTextAreaElement
      const labels = isField ? [...(element.labels ?? [])].map((label) => label.textContent) : []
      return [`#${element?.id}`, element?.textContent, ...labels].join(' ').trim()
    })
    if (!focused.includes(name)) continue
    expect(await isFocusSeen(page), `the focus on “${name}” is seen`).toBe(true)
    return
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

test('A1: an identifier is verified by keyboard alone, and another one after it', async () => {
  const { page, site } = journey()
  await page.goto(`${site.origin}/organisation/menu?lang=en`)
  await page.getByRole('link', { name: 'Signature Validity Verification' }).waitFor()
  await tabTo(page, 'Signature Validity Verification')
  await page.keyboard.press('Enter')
  await page.getByRole('textbox', { name: 'Verification identifier' }).waitFor()
  await tabTo(page, 'Verification identifier')
  await page.keyboard.type('c2ln.YXVkaXQ.Y2xpZW50')
  await tabTo(page, 'Verify')
  await page.keyboard.press('Enter')
  await page.getByRole('alert').filter({ hasText: 'Valid Signature' }).waitFor()
  await tabTo(page, 'Check another signature')
  await page.keyboard.press('Enter')
  await tabTo(page, 'Verification identifier')
})

test('A1, A5: the check is made by keyboard alone, with the date typed as six digits in a row', async () => {
  const { page, site } = journey()
  site.answer(checkGoodDay)
  await page.goto(`${site.origin}/organisation/check?lang=en`)
  await page.locator('#check-institution').waitFor()
  await tabTo(page, '#check-institution')
  await page.keyboard.type('aristotle')
  await page.keyboard.press('ArrowDown')
  await page.keyboard.press('Enter')
  await tabTo(page, 'Continue')
  await page.keyboard.press('Enter')
  await page.locator('#check-department').waitFor()
  await tabTo(page, '#check-department')
  await page.keyboard.type('informatics')
  await page.keyboard.press('ArrowDown')
  await page.keyboard.press('Enter')
  for (const [label, text] of [
    ['Tax number or social security number', '15039290109'],
    ['Last name', 'Παραδειγματίδου'],
    ['First name', 'Ελένη'],
    ['Day', '150392'],
    ['Purpose of the check', 'Προκήρυξη 1Κ/2026'],
  ] as const) {
    await tabTo(page, label)
    await page.keyboard.type(text)
  }
  expect(await page.locator('#check-year').inputValue()).toBe('1992')
  await tabTo(page, 'I confirm that this check has a legal basis.')
  await page.keyboard.press('Space')
  await tabTo(page, 'Search')
  await page.keyboard.press('Enter')
  await page.getByText('1 degree was found.').waitFor()
  await tabTo(page, 'Πτυχίο Πληροφορικής')
  await page.keyboard.press('Enter')
  await tabTo(page, 'Download PDF (new tab)')
})
