import { Figures } from '@perga/contracts'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { Graduate, Reader } from '../support/actors.ts'
import { startWorld, type World } from '../support/world.ts'

let world: World
beforeAll(async () => {
  world = await startWorld()
})
afterAll(() => world.stop())

async function figures() {
  // They are kept for a minute.
  world.clock.moveBy(61_000)
  const answer = await fetch(`${world.origin}/api/figures`)
  expect(answer.headers.get('cache-control')).toBe('public, max-age=60')
  return Figures.parse(await answer.json())
}

test('P12: the figures show what was released and verified, and who answers, without a login and without a small count', async () => {
  expect(await figures()).toMatchObject({ since: null, totals: { link: 0, verification: 0 } })

  const code = await new Graduate(world, 'eleni').share('aegis')
  const reader = new Reader(world)
  await reader.logIn('hr.aegis')
  const { data } = await reader.read(code)
  expect(await figures()).toMatchObject({ totals: { link: 'few', oauth: 0, verification: 0 } })

  for (let reading = data.length; reading < 6; reading += data.length) await reader.read(code)
  const [first] = data
  const identifier = {
    ...{ signedAuditId: first?.signedAuditId ?? '', auditId: first?.auditId ?? '', clientId: first?.aud ?? '' },
  }
  for (let check = 0; check < 5; check += 1) await reader.post('/api/client/verify', identifier)
  const after = await figures()
  expect(after.totals).toMatchObject({ verification: 5, link: expect.toSatisfy((count) => count >= 6) })
  expect(after.months.at(-1)).toMatchObject({ verification: 5 })
  expect(after.since).toBe(after.days.at(-1)?.period)
})

const answering = async () => {
  const { institutions } = await figures()
  return Object.fromEntries(institutions.map(({ code, answersNow }) => [code, answersNow]))
}

test('P12: an institution whose answers cannot be read is not said to be answering, the others are', async () => {
  await world.control('institutions/uniwa/behaviour', { behaviour: 'malformed' })
  const graduate = new Graduate(world, 'eleni')
  const uid = await graduate.begin('aegis')
  await graduate.degrees(uid)
  // What was asked is written every ten seconds.
  await vi.waitFor(async () => expect(await answering()).toMatchObject({ auth: true, uniwa: false }), {
    ...{ timeout: 25_000, interval: 1_000 },
  })
})
