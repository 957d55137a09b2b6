import type { Locale } from '@perga/domain'
import { PERSONAS } from '@perga/sandbox'
import { openProviderDesk } from '@perga/server/testing/provider-desk.ts'
import type { BrowserContext, Page } from 'playwright-core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { Graduate } from '../support/actors.ts'
import { axeViolations } from '../support/axe.ts'
import { openChromium } from '../support/chromium.ts'
import { registerAtDesk } from '../support/desk-browser.ts'
import { DAWN, invitedCode, startMailedWorld, TOWN } from '../support/registration.ts'
import { siteTexts } from '../support/site-texts.ts'
import { BUILT_SITES, type World } from '../support/world.ts'

let world: World
let mail: Awaited<ReturnType<typeof startMailedWorld>>['mail']
let stop: () => Promise<void>
let desk: ReturnType<typeof openProviderDesk>
beforeAll(async () => {
  ;({ world, mail, stop } = await startMailedWorld({ sitesDirectory: BUILT_SITES }))
  desk = openProviderDesk({ db: world.database.db, keys: world.keys, clock: world.clock })
})
afterAll(async () => {
  await desk.close()
  await stop()
})

/** Chooses a persona at the sandbox tax authority, as nobody who was there before. */
async function passTaxLogin(page: Page, userName: string): Promise<void> {
  await page.locator(`[data-persona="${userName}"]`).click()
  await page.locator('[name="approve"]').click()
  await page.waitForURL(new RegExp(`^${world.origin}`))
}

/** One browser on the screen of one visitor, in one language. */
class Visitor {
  readonly #context: BrowserContext
  readonly page: Page
  readonly lang: Locale
  readonly text: (english: string) => string
  readonly faults: string[] = []

  constructor({ context, page }: { context: BrowserContext; page: Page }, lang: Locale) {
    this.#context = context
    this.page = page
    this.lang = lang
    this.text = siteTexts(lang)
  }

  /** Another person sits down at the browser. */
  becomeSomebodyElse(): Promise<void> {
    return this.#context.clearCookies()
  }

  async open(path: string): Promise<void> {
    await this.page.goto(`${world.origin}${path}?lang=${this.lang}`)
    await this.page.locator('h1').waitFor()
  }

  button(english: string) {
    return this.page.getByRole('button', { name: this.text(english), exact: true })
  }

  link(english: string) {
    return this.page.getByRole('link', { name: this.text(english), exact: true })
  }

  field(english: string) {
    return this.page.getByLabel(this.text(english), { exact: true })
  }

  see(english: string): Promise<void> {
    return this.page.getByText(this.text(english), { exact: true }).first().waitFor()
  }

  async examine(): Promise<void> {
    this.faults.push(...(await axeViolations(this.page)))
  }
}

async function fillRequest(visitor: Visitor, form: typeof DAWN, send: string): Promise<void> {
  await visitor.button(send).click()
  await visitor.see('Please correct the following')
  await visitor.examine()
  await visitor.field('Name in Greek').fill(form.name_el)
  await visitor.field('Name in English').fill(form.name_en)
  await visitor.field(form.sector === 'public' ? 'Public sector' : 'Private sector').check()
  await visitor.field('Tax number of the organisation').fill(form.tax_number)
  await visitor.field('Contact person').fill(form.contact_name)
  await visitor.field('Telephone').fill(form.contact_phone)
  await visitor.field('E-mail').fill(form.contact_email)
  await visitor.button(send).click()
}

async function sendRequest(visitor: Visitor, form: typeof DAWN): Promise<void> {
  await visitor.open('/registration/request')
  await fillRequest(visitor, form, 'Send the request')
  await visitor.see('The request was received')
  await visitor.examine()
}

/** A member of the provider at the desk of organisations, signed in by a passkey. */
async function openDesk(browser: { context: BrowserContext; page: Page }, lang: Locale): Promise<Visitor> {
  await registerAtDesk(browser, { world, lang, name: `Ada ${lang}` })
  const staff = new Visitor(browser, lang)
  await staff.open('/desk/organisations')
  return staff
}

async function enterMailedRequest(staff: Visitor, form: typeof DAWN): Promise<void> {
  await staff.button('A request that came by e-mail').click()
  await fillRequest(staff, form, 'Enter the request')
  await staff.see('The request was entered')
  await staff.examine()
}

/** What the provider does: looks at what was asked, records the evidence, confirms. */
async function confirm(staff: Visitor, form: typeof DAWN): Promise<void> {
  await staff.open('/desk/organisations')
  const name = staff.lang === 'el' ? form.name_el : form.name_en
  await staff.page.getByRole('button', { name: new RegExp(name) }).click()
  await staff.page.getByRole('button', { name: new RegExp(staff.text('What the requests said')) }).click()
  await staff.page.getByRole('heading', { level: 4 }).waitFor()
  await staff.field('Reference').fill('ΓΕΜΗ 123456701000')
  await staff.button('Record the evidence').click()
  await staff.page.getByRole('listitem').filter({ hasText: 'ΓΕΜΗ 123456701000' }).waitFor()
  await staff.examine()
  await staff.button('Confirm the registration').click()
  await staff.button('Suspend the organisation').waitFor()
  await staff.examine()
}

async function invite(visitor: Visitor, account: string, email: string): Promise<void> {
  await visitor.open('/registration/administrator')
  await visitor.examine()
  await visitor.link('Log in as the organisation').click()
  await passTaxLogin(visitor.page, account)
  await visitor.see('The administrator has logged in')
  await visitor.field('E-mail of the representative').fill(email)
  await visitor.button('Send the invitation').click()
  await visitor.page.getByText(email).waitFor()
  await visitor.examine()
}

async function accept(visitor: Visitor, userName: string, email: string): Promise<void> {
  await visitor.open(`/registration/invitation/${invitedCode(mail.received, email)}`)
  await visitor.examine()
  await visitor.link('Log in with your personal account').click()
  await passTaxLogin(visitor.page, userName)
  await visitor.button('Accept the role').click()
  await visitor.see('You have accepted the role')
  await visitor.examine()
}

async function read(visitor: Visitor, userName: string, code: string): Promise<void> {
  const { page } = visitor
  await visitor.open(`/organisation/${code}`)
  await page.locator('main button, main a.ui-button').first().click()
  await passTaxLogin(page, userName)
  await page.locator('main [aria-expanded]').first().waitFor()
}

test.each([
  {
    lang: 'el',
    ...{ width: 1280, form: DAWN, channel: 'form' },
    ...{ account: 'org.dawn', client: 'dawn-sample-partnership', userName: 'invitee' },
  },
  {
    lang: 'en',
    ...{ width: 390, form: TOWN, channel: 'e-mail' },
    ...{ account: 'org.town', client: 'municipality-of-nowhere', userName: 'citizen' },
  },
] as const)(
  'R1–R5, O18: from a request by $channel to a representative’s first reading, in $lang at $width px',
  async ({ lang, width, form, channel, account, client, userName }) => {
    const { close, ...browser } = await openChromium(width)
    const ofStaff = await openChromium(width)
    const visitor = new Visitor(browser, lang)
    const staff = await openDesk(ofStaff, lang)
    const email = `${userName}@${account}.example`
    await (channel === 'form' ? sendRequest(visitor, form) : enterMailedRequest(staff, form))
    await invite(visitor, account, email)
    await visitor.becomeSomebodyElse()
    await accept(visitor, userName, email)
    await confirm(staff, form)
    const code = await new Graduate(world, 'eleni').share(client)
    await visitor.becomeSomebodyElse()
    await read(visitor, userName, code)

    await visitor.becomeSomebodyElse()
    await visitor.open('/registration/administrator/readings')
    await visitor.link('Log in as the organisation').click()
    await passTaxLogin(visitor.page, account)
    await visitor.open('/registration/administrator/readings')
    await visitor.page
      .getByRole('row')
      .filter({ hasText: visitor.text('Authorization code') })
      .waitFor()
    await visitor.examine()
    await visitor.open('/registration/administrator')
    await visitor.see('Confirmed: the services are active')
    await visitor.examine()
    await Promise.all([close(), ofStaff.close()])
    expect([...visitor.faults, ...staff.faults]).toEqual([])
  },
  180_000,
)

test('R6, R7: a system is asked for and given its secret by keyboard alone', async () => {
  const { close, ...browser } = await openChromium()
  const visitor = new Visitor(browser, 'en')
  const { page } = visitor
  await visitor.open('/registration/administrator/systems')
  await visitor.link('Log in as the organisation').click()
  await passTaxLogin(page, 'org.aegis')
  await visitor.open('/registration/administrator/systems')
  const press = async (english: string) => {
    await visitor.button(english).first().focus()
    await page.keyboard.press('Enter')
  }
  const type = async (english: string, text: string) => {
    await visitor.field(english).focus()
    await page.keyboard.type(text)
  }
  await press('Ask for a system')
  await press('Send the request')
  await visitor.see('Please correct the following')
  await visitor.examine()
  await type('Name of the system', 'Aegis HR')
  await type('Purpose, in Greek', 'Προσλήψεις')
  await type('Purpose, in English', 'Recruitment')
  await type('E-mail of the technical contact', 'it@aegis.example')
  await type('Callback addresses', 'https://hr.aegis.example/callback')
  await press('Send the request')
  await page.getByRole('button', { name: /Aegis HR/ }).focus()
  await page.keyboard.press('Enter')
  await visitor.see('Purpose')
  await visitor.examine()
  const { systems } = (await desk.send('GET', '/systems')).body as { systems: { id: string }[] }
  const settings = { quota_per_minute: 60, allows_get_renewal: false }
  await desk.send('POST', `/systems/${systems[0]?.id}/confirmation`, settings)
  await visitor.open('/registration/administrator/systems')
  await page.getByRole('button', { name: /Aegis HR/ }).focus()
  await page.keyboard.press('Enter')
  await press('Make a new secret')
  await visitor.see('Keep this secret now: it is not shown again')
  await visitor.examine()
  await press('I have kept it')
  await press('Make a new secret')
  await press('I have kept it')
  const retire = page.getByRole('button', { name: new RegExp(`^${visitor.text('Retire')} `) })
  await retire.first().focus()
  await page.keyboard.press('Enter')
  await retire.first().waitFor({ state: 'detached' })
  await close()
  expect(visitor.faults).toEqual([])
}, 120_000)

test('R4, R8: a representative sees the own role; suspended, they read why instead of a degree', async () => {
  const { close, ...browser } = await openChromium(390)
  const visitor = new Visitor(browser, 'el')
  await visitor.open('/registration/representative')
  await visitor.link('Log in with your personal account').click()
  await passTaxLogin(visitor.page, 'agency')
  await visitor.see('Degrees through authorization')
  await visitor.examine()
  await visitor.open('/registration/representative/enquiries')
  await visitor.see('No enquiry fits what you chose.')
  await visitor.examine()
  await world.database.db
    .updateTable('representatives')
    .set({ state: 'suspended', suspended_for: 'not-reconfirmed' })
    .where('tin_index', '=', world.keys.index('tin', '190062051'))
    .execute()
  await visitor.open('/registration/representative')
  await visitor.see('Your roles are suspended')
  await visitor.becomeSomebodyElse()
  await visitor.open('/organisation/login')
  await visitor.page.locator('main button').first().click()
  await passTaxLogin(visitor.page, 'agency')
  await visitor.see('Your administrator has not re-confirmed you')
  await visitor.examine()
  await close()
  expect(visitor.faults).toEqual([])
}, 120_000)

test('R4, R8: the administrator re-confirms somebody, who then gives a role back and leaves', async () => {
  const { close, ...browser } = await openChromium()
  const visitor = new Visitor(browser, 'el')
  const { page } = visitor
  const { db } = world.database
  const person = world.keys.index('tin', PERSONAS.find(({ userName }) => userName === 'two.hats')?.taxNumber ?? '')
  const soon = new Date(world.clock.now().getTime() + 24 * 3_600_000)
  await db.updateTable('representatives').set({ confirmed_until: soon }).where('tin_index', '=', person).execute()
  await visitor.open('/registration/administrator')
  await visitor.link('Log in as the organisation').click()
  await passTaxLogin(page, 'org.region')
  const [beginning = ''] = visitor.text('Re-confirm for a year: {name}').split('{')
  await page.getByRole('button', { name: new RegExp(`^${beginning}`) }).click()
  const until = async () =>
    (
      await db
        .selectFrom('representatives')
        .select('confirmed_until')
        .where('tin_index', '=', person)
        .executeTakeFirst()
    )?.confirmed_until.getTime() ?? 0
  await expect.poll(until).toBeGreaterThan(soon.getTime() + 300 * 24 * 3_600_000)

  await visitor.becomeSomebodyElse()
  await visitor.open('/registration/representative')
  await visitor.link('Log in with your personal account').click()
  await passTaxLogin(page, 'two.hats')
  const cancel = page.getByRole('main').getByRole('listitem').getByRole('button')
  await expect.poll(() => cancel.count()).toBe(4)
  await cancel.first().click()
  await expect.poll(() => cancel.count()).toBe(3)
  await visitor.button('Unlink…').click()
  await visitor.examine()
  await page
    .getByRole('dialog')
    .getByRole('button', { name: visitor.text('Unlink'), exact: true })
    .click()
  await visitor.see('You represent no organisation')
  await visitor.examine()
  await close()
  expect(visitor.faults).toEqual([])
}, 120_000)
