import { readFile } from 'node:fs/promises'
import { expect, test } from 'vitest'
import { archived } from './mock-answers.ts'
import { openJourneys } from './site-journey.ts'

const journey = openJourneys()

const PDF = { name: 'diploma.pdf', mimeType: 'application/pdf', buffer: Buffer.from('%PDF-1.7 sealed') }
const unstamped = { ...archived, indication: 'INDETERMINATE', level: 'B-B', protectedUntil: null }

test('C12: a file is chosen, looked at, renewed, looked at again and downloaded under its name', async () => {
  const { page, site } = journey()
  site.answer({
    'POST /api/archive/inspection': ({ body }) => ({ body: body.endsWith('renewed') ? archived : unstamped }),
    'POST /api/archive/renewal': ({ body }) => ({ body: `${body} renewed`, type: 'application/pdf' }),
  })
  await page.goto(`${site.origin}/archive?lang=en`)
  await page.getByLabel('Sealed file').setInputFiles(PDF)
  await page.getByRole('heading', { name: 'The seal is not protected for the long term yet' }).waitFor()
  await page.getByRole('button', { name: 'Renew the file' }).click()
  await page.getByRole('heading', { name: 'The file was renewed' }).waitFor()
  expect(await page.getByText('20 November 2036').count()).toBe(1)
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('link', { name: 'Download the renewed file' }).click(),
  ])
  expect(download.suggestedFilename()).toBe('diploma.pdf')
  expect(await readFile(await download.path(), 'utf8')).toBe('%PDF-1.7 sealed renewed')
  const sent = site.calls.filter(({ path }) => path.startsWith('/api/archive/'))
  expect(sent.map(({ path }) => path.split('/').at(-1))).toEqual(['inspection', 'renewal', 'inspection'])
  for (const { headers } of sent) {
    expect(headers).toMatchObject({ 'content-type': 'application/pdf', 'x-requested-with': 'XMLHttpRequest' })
  }
})

test('C12: a JAdES file goes under its own type, whatever it is called', async () => {
  const { page, site } = journey()
  site.answer({ 'POST /api/archive/inspection': () => ({ body: archived }) })
  await page.goto(`${site.origin}/archive?lang=el`)
  const file = { name: 'τίτλος.txt', mimeType: 'text/plain', buffer: Buffer.from('{}') }
  await page.getByLabel('Σφραγισμένο αρχείο').setInputFiles(file)
  await page.getByRole('heading', { name: 'Το αρχείο είναι έγκυρο' }).waitFor()
  expect(site.calls.at(-1)?.headers['content-type']).toBe('application/jose+json')
})

test('C12: a file that cannot be renewed offers no renewal, and a refusal is told in the server’s words', async () => {
  const { page, site } = journey()
  site.answer({
    'POST /api/archive/inspection': () => ({ body: { ...archived, indication: 'TOTAL-FAILED', renewable: false } }),
  })
  await page.goto(`${site.origin}/archive?lang=en`)
  await page.getByLabel('Sealed file').setInputFiles(PDF)
  await page.getByRole('heading', { name: 'The file cannot be renewed' }).waitFor()
  expect(await page.getByRole('button', { name: 'Renew the file' }).count()).toBe(0)

  const detail = { el: 'Άγνωστο.', en: 'Not recognised.' }
  const problem = { type: 'x', title: 'x', status: 400, code: 'archive_file_unrecognised', detail }
  site.answer({ 'POST /api/archive/inspection': () => ({ status: 400, body: problem }) })
  await page.getByLabel('Sealed file').setInputFiles({ ...PDF, name: 'other.pdf' })
  await page.getByText('Not recognised.').waitFor()
})

test('C12: a file of more than 10 MB is not sent', async () => {
  const { page, site } = journey()
  await page.goto(`${site.origin}/archive?lang=en`)
  await page.getByLabel('Sealed file').setInputFiles({ ...PDF, buffer: Buffer.alloc(10 * 1024 * 1024 + 1) })
  await page.getByText('The file is larger than 10 MB.').waitFor()
  expect(site.calls.filter(({ path }) => path.startsWith('/api/archive/'))).toEqual([])
})
