import { randomInt } from 'node:crypto'
import { setTimeout as sleep } from 'node:timers/promises'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { NO_FAULTS, ReadingLedger } from '../support/reading-ledger.ts'
import { ServerProcess } from '../support/server-process.ts'
import { startWorld, type World } from '../support/world.ts'

const KILLS = Number(process.env.PERGA_KILLS ?? '20')
const READERS = 4

let server: ServerProcess
let world: World
beforeAll(async () => {
  world = await startWorld({
    start: async (environment, { database }) => {
      server = new ServerProcess({ ...environment, DATABASE_URL: database.url ?? '' })
      await server.start()
      return server
    },
  })
})
afterAll(() => world.stop())

test(`the server killed ${KILLS} times during readings: nothing acknowledged is lost, nothing is doubled, nothing is signed without an intent`, async () => {
  const ledger = await ReadingLedger.open(world, READERS)
  for (let kill = 0; kill < KILLS; kill += 1) {
    const before = ledger.size
    const unanswered = await ledger.readDuring(async () => {
      await sleep(randomInt(100, 700))
      await server.kill()
    })
    await server.start()
    const repeated = await Promise.all(unanswered.map((key) => ledger.read(key)))
    expect(repeated).toEqual(unanswered.map(() => true))
    expect(ledger.size).toBeGreaterThan(before)
  }
  expect(await ledger.faults()).toEqual(NO_FAULTS)
}, 30_000_000)
