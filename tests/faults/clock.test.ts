import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { Graduate, Reader } from '../support/actors.ts'
import { startWorld, type World } from '../support/world.ts'

const HOUR = 3_600_000
const DAY = 24 * HOUR

let world: World
beforeAll(async () => {
  world = await startWorld()
})
afterAll(() => world.stop())

/** A link for thirty days, read by somebody who is logged in. */
async function shareAndRead() {
  const code = await new Graduate(world, 'giorgos').share('aegis', { duration: 30 })
  const reader = new Reader(world)
  await reader.logIn('hr.aegis')
  const read = async () => (await (await reader.post('/api/client/diplomas/', { token: code })).json()) as object
  return { reader, read }
}
const DIPLOMAS = {
  error: null,
  data: expect.arrayContaining([expect.objectContaining({ auditId: expect.any(String) })]),
}

describe('the clock of the server goes wrong', () => {
  test.each([
    ['an hour ahead', HOUR],
    ['an hour behind', -HOUR],
  ])('%s: a link of thirty days is read meanwhile and afterwards', async (_, error) => {
    const { read } = await shareAndRead()
    expect(await read()).toMatchObject(DIPLOMAS)
    world.clock.moveBy(error)
    const { reader, read: readMeanwhile } = await shareAndRead()
    expect(await readMeanwhile()).toMatchObject(DIPLOMAS)
    world.clock.moveBy(-error)
    expect(await read()).toMatchObject(DIPLOMAS)
    await reader.logIn('hr.aegis')
    expect(await readMeanwhile()).toMatchObject(DIPLOMAS)
  })

  test('thirty-one days ahead: nothing that has ended by then is accepted, neither link nor session; set right, both hold again', async () => {
    const { reader, read } = await shareAndRead()
    world.clock.moveBy(31 * DAY)
    expect(await read()).toMatchObject({ code: 'not_logged_in' })
    await reader.logIn('hr.aegis')
    expect(await read()).toMatchObject({ errorCode: '1', data: [] })
    world.clock.moveBy(-31 * DAY)
    await reader.logIn('hr.aegis')
    expect(await read()).toMatchObject(DIPLOMAS)
  })

  test('thirty-one days behind: what was issued then lasts no longer than its own days', async () => {
    world.clock.moveBy(-31 * DAY)
    const { reader, read } = await shareAndRead()
    expect(await read()).toMatchObject(DIPLOMAS)
    world.clock.moveBy(31 * DAY)
    await reader.logIn('hr.aegis')
    expect(await read()).toMatchObject({ errorCode: '1', data: [] })
  })
})
