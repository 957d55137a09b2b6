import { expect, test } from 'vitest'
import { CODE } from './mock-answers.ts'
import { readQr } from './read-qr.ts'
import { openJourneys } from './site-journey.ts'

const journey = openJourneys()

test('G1: the landing page leads to the two menus', async () => {
  const { page, site } = journey()
  await page.goto(site.origin)
  await page.getByRole('link', { name: 'Είμαι κάτοχος τίτλου σπουδών' }).click()
  await page.waitForURL('**/graduate/menu')
  await page.goto(site.origin)
  await page.getByRole('link', { name: 'Εκπροσωπώ φορέα' }).click()
  await page.waitForURL('**/organisation/menu')
})

test('G2: two of the three choices leave for the authorization site', async () => {
  const { page, site } = journey()
  await page.goto(`${site.origin}/graduate/menu?lang=en`)
  const main = page.getByRole('main')
  const addressOf = (name: string) => main.getByRole('link', { name, exact: true }).getAttribute('href')
  expect(await addressOf('Degree Authorization')).toBe('/graduate')
  expect(await addressOf('Degrees')).toBe('/authorization/data')
  expect(await addressOf('Authorization History')).toBe('/authorization/consents')
})

test('G3: Continue waits for a choice, says so, and the choice is kept for the session', async () => {
  const { page, site } = journey()
  await page.goto(`${site.origin}/graduate?lang=en`)
  const next = page.getByRole('button', { name: 'Continue' })
  await next.waitFor()
  expect(await next.getAttribute('aria-disabled')).toBe('true')
  await next.focus()
  await next.press('Enter')
  await page.getByText('Choose an organisation to continue.').waitFor()
  expect(new URL(page.url()).pathname).toBe('/graduate')
  await page.getByRole('combobox', { name: 'Organisation' }).fill('municip')
  await page.getByRole('option', { name: 'Municipality of Alimounta' }).click()
  expect(await page.evaluate(() => sessionStorage.getItem('clientId'))).toBe('alimounta')
  await next.click()
  await page.waitForURL('**/graduate/2')
})

test('G3: the combobox works by keyboard alone and announces how many options are left', async () => {
  const { page, site } = journey()
  await page.goto(`${site.origin}/graduate`)
  const box = page.getByRole('combobox', { name: 'Φορέας' })
  await box.focus()
  await box.pressSequentially('οικοσ')
  await page.getByRole('status').filter({ hasText: '1 φορέας' }).waitFor()
  await box.press('ArrowDown')
  const active = await box.getAttribute('aria-activedescendant')
  expect(await page.locator(`[id="${active}"]`).textContent()).toBe('Οίκος Εκδόσεων Ωρίων')
  await box.press('Enter')
  expect(await box.inputValue()).toBe('Οίκος Εκδόσεων Ωρίων')
  expect(await box.getAttribute('aria-expanded')).toBe('false')
  await box.press('Escape')
  expect(await box.inputValue()).toBe('')
  expect(await page.evaluate(() => sessionStorage.getItem('clientId'))).toBeNull()
})

test('G4: any authenticated user is the first option', async () => {
  const { page, site } = journey()
  await page.goto(`${site.origin}/graduate?lang=en`)
  await page.getByRole('combobox').click()
  expect(await page.getByRole('option').first().textContent()).toBe('Any authenticated user')
})

test('G5: steps 2 and 3 without a chosen organisation lead back to step 1', async () => {
  const { page, site } = journey()
  for (const step of ['/graduate/2', '/graduate/3']) {
    await page.goto(site.origin + step)
    await page.waitForURL('**/graduate')
  }
})

test('G6: the third step leaves for the server with client and language', async () => {
  const { page, site } = journey()
  await page.goto(`${site.origin}/graduate?lang=en`)
  await page.evaluate(() => sessionStorage.setItem('clientId', 'alimounta'))
  await page.goto(`${site.origin}/graduate/2`)
  await page.getByRole('link', { name: 'Continue' }).click()
  await page.waitForURL('**/api/user/oauth/alimounta?lang=en')
})

test('G6: going back from the authorization leads to the terms, not away again', async () => {
  const { page, site } = journey()
  await page.goto(`${site.origin}/graduate?lang=en`)
  await page.evaluate(() => sessionStorage.setItem('clientId', 'alimounta'))
  await page.goto(`${site.origin}/graduate/2`)
  await page.getByRole('link', { name: 'Continue' }).click()
  await page.waitForURL('**/api/user/oauth/**')
  await page.goBack()
  await page.getByRole('heading', { name: 'Before you authorize' }).waitFor()
})

test('G8: the link is shown, copied and mailed', async () => {
  const { page, site } = journey()
  await page.goto(`${site.origin}/graduate/complete?lang=en`)
  const link = `${site.origin}/o/${CODE}`
  await page.getByText(link, { exact: true }).waitFor()
  await page.getByText(CODE, { exact: true }).waitFor()
  await page.getByRole('button', { name: 'Copy the link' }).click()
  await page.getByRole('status').filter({ hasText: 'The link was copied' }).waitFor()
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(link)
  const mail = await page.getByRole('link', { name: 'Send by e-mail' }).getAttribute('href')
  expect(mail).toContain('mailto:hr@alimounta.example')
  expect(decodeURIComponent(mail ?? '')).toContain(link)
})

test('G8: sharing is offered only where the device can share', async () => {
  const { page, site } = journey()
  await page.addInitScript(() => Object.defineProperty(navigator, 'share', { value: undefined, configurable: true }))
  await page.addInitScript(() => Reflect.deleteProperty(Navigator.prototype, 'share'))
  await page.addInitScript(() => Reflect.deleteProperty(navigator, 'share'))
  await page.goto(`${site.origin}/graduate/complete?lang=en`)
  await page.getByRole('button', { name: 'Copy the link' }).waitFor()
  expect(await page.getByRole('button', { name: 'Share' }).count()).toBe(0)
})

test('G8: a link that cannot be fetched leads to the error page', async () => {
  const { page, site } = journey()
  site.answer({ 'GET /api/user/token': () => ({ body: { token: '', expires_at: 0, email: null, display_name: '' } }) })
  await page.goto(`${site.origin}/graduate/complete`)
  await page.waitForURL('**/error')
})

test.each([
  ['7 days from today', 7],
  ['1 day from today', 1],
  ['Until the end of today', 0],
])('spec 2 §2.8: the page of the link shows its duration beside its end (%s)', async (text, days) => {
  const { page, site } = journey()
  // At noon, so that no change of the clocks moves the day.
  const noon = new Date(new Date().setUTCHours(10, 0, 0, 0))
  await page.clock.setFixedTime(noon)
  const expires_at = Math.floor(noon.getTime() / 1000) + days * 86_400 + 60
  site.answer({
    'GET /api/user/token': () => ({ body: { token: CODE, expires_at, email: null, display_name: 'Δήμος' } }),
  })
  await page.goto(`${site.origin}/graduate/complete?lang=en`)
  await page.getByRole('heading', { name: 'Duration' }).waitFor()
  await page.getByText(text, { exact: true }).waitFor()
})

test('G9: the QR code is hidden at first and holds the very link', async () => {
  const { page, site } = journey()
  await page.goto(`${site.origin}/graduate/complete?lang=en`)
  const button = page.getByRole('button', { name: 'Show the QR code' })
  await button.waitFor()
  expect(await page.getByRole('img', { name: 'QR code of the link' }).count()).toBe(0)
  await button.click()
  expect(await readQr(page.getByRole('img', { name: 'QR code of the link' }))).toBe(`${site.origin}/o/${CODE}`)
  await page.getByRole('button', { name: 'Hide the QR code' }).click()
  expect(await page.getByRole('img', { name: 'QR code of the link' }).count()).toBe(0)
})

test('G12: the page of the link advises to log out of the tax account, and its link does so', async () => {
  const { page, site } = journey()
  site.answer({ 'GET /api/holder/logout': () => ({ body: '<!doctype html><title>out</title>', type: 'text/html' }) })
  await page.goto(`${site.origin}/graduate/complete?lang=en`)
  await page.getByRole('heading', { name: 'Log out of your tax account' }).waitFor()
  await page.getByRole('link', { name: 'log out of both' }).click()
  await page.waitForURL('**/api/holder/logout?lang=en')
})
