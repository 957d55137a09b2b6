import { randomInt } from 'node:crypto'
import { setTimeout as sleep } from 'node:timers/promises'
import { openDatabase } from '@perga/server/platform/database.ts'
import { migrate } from '@perga/server/platform/migrate.ts'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { type Cluster, startCluster } from '../support/postgresql-cluster.ts'
import { NO_FAULTS, ReadingLedger } from '../support/reading-ledger.ts'
import { withTables } from '../support/test-database.ts'
import { startWorld, type World } from '../support/world.ts'

const KILLS = Number(process.env.PERGA_DATABASE_KILLS ?? '3')
const READERS = 4
/** How often the first reading after a restart is tried, a tenth of a second apart: five seconds. */
const PATIENCE = 50

let cluster: Cluster
let world: World
beforeAll(async () => {
  cluster = await startCluster()
  const url = cluster.url('postgres')
  const database = withTables(await openDatabase({ kind: 'postgresql', url, poolSize: 10 }), url)
  await migrate(database)
  world = await startWorld({ database })
})
afterAll(async () => {
  await world?.stop()
  await cluster?.stop()
})

test(`PostgreSQL killed ${KILLS} times under load: nothing is lost or doubled, and readings go on soon after it is back`, async () => {
  const ledger = await ReadingLedger.open(world, READERS)
  for (let kill = 0; kill < KILLS; kill += 1) {
    const before = ledger.size
    const unanswered = await ledger.readDuring(async () => {
      await sleep(randomInt(100, 700))
      await cluster.kill()
      expect(await ledger.read()).toBe(false)
      const ready = await fetch(`${world.origin}/api/health/ready`)
      expect([ready.status, ready.headers.get('retry-after')]).toEqual([503, '5'])
    })
    await cluster.restart()
    expect(await untilRead(ledger)).toBeLessThan(PATIENCE)
    const repeated = await Promise.all(unanswered.map((key) => ledger.read(key)))
    expect(repeated).toEqual(unanswered.map(() => true))
    expect(ledger.size).toBeGreaterThan(before)
  }
  expect(await ledger.faults()).toEqual(NO_FAULTS)
}, 30_000_000)

/** How many tries were in vain until a reading was answered, at most `PATIENCE`. */
async function untilRead(ledger: ReadingLedger): Promise<number> {
  for (let tries = 0; tries < PATIENCE; tries += 1) {
    if (await ledger.read()) return tries
    await sleep(100)
  }
  return PATIENCE
}
