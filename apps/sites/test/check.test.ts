import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { checked, checkGoodDay, checkingTo, checkRefused, noRight, severalClients } from './check-answers.ts'
import { choose, fillGraduate, passInstitution, search } from './check-steps.ts'
import { loggedOut } from './mock-answers.ts'
import { openJourneys } from './site-journey.ts'

const journey = openJourneys()

async function openCheck(answers = {}) {
  const { page, site } = journey()
  site.answer({ ...checkGoodDay, ...answers })
  await page.goto(`${site.origin}/organisation/check?lang=en`)
  return { page, site }
}
const identity = (body: object) => ({ 'GET /api/client/get_auth_data': () => ({ body }) })
const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true })
const focusedId = (page: Page) => page.evaluate(() => document.activeElement?.id)

test('O1: without a session the check leads to the login, which is asked to come back to it', async () => {
  const { page } = await openCheck(identity(loggedOut))
  await page.waitForURL('**/organisation/login?next=%2Forganisation%2Fcheck')
})

test('X2: a user without the right sees that, and no form', async () => {
  const { page, site } = await openCheck(identity(noRight))
  await page.getByText('You are not authorized to perform ex-officio checks').waitFor()
  expect(await page.locator('main form').count()).toBe(0)
  expect(site.calls.some(({ path }) => path === '/api/client/institutions')).toBe(false)
})

test('O10: more than one client that may check is told with names and advice', async () => {
  const { page } = await openCheck(identity(severalClients))
  await page.getByText('You represent more than one client').waitFor()
  await page.getByText('Φανταστική Περιφέρεια').waitFor()
  await page.getByText('leave you the right to check for one of them only').waitFor()
  expect(await page.locator('main form').count()).toBe(0)
})

test('X2: an institution that is not allowed is told, and Continue stays disabled with the reason', async () => {
  const { page } = await openCheck()
  const next = button(page, 'Continue')
  expect(await next.getAttribute('aria-disabled')).toBe('true')
  await page.getByText('Choose an institution to continue.').waitFor()
  await choose(page, '#check-institution', 'attica')
  await page.getByRole('alert').filter({ hasText: 'You have no right to an ex-officio check' }).waitFor()
  expect(await next.getAttribute('aria-disabled')).toBe('true')
  await next.click({ force: true })
  expect(await page.locator('#check-number').count()).toBe(0)
  await choose(page, '#check-institution', 'aristotle')
  expect(await next.getAttribute('aria-disabled')).toBe(null)
})

test('X1, X3: finished steps show their summary and Change; another institution has other departments', async () => {
  const { page, site } = await openCheck()
  await passInstitution(page)
  await choose(page, '#check-department', 'Physics')
  await page.getByRole('definition').filter({ hasText: 'Aristotle University' }).waitFor()
  await button(page, 'Change: Institution').click()
  await choose(page, '#check-institution', 'crete')
  await button(page, 'Continue').click()
  await page.locator('#check-department').waitFor()
  expect(await page.locator('#check-department').inputValue()).toBe('')
  await page.locator('#check-department').click()
  expect(await page.getByRole('option').allTextContents()).toEqual(['Department of Biology'])
  const asked = site.calls.filter(({ path }) => path.endsWith('/departments')).map(({ path }) => path.split('/')[4])
  expect(asked).toEqual(['auth', 'uoc'])
})

test('X4, A5: the date pads, jumps, completes the year, and says where it went and what is wrong', async () => {
  const { page } = await openCheck()
  await passInstitution(page)
  const said = page.locator('fieldset', { hasText: 'Date of birth' }).getByRole('status')
  await page.locator('#check-day').focus()
  await page.keyboard.type('x31')
  expect(await focusedId(page)).toBe('check-month')
  await expect.poll(() => said.textContent()).toBe('Moved on to: Month')
  await page.keyboard.type('2')
  await page.keyboard.press('Tab')
  expect(await page.locator('#check-month').inputValue()).toBe('02')
  await page.keyboard.type('92')
  expect(await said.textContent()).toBe('')
  await page.keyboard.press('Tab')
  expect(await page.locator('#check-year').inputValue()).toBe('1992')
  await expect.poll(() => said.textContent()).toContain('Wrong date')
  expect(await page.locator('#check-day').getAttribute('aria-invalid')).toBe('true')
  await page.locator('#check-day').fill('')
  await page.locator('#check-day').pressSequentially('15')
  await expect.poll(() => said.textContent()).not.toContain('Wrong date')
})

test('X4: a day outside the month does not jump', async () => {
  const { page } = await openCheck()
  await passInstitution(page)
  await page.locator('#check-day').pressSequentially('45')
  expect(await focusedId(page)).toBe('check-day')
})

test('X6: Search stays disabled and says for what it waits', async () => {
  const { page, site } = await openCheck()
  await passInstitution(page)
  const submit = button(page, 'Search')
  await page.getByText('To search, these are still needed: the department, a number of 9 or 11 digits').waitFor()
  await fillGraduate(page)
  await page.getByText('To search, these are still needed: your confirmation of the legal basis.').waitFor()
  expect(await submit.getAttribute('aria-disabled')).toBe('true')
  await submit.click({ force: true })
  await page.locator('#check-number').press('Enter')
  expect(site.calls.some(({ path }) => path.endsWith('/check'))).toBe(false)
  await page.locator('#check-isLawful').check()
  expect(await submit.getAttribute('aria-disabled')).toBe(null)
})

test('X5, X8, X11: names are normalised on blur, the purpose is sent, the first name is not', async () => {
  const { page, site } = await openCheck()
  await search(page)
  await page.getByText('1 degree was found.').waitFor()
  const sent = site.calls.find(({ path }) => path.endsWith('/check'))
  expect(Object.fromEntries(new URLSearchParams(sent?.body))).toEqual({
    ssn: '15039290109',
    institution: 'Αριστοτέλειο Πανεπιστήμιο Θεσσαλονίκης',
    institutionCode: 'auth',
    department: 'Τμήμα Πληροφορικής',
    day: '15',
    month: '03',
    year: '1992',
    lastname: 'ΠΑΡΑΔΕΙΓΜΑΤΙΔΟΥ',
    level: '6',
    purpose: 'Προκήρυξη 1Κ/2026',
  })
  expect(sent?.headers['x-requested-with']).toBe('XMLHttpRequest')
  await page.getByRole('definition').filter({ hasText: 'ΠΑΡΑΔΕΙΓΜΑΤΙΔΟΥ ΕΛΕΝΗ' }).waitFor()
})

test('X6: going back to the details asks for the confirmation again and keeps the rest', async () => {
  const { page } = await openCheck()
  await search(page)
  await button(page, 'Change: Details of the graduate').click()
  expect(await page.locator('#check-isLawful').isChecked()).toBe(false)
  expect(await page.locator('#check-number').inputValue()).toBe('15039290109')
})

test('X9: PDF and printing send the sealed diploma and the language to a new tab', async () => {
  const { page, site } = await openCheck()
  await search(page)
  await page.getByRole('button', { name: /Πτυχίο/ }).click()
  for (const [name, path] of [
    ['Download PDF (new tab)', 'diploma_pdf'],
    ['Print (new tab)', 'diploma_printable'],
  ] as const) {
    const [tab] = await Promise.all([page.waitForEvent('popup'), button(page, name).click()])
    await tab.waitForURL('blob:**')
    const sent = site.calls.find((call) => call.path.includes(path))
    expect(sent?.method).toBe('POST')
    expect(sent?.headers['x-requested-with']).toBe('XMLHttpRequest')
    expect(decodeURIComponent(sent?.path ?? '')).toContain('QR_ΓΕΩΡΓΙΟΥ_ΕΛΕΝΗ_20190930.pdf')
    expect(sent?.body).toBe('diploma_data=c2VhbGVkLWRpcGxvbWE&language=en')
    await tab.close()
  }
})

test('X9: a document that is refused is told on the page', async () => {
  const { page } = await openCheck({
    'POST /api/client/diploma_pdf/*': () => ({ status: 500, body: 'x', type: 'text/plain' }),
  })
  await search(page)
  await page.getByRole('button', { name: /Πτυχίο/ }).click()
  await button(page, 'Download PDF (new tab)').click()
  await page.getByRole('alert').filter({ hasText: 'Something went wrong' }).waitFor()
})

test.each([
  ['Successful retrieval of results', '1 degree was found.', checkingTo(checked.found)],
  ['Successful retrieval of results', 'may not have submitted the degree yet', checkingTo(checked.notFound)],
  ['Unsuccessful retrieval of results', 'did not answer in time', checkingTo(checked.unanswered)],
  ['Unsuccessful retrieval of results', 'Your checks are suspended.', checkRefused],
])('X7: the badge “%s” stands with “%s”', async (badge, text, answers) => {
  const { page } = await openCheck(answers)
  await search(page)
  await page.getByText(badge, { exact: true }).waitFor()
  await page.getByText(text).waitFor()
})

test('X7: while the institution is asked the result is unknown, and an answer that comes after a change is dropped', async () => {
  const { page } = await openCheck({
    'POST /api/client/diploma_check/check': async () => {
      await new Promise((resolve) => setTimeout(resolve, 400))
      return { body: checked.found }
    },
  })
  await search(page)
  await page.getByText('Asking the institution…').waitFor()
  await button(page, 'Change: Details of the graduate').click()
  await page.waitForTimeout(600)
  expect(await page.getByText('1 degree was found.').count()).toBe(0)
  expect(await page.locator('#check-number').isVisible()).toBe(true)
})

test('X14: what was not found is handed over to the institution', async () => {
  const { page, site } = await openCheck(checkingTo(checked.notFound))
  await search(page)
  await button(page, 'Pass the check on to the institution').click()
  await page.getByRole('alert').filter({ hasText: 'The check was passed on to the institution' }).waitFor()
  await page.getByText('11 December 2026').waitFor()
  const list = page.getByRole('link', { name: 'See what was passed on, and the answers' })
  expect(await list.getAttribute('href')).toBe('/organisation/check/hand-overs')
  expect(site.calls.find(({ path }) => path.endsWith('/hand-over'))?.body).toBe('hand_over=c2VhbGVkLXF1ZXJ5')
})

test('X1: a new check starts from an empty form', async () => {
  const { page } = await openCheck()
  await search(page)
  await button(page, 'New check').click()
  expect(await page.locator('#check-institution').inputValue()).toBe('')
  await passInstitution(page)
  expect(await page.locator('#check-number').inputValue()).toBe('')
})
