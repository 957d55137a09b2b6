import { type HandOvers, InspectionAnswer, type OwnRequest, type RequestOffer } from '@perga/contracts'
import type { Locale } from '@perga/domain'
import { pdf } from '@perga/server/attachments/testing/pdf-fixtures.ts'
import type { Page } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { Reader } from '../support/actors.ts'
import { axeViolations } from '../support/axe.ts'
import { openChromium } from '../support/chromium.ts'
import { signOnAtDesk } from '../support/desk-browser.ts'
import { ask, holderOf, memberOf, ownRequest } from '../support/helpdesk.ts'
import type { Holder } from '../support/holder.ts'
import { press, tabTo, typeInto } from '../support/keyboard.ts'
import { ProviderStaff } from '../support/provider-staff.ts'
import { siteTexts } from '../support/site-texts.ts'
import type { Staff } from '../support/staff.ts'
import { BUILT_SITES, startWorld, type World } from '../support/world.ts'

let world: World
let citizen: Holder
let head: Staff
beforeAll(async () => {
  world = await startWorld({ sitesDirectory: BUILT_SITES })
  citizen = await holderOf(world, 'maria')
  // Requests are given to accounts that have signed in once.
  await memberOf(world, 'auth.resolve')
  head = await memberOf(world, 'auth.head')
})
afterAll(() => world.stop())

interface Desk {
  readonly page: Page
  readonly say: (english: string) => string
  /** Looks at the page as it is now. */
  readonly look: () => Promise<void>
}

/** Lets a persona work at the desk in a browser; whatever was looked at must be without fault. */
async function atDesk(
  who: { persona: string; lang: Locale; width: number },
  work: (desk: Desk) => Promise<void>,
): Promise<void> {
  const { page, close } = await openChromium(who.width)
  const faults: string[] = []
  const settled = () => page.locator('.ui-spinner').first().waitFor({ state: 'detached' })
  const look = async () => {
    await settled()
    faults.push(...(await axeViolations(page)))
  }
  try {
    await signOnAtDesk(page, { world, ...who })
    await work({ page, say: siteTexts(who.lang), look })
  } finally {
    await close()
  }
  expect(faults).toEqual([])
}

const section = (page: Page, name: string) => page.getByRole('navigation').getByRole('link', { name, exact: true })
/** The text of a catalogue up to its first gap. */
const upToGap = (text: string) => text.split('{')[0] ?? ''
const heading = (page: Page, name: string) => page.getByRole('heading', { name, exact: true })

describe('H5, H7: from a citizen’s request to its resolution', () => {
  test.each([
    ['el', 390],
    ['en', 1280],
  ] as const)(
    'one assigns it, another answers and resolves it by keyboard, and the citizen reads the outcome (%s, %i px)',
    async (lang, width) => {
      const files = [{ name: 'title.pdf', bytes: pdf() }]
      const { id, reference } = await ask(citizen, { level: '7', text: 'Λείπει το μεταπτυχιακό μου.' }, files)

      await atDesk({ persona: 'auth.assign', lang, width }, async ({ page, say, look }) => {
        await section(page, say('Requests')).click()
        await page.getByRole('link', { name: upToGap(say('Not assigned ({0})')) }).click()
        await page.waitForURL('**state=open**')
        await look()
        await press(page, page.getByRole('link', { name: reference }))
        await page.getByText('Λείπει το μεταπτυχιακό μου.').waitFor()
        expect(await heading(page, say('Answer and resolve')).count()).toBe(0)
        await press(page, page.getByRole('radio', { name: /Λυσιμάχου/ }), 'Space')
        await look()
        await press(page, page.getByRole('button', { name: say('Assign'), exact: true }))
        await page.getByRole('alert').waitFor()
        await heading(page, say('Assign to somebody else')).waitFor()
        await look()
      })
      expect(await ownRequest(citizen, id)).toMatchObject({ state: 'assigned' })

      await atDesk({ persona: 'auth.resolve', lang, width }, async ({ page, say, look }) => {
        await section(page, say('Requests')).click()
        await page.getByRole('link', { name: upToGap(say('My tickets ({0})')) }).click()
        await page.waitForURL('**of=mine**')
        await page.getByRole('link', { name: reference }).click()
        await heading(page, say('Answer and resolve')).waitFor()
        expect(await heading(page, say('Assign to somebody else')).count()).toBe(0)
        const download = page.waitForEvent('download')
        await page.getByRole('link', { name: /^title\.pdf/ }).click()
        expect((await download).suggestedFilename()).toBe('title.pdf')

        await typeInto(page, page.getByLabel(say('Message to the holder')), 'Το ψάχνουμε στο αρχείο.')
        await press(page, page.getByRole('button', { name: say('Send the message') }))
        await page
          .getByRole('alert')
          .filter({ hasText: say('Your message was sent') })
          .waitFor()
        await page.locator('.request__of-staff').getByText('Το ψάχνουμε στο αρχείο.').waitFor()
        expect(await page.getByLabel(say('Message to the holder')).inputValue()).toBe('')
        await look()

        await press(page, page.getByRole('button', { name: say('Resolve the request') }))
        await page.getByText(say('Choose how it ended.')).first().waitFor()
        await page.getByText(say('Write the answer.')).first().waitFor()
        await look()
        await tabTo(page, page.getByRole('radio', { name: say('The degree was added or put right') }))
        await page.keyboard.press('Space')
        await typeInto(page, page.getByLabel(say('Answer to the holder')), 'Το μεταπτυχιακό καταχωρίστηκε.')
        await press(page, page.getByRole('button', { name: say('Resolve the request') }))
        await page
          .getByRole('alert')
          .filter({ hasText: say('The request is resolved') })
          .waitFor()
        await heading(page, say('Answer and resolve')).waitFor({ state: 'detached' })
        await look()
      })

      const answered: OwnRequest = await ownRequest(citizen, id)
      expect(answered).toMatchObject({ state: 'resolved', outcome: 'mended', working_days_left: null })
      expect(answered.messages.map(({ text }) => text)).toEqual([
        'Το ψάχνουμε στο αρχείο.',
        'Το μεταπτυχιακό καταχωρίστηκε.',
      ])
    },
    180_000,
  )
})

test('H6, H9: a request of a level that the account names is among its tickets, with its deadline', async () => {
  const { id, reference } = await ask(citizen, { level: '6' })
  await atDesk({ persona: 'auth.resolve', lang: 'en', width: 1280 }, async ({ page, look }) => {
    await page.goto(`${world.origin}/desk/requests?of=mine&level=6`)
    const row = page.getByRole('row', { name: reference })
    await row.getByText('5 working days left').waitFor()
    await row.getByText('my ticket').waitFor()
    await look()
    await page.getByRole('textbox', { name: 'Reference' }).fill('ZZZZ')
    await page.getByRole('button', { name: 'Show', exact: true }).click()
    await page.getByText('No request matches.').waitFor()
    expect(new URL(page.url()).searchParams.get('reference')).toBe('ZZZZ')
    await page.goBack()
    await row.waitFor()
  })
  expect((await head.post(`/api/desk/requests/${id}/resolve`, { outcome: 'mended', text: 'Έγινε.' })).status).toBe(200)
})

test('X14: an inspector’s check shows who asks and why, and is answered in its own words', async () => {
  const inspector = new Reader(world)
  await inspector.logIn('inspector')
  const check = {
    ...{ ssn: '15039290109', institution: '', institutionCode: 'auth', department: 'Τμήμα Πληροφορικής' },
    ...{ day: '16', month: '03', year: '1992', lastname: 'ΠΑΡΑΔΕΙΓΜΑΤΙΔΟΥ', level: '6' },
    ...{ purpose: 'Πρόσληψη, προκήρυξη 1Κ/2026', case_number: 'ΑΠ 7' },
  }
  const missed = await inspector.post('/api/client/diploma_check/check', check)
  const { hand_over } = InspectionAnswer.parse(await missed.json())
  const given = await inspector.post('/api/client/diploma_check/hand-over', { hand_over: hand_over ?? '' })
  const { request } = (await given.json()) as { request: string }

  await atDesk({ persona: 'auth.resolve', lang: 'en', width: 390 }, async ({ page, look }) => {
    await page.goto(`${world.origin}/desk/requests/${request}`)
    await page.getByText(check.purpose).waitFor()
    await page.getByText('ΑΠ 7').waitFor()
    expect(await page.getByRole('radio').count()).toBe(3)
    expect(await page.getByLabel('Message to the holder').count()).toBe(0)
    await page.getByRole('radio', { name: 'The degree is confirmed' }).check()
    await page.getByLabel('Answer to the inspector').fill('Είναι κάτοχος του τίτλου.')
    await look()
    await page.getByRole('button', { name: 'Resolve the request' }).click()
    await page.getByRole('alert').filter({ hasText: 'The request is resolved' }).waitFor()
    await look()
  })

  const headers = { 'x-requested-with': 'XMLHttpRequest' }
  const answer = await inspector.browser.request(`${world.origin}/api/client/diploma_check/hand_overs`, { headers })
  const { hand_overs } = (await answer.json()) as HandOvers
  expect(hand_overs).toMatchObject([{ request, outcome: 'confirmed', answer: 'Είναι κάτοχος του τίτλου.' }])
})

test('H5: what was resolved meanwhile is shown as it is now, and what was typed is kept', async () => {
  const { id } = await ask(citizen, { level: '8' })
  await atDesk({ persona: 'auth.head', lang: 'en', width: 1280 }, async ({ page, look }) => {
    await page.goto(`${world.origin}/desk/requests/${id}`)
    await page.getByRole('radio', { name: 'The record is as it should be' }).check()
    await page.getByLabel('Answer to the holder').fill('Το ελέγξαμε με προσοχή.')
    const first = await head.post(`/api/desk/requests/${id}/resolve`, { outcome: 'mended', text: 'Έγινε.' })
    expect(first.status).toBe(200)
    await page.getByRole('button', { name: 'Resolve the request' }).click()
    await page.getByRole('alert').filter({ hasText: 'has been answered already' }).waitFor()
    expect(await page.getByLabel('Your text').inputValue()).toBe('Το ελέγξαμε με προσοχή.')
    await page.locator('.request__of-staff').getByText('Έγινε.').waitFor()
    await look()
  })
})

test('H5: a member moves a request on to where the member does not see it, and is told so', async () => {
  const { id } = await ask(citizen, { level: '7' })
  await atDesk({ persona: 'auth.assign', lang: 'en', width: 1280 }, async ({ page, look }) => {
    await page.goto(`${world.origin}/desk/requests/${id}`)
    await page.getByRole('button', { name: 'Move to another department' }).click()
    await page.getByRole('combobox', { name: 'Department' }).fill('245')
    await page.getByRole('option').first().click()
    await page.getByRole('button', { name: 'Move the request' }).click()
    await page.getByRole('alert').filter({ hasText: 'The request was moved' }).waitFor()
    await page.getByText('You do not see it any more').waitFor()
    await look()
  })
  expect((await head.get(`/api/desk/requests/${id}`)).status).toBe(200)
})

test('H5: whoever speaks for the institution settles the helpdesk, and makes a group that requests are given to', async () => {
  const { id } = await ask(citizen, { level: '7' })
  const offer = async () => {
    const { institutions } = await citizen.get<RequestOffer>('requests/institutions')
    return institutions.find(({ code }) => code === 'auth')
  }
  await atDesk({ persona: 'auth.head', lang: 'en', width: 1280 }, async ({ page, look }) => {
    await section(page, 'Helpdesk settings').click()
    await page.getByRole('checkbox', { name: 'Citizens can send us requests through this service' }).uncheck()
    await page.getByRole('textbox', { name: 'Where citizens turn instead' }).fill('titles@auth.example')
    await page.getByRole('button', { name: 'Save the settings' }).click()
    await page.getByRole('alert').filter({ hasText: 'The settings were saved' }).waitFor()
    await look()
    expect(await offer()).toMatchObject({ takes_requests: false, contact: 'titles@auth.example' })
    await page.getByRole('checkbox', { name: 'Citizens can send us requests through this service' }).check()
    await page.getByRole('button', { name: 'Save the settings' }).click()
    await expect.poll(async () => (await offer())?.takes_requests).toBe(true)

    await page.getByRole('link', { name: 'Groups' }).click()
    await page.getByRole('combobox', { name: 'Department' }).fill('338')
    await page.getByRole('option').first().click()
    await page.getByRole('textbox', { name: 'Name of the group' }).fill('Γραμματεία')
    await page.getByRole('checkbox', { name: /Λυσιμάχου/ }).check()
    await page.getByRole('button', { name: 'Save the group' }).click()
    await page.getByRole('alert').filter({ hasText: 'The group “Γραμματεία” was saved' }).waitFor()
    await look()
    await page.goto(`${world.origin}/desk/requests/${id}`)
    await page.getByRole('radio', { name: 'Γραμματεία (group)' }).check()
    await page.getByRole('button', { name: 'Assign', exact: true }).click()
    await page.getByRole('alert').filter({ hasText: 'The request was given to Γραμματεία' }).waitFor()
  })
  await atDesk({ persona: 'auth.resolve', lang: 'en', width: 390 }, async ({ page }) => {
    await page.goto(`${world.origin}/desk/requests/${id}`)
    await page.getByText('Γραμματεία (group): my ticket').waitFor()
  })
}, 180_000)

test('H8: the institution learns which value voids the set, and what to write instead', async () => {
  const prefix = 'urn:mace:example.gr:perga:helpdesk'
  await atDesk({ persona: 'auth.head', lang: 'en', width: 390 }, async ({ page, look }) => {
    await section(page, 'Check of entitlements').click()
    await page.getByLabel('Values of eduPersonEntitlement').fill(`${prefix}:0:full:6, ${prefix}:338:View`)
    await page.getByRole('button', { name: 'Check the values' }).click()
    await page.getByRole('alert').filter({ hasText: 'The whole set is ignored' }).waitFor()
    await look()
    await page.getByRole('button', { name: 'Put it in place and check again' }).first().click()
    await page.getByRole('alert').filter({ hasText: 'Some values do not count' }).waitFor()
    await page.getByRole('button', { name: 'Put it in place and check again' }).click()
    await page.getByRole('alert').filter({ hasText: 'Every value counts' }).waitFor()
    expect(await page.getByLabel('Values of eduPersonEntitlement').inputValue()).toBe(
      `${prefix}:0:full\n${prefix}:338:view`,
    )
    await look()
  })
})

test('T5: an account that edits templates and has no entitlement comes to the templates, and to no request', async () => {
  const nobody = await memberOf(world, 'auth.nobody')
  const session = await nobody.session()
  const account = session.kind === 'institution' ? session.id : ''
  const ada = await ProviderStaff.registered(world, 'Ada')
  expect((await ada.post(`/api/staff/templates/editors/${account}/change`, { isEditor: true })).status).toBe(200)
  await atDesk({ persona: 'auth.nobody', lang: 'en', width: 1280 }, async ({ page, look }) => {
    await section(page, 'Templates').click()
    await page.getByRole('link', { name: 'Drafts and proposals' }).waitFor()
    expect(await section(page, 'Requests').count()).toBe(0)
    await page.goto(`${world.origin}/desk/requests`)
    await heading(page, 'You have no rights here').waitFor()
    await look()
  })
})
