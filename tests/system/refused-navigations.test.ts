import type { OwnDegrees } from '@perga/contracts'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { Graduate } from '../support/actors.ts'
import { Browser } from '../support/browser.ts'
import { Holder } from '../support/holder.ts'
import { startWorld, type World } from '../support/world.ts'

let world: World
beforeAll(async () => {
  world = await startWorld()
})
afterAll(() => world.stop())

const HOUR_MS = 3_600_000
const leadsTo = (location: string) => ({ status: 303, location })

/** A browser that has left for the tax login, and where the login would come back to. */
async function leaveForLogin(page: string) {
  const browser = new Browser()
  const { location } = await browser.navigate(`${world.origin}/api/holder/login?page=${page}&lang=en`)
  const state = new URL(location ?? '').searchParams.get('state')
  return { browser, callback: `${world.origin}/api/holder/login/callback?code=stale&state=${state}` }
}

test.each(['/api/user/oauth/nobody?lang=en', '/api/client/diploma_pdf/x.pdf?lang=en', '/%zz?lang=en'])(
  'a person who navigates to %s in vain sees the error page in their language, a program the reason',
  async (path) => {
    expect(await new Browser().navigate(world.origin + path)).toMatchObject(leadsTo('/error?lang=en'))
    const told = await fetch(world.origin + path, { redirect: 'manual' })
    expect(told.status).toBeGreaterThanOrEqual(400)
    expect(told.headers.get('content-type')).toContain('application/problem+json')
  },
)

test('who reloads the way back from the tax login, or comes too late, is at the page they left, and told to log in', async () => {
  const { browser, callback } = await leaveForLogin('consents')
  world.clock.moveBy(HOUR_MS)
  const invited = leadsTo('/authorization/consents?lang=en&login=tax_login_failed')
  expect(await browser.navigate(callback)).toMatchObject(invited)
  world.clock.moveBy(-HOUR_MS)
  expect(await browser.navigate(callback)).toMatchObject(invited)
  expect(await browser.navigate(callback)).toMatchObject(invited)
  const stranger = leadsTo('/authorization/data?lang=el&login=tax_login_failed')
  expect(await new Browser().navigate(callback)).toMatchObject(stranger)
  expect(await new Browser().navigate(`${world.origin}/api/holder/login/callback`)).toMatchObject(stranger)
})

test('who goes back to the way back from the login while logged in is at the page they left, logged in', async () => {
  const holder = new Holder(world, 'eleni')
  await holder.logIn()
  const { browser } = holder.graduate
  const left = await browser.navigate(`${world.origin}/api/holder/login?page=consents&lang=en`)
  const state = new URL(left.location ?? '').searchParams.get('state')
  const callback = `${world.origin}/api/holder/login/callback?error=access_denied&state=${state}`
  expect(await browser.navigate(callback)).toMatchObject({ status: 303 })
  expect(await browser.navigate(callback)).toMatchObject(leadsTo('/authorization/consents?lang=en'))
})

test('an interaction that is over is told by its own page', async () => {
  const page = leadsTo('/authorization/interaction/gone?lang=en')
  expect(await new Browser().navigate(`${world.origin}/api/holder/interactions/gone?lang=en`)).toMatchObject(page)
})

test('who goes back to the end of the authorization has the link still, who has none sees the error page', async () => {
  const graduate = new Graduate(world, 'eleni')
  await graduate.share('aegis')
  const callback = `${world.origin}/api/user/callback?code=used&state=used`
  expect(await graduate.browser.navigate(callback)).toMatchObject(leadsTo('/graduate/complete?lang=el'))
  expect(await new Browser().navigate(callback)).toMatchObject(leadsTo('/error?lang=el'))
})

test('G11: a PDF that does not come leads to the degrees, which say why: logged out, the institution silent, too many at once', async () => {
  const holder = new Holder(world, 'eleni')
  await holder.logIn()
  const { degrees } = await holder.get<OwnDegrees>('diplomas')
  const pdf = `${world.origin}/api/holder/diplomas/${degrees[0]?.degree}/pdf?lang=en`
  const because = (why: string) => leadsTo(`/authorization/data?lang=en&${why}`)
  expect(await new Browser().navigate(pdf)).toMatchObject(because('login=not_logged_in'))
  expect(await new Browser().navigate(`${world.origin}/api/holder/export?lang=en`)).toMatchObject(
    because('login=not_logged_in'),
  )

  await world.control('institutions/auth/behaviour', { behaviour: 'down' })
  expect(await holder.graduate.browser.navigate(pdf)).toMatchObject(because('failed=institution_unavailable'))
  await world.control('reset', {})
  await Promise.all(Array.from({ length: 40 }, () => new Browser().navigate(pdf)))
  expect(await holder.graduate.browser.navigate(pdf)).toMatchObject(because('failed=too_many_requests'))
})
