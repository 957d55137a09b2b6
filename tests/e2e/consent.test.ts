import type { DiplomasAnswer } from '@perga/contracts'
import { dayAfter, greekDay, type Locale } from '@perga/domain'
import type { Page } from 'playwright-core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { Reader } from '../support/actors.ts'
import { axeViolations } from '../support/axe.ts'
import { openChromium } from '../support/chromium.ts'
import { hasFocus, passTaxLoginByKeyboard, press, tabTo, typeInto } from '../support/keyboard.ts'
import { siteTexts } from '../support/site-texts.ts'
import { BUILT_SITES, startWorld, type World } from '../support/world.ts'

let world: World
beforeAll(async () => {
  world = await startWorld({ sitesDirectory: BUILT_SITES })
})
afterAll(() => world.stop())

const OTHER = { el: 'en', en: 'el' } as const
const SILENT = 'Some institutions did not answer'

/** Opens the consent page of a link for Aegis as `userName`, by keyboard alone. */
async function reachConsent(locale: Locale, userName: string) {
  const { page, close } = await openChromium(locale === 'el' ? 390 : 1280)
  const faults: string[] = []
  const check = async () => faults.push(...(await axeViolations(page)))
  const t = siteTexts(locale)
  await page.goto(`${world.origin}/api/user/oauth/aegis?lang=${locale}`)
  await page.getByText(t('Purpose, as it states')).waitFor()
  await check()
  await press(page, page.getByRole('link', { name: t('Log in with your tax account') }))
  await passTaxLoginByKeyboard(page, userName)
  await page.waitForURL('**/authorization/interaction/**')
  return { page, close, faults, check, t }
}

/** Presses Authorize and returns the code of the link that comes of it. */
async function authorize(page: Page, t: (text: string) => string): Promise<string> {
  await press(page, page.getByRole('button', { name: t('Authorize') }))
  await page.getByRole('heading', { level: 1, name: t('Your link is ready') }).waitFor()
  const link = await page.getByText(`${world.origin}/o/`).first().textContent()
  return link?.trim().split('/').at(-1) ?? ''
}

async function readWith(reader: Reader, token: string, pin = ''): Promise<DiplomasAnswer> {
  return (await reader.post('/api/client/diplomas/', { token, pin })).json() as Promise<DiplomasAnswer>
}

test.each(['el', 'en'] as const)(
  'G13, G14, G15, G18, G20, G25: by keyboard alone (%s) a holder asks a silent institution again, withholds a grade, and sets duration, PIN, openings and language',
  async (locale) => {
    await world.control('institutions/aueb/behaviour', { behaviour: 'down' })
    const { page, close, faults, check, t } = await reachConsent(locale, 'giorgos')
    const warning = page.getByRole('alert').filter({ hasText: t(SILENT) })
    await warning.waitFor()
    await check()
    await world.control('reset', {})
    // An institution that was away is tried in the background; until then the answer stays the same.
    const askAgain = async () => {
      if ((await warning.count()) === 0) return 'answered'
      await press(page, page.getByRole('button', { name: t('Ask them again') }))
      await page.getByRole('checkbox').first().waitFor()
      return 'asked again'
    }
    await expect.poll(askAgain, { timeout: 40_000, interval: 1_000 }).toBe('answered')
    // Two degrees and six groups of fields.
    expect(await page.getByRole('checkbox', { disabled: false }).count()).toBe(8)

    await press(page, page.getByRole('checkbox').first(), 'Space')
    await press(page, page.getByRole('checkbox', { name: t('Grade'), exact: true }), 'Space')
    await tabTo(page, page.getByRole('radio', { checked: true }).first())
    await page.keyboard.press('ArrowUp')
    await press(page, page.getByRole('button', { name: t('More options') }))
    await typeInto(page, page.getByRole('textbox', { name: t('PIN (optional)') }), '482913')
    await typeInto(page, page.getByRole('textbox', { name: t('Number of openings (optional)') }), '1')
    await press(page, page.getByRole('radio', { name: t('The language I use now') }), 'ArrowDown')
    if (locale === 'el') await page.keyboard.press('ArrowDown')
    const summary = page.locator('.ui-panel', { hasText: t('What you are about to allow') })
    expect(await summary.textContent()).toContain(t('Not shared') + t('Grade'))
    await check()
    const code = await authorize(page, t)
    await check()
    await close()

    const reader = new Reader(world)
    await reader.logIn('hr.aegis')
    expect(await readWith(reader, code)).toMatchObject({ errorCode: '2', data: [] })
    const { data, language, expires_at } = await readWith(reader, code, '482913')
    expect(data).toHaveLength(1)
    expect(data[0]?.diploma).toHaveProperty('title')
    expect(data[0]?.diploma).not.toHaveProperty('gradeValue')
    expect(language).toBe(OTHER[locale])
    expect(greekDay(new Date((expires_at ?? 0) * 1000))).toBe(dayAfter(greekDay(new Date()), 7))
    expect(await readWith(reader, code, '482913')).toMatchObject({ errorCode: '1', data: [] })
    expect(faults).toEqual([])
  },
  180_000,
)

test.each(['el', 'en'] as const)(
  'G24: by keyboard alone (%s) a holder is asked to declare another name, and shares under the name that the institution holds',
  async (locale) => {
    const { page, close, faults, check, t } = await reachConsent(locale, 'katerina')
    await press(page, page.getByRole('button', { name: t('Authorize') }))
    const problem = t('Declare that the other name is yours, or leave that degree out.')
    const problems = page.getByRole('alert').filter({ hasText: problem })
    await problems.waitFor()
    await check()
    await press(page, problems.getByRole('link', { name: problem }))
    const declaration = page.getByRole('checkbox', { name: t('I declare that this is a former name of mine') })
    expect(await hasFocus(page, declaration)).toBe(true)
    await page.keyboard.press('Space')
    const code = await authorize(page, t)
    await close()
    const reader = new Reader(world)
    await reader.logIn('hr.aegis')
    expect((await readWith(reader, code)).data[0]?.diploma.lastNameEl).toBe('Ανύπαρκτου')
    expect(faults).toEqual([])
  },
  120_000,
)
