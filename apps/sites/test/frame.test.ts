import { expect, test } from 'vitest'
import { loggedOut } from './mock-answers.ts'
import { openJourneys } from './site-journey.ts'

const journey = openJourneys({ width: 390 })

test('P8: the mobile menu opens, and closes on a click outside it', async () => {
  const { page, site } = journey()
  await page.goto(`${site.origin}/organisation/menu?lang=en`)
  const button = page.getByRole('button', { name: 'Menu' })
  const logout = page.getByRole('link', { name: 'Log out' })
  await button.waitFor()
  expect(await logout.isVisible()).toBe(false)
  await button.click()
  expect(await logout.isVisible()).toBe(true)
  expect(await page.getByText('ΜΑΡΙΑ ΠΑΠΑΔΟΠΟΥΛΟΥ').isVisible()).toBe(true)
  await page.getByRole('heading', { level: 1 }).click()
  await logout.waitFor({ state: 'hidden' })
})

test('P8: Escape closes the mobile menu and gives the focus back to its button', async () => {
  const { page, site } = journey()
  await page.goto(`${site.origin}/?lang=en`)
  const button = page.getByRole('button', { name: 'Menu' })
  await button.click()
  await page.keyboard.press('Escape')
  expect(await button.getAttribute('aria-expanded')).toBe('false')
  expect(await button.evaluate((element) => element === document.activeElement)).toBe(true)
})

test('P8: the footer has every link of the service and the current year', async () => {
  const { page, site } = journey()
  await page.goto(`${site.origin}/?lang=en`)
  const footer = page.getByRole('contentinfo')
  await footer.waitFor()
  const addresses = {
    'Signature verification': '/organisation/verify',
    'Keep a sealed file valid': '/archive',
    'Diploma check': '/organisation/check',
    'Revocation of consents': '/authorization/consents',
    'Support requests': '/authorization/data/requests',
    'Register of organisations': '/registration/',
    'Degree template tool': '/desk/templates',
    'Desk for requests about degrees': '/desk/requests',
    "Developers' guide": '/documentation/developers',
    'Participating institutions': '/institutions',
    'The service in figures': '/figures',
    'Guided tour': '/tour',
    'Terms of use': '/terms',
    Accessibility: '/accessibility',
    'support@perga.example': 'mailto:support@perga.example',
    '+30 210 000 0000': 'tel:+302100000000',
  }
  const shown = await footer
    .getByRole('link')
    .evaluateAll((links) => links.map((link) => [link.textContent, link.getAttribute('href')]))
  expect(Object.fromEntries(shown)).toEqual(addresses)
  expect(await footer.textContent()).toContain(`© ${new Date().getFullYear()}`)
})

test('P7: the language switch changes the page in place and keeps what was typed', async () => {
  const { page, site } = journey()
  await page.goto(`${site.origin}/organisation?lang=en`)
  await page.getByRole('textbox').fill('ABC')
  await page.getByRole('button', { name: 'Menu' }).click()
  await page.getByRole('link', { name: /^EL/ }).click()
  await page.getByRole('button', { name: 'Αναζήτηση' }).waitFor()
  expect(await page.getByRole('textbox').inputValue()).toBe('ABC')
  expect(await page.locator('html').getAttribute('lang')).toBe('el')
  expect(new URL(page.url()).search).toBe('?lang=el')
})

test('P7: an unknown language becomes English, is kept for the session and mirrored in a session cookie', async () => {
  const { page, site } = journey()
  await page.goto(`${site.origin}/nowhere?lang=fr`)
  await page.getByRole('heading', { name: 'Page not found' }).waitFor()
  await page.goto(`${site.origin}/nowhere`)
  await page.getByRole('heading', { name: 'Page not found' }).waitFor()
  const cookie = (await page.context().cookies(site.origin)).find(({ name }) => name === 'lang')
  expect(cookie).toMatchObject({ value: 'en', expires: -1, sameSite: 'Lax' })
})

test('the skip link is the first stop of the keyboard and leads to the content', async () => {
  const { page, site } = journey()
  await page.goto(`${site.origin}/graduate/menu?lang=en`)
  await page.getByRole('heading', { level: 1 }).waitFor()
  await page.keyboard.press('Tab')
  expect(await page.evaluate(() => document.activeElement?.textContent)).toBe('Skip to the content')
  await page.keyboard.press('Enter')
  await page.keyboard.press('Tab')
  expect(await page.evaluate(() => document.activeElement?.closest('main') !== null)).toBe(true)
})

test('after a navigation the focus is on the heading of the new page', async () => {
  const { page, site } = journey()
  await page.goto(`${site.origin}/graduate/menu?lang=en`)
  await page.getByRole('main').getByRole('link', { name: 'Degree Authorization' }).press('Enter')
  await page.waitForURL('**/graduate')
  await page.waitForFunction(() => document.activeElement?.tagName === 'H1')
  expect(await page.title()).toBe('Who do you want to authorize? – Digital Diplomas')
})

test('G0: who is logged in can continue from the landing page, and who is not sees no such offer', async () => {
  const { page, site } = journey()
  await page.goto(`${site.origin}/?lang=en`)
  await page.getByRole('link', { name: 'Continue as ΜΑΡΙΑ ΠΑΠΑΔΟΠΟΥΛΟΥ' }).waitFor()
  site.answer({ 'GET /api/client/get_auth_data': () => ({ body: loggedOut }) })
  // Waited for from before: the answer may come while the page is still loading.
  await Promise.all([page.waitForResponse('**/api/client/get_auth_data'), page.reload()])
  expect(await page.getByRole('link', { name: /Continue as/ }).count()).toBe(0)
})

test('P8: once logged in, the header of a page that needs no login names the user too, after one call', async () => {
  const { page, site } = journey()
  await page.setViewportSize({ width: 1280, height: 900 })
  const asked = () => site.calls.filter(({ path }) => path === '/api/client/get_auth_data').length
  const name = page.getByRole('banner').getByText('ΜΑΡΙΑ ΠΑΠΑΔΟΠΟΥΛΟΥ')
  for (const path of ['/terms', '/institutions', '/guides/graduates', '/nowhere']) {
    await page.goto(`${site.origin}${path}?lang=en`)
    await page.getByRole('heading', { level: 1 }).waitFor()
    await page.waitForLoadState('networkidle')
  }
  expect([asked(), await name.count()]).toEqual([0, 0])

  await page.goto(`${site.origin}/organisation`)
  await name.waitFor()
  for (const path of ['/terms', '/institutions', '/guides/graduates', '/nowhere']) {
    const before = asked()
    await page.goto(`${site.origin}${path}`)
    await name.waitFor()
    await page.waitForLoadState('networkidle')
    expect(asked() - before, path).toBe(1)
  }
  const tab = await page.context().newPage()
  await tab.setViewportSize({ width: 1280, height: 900 })
  await tab.goto(`${site.origin}/terms`)
  await tab.getByRole('link', { name: 'Log out' }).waitFor()
  await tab.close()

  site.answer({ 'GET /api/client/get_auth_data': () => ({ body: loggedOut }) })
  await Promise.all([page.waitForResponse('**/api/client/get_auth_data'), page.goto(`${site.origin}/terms`)])
  await expect.poll(() => page.evaluate(() => document.cookie)).not.toContain('loggedIn')
  const before = asked()
  await page.goto(`${site.origin}/institutions`)
  await page.waitForLoadState('networkidle')
  expect([asked() - before, await name.count()]).toEqual([0, 0])
})

test('P10: a service worker of an earlier generation is unregistered', async () => {
  const { page, site } = journey()
  site.answer({ 'GET /api/old-worker.js': () => ({ body: '', type: 'text/javascript' }) })
  await page.goto(`${site.origin}/nowhere`)
  await page.evaluate(() => navigator.serviceWorker.register('/api/old-worker.js'))
  await page.goto(`${site.origin}/nowhere`)
  await page.getByRole('heading', { level: 1 }).waitFor()
  await page.waitForFunction(async () => (await navigator.serviceWorker.getRegistrations()).length === 0)
})
