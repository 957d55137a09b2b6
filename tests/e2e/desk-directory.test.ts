import { randomBytes } from 'node:crypto'
import { uuidV7 } from '@perga/server/platform/uuid-v7.ts'
import { connectionStore } from '@perga/server/sources/connections/connection-store.ts'
import { qualityStore } from '@perga/server/sources/quality/quality-store.ts'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { axeViolations } from '../support/axe.ts'
import { openChromium } from '../support/chromium.ts'
import { registerAtDesk, signOnAtDesk } from '../support/desk-browser.ts'
import { siteTexts } from '../support/site-texts.ts'
import { BUILT_SITES, startWorld, type World } from '../support/world.ts'

let world: World
beforeAll(async () => {
  world = await startWorld({ sitesDirectory: BUILT_SITES })
})
afterAll(() => world.stop())

async function noteQuality(institution: string): Promise<void> {
  const quality = qualityStore(world.database.db, world.keys)
  const now = world.clock.now()
  const days = [3, 2, 1, 0].map((before) => ({
    institution,
    day: new Date(now.getTime() - before * 24 * 3_600_000).toISOString().slice(0, 10),
    ...{ answers: 20, records: 30, unreadable: before, notAskedFor: 0 },
    violations: new Map([
      ['gradeValue:grade', 2 + before],
      ['birthDate:date', 1],
    ]),
  }))
  const key = { institution, certificateId: 'C1', titleId: '1' }
  const seen = { key, status: 'valid' as const, statusDate: null, broken: ['gradeValue:grade'], seenAt: now }
  await quality.write(days, [seen])
}

async function lockSomebody(): Promise<void> {
  const now = world.clock.now()
  const until = new Date(now.getTime() + 3_600_000)
  await world.database.db
    .insertInto('inspection_locks')
    .values({ id: uuidV7(now), user_index: randomBytes(32), locked_at: now, locked_until: until })
    .execute()
}

test.each([
  ['en', 1280],
  ['el', 390],
] as const)(
  'I1: one member proposes a connection, another approves it (%s, %i px)',
  async (lang, width) => {
    const say = siteTexts(lang)
    const [proposer, approver] = [await openChromium(width), await openChromium(width)]
    await registerAtDesk(proposer, { world, lang, name: `Ada ${lang}` })
    await registerAtDesk(approver, { world, lang, name: `Bob ${lang}` })
    const settings = await connectionStore(world.database.db, world.keys).read('uniwa')
    if (settings.mode !== 'api') throw new Error('uniwa has an API')

    const { page } = proposer
    const faults: unknown[] = []
    await page.goto(`${world.origin}/desk/directory?lang=${lang}`)
    await page.getByRole('textbox', { name: say('Search') }).fill('uniwa')
    faults.push(...(await axeViolations(page)))
    await page.locator('.desk-table a').first().click()
    await page.getByRole('heading', { level: 2, name: say('On the public lists') }).waitFor()
    faults.push(...(await axeViolations(page)))
    await page.getByRole('link', { name: say('Connection'), exact: true }).click()
    await page.getByLabel(say('Address'), { exact: true }).fill(settings.address)
    await page.getByLabel(say('Security key')).fill(settings.key)
    await page.getByLabel(say('Note')).fill('Κλειδί του Νοεμβρίου')
    await page.getByRole('button', { name: say('Try the settings out') }).click()
    await page.getByText(say('The institution answered')).waitFor()
    faults.push(...(await axeViolations(page)))
    await page.getByRole('button', { name: say('Propose the settings') }).click()
    await page.getByText(say('This is your proposal: another member must look at it.')).waitFor()
    faults.push(...(await axeViolations(page)))

    await approver.page.goto(`${world.origin}/desk/directory/uniwa/connection?lang=${lang}`)
    await approver.page.getByText('Κλειδί του Νοεμβρίου').waitFor()
    expect(await approver.page.locator('main').innerText()).not.toContain(settings.key)
    faults.push(...(await axeViolations(approver.page)))
    await approver.page.getByRole('button', { name: say('Approve: it holds at once') }).click()
    await approver.page.getByRole('heading', { level: 2, name: say('Earlier proposals') }).waitFor()
    await approver.page.getByText(`Bob ${lang}`).last().waitFor()
    await Promise.all([proposer.close(), approver.close()])
    expect(faults).toEqual([])
  },
  120_000,
)

test.each([
  ['el', 390],
  ['en', 1280],
] as const)(
  'I11: two members agree on a file in place of a system, and one ends the connection (%s, %i px)',
  async (lang, width) => {
    const say = siteTexts(lang)
    const [proposer, approver] = [await openChromium(width), await openChromium(width)]
    await registerAtDesk(proposer, { world, lang, name: `Eva ${lang}` })
    await registerAtDesk(approver, { world, lang, name: `Finn ${lang}` })
    const address = `${world.origin}/desk/directory/uoc/connection?lang=${lang}`
    const faults: unknown[] = []
    await proposer.page.goto(address)
    await proposer.page.getByLabel(say('Uploaded file')).check()
    faults.push(...(await axeViolations(proposer.page)))
    await proposer.page.getByRole('button', { name: say('Propose the settings') }).click()
    await proposer.page.getByText(say('This is your proposal: another member must look at it.')).waitFor()

    const { page } = approver
    await page.goto(address)
    await page.getByRole('button', { name: say('Approve: it holds at once') }).click()
    await page.getByRole('link', { name: say('The uploaded file and the keys of its programs') }).waitFor()
    const end = page.getByRole('button', { name: say('End the connection') })
    expect(await end.getAttribute('aria-disabled')).toBe('true')
    faults.push(...(await axeViolations(page)))
    await page.getByLabel(say('I have checked this: the connection shall end now.')).check()
    await end.click()
    await page.getByText(say('The connection was ended')).waitFor()
    await page.getByText(say('The institution is not connected.')).waitFor()
    faults.push(...(await axeViolations(page)))
    await Promise.all([proposer.close(), approver.close()])
    expect(faults).toEqual([])
  },
  120_000,
)

test.each([
  ['el', 390],
  ['en', 1280],
] as const)(
  'I10: an institution’s staff look at the quality of their data (%s, %i px)',
  async (lang, width) => {
    await noteQuality('auth')
    const say = siteTexts(lang)
    const { page, close } = await openChromium(width)
    await signOnAtDesk(page, { world, lang, persona: 'auth.head' })
    await page
      .getByRole('navigation')
      .getByRole('link', { name: say('Data quality') })
      .click()
    await page.getByRole('heading', { level: 2, name: say('Trend') }).waitFor()
    await page.getByRole('button', { name: say('The same as a table') }).click()
    await page.getByRole('heading', { level: 2, name: say('The worst records') }).waitFor()
    const faults = await axeViolations(page)
    await page.getByRole('link', { name: say('Figures'), exact: true }).click()
    await page.getByRole('heading', { level: 2, name: say('Declare figures') }).waitFor()
    faults.push(...(await axeViolations(page)))
    const names = await page.locator('.ui-strip').first().innerText()
    await close()
    expect(names).not.toContain(say('Directory'))
    expect(faults).toEqual([])
  },
  120_000,
)

test.each([
  ['el', 390],
  ['en', 1280],
] as const)(
  'members invite another and keep their only passkey; the provider’s pages have no fault (%s, %i px)',
  async (lang, width) => {
    const say = siteTexts(lang)
    const browser = await openChromium(width)
    const { page } = browser
    await registerAtDesk(browser, { world, lang, name: `Carol ${lang}` })
    const faults: unknown[] = []
    const visit = async (path: string, heading: string) => {
      await page.goto(`${world.origin}/desk/${path}?lang=${lang}`)
      await page.getByRole('heading', { name: heading, exact: true }).first().waitFor()
      faults.push(...(await axeViolations(page)))
    }
    await visit('members', say('Invite a member'))
    await page.getByLabel(say('First and last name')).fill('Δωροθέα Νέα')
    await page.getByLabel(say('Their own e-mail address')).fill(`dorothea.${lang}@provider.example`)
    await page.getByRole('button', { name: say('Mail a registration link') }).click()
    await page.getByText(say('The registration link was mailed')).waitFor()
    expect(await page.getByText(/\/desk\/register#/).count()).toBe(0)
    faults.push(...(await axeViolations(page)))
    await visit('passkeys', say('Add a passkey'))
    await page.getByRole('button', { name: say('Remove {label}').replace('{label}', 'Test device') }).click()
    await page.getByRole('alert').waitFor()
    faults.push(...(await axeViolations(page)))
    await visit('directory/auth/departments', say('A new department'))
    await visit('directory/auth/sign-on', say('Take it from metadata'))
    await visit('directory/auth/history', `${say('History of {code}').replace('{code}', 'auth')}`)
    await lockSomebody()
    await visit('inspections', say('Receipts'))
    await page
      .getByRole('button', { name: say('Lift the lock'), exact: false })
      .first()
      .click()
    await page.getByLabel(say('Why the lock is lifted')).fill('Λάθος κατάλογος')
    faults.push(...(await axeViolations(page)))
    await page
      .getByRole('button', { name: say('Lift the lock'), exact: true })
      .last()
      .click()
    await page
      .getByText(/Λάθος κατάλογος \(Carol/)
      .first()
      .waitFor()
    await visit('quality/aueb', say('Data quality: {institution}').replace('{institution}', 'aueb'))
    await visit('figures/auth', say('Declare figures'))
    await browser.close()
    expect(faults).toEqual([])
  },
  120_000,
)
