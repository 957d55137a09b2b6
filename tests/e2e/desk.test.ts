import { systemClock } from '@perga/server/platform/clock.ts'
import { inviteMember } from '@perga/server/staff/members/invite-member.ts'
import { COMMAND_LINE } from '@perga/server/staff/staff-member.ts'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { axeViolations } from '../support/axe.ts'
import { openChromium } from '../support/chromium.ts'
import { plugInAuthenticator, registerAtDesk, signOnAtDesk } from '../support/desk-browser.ts'
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
    { name: 'Δοκιμή Παρόχου', email: 'dokimi@provider.example', actor: COMMAND_LINE },
    { db: world.database.db, clock: systemClock, origin: world.origin },
  )
  const { context, page, close } = await openChromium()
  await plugInAuthenticator(context, page)
  await page.goto(`${world.origin}/desk/sign-in?lang=en`)
  await page.goto(link)
  await page.getByText('This link is for Δοκιμή Παρόχου').waitFor()
  const faults = await axeViolations(page)
  await page.getByRole('button', { name: 'Register a passkey' }).click()
  await page.getByText('Give the passkey a name.').first().waitFor()
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

test('an invited member may do nothing until another member than the inviter types the code that they see', async () => {
  const [carol, dora, erato] = [await openChromium(390), await openChromium(), await openChromium(390)]
  const say = siteTexts('el')
  await registerAtDesk(carol, { world, lang: 'el', name: 'Carol' })
  await registerAtDesk(dora, { world, lang: 'el', name: 'Dora' })
  await carol.page.goto(`${world.origin}/desk/members?lang=el`)
  await carol.page.getByLabel(say('First and last name')).fill('Ερατώ Νέα')
  await carol.page.getByLabel(say('Their own e-mail address')).fill('erato@provider.example')
  await carol.page.getByRole('button', { name: say('Mail a registration link') }).click()
  await carol.page.getByText(say('The registration link was mailed')).waitFor()

  const mail = world.sandbox.mailbox.received.findLast(({ to }) => to.includes('erato@provider.example'))
  await plugInAuthenticator(erato.context, erato.page)
  await erato.page.goto(`${world.origin}/desk/sign-in?lang=el`)
  await erato.page.goto(/http:\S+#\S+/.exec(mail?.text ?? '')?.[0] ?? '')
  await erato.page.getByRole('textbox', { name: say('Name of the passkey') }).fill('Κινητό')
  await erato.page.getByRole('button', { name: say('Register a passkey') }).click()
  await erato.page.getByRole('heading', { level: 1, name: say('Your registration is complete') }).waitFor()
  const faults = await axeViolations(erato.page)
  const code = (await erato.page.locator('main strong code').textContent()) ?? ''
  expect(code).toMatch(/^[0-9A-F]{4}-[0-9A-F]{4}$/)

  const confirmation = say('Confirm {name}').replace('{name}', 'Ερατώ Νέα')
  await carol.page.reload()
  await carol.page.getByText('erato@provider.example').waitFor()
  expect(await carol.page.getByRole('button', { name: confirmation }).count()).toBe(0)
  await dora.page.goto(`${world.origin}/desk/members?lang=el`)
  const field = dora.page.getByLabel(say('Code that {name} told you').replace('{name}', 'Ερατώ Νέα'))
  await field.fill(code)
  faults.push(...(await axeViolations(dora.page)))
  await dora.page.getByRole('button', { name: confirmation }).click()
  await field.waitFor({ state: 'detached' })
  await erato.page.getByRole('button', { name: say('I was confirmed') }).click()
  await erato.page.getByRole('heading', { level: 1, name: say('Desk') }).waitFor()
  for (const browser of [carol, dora, erato]) await browser.close()
  expect(faults).toEqual([])
}, 120_000)
