import { randomUUID } from 'node:crypto'
import { systemClock } from '@perga/server/platform/clock.ts'
import { inviteMember } from '@perga/server/staff/members/invite-member.ts'
import { COMMAND_LINE } from '@perga/server/staff/staff-member.ts'
import type { BrowserContext, Page } from 'playwright-core'
import { siteTexts } from './site-texts.ts'
import type { World } from './world.ts'

/** Signs in at the desk through the institution's single sign-on. */
export async function signOnAtDesk(
  page: Page,
  who: { world: World; lang: 'el' | 'en'; persona: string },
): Promise<void> {
  const { world, lang, persona } = who
  const say = siteTexts(lang)
  await page.goto(`${world.origin}/desk/?lang=${lang}`)
  await page.waitForURL('**/desk/sign-in*')
  await page.getByRole('combobox').fill(persona.split('.')[0] ?? '')
  await page.getByRole('option').first().click()
  await page.getByRole('button', { name: say('Continue to your institution') }).click()
  await page.locator(`[data-persona="${persona}"]`).click()
  await page.locator('form button.main').click()
  await page.waitForURL(`**/desk/?lang=${lang}`)
}

/** A passkey device that says yes by itself (WebAuthn automation, over the browser's own protocol). */
export async function plugInAuthenticator(context: BrowserContext, page: Page): Promise<void> {
  const protocol = await context.newCDPSession(page)
  await protocol.send('WebAuthn.enable')
  await protocol.send('WebAuthn.addVirtualAuthenticator', {
    options: {
      ...{ protocol: 'ctap2', transport: 'internal', hasResidentKey: true, hasUserVerification: true },
      ...{ isUserVerified: true, automaticPresenceSimulation: true },
    },
  })
}

/** Registers a new member of the provider with a passkey of this browser, by a link from the command line. */
export async function registerAtDesk(
  { context, page }: { context: BrowserContext; page: Page },
  member: { world: World; lang: 'el' | 'en'; name: string },
): Promise<void> {
  const { world, lang, name } = member
  const say = siteTexts(lang)
  const { origin, database } = world
  const { link } = await inviteMember(
    { name, email: `${randomUUID()}@provider.example`, actor: COMMAND_LINE },
    { db: database.db, clock: systemClock, origin },
  )
  await plugInAuthenticator(context, page)
  await page.goto(`${origin}/desk/sign-in?lang=${lang}`)
  await page.goto(link)
  await page.getByRole('textbox', { name: say('Name of the passkey') }).fill('Test device')
  await page.getByRole('button', { name: say('Register a passkey') }).click()
  await page.getByRole('heading', { level: 1, name: say('Desk') }).waitFor()
}
