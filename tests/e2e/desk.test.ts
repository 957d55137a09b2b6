import { systemClock } from '@perga/server/platform/clock.ts'
import { inviteMember } from '@perga/server/staff/invite-member.ts'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { axeViolations } from '../support/axe.ts'
import { openChromium } from '../support/chromium.ts'
import { plugInAuthenticator, signOnAtDesk } from '../support/desk-browser.ts'
import { siteTexts } from '../support/site-texts.ts'
import { BUILT_SITES, startWorld, type World } from '../support/world.ts'

let world: World
beforeAll(async () => {
  world = await startWorld({ sitesDirectory: BUILT_SITES })
})
afterAll(() => world.stop())

test.each([
  ['el', 390],
  ['en', 1280],
] as const)(
  'H4: staff sign in through their institution and see what they may do (%s, %i px)',
  async (lang, width) => {
    const say = siteTexts(lang)
    const { page, close } = await openChromium(width)
    await page.goto(`${world.origin}/desk/sign-in?lang=${lang}`)
    await page.getByRole('combobox').waitFor()
    const faults = await axeViolations(page)
    await signOnAtDesk(page, { world, lang, persona: 'auth.several' })
    await page.getByRole('heading', { level: 1, name: say('Desk') }).waitFor()
    faults.push(...(await axeViolations(page)))
    await page
      .getByRole('navigation')
      .getByRole('link', { name: say('Your account') })
      .click()
    await page.getByText(say('You see the requests, assign them and serve them.')).waitFor()
    await page.getByText(say('bachelor degrees')).waitFor()
    faults.push(...(await axeViolations(page)))
    if (width < 700) await page.locator('.menu-button').click()
    await page.getByRole('link', { name: say('Log out') }).click()
    await page.getByRole('combobox').waitFor()
    await close()
    expect(faults).toEqual([])
  },
  120_000,
)

test.each(['auth.nobody', 'auth.invalid'])(
  'H3: %s is told whom to ask, not which rule failed',
  async (persona) => {
    const { page, close } = await openChromium(390)
    await signOnAtDesk(page, { world, lang: 'en', persona })
    await page.getByRole('heading', { level: 1, name: 'You have no rights here' }).waitFor()
    const faults = await axeViolations(page)
    const text = await page.locator('main').innerText()
    await close()
    expect(text).toContain('Ask the people who manage accounts there')
    expect(text).not.toMatch(/338|entitlement|twice|urn:/i)
    expect(faults).toEqual([])
  },
  120_000,
)

test('a member of the provider registers a passkey by a link that works once, and signs in with it', async () => {
  const { link } = await inviteMember(
    { name: 'Δοκιμή Παρόχου', actor: 'test' },
    { db: world.database.db, clock: systemClock, origin: world.origin },
  )
  const { context, page, close } = await openChromium()
  await plugInAuthenticator(context, page)
  await page.goto(`${world.origin}/desk/sign-in?lang=en`)
  await page.goto(link)
  await page.getByText('This link is for Δοκιμή Παρόχου').waitFor()
  const faults = await axeViolations(page)
  await page.getByRole('button', { name: 'Register a passkey' }).click()
  await page.getByText('Give the passkey a name.').waitFor()
  await page.getByRole('textbox', { name: 'Name of the passkey' }).fill('Test device')
  await page.getByRole('button', { name: 'Register a passkey' }).click()
  await page.getByRole('heading', { level: 1, name: 'Desk' }).waitFor()
  faults.push(...(await axeViolations(page)))

  await page.getByRole('link', { name: 'Log out' }).click()
  await page.getByRole('button', { name: 'Sign in with a passkey' }).click()
  await page.getByRole('heading', { level: 1, name: 'Desk' }).waitFor()
  await page.getByText('Δοκιμή Παρόχου').waitFor()

  await page.getByRole('link', { name: 'Log out' }).click()
  await page.getByRole('combobox').waitFor()
  await page.goto(link)
  await page.getByText('The registration link was used, has expired or is not right. Ask for a new one.').waitFor()
  await close()
  expect(faults).toEqual([])
}, 120_000)
