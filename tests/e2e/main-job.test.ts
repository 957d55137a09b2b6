import type { Locale } from '@perga/domain'
import { PERSONAS } from '@perga/sandbox'
import type { Page } from 'playwright-core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { axeViolations } from '../support/axe.ts'
import { openChromium } from '../support/chromium.ts'
import { siteTexts } from '../support/site-texts.ts'
import { BUILT_SITES, startWorld, type World } from '../support/world.ts'

let world: World
beforeAll(async () => {
  world = await startWorld({ sitesDirectory: BUILT_SITES })
})
afterAll(() => world.stop())

const CONTENT_CHANGED =
  "The degree's content has changed. The institution holds other details today than those that were signed."

const NAMES = {
  el: { organisation: 'Αιγίς Δοκιμαστική Α.Ε.', search: 'αιγις', degree: 'Πτυχίο Πληροφορικής' },
  en: {
    organisation: 'Aegis Sample S.A.',
    search: 'aegis',
    degree: /Bachelor’s Degree in Informatics|Πτυχίο Πληροφορικής/,
  },
}

/** Chooses the persona at the sandbox tax authority and approves. */
async function logInAtTaxAuthority(page: Page, userName: string): Promise<void> {
  await page.locator(`[data-persona="${userName}"]`).click()
  await page.locator('[name="approve"]').click()
}

/** Every page that was looked at adds what axe finds to this list. */
function faultsOf(faults: string[]) {
  return async (page: Page) => faults.push(...(await axeViolations(page)))
}

async function share(locale: Locale, faults: string[]): Promise<string> {
  const t = siteTexts(locale)
  const check = faultsOf(faults)
  const { page, close } = await openChromium(locale === 'el' ? 390 : 1280)
  await page.goto(`${world.origin}/?lang=${locale}`)
  await check(page)
  await page.getByRole('link', { name: t('I am a degree holder') }).click()
  await page.getByRole('link', { name: t('Degree Authorization') }).click()
  await page.getByRole('combobox').fill(NAMES[locale].search)
  await page.getByRole('option', { name: NAMES[locale].organisation }).click()
  await check(page)
  await page.getByRole('button', { name: t('Continue') }).click()
  await page.getByRole('heading', { level: 1, name: t('Before you authorize') }).waitFor()
  await check(page)
  await page.getByRole('link', { name: t('Continue'), exact: true }).click()
  await page.getByRole('link', { name: t('Log in with your tax account') }).click()
  await logInAtTaxAuthority(page, 'eleni')
  await page.getByRole('checkbox').first().check()
  await check(page)
  await page.getByRole('button', { name: t('Authorize') }).click()
  await page.getByRole('heading', { level: 1, name: t('Your link is ready') }).waitFor()
  await check(page)
  const link = (await page.getByText(`${world.origin}/o/`).first().textContent())?.trim() ?? ''
  await page.getByRole('button', { name: t('Show the QR code') }).click()
  await page.getByRole('img', { name: /QR/ }).waitFor()
  await onlySessionCookies(page)
  await close()
  return link
}

async function readAndVerify(locale: Locale, link: string, faults: string[]): Promise<void> {
  const t = siteTexts(locale)
  const check = faultsOf(faults)
  const { page, close } = await openChromium(locale === 'el' ? 1280 : 390)
  await page.goto(`${link}?lang=${locale}`)
  await page.getByRole('button', { name: t('Log in with your tax account') }).click()
  await logInAtTaxAuthority(page, 'hr.aegis')
  await page.getByRole('button', { name: NAMES[locale].degree }).click()
  await check(page)
  const identifier =
    (
      await page
        .getByText(/^[\w-]{80,}\.[\w-]+\.[\w-]+$/)
        .first()
        .textContent()
    )?.trim() ?? ''

  await page.goto(`${world.origin}/v?lang=${locale}#${identifier}`)
  await page.getByRole('button', { name: t('Verify') }).click()
  await page.getByText(t('Valid Signature')).first().waitFor()
  await check(page)
  await alterDegree()
  await page.getByRole('button', { name: t('Check another signature') }).click()
  await page.getByRole('textbox').fill(identifier)
  await page.getByRole('button', { name: t('Verify') }).click()
  await page.getByText(t(CONTENT_CHANGED)).first().waitFor()
  await check(page)
  await onlySessionCookies(page)
  await close()
}

/** Y1: whatever the browser keeps after the journey ends with the session; scripts read no more of it than the language and that somebody logged in. */
async function onlySessionCookies(page: Page): Promise<void> {
  const ours = await page.context().cookies(world.origin)
  expect(ours.map(({ name }) => name)).toContain('lang')
  expect(ours.length).toBeGreaterThan(1)
  for (const { name, expires, httpOnly, sameSite, path } of ours) {
    const script = name === 'lang' || name === 'loggedIn'
    expect({ name, expires, httpOnly, sameSite }).toEqual({ name, expires: -1, httpOnly: !script, sameSite: 'Lax' })
    if (/^perga-|^lang$|^loggedIn$/.test(name)) expect(path).toBe('/')
  }
  expect(await page.evaluate('Object.keys(localStorage)')).toEqual([])
}

async function alterDegree(): Promise<void> {
  const degree = PERSONAS.find(({ userName }) => userName === 'eleni')?.degrees[0]?.record
  await world.control(`degrees/auth/${encodeURIComponent(String(degree?.certificateID))}`, { gradeValue: 0.5 })
}

test.each(['el', 'en'] as const)(
  'G8, V2: the main job in a browser (%s): share by link and QR code, read, verify, see it change',
  async (locale) => {
    await world.control('reset', {})
    const faults: string[] = []
    const link = await share(locale, faults)
    expect(link).toMatch(/\/o\/[0-9A-HJKMNP-TV-Z]{26}$/)
    await readAndVerify(locale, link, faults)
    expect(faults).toEqual([])
  },
  120_000,
)
