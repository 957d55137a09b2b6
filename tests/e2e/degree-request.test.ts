import { readFile } from 'node:fs/promises'
import type { OwnRequests } from '@perga/contracts'
import { addWorkingDays, type Locale, REFUSAL_TEXTS } from '@perga/domain'
import { phoneJpeg } from '@perga/server/attachments/testing/image-fixtures.ts'
import { pdf } from '@perga/server/attachments/testing/pdf-fixtures.ts'
import type { Page } from 'playwright-core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { axeViolations } from '../support/axe.ts'
import { openChromium } from '../support/chromium.ts'
import { Holder } from '../support/holder.ts'
import { passTaxLoginByKeyboard, press, typeInto } from '../support/keyboard.ts'
import { siteTexts } from '../support/site-texts.ts'
import { BUILT_SITES, startWorld, type World } from '../support/world.ts'

let world: World
beforeAll(async () => {
  world = await startWorld({ sitesDirectory: BUILT_SITES })
})
afterAll(() => world.stop())

type File = { name: string; bytes: Uint8Array }

const scan: File = { name: 'φωτογραφία.jpg', bytes: phoneJpeg() }
const certificate: File = { name: 'βεβαίωση.pdf', bytes: pdf() }
/** Begins as a photograph and ends as a page with a script: only who reads all of it can tell. */
const twoAtOnce: File = {
  name: 'σάρωση.jpg',
  bytes: new Uint8Array(Buffer.concat([phoneJpeg(), Buffer.from('<script>alert(1)</script>')])),
}

/** Opens a page of the holder's area and logs in, by keyboard alone. */
async function enter(locale: Locale, path: string, userName: string) {
  const { page, close } = await openChromium(locale === 'el' ? 390 : 1280)
  const faults: string[] = []
  const check = async () => faults.push(...(await axeViolations(page)))
  const t = siteTexts(locale)
  await page.goto(`${world.origin}/authorization/${path}?lang=${locale}`)
  await press(page, page.getByRole('link', { name: t('Log in with your tax account') }))
  await passTaxLoginByKeyboard(page, userName)
  await page.waitForURL(`**/authorization/${path}*`)
  return { page, close, faults, check, t }
}

const attach = (page: Page, ...files: File[]) =>
  page
    .locator('input[type=file]')
    .setInputFiles(files.map(({ name, bytes }) => ({ name, mimeType: '', buffer: Buffer.from(bytes) })))

/** Types into a searchable list and takes the first that it finds, by keyboard. */
async function choose(page: Page, label: string, text: string): Promise<void> {
  const field = page.getByRole('combobox', { name: label })
  await field.waitFor()
  await typeInto(page, field, text)
  await page.getByRole('option').first().waitFor()
  await page.keyboard.press('ArrowDown')
  await page.keyboard.press('Enter')
}

const HOLDERS = { el: 'maria', en: 'nikos' } as const

test.each(['el', 'en'] as const)(
  'G23, H7, H9: by keyboard alone (%s) a holder asks for a missing degree with files; a file that is two at once is refused in place and nothing typed is lost',
  async (locale) => {
    const { page, close, faults, check, t } = await enter(locale, 'data', HOLDERS[locale])
    await press(page, page.getByRole('button', { name: t('Tell the institution') }))
    const missing = page.getByRole('radio', { name: t('A degree of mine is missing') })
    await page.getByRole('combobox').first().waitFor()
    if ((await missing.count()) > 0) {
      await press(page, page.getByRole('radio', { name: t('A degree above is wrong') }), 'ArrowDown')
    }
    await choose(page, t('Institution'), locale === 'el' ? 'Θεσσαλονίκης' : 'Aristotle')
    await choose(page, t('Department'), locale === 'el' ? 'Φυσικής' : 'Physics')
    await press(page, page.getByRole('radio', { name: locale === 'el' ? 'Πτυχίο' : 'Bachelor' }), 'Space')
    await typeInto(page, page.getByRole('textbox', { name: t('Year of graduation (optional)') }), '2004')
    const words = page.getByRole('textbox', { name: t('What the institution should know') })
    await typeInto(page, words, 'Αποφοίτησα τον Ιούλιο του 2004.')
    await typeInto(page, page.getByRole('textbox', { name: t('E-mail (optional)') }), 'holder@mail.example')
    await attach(page, scan, twoAtOnce)
    await page.getByText(twoAtOnce.name).waitFor()
    await check()

    await press(page, page.getByRole('button', { name: t('Send the request') }))
    await page.getByRole('alert').getByText(REFUSAL_TEXTS.attachment_not_clean[locale]).waitFor()
    await check()
    expect(await words.inputValue()).toBe('Αποφοίτησα τον Ιούλιο του 2004.')
    await press(page, page.getByRole('button', { name: t('Remove {name}').replace('{name}', twoAtOnce.name) }))
    await attach(page, certificate)
    await page.getByText(certificate.name).waitFor()
    await press(page, page.getByRole('button', { name: t('Send the request') }))
    await page.getByText(t('Your request was sent')).waitFor()
    await check()

    const holder = new Holder(world, HOLDERS[locale])
    await holder.logIn()
    const { requests } = await holder.get<OwnRequests>('requests')
    expect(requests).toMatchObject([{ kind: 'missing', institution: { code: 'auth' }, level: '6' }])
    const [sent] = requests
    const today = new Intl.DateTimeFormat('sv-SE', { timeZone: 'Europe/Athens' }).format(world.clock.now())
    expect(sent?.answer_by).toBe(addWorkingDays(today, 5))
    await page.getByText(sent?.reference ?? '', { exact: true }).waitFor()

    await press(page, page.getByRole('link', { name: t('See the request') }))
    await page.getByText('Αποφοίτησα τον Ιούλιο του 2004.').waitFor()
    const download = page.waitForEvent('download')
    await press(page, page.getByRole('link', { name: certificate.name }))
    expect(new Uint8Array(await readFile(await (await download).path()))).toEqual(certificate.bytes)
    await typeInto(page, page.getByRole('textbox', { name: t('Write to the institution') }), 'Στέλνω και τη βεβαίωση.')
    await attach(page, certificate)
    await press(page, page.getByRole('button', { name: t('Send the message') }))
    await page.locator('.messages').getByText('Στέλνω και τη βεβαίωση.').waitFor()
    await check()

    await press(page, page.getByRole('link', { name: t('My requests') }))
    await page.getByRole('heading', { level: 1, name: t('My requests') }).waitFor()
    await page.getByText(t('Reference {reference}').replace('{reference}', sent?.reference ?? '')).waitFor()
    await check()
    await close()
    expect(faults).toEqual([])
  },
  180_000,
)

test('G23, H7: the address of a request leads back to it after the login, and is not found by anybody else', async () => {
  const holder = new Holder(world, 'eleni')
  await holder.logIn()
  const { degrees } = await holder.get<{ degrees: { degree: string }[] }>('diplomas')
  const wrong = { kind: 'wrong', degree: degrees[0]?.degree, text: 'Ο βαθμός είναι λάθος.', email: null }
  const sent = await holder.sendForm('requests', wrong)
  expect(sent.status).toBe(200)
  // The server's own response schema made it.
  const { id } = (await sent.json()) as { id: string }

  const own = await enter('en', `data/requests/${id}`, 'eleni')
  await own.page.getByText('Ο βαθμός είναι λάθος.').waitFor()
  await own.check()
  await own.close()
  const other = await enter('en', `data/requests/${id}`, 'vasiliki')
  await other.page.getByRole('alert').getByText(REFUSAL_TEXTS.not_found.en).waitFor()
  expect(await other.page.getByText('Ο βαθμός είναι λάθος.').count()).toBe(0)
  await other.close()
  expect([...own.faults, ...other.faults]).toEqual([])
}, 120_000)
