import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { REQUEST_SCREENS } from './request-screens.ts'
import { openJourneys } from './site-journey.ts'

const journey = openJourneys()
const DAY = REQUEST_SCREENS['my requests']?.answers ?? {}

const file = (name: string, content: string) => ({ name, mimeType: '', buffer: Buffer.from(content) })
const PDF = file('πτυχίο.pdf', '%PDF-1.7')
const attach = (page: Page, ...files: ReturnType<typeof file>[]) =>
  page.locator('input[type=file]').setInputFiles(files)
const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true })
const sendButton = (page: Page) => button(page, 'Send the request')

async function choose(page: Page, label: string, text: string): Promise<void> {
  await page.getByRole('combobox', { name: label }).fill(text)
  await page.getByRole('option').first().click()
}

/** The form for a missing degree with everything in it that it needs. */
async function fillForm() {
  const { page, site } = journey()
  site.answer(DAY)
  await page.goto(`${site.origin}/authorization/data?lang=en`)
  await page.getByRole('button', { name: 'Tell the institution' }).click()
  await page.getByRole('radio', { name: 'A degree of mine is missing' }).check()
  await choose(page, 'Institution', 'crete')
  await choose(page, 'Department', 'I do not know')
  await page.getByRole('radio', { name: 'Master' }).check()
  await page.getByRole('textbox', { name: 'What the institution should know' }).fill('My master is missing.')
  return {
    page,
    site,
    sent: () => site.calls.filter(({ method, path }) => method === 'POST' && path.endsWith('/requests')),
  }
}

test('H7: a file that is too many, empty or of another kind is told at the file, and nothing is sent', async () => {
  const { page, sent } = await fillForm()
  await attach(page, PDF, file('σημείωση.pdf', 'text'), file('κενό.pdf', ''), PDF)
  await page.getByText('This is no PDF, JPEG or PNG. Remove it.').waitFor()
  await page.getByText('The file is empty or cannot be read. Remove it.').waitFor()
  await page.getByText('These are more than 3 files. Remove some.').waitFor()
  await page.getByText('Before you can send it, complete or correct: the files.').waitFor()
  await sendButton(page).click({ force: true })
  expect(sent()).toEqual([])

  await button(page, 'Remove σημείωση.pdf').click()
  expect(await page.evaluate(() => document.activeElement?.getAttribute('type'))).toBe('file')
  await button(page, 'Remove κενό.pdf').click()
  await sendButton(page).click()
  await page.getByText('Your request was sent').waitFor()
  expect(sent()).toHaveLength(1)
})

test('G23: who does not know the department asks the whole institution; the words go before the files', async () => {
  const { page, sent } = await fillForm()
  await attach(page, PDF)
  await sendButton(page).click()
  await page.getByText('Your request was sent').waitFor()
  const body = sent()[0]?.body ?? ''
  const [words = '', attachment = ''] = body.split('name="attachment"')
  expect(words).toContain('"department":null,"level":"7","year":null,"text":"My master is missing.","email":null}')
  expect(attachment).toContain('%PDF-1.7')
})

test('G23: closing the form, or turning to an institution with a contact and back, loses nothing', async () => {
  const { page } = await fillForm()
  await attach(page, PDF)
  await choose(page, 'Institution', 'university of athens')
  await page.getByRole('link', { name: 'registry@uoa.example' }).waitFor()
  expect(await sendButton(page).count()).toBe(0)
  await choose(page, 'Institution', 'crete')
  await page.getByRole('button', { name: /^Tell the institution/ }).click()
  await page.getByRole('button', { name: /^Tell the institution/ }).click()
  const words = page.getByRole('textbox', { name: 'What the institution should know' })
  expect(await words.inputValue()).toBe('My master is missing.')
  await page.getByText('πτυχίο.pdf').waitFor()
})

test('G23: a degree of an institution that takes no requests leads to its contact', async () => {
  const { page, site } = journey()
  site.answer(DAY)
  await page.goto(`${site.origin}/authorization/data?lang=en`)
  await page.getByRole('button', { name: 'Tell the institution' }).click()
  await choose(page, 'Which degree', 'Πληροφορικής')
  await page.getByText('This institution does not take requests here').waitFor()
  await page.getByRole('link', { name: 'registry@uoa.example' }).waitFor()
})

test('H9: who logged out since is led back to the same request by the login', async () => {
  const { page, site } = journey()
  site.answer({ ...DAY, 'GET /api/holder/session': () => ({ body: { logged_in: false, name: null } }) })
  const path = 'data/requests/0199f0a0-0000-7000-8000-0000000000b1'
  await page.goto(`${site.origin}/authorization/${path}?lang=en`)
  const login = page.getByRole('link', { name: 'Log in with your tax account' })
  const address = new URL((await login.getAttribute('href')) ?? '', site.origin)
  expect([address.pathname, address.searchParams.get('page')]).toEqual(['/api/holder/login', path])
})
