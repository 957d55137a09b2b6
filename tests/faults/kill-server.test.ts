import { randomInt, randomUUID } from 'node:crypto'
import { setTimeout as sleep } from 'node:timers/promises'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { Graduate, Reader } from '../support/actors.ts'
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

/** What a reader was told: the audit ids of each acknowledged answer, by the key of its request. */
const acknowledged = new Map<string, string[]>()

test(`the server killed ${KILLS} times during readings: nothing acknowledged is lost, nothing is doubled, nothing is signed without an intent`, async () => {
  const code = await new Graduate(world, 'giorgos').share('aegis')
  const readers = await Promise.all(Array.from({ length: READERS }, () => loggedIn()))
  for (let kill = 0; kill < KILLS; kill += 1) {
    const before = acknowledged.size
    const reading = { isOver: false }
    const loops = readers.map((reader) => readUntilOver(reader, code, reading))
    await sleep(randomInt(100, 700))
    await server.kill()
    reading.isOver = true
    const unanswered = (await Promise.all(loops)).flat()
    await server.start()
    await Promise.all(unanswered.map((key) => readOnce(readers[0] ?? new Reader(world), code, key)))
    expect(acknowledged.size).toBeGreaterThan(before)
  }
  expect(await findLost()).toEqual([])
  expect(await findDoubled()).toEqual([])
  expect(await findWithoutIntent()).toEqual([])
}, 900_000)

async function loggedIn(): Promise<Reader> {
  const reader = new Reader(world)
  await reader.logIn('hr.aegis')
  return reader
}

/** Reads again and again until the server is gone; returns the keys that got no answer. */
async function readUntilOver(reader: Reader, code: string, reading: { isOver: boolean }): Promise<string[]> {
  for (let turn = 0; turn < 10_000 && !reading.isOver; turn += 1) {
    const key = randomUUID()
    if (!(await readOnce(reader, code, key))) return [key]
  }
  return []
}

async function readOnce(reader: Reader, code: string, key: string): Promise<boolean> {
  try {
    const { data } = await reader.read(code, { 'idempotency-key': key })
    acknowledged.set(
      key,
      data.map(({ auditId }) => auditId),
    )
    return true
  } catch {
    // The connection broke: the server was killed while it worked on this.
    return false
  }
}

async function findLost(): Promise<string[]> {
  const rows = await world.database.db.selectFrom('releases').select('audit_id').execute()
  const kept = new Set(rows.map((row) => row.audit_id))
  return [...acknowledged.values()].flat().filter((auditId) => !kept.has(auditId))
}

async function findDoubled(): Promise<string[]> {
  const all = [...acknowledged.values()].flat()
  const perReading = await world.database.db
    .selectFrom('releases')
    .select(['reading_id', 'position'])
    .groupBy(['reading_id', 'position'])
    .having(({ fn }) => fn.countAll(), '>', 1)
    .execute()
  return [...all.filter((auditId, index) => all.indexOf(auditId) !== index), ...perReading.map((row) => row.reading_id)]
}

async function findWithoutIntent(): Promise<string[]> {
  const rows = await world.database.db
    .selectFrom('releases')
    .leftJoin('release_intents', 'release_intents.audit_id', 'releases.audit_id')
    .select('releases.audit_id')
    .where((where) =>
      where.or([where('release_intents.state', 'is', null), where('release_intents.state', '<>', 'released')]),
    )
    .execute()
  return rows.map((row) => row.audit_id)
}
