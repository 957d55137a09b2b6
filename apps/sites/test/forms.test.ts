import type { Locator, Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { axeViolations } from '../../../tests/support/axe.ts'
import * as answers from './helpdesk-answers.ts'
import { openJourneys } from './site-journey.ts'

const journey = openJourneys()

const REQUEST = '/registration/request'
const SEND = 'POST /api/registration/requests'
const outside = {
  'GET /api/administrator/session': () => ({ body: { logged_in: false, name: null } }),
  'GET /api/representative/session': () => ({ body: { logged_in: false, name: null } }),
}
const received = { ...outside, [SEND]: () => ({ body: { received: true } }) }
const problem = (errors: readonly { pointer: string }[] = []) => ({
  status: 400,
  body: {
    type: 'urn:perga:problem:malformed_request',
    title: 'The request is not well formed.',
    status: 400,
    code: 'malformed_request',
    detail: { el: 'Το αίτημα δεν είναι σωστό.', en: 'The request is not well formed.' },
    errors,
  },
})

const send = (page: Page) => page.getByRole('button', { name: 'Send the request' })
const summary = (page: Page) => page.getByRole('alert').filter({ hasText: 'Please correct the following' })
const isFocused = (place: Locator) => place.evaluate((element) => element === document.activeElement)
const callsOf = (path: string) => journey().site.calls.filter((call) => call.method === 'POST' && call.path === path)

async function openRequest(lang = 'en'): Promise<Page> {
  const { page, site } = journey()
  await page.goto(`${site.origin}${REQUEST}?lang=${lang}`)
  await page.locator('main form').waitFor()
  return page
}

async function fill(page: Page): Promise<void> {
  await page.getByLabel('Name in Greek').fill('Χαραυγή')
  await page.getByLabel('Name in English').fill('Dawn')
  await page.getByLabel('Private sector').check()
  await page.getByLabel('Tax number of the organisation').fill('094014201')
  await page.getByLabel('Contact person').fill('Αυγή')
  await page.getByLabel('Telephone').fill('2100000001')
  await page.getByLabel('E-mail').fill('office@dawn.example')
}

test('mistakes stand in a summary that takes the focus, and each leads to its field', async () => {
  const { site } = journey()
  site.answer(received)
  const page = await openRequest()
  await send(page).click()
  await summary(page).waitFor()
  await expect.poll(() => isFocused(summary(page))).toBe(true)
  expect(await summary(page).getByRole('link').count()).toBe(7)
  await summary(page).getByRole('link', { name: 'Enter a telephone number' }).click()
  const field = page.getByLabel('Telephone')
  expect(await isFocused(field)).toBe(true)
  expect(await field.getAttribute('aria-invalid')).toBe('true')
  await summary(page).getByRole('link', { name: 'Choose whether the organisation' }).click()
  expect(await isFocused(page.getByLabel('Public sector'))).toBe(true)
  expect(new URL(page.url()).hash).toBe('')
  expect(callsOf('/api/registration/requests')).toEqual([])
})

test.each(['el', 'en'] as const)('a form with its mistakes has no fault of accessibility (%s)', async (lang) => {
  const { site } = journey()
  site.answer(received)
  const page = await openRequest(lang)
  await page.locator('main form button[type=submit]').click()
  await page.locator('.ui-error-summary').waitFor()
  expect(await axeViolations(page)).toEqual([])
  const title = await page.locator('.ui-error-summary h2').innerText()
  expect(title).toBe(lang === 'el' ? 'Διορθώστε τα παρακάτω' : 'Please correct the following')
})

test('the contract judges in the browser what the server would refuse', async () => {
  const { site } = journey()
  site.answer(received)
  const page = await openRequest()
  await fill(page)
  await page.getByLabel('E-mail').fill('office@dawn')
  await send(page).click()
  await summary(page).waitFor()
  expect(await summary(page).getByRole('link').allInnerTexts()).toEqual([
    'Enter an e-mail address like office@example.gr',
  ])
  expect(callsOf('/api/registration/requests')).toEqual([])
})

test('a field that is needed says so to assistive technology, and one that is not says so to everybody', async () => {
  const { page, site } = journey()
  site.answer({
    ...answers.colleagueWith('full', '0'),
    'GET /api/desk/helpdesk/settings': () => ({ body: answers.settings }),
  })
  await openRequest()
  expect(await page.getByLabel('Contact person').getAttribute('aria-required')).toBe('true')
  expect(await page.getByRole('radiogroup', { name: 'Sector' }).getAttribute('aria-required')).toBe('true')
  await page.goto(`${site.origin}/desk/helpdesk?lang=en`)
  const optional = page.getByLabel('Where citizens turn instead (optional)')
  await optional.waitFor()
  expect(await optional.getAttribute('aria-required')).toBeNull()
})

test('what was typed survives a refusal, which is told, and can be sent again', async () => {
  const { site } = journey()
  site.answer({ ...outside, [SEND]: () => ({ status: 503, body: 'x', type: 'text/plain' }) })
  const page = await openRequest()
  await fill(page)
  await send(page).click()
  await page.getByRole('alert').filter({ hasText: 'This did not work' }).waitFor()
  expect(await page.getByLabel('Contact person').inputValue()).toBe('Αυγή')
  site.answer(received)
  await send(page).click()
  await page.getByText('The request was received').waitFor()
  expect(callsOf('/api/registration/requests')).toHaveLength(2)
})

test('the fields that the server names are marked and stand in the summary', async () => {
  const { site } = journey()
  site.answer({ ...outside, [SEND]: () => problem([{ pointer: '#/contact_phone' }]) })
  const page = await openRequest()
  await fill(page)
  await send(page).click()
  await summary(page).waitFor()
  await expect.poll(() => isFocused(summary(page))).toBe(true)
  expect(await page.getByLabel('Telephone').getAttribute('aria-invalid')).toBe('true')
  expect(await page.getByRole('alert').count()).toBe(1)
})

test('a form is sent once however often its button is pressed, and says that it is busy', async () => {
  const { site } = journey()
  const { promise: answered, resolve: answer } = Promise.withResolvers<void>()
  site.answer({ ...outside, [SEND]: () => answered.then(() => ({ body: { received: true } })) })
  const page = await openRequest()
  await fill(page)
  await send(page).click()
  await page.locator('main form[aria-busy=true]').waitFor()
  expect(await send(page).getAttribute('aria-disabled')).toBe('true')
  expect(await page.locator('main form [role=status]').last().innerText()).toBe('One moment, please…')
  await page.getByLabel('Contact person').press('Enter')
  await page.getByLabel('Contact person').press('Enter')
  answer()
  await page.getByText('The request was received').waitFor()
  expect(callsOf('/api/registration/requests')).toHaveLength(1)
})

test('after success the focus is on the heading of the page, where the form is gone', async () => {
  const { site } = journey()
  site.answer(received)
  const page = await openRequest()
  await fill(page)
  await page.getByLabel('E-mail').press('Enter')
  await page.getByText('The request was received').waitFor()
  await expect.poll(() => isFocused(page.getByRole('heading', { level: 1 }))).toBe(true)
})

test('leaving by a link asks first: staying keeps what was typed, leaving leaves', async () => {
  const { site } = journey()
  site.answer(received)
  const page = await openRequest()
  await page.getByLabel('Name in English').fill('Dawn')
  const back = page.locator('main').getByRole('link', { name: 'Back' })
  await back.click()
  const dialog = page.getByRole('dialog', { name: 'Leave without saving?' })
  await dialog.waitFor()
  expect(await axeViolations(page)).toEqual([])
  await page.keyboard.press('Escape')
  await dialog.waitFor({ state: 'detached' })
  expect(await page.getByLabel('Name in English').inputValue()).toBe('Dawn')
  await back.click()
  await dialog.getByRole('button', { name: 'Leave the page' }).click()
  await page.waitForURL('**/registration/')
})

test('leaving by the buttons of the browser asks first, and an agreed move is made', async () => {
  const { page, site } = journey()
  site.answer(received)
  await page.goto(`${site.origin}/registration/?lang=en`)
  await page.locator(`main a[href^="${REQUEST}"]`).first().click()
  await page.getByLabel('Name in English').fill('Dawn')
  const dialog = page.getByRole('dialog', { name: 'Leave without saving?' })
  await page.evaluate(() => history.back())
  await dialog.getByRole('button', { name: 'Stay on this page' }).click()
  expect(new URL(page.url()).pathname).toBe(REQUEST)
  expect(await page.getByLabel('Name in English').inputValue()).toBe('Dawn')
  await page.evaluate(() => history.back())
  await dialog.getByRole('button', { name: 'Leave the page' }).click()
  await page.waitForURL('**/registration/**')
  await expect.poll(() => new URL(page.url()).pathname).toBe('/registration/')
})

test('the browser asks before a tab with something unsaved is closed, and not after it was sent', async () => {
  const { site } = journey()
  site.answer(received)
  const page = await openRequest()
  const asked: string[] = []
  page.on('dialog', (dialog) => {
    asked.push(dialog.type())
    void dialog.accept()
  })
  await page.getByLabel('Name in English').click()
  await page.keyboard.type('Dawn')
  await page.reload()
  expect(asked).toEqual(['beforeunload'])
  await page.locator('main form').waitFor()
  await fill(page)
  await send(page).click()
  await page.getByText('The request was received').waitFor()
  await page.reload()
  expect(asked).toEqual(['beforeunload'])
})

test('the language changes in place and nothing typed is lost', async () => {
  const { site } = journey()
  site.answer(received)
  const page = await openRequest()
  await page.getByLabel('Contact person').fill('Αυγή')
  await page.locator('.languages a[hreflang=el]').first().click()
  await expect.poll(() => page.locator('html').getAttribute('lang')).toBe('el')
  expect(await page.locator('#organisation-contact_name').inputValue()).toBe('Αυγή')
  expect(await page.getByRole('dialog').count()).toBe(0)
})
