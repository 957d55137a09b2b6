import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { Graduate, passTaxLogin, Reader } from '../support/actors.ts'
import { Browser } from '../support/browser.ts'
import { startWorld, type World } from '../support/world.ts'

let world: World
beforeAll(async () => {
  world = await startWorld()
})
afterAll(() => world.stop())

const AJAX = { 'x-requested-with': 'XMLHttpRequest' }

describe('choosing an organisation', () => {
  test('G3: only confirmed organisations are listed, in the order of the language, with any authenticated user among them', async () => {
    const names = async (lang: string) => {
      const answer = await fetch(`${world.origin}/api/user/clients/?lang=${lang}`)
      return (await answer.json()) as { name: string; display_name: string; kind: string }[]
    }
    const greek = await names('el')
    expect(greek.map(({ name }) => name)).toContain('any-tax-user')
    expect(greek.find(({ name }) => name === 'aegis')?.display_name).toBe('Αιγίς Δοκιμαστική Α.Ε.')
    expect((await names('en')).find(({ name }) => name === 'aegis')?.display_name).toBe('Aegis Sample S.A.')
    const unconfirmed = await world.database.db
      .selectFrom('clients')
      .select('name')
      .where('listed', '=', false)
      .execute()
    expect(unconfirmed.length).toBeGreaterThan(1)
    for (const { name } of unconfirmed) expect(greek.map((client) => client.name)).not.toContain(name)
  })

  test('G6: the authorization of an organisation that does not exist or is not listed is refused', async () => {
    for (const name of ['nobody', 'holder', '%00', '..%2f']) {
      const answer = await fetch(`${world.origin}/api/user/oauth/${name}?lang=el`, { redirect: 'manual' })
      expect([400, 404]).toContain(answer.status)
      expect(await answer.json()).toMatchObject({ detail: { el: expect.any(String), en: expect.any(String) } })
    }
  })
})

describe('the holder decides', () => {
  test('G7: a degree that was not ticked never appears in the answer', async () => {
    const graduate = new Graduate(world, 'giorgos')
    const uid = await graduate.begin('aegis')
    const { degrees } = await graduate.degrees(uid)
    const shareable = degrees.filter((degree) => degree.shareable)
    expect(shareable.length).toBeGreaterThan(1)
    const [chosen] = shareable
    const code = await shareWith(graduate, uid, [chosen?.degree ?? ''])
    const reader = await loggedIn('hr.aegis')
    const { data } = await reader.read(code)
    expect(data).toHaveLength(1)
    expect(data[0]?.diploma.title).toBe(chosen?.title)
  })

  test('G25: an institution that does not answer is named, the others are listed, and it comes back on retry', async () => {
    await world.control('institutions/auth/behaviour', { behaviour: 'down' })
    const graduate = new Graduate(world, 'giorgos')
    const uid = await graduate.begin('aegis')
    const partial = await graduate.degrees(uid)
    expect(partial.institutions.find(({ institution }) => institution === 'auth')?.status).toBe(1502)
    expect(partial.institutions.filter(({ status }) => status === 1200).length).toBeGreaterThan(0)
    await world.control('reset', {})
    const whole = await graduate.degrees(uid)
    expect(whole.institutions.find(({ institution }) => institution === 'auth')?.status).toBe(1200)
    expect(whole.degrees.length).toBeGreaterThan(partial.degrees.length)
  })

  test('G25: a degree whose institution is away at the moment of consent is refused with that reason, not as unshareable, until it is back', async () => {
    const graduate = new Graduate(world, 'eleni')
    const uid = await graduate.begin('aegis')
    const { degrees } = await graduate.degrees(uid)
    const form = { degrees: degrees.map(({ degree }) => degree), scopes: ['title'], duration: 1 }
    await world.control('institutions/auth/behaviour', { behaviour: 'down' })
    const refused = await graduate.consent(uid, form)
    expect([refused.status, await refused.json()]).toMatchObject([503, { code: 'institution_unavailable' }])
    await world.control('reset', {})
    await expect.poll(async () => (await graduate.consent(uid, form)).status, { timeout: 15_000 }).toBe(200)
  })

  test('a consent is refused with another holder’s degree, with none, with scopes not asked, and with a duration beyond the policy', async () => {
    const other = new Graduate(world, 'giorgos')
    const foreign = (await other.degrees(await other.begin('aegis'))).degrees[0]?.degree ?? ''
    const graduate = new Graduate(world, 'eleni')
    const uid = await graduate.begin('employment-agency')
    const own = (await graduate.degrees(uid)).degrees[0]?.degree ?? ''
    const refused = async (form: { degrees: string[]; scopes: string[]; duration: number }) => {
      const answer = await graduate.consent(uid, form)
      return ((await answer.json()) as { code: string }).code
    }
    expect(await refused({ degrees: [foreign], scopes: ['title'], duration: 30 })).toBe('degree_not_shareable')
    expect(await refused({ degrees: [], scopes: ['title'], duration: 30 })).toBe('malformed_request')
    expect(await refused({ degrees: [own], scopes: ['title', 'grade'], duration: 30 })).toBe('scope_not_permitted')
    expect(await refused({ degrees: [own], scopes: ['title'], duration: 366 })).toBe('duration_not_permitted')
  })

  test('of two consents sent at once one counts, and afterwards the interaction is over', async () => {
    const graduate = new Graduate(world, 'eleni')
    const uid = await graduate.begin('aegis')
    const { degrees } = await graduate.degrees(uid)
    const form = { degrees: [degrees[0]?.degree ?? ''], scopes: ['title'], duration: 1 }
    const answers = await Promise.all([graduate.consent(uid, form), graduate.consent(uid, form)])
    const locations = await Promise.all(
      answers.map(async (answer) => ((await answer.json()) as { location?: string }).location),
    )
    const [location] = locations.filter((address) => address !== undefined)
    await graduate.browser.visit(location ?? '', /\/graduate\/complete/)
    const again = await graduate.consent(uid, form)
    expect(again.status).toBe(410)
  })

  test('an interaction belongs to the browser that began it: nobody else can finish it', async () => {
    const victim = new Graduate(world, 'eleni')
    const attacker = new Graduate(world, 'giorgos')
    const uid = await attacker.begin('aegis')
    await victim.begin('aegis')
    const answer = await victim.consent(uid, { degrees: ['x'], scopes: ['title'], duration: 1 })
    expect(answer.status).toBe(410)
  })

  test('the link of step 3 is the session’s latest, whichever tab finished last', async () => {
    const graduate = new Graduate(world, 'eleni')
    const first = await graduate.share('aegis')
    const second = await graduate.share('employment-agency')
    expect(second).not.toBe(first)
    expect(await graduate.token()).toMatchObject({ token: second, email: 'office@employment-agency.example' })
  })

  test('G8: the token is given to the browser that made it alone, and only to our own pages', async () => {
    const graduate = new Graduate(world, 'eleni')
    await graduate.share('aegis')
    const stranger = await fetch(`${world.origin}/api/user/token`, { headers: AJAX })
    expect(stranger.status).toBe(404)
    const foreignPage = await graduate.browser.request(`${world.origin}/api/user/token`)
    expect(foreignPage.status).toBe(403)
  })

  test('a holder who refuses is led back to the choice of the organisation', async () => {
    const graduate = new Graduate(world, 'eleni')
    const uid = await graduate.begin('aegis')
    const answer = await graduate.browser.request(`${world.origin}/api/holder/interactions/${uid}/refusal`, {
      method: 'POST',
      headers: AJAX,
    })
    const { location } = (await answer.json()) as { location: string }
    expect((await graduate.browser.visit(location, /\/graduate\?/)).address).toContain('/graduate?lang=')
  })

  test('refused consent at the tax site leads back to the interaction, logged out', async () => {
    const browser = new Browser()
    const { address } = await browser.visit(
      `${world.origin}/api/user/oauth/aegis?lang=en`,
      /\/authorization\/interaction\//,
    )
    const uid = new URL(address).pathname.split('/').at(-1) ?? ''
    const loginAddress = `${world.origin}/api/holder/login?interaction=${uid}&lang=en`
    const back = await passTaxLogin(browser, {
      world,
      loginAddress,
      userName: 'eleni',
      until: /\/authorization\//,
      decision: 'refuse',
    })
    expect(new URL(back).searchParams.get('login')).toBe('tax_login_failed')
    const session = await browser.request(`${world.origin}/api/holder/session`)
    expect(await session.json()).toMatchObject({ logged_in: false })
  })
})

async function shareWith(graduate: Graduate, uid: string, degrees: string[]): Promise<string> {
  const { scopes } = await graduate.interaction(uid)
  const answer = await graduate.consent(uid, { degrees, scopes, duration: 30 })
  const { location } = (await answer.json()) as { location: string }
  await graduate.browser.visit(location, /\/graduate\/complete/)
  return (await graduate.token()).token
}

async function loggedIn(userName: string): Promise<Reader> {
  const reader = new Reader(world)
  await reader.logIn(userName)
  return reader
}
