import { afterAll, beforeAll, expect, test } from 'vitest'
import { startBalancer } from '../support/balancer.ts'
import { freePort } from '../support/postgresql-cluster.ts'
import { NO_FAULTS, ReadingLedger } from '../support/reading-ledger.ts'
import { ServerProcess } from '../support/server-process.ts'
import { startWorld, type World } from '../support/world.ts'

const RESTARTS = Number(process.env.PERGA_RESTARTS ?? '4')

let servers: ServerProcess[]
let world: World
beforeAll(async () => {
  world = await startWorld({
    start: async (environment, { database }) => {
      const ports = [await freePort(), await freePort()]
      servers = ports.map(
        (port) => new ServerProcess({ ...environment, DATABASE_URL: database.url ?? '', PERGA_PORT: String(port) }),
      )
      for (const server of servers) await server.start()
      const balancer = await startBalancer(Number(environment.PERGA_PORT), ports)
      return {
        stop: async () => {
          await balancer.stop()
          for (const server of servers) await server.stop()
        },
      }
    },
  })
})
afterAll(() => world?.stop())

test(`two servers restarted in turn, ${RESTARTS} times, under load: no request fails`, async () => {
  const ledger = await ReadingLedger.open(world, 3)
  const failed = await ledger.readDuring(async () => {
    for (let restart = 0; restart < RESTARTS; restart += 1) {
      const server = servers[restart % servers.length]
      await server?.stop()
      await server?.start()
    }
  })
  expect(failed).toEqual([])
  expect(ledger.size).toBeGreaterThan(RESTARTS)
  expect(await ledger.faults()).toEqual(NO_FAULTS)
}, 3_000_000)
