import { expect, test } from 'vitest'
import { degrees, interaction } from './mock-answers.ts'
import { openJourneys } from './site-journey.ts'

const journey = openJourneys()
const ADDRESS = '/authorization/interaction/uid-1?lang=en'

test('before the login the page says who asks for what, and the login keeps the interaction', async () => {
  const { page, site } = journey()
  site.answer({ 'GET /api/holder/interactions/uid-1': () => ({ body: { ...interaction, logged_in: false } }) })
  await page.goto(site.origin + ADDRESS)
  await page.getByRole('heading', { name: 'Municipality of Alimounta asks to read your degrees' }).waitFor()
  const login = page.getByRole('link', { name: 'Log in with your tax account' })
  expect(await login.getAttribute('href')).toBe('/api/holder/login?interaction=uid-1&lang=en')
})

test('G7: only what is ticked is sent, with the duration', async () => {
  const { page, site } = journey()
  await page.goto(site.origin + ADDRESS)
  await page.getByRole('checkbox', { name: /Δεδομένων/ }).check()
  await page.getByRole('checkbox', { name: 'Grade' }).uncheck()
  await page.getByRole('radio', { name: '7 days' }).check()
  await page.getByRole('button', { name: 'Authorize' }).click()
  await page.waitForURL('**/graduate/complete')
  const consent = site.calls.find(({ path }) => path.endsWith('/consent'))
  expect(JSON.parse(consent?.body ?? '{}')).toEqual({
    degrees: ['d2'],
    scopes: ['title', 'issuer', 'level', 'dates', 'identifiers'],
    duration: 7,
  })
})

test('before the consent the page says in plain words who will read what, for what purpose, until when', async () => {
  const { page, site } = journey()
  site.answer({ 'GET /api/holder/interactions/uid-1': () => ({ body: { ...interaction, system: 'Payroll' } }) })
  await page.goto(site.origin + ADDRESS)
  const summary = page.locator('.ui-panel', { hasText: 'What you are about to allow' })
  const value = (term: string) => summary.locator('dt', { hasText: term }).locator('+ dd').textContent()
  await page.getByRole('checkbox', { name: /Δεδομένων/ }).check()
  expect(await value('Who will read')).toBe('Municipality of Alimounta, through its system “Payroll”')
  expect(await value('Purpose, as it states')).toBe('Hiring staff')
  expect(await value('Degrees')).toBe('Μεταπτυχιακό Δίπλωμα στην Επιστήμη Δεδομένων')
  expect(await summary.getByText('Not shared').count()).toBe(0)
  await page.getByRole('checkbox', { name: 'Grade' }).uncheck()
  expect(await value('Not shared')).toBe('Grade')
  expect(await value('Details')).not.toContain('Grade')
  await page.getByRole('radio', { name: 'Until a date of my choice' }).check()
  expect(await value('Until')).toBe('not chosen yet')
  await page.getByLabel('Last day').fill('2031-05-02')
  expect(await value('Until')).toBe('2 May 2031')
})

test('no degree ticked: the summary takes the focus and leads to the first one', async () => {
  const { page, site } = journey()
  await page.goto(site.origin + ADDRESS)
  await page.getByRole('button', { name: 'Authorize' }).click()
  const summary = page.getByRole('alert').filter({ hasText: 'Please check your choices' })
  await summary.waitFor()
  expect(await summary.evaluate((box) => box === document.activeElement)).toBe(true)
  await summary.getByRole('link').click()
  expect(
    await page
      .getByRole('checkbox')
      .first()
      .evaluate((box) => box === document.activeElement),
  ).toBe(true)
  expect(site.calls.some(({ path }) => path.endsWith('/consent'))).toBe(false)
})

test('an undocumented degree is shown with its reason and cannot be ticked', async () => {
  const { page, site } = journey()
  await page.goto(site.origin + ADDRESS)
  const degree = page.getByRole('checkbox', { name: '8841' })
  await degree.waitFor()
  expect(await degree.isDisabled()).toBe(true)
  await page.getByText('Not yet documented by the institution').waitFor()
})

test('G25: an institution that failed is named, with a retry that asks again', async () => {
  const { page, site } = journey()
  await page.goto(site.origin + ADDRESS)
  const warning = page.getByRole('alert').filter({ hasText: 'University of Crete' })
  await warning.waitFor()
  site.answer({ 'GET /api/holder/interactions/uid-1/degrees': () => ({ body: { ...degrees, institutions: [] } }) })
  await warning.getByRole('button', { name: 'Ask them again' }).click()
  await warning.waitFor({ state: 'detached' })
})

test('G13: a date of the holder’s own is sent in days and refused when it is not after today', async () => {
  const { page, site } = journey()
  await page.goto(site.origin + ADDRESS)
  await page.getByRole('checkbox').first().check()
  await page.getByRole('radio', { name: 'Until a date of my choice' }).check()
  const today = new Intl.DateTimeFormat('sv-SE', { timeZone: 'Europe/Athens' }).format(new Date())
  await page.getByLabel('Last day').fill(today)
  await page.getByRole('button', { name: 'Authorize' }).click()
  await page.getByRole('link', { name: 'The last day must be after today.' }).waitFor()
  const later = new Date(Date.parse(today) + 12 * 86_400_000).toISOString().slice(0, 10)
  await page.getByLabel('Last day').fill(later)
  await page.getByRole('button', { name: 'Authorize' }).click()
  await page.waitForURL('**/graduate/complete')
  expect(JSON.parse(site.calls.find(({ path }) => path.endsWith('/consent'))?.body ?? '{}').duration).toBe(12)
})

test('refusing tells the organisation and shares nothing', async () => {
  const { page, site } = journey()
  await page.goto(site.origin + ADDRESS)
  await page.getByRole('button', { name: 'Refuse' }).click()
  await page.waitForURL(`${site.origin}/`)
  expect(site.calls.some(({ path }) => path.endsWith('/refusal'))).toBe(true)
  expect(site.calls.some(({ path }) => path.endsWith('/consent'))).toBe(false)
})

test('a refusal of the server is shown in the language of the page', async () => {
  const { page, site } = journey()
  const expired = {
    type: 'about:blank',
    title: 'x',
    status: 410,
    code: 'interaction_expired',
    detail: { el: 'Η διαδικασία έληξε.', en: 'This has expired.' },
  }
  site.answer({ 'GET /api/holder/interactions/uid-1': () => ({ status: 410, body: expired }) })
  await page.goto(site.origin + ADDRESS)
  await page.getByText('This has expired.').waitFor()
  await page.getByRole('link', { name: /^EL/ }).click()
  await page.getByText('Η διαδικασία έληξε.').waitFor()
})

test('an address that is no web page is never opened', async () => {
  const { page, site } = journey()
  site.answer({ 'POST /api/holder/interactions/uid-1/refusal': () => ({ body: { location: 'javascript:alert(1)' } }) })
  await page.goto(site.origin + ADDRESS)
  await page.getByRole('button', { name: 'Refuse' }).click()
  await page.getByRole('alert').filter({ hasText: 'Something went wrong' }).waitFor()
})

test('G14, G15, G18: a PIN, a limit of openings and a language can be set, and a wrong one opens its options', async () => {
  const { page, site } = journey()
  await page.goto(site.origin + ADDRESS)
  await page.getByRole('checkbox').first().check()
  await page.getByRole('button', { name: /More options/ }).click()
  await page.getByRole('textbox', { name: 'PIN (optional)' }).fill('12')
  await page.getByRole('radio', { name: 'English' }).check()
  await page.getByRole('textbox', { name: 'Number of openings' }).fill('3')
  await page.getByRole('button', { name: /More options/ }).click()
  await page.getByRole('button', { name: 'Authorize' }).click()
  await page.getByRole('link', { name: 'The PIN must have four to eight digits.' }).click()
  const pin = page.getByRole('textbox', { name: 'PIN (optional)' })
  expect(await pin.evaluate((field) => field === document.activeElement)).toBe(true)
  await pin.fill('1234')
  await page.getByRole('button', { name: 'Authorize' }).click()
  await page.waitForURL('**/graduate/complete')
  const consent = site.calls.find(({ path }) => path.endsWith('/consent'))
  expect(JSON.parse(consent?.body ?? '{}')).toMatchObject({ pin: '1234', view_limit: 3, language: 'en' })
})

test('G24: a degree under another name is shared only when the holder declares the name', async () => {
  const { page, site } = journey()
  const [first] = degrees.degrees
  const renamed = { degrees: [{ ...first, other_name: 'ΕΛΕΝΗ ΠΑΠΠΑ' }], institutions: [] }
  site.answer({ 'GET /api/holder/interactions/uid-1/degrees': () => ({ body: renamed }) })
  await page.goto(site.origin + ADDRESS)
  await page.getByText('ΕΛΕΝΗ ΠΑΠΠΑ').waitFor()
  await page.getByRole('button', { name: 'Authorize' }).click()
  await page.getByRole('link', { name: 'Declare that the other name is yours' }).waitFor()
  await page.getByRole('checkbox', { name: 'I declare that this is a former name of mine' }).check()
  await page.getByRole('button', { name: 'Authorize' }).click()
  await page.waitForURL('**/graduate/complete')
  const consent = site.calls.find(({ path }) => path.endsWith('/consent'))
  expect(JSON.parse(consent?.body ?? '{}')).toMatchObject({ degrees: ['d1'], name_declared: true })
})

test('a client of another system has no options of a link', async () => {
  const { page, site } = journey()
  site.answer({ 'GET /api/holder/interactions/uid-1': () => ({ body: { ...interaction, makes_link: false } }) })
  await page.goto(site.origin + ADDRESS)
  await page.getByRole('button', { name: 'Authorize' }).waitFor()
  expect(await page.getByRole('button', { name: /More options/ }).count()).toBe(0)
})
