import { expect, test } from 'vitest'
import { CODE } from './mock-answers.ts'
import { openJourneys } from './site-journey.ts'

const journey = openJourneys()

test('A4: with reduced motion a choice on the landing page is followed without fade or delay, and the name stands still', async () => {
  const { page, site } = journey()
  const start = new Date('2026-11-21T10:00:00Z')
  await page.clock.install({ time: start })
  // No time passes from here on: what is shown is shown at once.
  await page.clock.pauseAt(new Date(start.getTime() + 1000))
  await page.goto(`${site.origin}/?lang=en`)
  await page.getByRole('link', { name: 'Continue as ΜΑΡΙΑ ΠΑΠΑΔΟΠΟΥΛΟΥ' }).waitFor()
  expect(await page.locator('.brand__rest').textContent()).toBe('')
  expect(await page.locator('.brand [aria-hidden]').last().textContent()).toBe('Digital Diplomas')
  await page.getByRole('link', { name: 'I am a degree holder' }).click()
  await page.waitForURL('**/graduate/menu')
})

test('P10: the table of institutions begins at 783 px', async () => {
  const { page, site } = journey()
  await page.goto(`${site.origin}/institutions?lang=en`)
  for (const [width, tables] of [
    [783, 1],
    [782, 0],
    [783, 1],
  ] as const) {
    await page.setViewportSize({ width, height: 900 })
    await expect.poll(() => page.getByRole('table').count()).toBe(tables)
    expect(await page.locator('.menu-button').isVisible()).toBe(width === 782)
  }
})

test('a printed degree has its title, its facts, its identifier and its code, and nothing to press', async () => {
  const { page, site } = journey()
  await page.goto(`${site.origin}/organisation/${CODE}?lang=en`)
  await page.getByRole('button', { name: /Πτυχίο/ }).click()
  await page.emulateMedia({ media: 'print' })
  for (const text of ['Πτυχίο Πληροφορικής και Τηλεπικοινωνιών', '14/02/1997', 'Verification identifier', 'ΓΕΩΡΓΙΟΥ']) {
    expect(await page.getByText(text).first().isVisible(), text).toBe(true)
  }
  expect(await page.getByRole('img', { name: 'QR code for checking this degree' }).isVisible()).toBe(true)
  for (const name of ['Copy the verification identifier', 'New search']) {
    expect(await page.getByText(name, { exact: true }).first().isVisible(), name).toBe(false)
  }
  expect(await page.getByRole('banner').isVisible()).toBe(false)
  expect(await page.getByRole('contentinfo').isVisible()).toBe(false)
})

test.each([
  ['/graduate/complete', 'The link', [CODE, '/o/']],
  ['/terms', 'The terms', ['Terms of use']],
  ['/institutions', 'The list', ['University of Crete', '61,204']],
  ['/documentation/institutions', 'A guide', ['CERTIFICATEID']],
])('%s is printed with its content and without its controls', async (path, _, texts) => {
  const { page, site } = journey()
  await page.setViewportSize({ width: 794, height: 1123 })
  await page.goto(`${site.origin}${path}?lang=en`)
  await page
    .getByText(texts[0] ?? '')
    .first()
    .waitFor()
  await page.emulateMedia({ media: 'print' })
  for (const text of texts) {
    const seen = page.getByRole('main').getByText(text).filter({ visible: true })
    expect(await seen.count(), text).toBeGreaterThan(0)
  }
  const controls = await page.locator('button, nav').all()
  for (const control of controls) expect(await control.isVisible()).toBe(false)
  expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(0)
})
