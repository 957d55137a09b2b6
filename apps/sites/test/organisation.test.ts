import type { Locator } from 'playwright-core'
import { expect, test } from 'vitest'
import { CODE, found, loggedOut, notFoundCode, verified } from './mock-answers.ts'
import { openJourneys } from './site-journey.ts'

const journey = openJourneys()
const nobody = { 'GET /api/client/get_auth_data': () => ({ body: loggedOut }) }
const IDENTIFIER = 'c2lnbmF0dXJl.YXVkaXQ.Y2xpZW50'

/** Where a link of ours leads, without the origin. */
const pathOf = (link: Locator) =>
  link.evaluate((element) => (element instanceof HTMLAnchorElement ? element.pathname + element.hash : ''))

test('O3: the short link opens the reading, which searches by itself, once', async () => {
  const { page, site } = journey()
  await page.goto(`${site.origin}/o/${CODE}?lang=en`)
  await page.getByRole('button', { name: /Πτυχίο Πληροφορικής/ }).waitFor()
  expect(new URL(page.url()).pathname).toBe(`/organisation/${CODE}`)
  const searches = site.calls.filter(({ path }) => path === '/api/client/diplomas/')
  expect(searches.map(({ body }) => body)).toEqual([`token=${CODE}`])
  expect(searches[0]?.headers).toMatchObject({
    'content-type': expect.stringContaining('application/x-www-form-urlencoded'),
    'x-requested-with': 'XMLHttpRequest',
  })
})

test('O1: without a session a link leads to the login with its token, and the login is asked to come back to it', async () => {
  const { page, site } = journey()
  site.answer(nobody)
  await page.goto(`${site.origin}/o/${CODE}`)
  await page.waitForURL(`**/organisation/login?token=${CODE}`)
  await page.getByRole('button', { name: 'Σύνδεση με κωδικούς TAXISnet' }).click()
  await page.waitForURL('**/api/tax-login')
  const login = site.calls.find(({ path }) => path === '/api/client/login')
  expect(Object.fromEntries(login?.query ?? [])).toEqual({ token: CODE, lang: 'el' })
})

test('a citizen with a code says so at the login', async () => {
  const { page, site } = journey()
  site.answer(nobody)
  await page.goto(`${site.origin}/organisation/login?token=${CODE}&lang=en`)
  await page.getByRole('button', { name: 'I am a citizen with a code' }).click()
  await page.waitForURL('**/api/tax-login')
  const login = site.calls.find(({ path }) => path === '/api/client/login')
  expect(login?.query.get('citizen')).toBe('1')
})

test.each([`token=${CODE}`, 'next=%2Forganisation%2Fcheck%2Fhand-overs'])(
  'O1: after a refused login the way back to the login page keeps %s, whatever the reason',
  async (target) => {
    const { page, site } = journey()
    site.answer(nobody)
    for (const reason of ['', 'reason=suspended&']) {
      await page.goto(`${site.origin}/organisation/login/error?${reason}${target}`)
      await page.getByRole('main').getByRole('link').first().click()
      await page.waitForURL(`**/organisation/login?${target}`)
    }
  },
)

test('O2: of a whole link only the last path segment is searched', async () => {
  const { page, site } = journey()
  await page.goto(`${site.origin}/organisation?lang=en`)
  await page.getByRole('textbox', { name: 'Authorization code or link' }).fill(`https://old.example/o/${CODE}?x=1`)
  await page.getByRole('button', { name: 'Search' }).click()
  await page.getByText('Download until').waitFor()
  expect(site.calls.find(({ path }) => path === '/api/client/diplomas/')?.body).toBe(`token=${CODE}`)
})

test('O4: one card is open at a time, and a second click closes it', async () => {
  const { page, site } = journey()
  await page.goto(`${site.origin}/organisation/${CODE}?lang=en`)
  const [first, second] = [
    page.getByRole('button', { name: /Πτυχίο/ }),
    page.getByRole('button', { name: /Μεταπτυχιακό/ }),
  ]
  await first.click()
  expect(await first.getAttribute('aria-expanded')).toBe('true')
  await second.click()
  expect(await first.getAttribute('aria-expanded')).toBe('false')
  expect(await second.getAttribute('aria-expanded')).toBe('true')
  await second.click()
  expect(await second.getAttribute('aria-expanded')).toBe('false')
})

test('O5: a new search empties the page for another code', async () => {
  const { page, site } = journey()
  await page.goto(`${site.origin}/organisation/${CODE}?lang=en`)
  await page.getByText(CODE, { exact: true }).waitFor()
  await page.getByRole('button', { name: 'New search' }).click()
  await page.getByRole('textbox', { name: 'Authorization code or link' }).waitFor()
  expect(new URL(page.url()).pathname).toBe('/organisation')
})

test('O7: the verification identifier is copied in its three parts', async () => {
  const { page, site } = journey()
  await page.goto(`${site.origin}/organisation/${CODE}?lang=en`)
  await page.getByRole('button', { name: /Πτυχίο/ }).click()
  await page.getByRole('button', { name: 'Copy the verification identifier' }).click()
  await page.getByRole('status').filter({ hasText: 'The verification identifier was copied' }).waitFor()
  const copied = await page.evaluate(() => navigator.clipboard.readText())
  expect(copied.split('.')).toHaveLength(3)
  expect(atob(copied.split('.')[2] ?? '')).toBe('demo-employer')
})

test('O8: error code 1 is a card of its own, any other error the general warning', async () => {
  const { page, site } = journey()
  site.answer({ 'POST /api/client/diplomas/': () => ({ body: notFoundCode }) })
  await page.goto(`${site.origin}/organisation/WRONG?lang=en`)
  await page.getByRole('alert').filter({ hasText: 'invalid, has expired or was not issued' }).waitFor()
  await page.getByRole('button', { name: 'Search with another code' }).click()
  site.answer({ 'POST /api/client/diplomas/': () => ({ status: 500, body: 'x', type: 'text/plain' }) })
  await page.getByRole('textbox').fill('ANOTHER')
  await page.getByRole('button', { name: 'Search' }).click()
  await page.getByRole('alert').filter({ hasText: 'Something went wrong' }).waitFor()
})

test('O12: dates, grade and signature time follow the display rules', async () => {
  const { page, site } = journey()
  await page.goto(`${site.origin}/organisation/${CODE}?lang=en`)
  await page.getByRole('button', { name: /Πτυχίο/ }).click()
  const valueFor = (term: string) => page.locator('dt', { hasText: term }).locator('xpath=../dd').textContent()
  expect(await valueFor('Date of birth')).toBe('14/02/1997')
  expect(await valueFor('Grade out of ten')).toBe('8.11')
  expect(await valueFor('Signed at (UTC)')).toBe('18/11/2026 11:06:40')
  expect(await valueFor('Notes')).toBe('–')
})

test('G20: a withheld group is named and not drawn as empty fields', async () => {
  const { page, site } = journey()
  const [first] = found.data
  const { gradeValue, gradeDescription, ...rest } = first?.diploma ?? {}
  expect([gradeValue, gradeDescription]).not.toContain(undefined)
  site.answer({ 'POST /api/client/diplomas/': () => ({ body: { ...found, data: [{ ...first, diploma: rest }] } }) })
  await page.goto(`${site.origin}/organisation/${CODE}?lang=en`)
  await page.getByRole('button', { name: /Πτυχίο/ }).click()
  await page.getByText('The holder chose not to share: Grade.').waitFor()
  expect(await page.getByText('Grade out of ten').count()).toBe(0)
})

test('O11: the compass explains itself on three visits of a session', async () => {
  const { page, site } = journey()
  const hint = page.getByText('The compass takes you back to all services.')
  for (const isHinted of [true, true, true, false]) {
    await page.goto(`${site.origin}/organisation/verify?lang=en`)
    await page.getByRole('link', { name: 'Menu of services' }).waitFor()
    expect((await hint.count()) > 0).toBe(isHinted)
  }
})

test('O13: a failed auth call shows the general error page', async () => {
  const { page, site } = journey()
  site.answer({ 'GET /api/client/get_auth_data': () => ({ status: 500, body: 'x', type: 'text/plain' }) })
  await page.goto(`${site.origin}/organisation?lang=en`)
  await page.getByRole('heading', { name: 'Oops! Something went wrong' }).waitFor()
  await page.getByRole('button', { name: 'Try Again' }).waitFor()
})

test('O20: the logout leaves for the server with the language', async () => {
  const { page, site } = journey()
  await page.goto(`${site.origin}/organisation/menu?lang=en`)
  await page.getByRole('link', { name: 'Log out' }).click()
  await page.waitForURL('**/api/client/logout?lang=en')
})

test('O20: the logged-out page tells whether the tax account was left too', async () => {
  const { page, site } = journey()
  await page.goto(`${site.origin}/organisation/logout?taxis=1&lang=en`)
  await page.getByText('You have also been logged out of your tax account').waitFor()
  await page.goto(`${site.origin}/organisation/logout`)
  await page.getByText('You may still be logged in to your tax account').waitFor()
})

test('V1: fewer or more than three parts are an invalid input, and white space is removed on blur', async () => {
  const { page, site } = journey()
  await page.goto(`${site.origin}/organisation/verify?lang=en`)
  const field = page.getByRole('textbox', { name: 'Verification identifier' })
  for (const wrong of ['YQ.YQ', 'YQ.YQ.YQ.YQ', 'YQ..YQ']) {
    await field.fill(wrong)
    await page.getByRole('button', { name: 'Verify' }).click()
    await page.getByText('Invalid input').waitFor()
  }
  await field.fill(' YQ. YQ \n.YQ ')
  await field.blur()
  expect(await field.inputValue()).toBe('YQ.YQ.YQ')
  expect(site.calls.filter(({ path }) => path === '/api/client/verify')).toEqual([])
})

test.each([
  ['Valid Signature', {}],
  ["The degree's content has changed.", { match: false }],
  ['could not be compared', { match: null, comparison: 'unavailable', diploma: null }],
  ['The digital signature you entered is not valid!', { verified: false, match: null, diploma: null, steps: [] }],
  ['Unable to verify', { error: 'x', verified: false, match: null, diploma: null, steps: [] }],
])('V2: the outcome reads “%s”', async (text, change) => {
  const { page, site } = journey()
  site.answer({ 'POST /api/client/verify': () => ({ body: { ...verified, ...change } }) })
  await page.goto(`${site.origin}/organisation/verify?lang=en#${IDENTIFIER}`)
  await page.getByRole('button', { name: 'Verify' }).click()
  await page.getByRole('alert').filter({ hasText: text }).waitFor()
  await page.getByRole('button', { name: 'Check another signature' }).click()
  expect(await page.getByRole('textbox', { name: 'Verification identifier' }).inputValue()).toBe('')
})

test('V2: a failing network ends the loading without a message', async () => {
  const { page, site } = journey()
  await page.goto(`${site.origin}/organisation/verify?lang=en#${IDENTIFIER}`)
  await page.route('**/api/client/verify', (route) => route.abort())
  await page.getByRole('button', { name: 'Verify' }).click()
  await page.getByRole('button', { name: 'Verify' }).waitFor()
  expect(await page.getByRole('alert').count()).toBe(0)
})

test('V3: /v keeps the fragment, which prefills the field and reaches no server', async () => {
  const { page, site } = journey()
  await page.goto(`${site.origin}/v?lang=en#${IDENTIFIER}`)
  await page.waitForURL(`**/organisation/verify#${IDENTIFIER}`)
  expect(await page.getByRole('textbox', { name: 'Verification identifier' }).inputValue()).toBe(IDENTIFIER)
  const seen = site.calls.map(({ path, query, body }) => `${path}?${query}${body}`).join()
  expect(seen).not.toContain('c2lnbmF0dXJl')
})

test('V4: an identifier waits through the login', async () => {
  const { page, site } = journey()
  site.answer(nobody)
  await page.goto(`${site.origin}/v?lang=en#${IDENTIFIER}`)
  await page.waitForURL('**/organisation/login?next=%2Forganisation%2Fverify')
  site.answer({ 'GET /api/client/get_auth_data': () => ({ body: { ...loggedOut, logged_in: true, citizen: true } }) })
  await page.goto(`${site.origin}/organisation/verify`)
  expect(await page.getByRole('textbox', { name: 'Verification identifier' }).inputValue()).toBe(IDENTIFIER)
})

test('V7: each step of the check has its own verdict', async () => {
  const { page, site } = journey()
  await page.goto(`${site.origin}/organisation/verify?lang=en#${IDENTIFIER}`)
  await page.getByRole('button', { name: 'Verify' }).click()
  await page.getByRole('heading', { name: 'The check step by step' }).waitFor()
  expect(await page.getByText('Passed').count()).toBe(5)
})

test('V8: a degree revoked since then is told with its date', async () => {
  const { page, site } = journey()
  const revoked = { ...verified, match: false, status: 'revoked', statusDate: '20260301' }
  site.answer({ 'POST /api/client/verify': () => ({ body: revoked }) })
  await page.goto(`${site.origin}/organisation/verify?lang=en#${IDENTIFIER}`)
  await page.getByRole('button', { name: 'Verify' }).click()
  await page.getByText('revoked since 01/03/2026').waitFor()
})

test('G14: a link with a PIN asks for it, says when it was wrong, and opens with the right one', async () => {
  const { page, site } = journey()
  const asking = { ...notFoundCode, errorCode: '2' }
  site.answer({
    'POST /api/client/diplomas/': ({ body }) => {
      const pin = new URLSearchParams(body).get('pin')
      return { body: pin === '1234' ? found : { ...asking, pin: pin === null ? 'needed' : 'wrong' } }
    },
  })
  await page.goto(`${site.origin}/organisation/${CODE}?lang=en`)
  const field = page.getByRole('textbox', { name: 'PIN of the link' })
  await field.fill('9999')
  await page.getByRole('button', { name: 'Continue' }).click()
  await page.getByText('The PIN is not right.').waitFor()
  await field.fill('1234')
  await page.getByRole('button', { name: 'Continue' }).click()
  await page.getByText('Download until').waitFor()
})

test('G14: a link that was locked sends the reader to the holder', async () => {
  const { page, site } = journey()
  site.answer({ 'POST /api/client/diplomas/': () => ({ body: { ...notFoundCode, errorCode: '2', pin: 'locked' } }) })
  await page.goto(`${site.origin}/organisation/${CODE}?lang=en`)
  await page.getByRole('alert').filter({ hasText: 'The link is locked' }).waitFor()
})

test('G18: the page turns to the language that the holder chose, unless the reader has chosen one by hand', async () => {
  const { page, site } = journey()
  site.answer({ 'POST /api/client/diplomas/': () => ({ body: { ...found, language: 'en' } }) })
  await page.goto(`${site.origin}/organisation/${CODE}`)
  await page.getByRole('button', { name: 'New search' }).waitFor()
  await page.getByRole('link', { name: /^EL/ }).click()
  await page.goto(`${site.origin}/organisation/${CODE}`)
  await page.getByRole('button', { name: 'Νέα αναζήτηση' }).waitFor()
})

test('O7: the address of the check is shared where the device can share', async () => {
  const { page, site } = journey()
  await page.addInitScript(() => {
    const share = async (address: ShareData) => {
      document.title = JSON.stringify(address)
    }
    Object.defineProperty(navigator, 'share', { value: share, configurable: true })
  })
  await page.goto(`${site.origin}/organisation/${CODE}?lang=en`)
  await page.getByRole('button', { name: /Πτυχίο/ }).click()
  await page.getByRole('button', { name: 'Share the address of the check' }).click()
  await page.waitForFunction(() => document.title.startsWith('{'))
  const shared = JSON.parse(await page.title())
  const twin = page.getByRole('link', { name: 'Open the check of this degree' })
  expect(shared).toEqual({ title: 'Check of a degree', url: `${site.origin}${await pathOf(twin)}` })
})

test('O7: where the device cannot share, the address of the check is copied, and one says so', async () => {
  const { page, site } = journey()
  await page.addInitScript(() => Reflect.deleteProperty(Navigator.prototype, 'share'))
  await page.goto(`${site.origin}/organisation/${CODE}?lang=en`)
  await page.getByRole('button', { name: /Πτυχίο/ }).click()
  await page.getByRole('button', { name: 'Share the address of the check' }).click()
  await page.getByRole('status').filter({ hasText: 'The address of the check was copied' }).waitFor()
  const twin = page.getByRole('link', { name: 'Open the check of this degree' })
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(`${site.origin}${await pathOf(twin)}`)
})

test('O6: PDF and page for printing open in a new tab, by index and verification identifier', async () => {
  const { page, site } = journey()
  await page.goto(`${site.origin}/organisation/${CODE}?lang=en`)
  await page.getByRole('button', { name: /Πτυχίο/ }).click()
  const link = page.getByRole('link', { name: 'Download PDF (new tab)' })
  expect(await link.getAttribute('target')).toBe('_blank')
  const address = new URL((await link.getAttribute('href')) ?? '', site.origin)
  expect(decodeURIComponent(address.pathname)).toBe('/api/client/diploma_pdf/QR_ΓΕΩΡΓΙΟΥ_ΕΛΕΝΗ_20190930.pdf')
  expect(address.searchParams.get('signature')?.split('.')).toHaveLength(3)
})

test('V8: after a withdrawal no more than institution, level and year is told', async () => {
  const { page, site } = journey()
  const { title, grade, dateIssued, ...outline } = { ...verified.diploma, grade: null }
  expect([title, dateIssued, grade]).not.toContain(undefined)
  site.answer({ 'POST /api/client/verify': () => ({ body: { ...verified, diploma: outline, year: '2019' } }) })
  await page.goto(`${site.origin}/organisation/verify?lang=en#${IDENTIFIER}`)
  await page.getByRole('button', { name: 'Verify' }).click()
  await page.getByText('Year of issue').waitFor()
})

test('a session that ends during a check leads to the login, and what was typed waits', async () => {
  const { page, site } = journey()
  await page.goto(`${site.origin}/organisation/verify?lang=en`)
  await page.getByRole('textbox', { name: 'Verification identifier' }).fill(IDENTIFIER)
  const problem = { type: 'x', title: 'x', status: 401, code: 'not_logged_in', detail: { el: 'x', en: 'x' } }
  site.answer({ 'POST /api/client/verify': () => ({ status: 401, body: problem }) })
  await page.getByRole('button', { name: 'Verify' }).click()
  await page.waitForURL('**/organisation/login?next=%2Forganisation%2Fverify')
  await page.goto(`${site.origin}/organisation/verify`)
  expect(await page.getByRole('textbox', { name: 'Verification identifier' }).inputValue()).toBe(IDENTIFIER)
})
