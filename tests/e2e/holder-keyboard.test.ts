import { readFile } from 'node:fs/promises'
import type { HolderExport } from '@perga/contracts'
import type { Locale } from '@perga/domain'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { Reader } from '../support/actors.ts'
import { axeViolations } from '../support/axe.ts'
import { openChromium } from '../support/chromium.ts'
import { Holder } from '../support/holder.ts'
import { hasFocus, passTaxLoginByKeyboard, press, typeInto } from '../support/keyboard.ts'
import { siteTexts } from '../support/site-texts.ts'
import { BUILT_SITES, startWorld, type World } from '../support/world.ts'

let world: World
beforeAll(async () => {
  world = await startWorld({ sitesDirectory: BUILT_SITES })
})
afterAll(() => world.stop())

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

test.each(['el', 'en'] as const)(
  'G11: by keyboard alone (%s) a holder sees a degree, opens its sealed PDF and prints a signed copy without the frame of the site',
  async (locale) => {
    const { page, close, faults, check, t } = await enter(locale, 'data', 'eleni')
    const pdf = page.getByRole('link', { name: t('Download PDF (new tab)') })
    await pdf.waitFor()
    await check()
    const [opened] = await Promise.all([page.context().waitForEvent('response'), press(page, pdf)])
    expect([opened.status(), opened.headers()['content-type']]).toEqual([200, 'application/pdf'])

    await page.bringToFront()
    await press(page, page.getByRole('button', { name: t('Signed copy to print') }))
    const print = page.getByRole('button', { name: t('Print'), exact: true })
    await print.waitFor()
    await check()
    await page.evaluate(`window.print = () => document.body.setAttribute('data-printed', '')`)
    await press(page, print)
    expect(await page.locator('body[data-printed]').count()).toBe(1)
    await page.emulateMedia({ media: 'print' })
    for (const outside of ['header', 'footer', 'button']) {
      expect(await page.locator(outside).locator('visible=true').count()).toBe(0)
    }
    await page
      .getByText(/^[\w-]{80,}\.[\w-]+\.[\w-]+$/)
      .first()
      .waitFor()
    await page.emulateMedia({ media: 'screen' })
    await press(page, page.getByRole('button', { name: t('Back to my degrees') }))
    await page.getByRole('heading', { level: 1, name: t('My degrees') }).waitFor()
    await close()
    expect(faults).toEqual([])
  },
  120_000,
)

test.each(['el', 'en'] as const)(
  'G10, G16, G17: by keyboard alone (%s) a holder finds who read what for what purpose, and revokes after the warning; Escape leaves everything as it is',
  async (locale) => {
    const holder = new Holder(world, locale === 'el' ? 'maria' : 'nikos')
    const reader = new Reader(world)
    await reader.logIn('hr.aegis')
    const code = await holder.share('aegis')
    await reader.read(code)
    await expect.poll(() => holder.receipts(), { timeout: 15_000 }).toHaveLength(1)

    const { page, close, faults, check, t } = await enter(locale, 'consents', locale === 'el' ? 'maria' : 'nikos')
    const purpose = { el: 'Αξιολόγηση υποψηφίων για πρόσληψη', en: 'Assessing candidates for employment' }[locale]
    await page.getByText(t('Purpose: {purpose}').replace('{purpose}', purpose)).waitFor()
    await press(page, page.getByRole('button', { name: /Aegis|Αιγίς/ }))
    const revoke = page.getByRole('button', { name: t('Revoke…') })
    await press(page, revoke)
    const warning = page.getByRole('dialog').getByText(/stay valid|παραμένουν έγκυροι/)
    await warning.waitFor()
    await check()
    await page.keyboard.press('Escape')
    await warning.waitFor({ state: 'hidden' })
    expect(await hasFocus(page, revoke)).toBe(true)
    expect((await reader.read(code)).data).not.toEqual([])

    await page.keyboard.press('Enter')
    await press(page, page.getByRole('dialog').getByRole('button', { name: t('Revoke'), exact: true }))
    await page.getByRole('heading', { name: t('Ended') }).waitFor()
    await check()
    expect(await reader.read(code)).toMatchObject({ errorCode: '1', data: [] })
    await close()
    expect(faults).toEqual([])
  },
  120_000,
)

test.each(['el', 'en'] as const)(
  'G19: by keyboard alone (%s) a holder asks for receipts by e-mail, and confirms by the code that arrived',
  async (locale) => {
    const userName = locale === 'el' ? 'sofia' : 'dora'
    const email = `${userName}@mail.example`
    const { page, close, faults, check, t } = await enter(locale, 'consents', userName)
    await typeInto(page, page.getByRole('textbox', { name: t('E-mail address') }), email)
    await page.keyboard.press('Enter')
    const field = page.getByRole('textbox', { name: t('Code'), exact: true })
    await field.waitFor()
    await check()
    const mail = world.sandbox.mailbox.received.find(({ to }) => to.includes(email))
    await typeInto(page, field, /\d{6}/.exec(mail?.text ?? '')?.[0] ?? '')
    await page.keyboard.press('Enter')
    await page.getByText(t('We write to {email}.').replace('{email}', email)).waitFor()
    await check()
    await close()
    expect(faults).toEqual([])
  },
  120_000,
)

test.each(['el', 'en'] as const)(
  'Y6: by keyboard alone (%s) a holder downloads everything held, and erases it after a plain word',
  async (locale) => {
    const userName = locale === 'el' ? 'vasiliki' : 'kostas'
    await new Holder(world, userName).share('aegis')
    const { page, close, faults, check, t } = await enter(locale, 'data', userName)
    const download = page.waitForEvent('download')
    await press(page, page.getByRole('link', { name: t('Download everything') }))
    const exported = JSON.parse(await readFile(await (await download).path(), 'utf8')) as HolderExport
    expect(exported.authorizations).toHaveLength(1)

    await press(page, page.getByRole('button', { name: t('Erase everything…') }))
    const dialog = page.getByRole('dialog')
    await dialog.getByText(t('All your authorizations end at once; every link stops opening.')).waitFor()
    await check()
    await press(page, dialog.getByRole('button', { name: t('Erase everything'), exact: true }))
    await page.waitForURL(`${world.origin}/?lang=${locale}`)
    const erased = world.database.db.selectFrom('holders').select('tin_index').where('erased_at', 'is not', null)
    expect((await erased.execute()).every(({ tin_index }) => tin_index === null)).toBe(true)
    await close()
    expect(faults).toEqual([])
  },
  120_000,
)
