import { randomUUID } from 'node:crypto'
import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { NO_FAULTS, ReadingLedger } from '../support/reading-ledger.ts'
import { startWorld, type World } from '../support/world.ts'

let world: World
beforeAll(async () => {
  world = await startWorld()
})
afterAll(() => world.stop())

/** What a reading cannot do without; the test finds the tables by itself and must have met these. */
const RELEASE_PATH = ['audit_events', 'readings', 'release_intents', 'releases']

test('each table refuses one write of a reading, as on a full disk: no answer without a committed release, and the next try is whole', async () => {
  const { db } = world.database
  const ledger = await ReadingLedger.open(world, 1)
  await sql`create sequence fault_writes`.execute(db)
  // SQLSTATE 53100 is disk_full. A sequence counts on when everything else is rolled back.
  await sql`create function refuse_first_write() returns trigger language plpgsql as $$ begin
    if nextval('fault_writes') = 1 then raise exception 'no space left' using errcode = '53100'; end if;
    return null; end $$`.execute(db)

  const met: string[] = []
  for (const table of await tables()) {
    await sql`alter sequence fault_writes restart`.execute(db)
    const trigger = sql`trigger fault after insert or update on ${sql.table(table)}`
    await sql`create ${trigger} for each statement execute function refuse_first_write()`.execute(db)
    const key = randomUUID()
    const wasAnswered = await ledger.read(key)
    if (await wasRefused()) met.push(table)
    else expect(wasAnswered, table).toBe(true)
    expect(await ledger.read(key), `${table}: the same request again`).toBe(true)
    await sql`drop trigger fault on ${sql.table(table)}`.execute(db)
  }
  expect(met).toEqual(expect.arrayContaining(RELEASE_PATH))
  expect(await ledger.faults()).toEqual(NO_FAULTS)
}, 600_000)

/** Every table of the product; the partitions of one follow their parent. */
async function tables(): Promise<string[]> {
  const { rows } = await sql<{ name: string }>`select c.relname as name from pg_class c
    join pg_namespace n on n.oid = c.relnamespace
    where n.nspname = 'public' and c.relkind in ('r', 'p') and not c.relispartition order by 1`.execute(
    world.database.db,
  )
  return rows.map(({ name }) => name)
}

async function wasRefused(): Promise<boolean> {
  const { rows } = await sql<{ is_called: boolean }>`select is_called from fault_writes`.execute(world.database.db)
  return rows[0]?.is_called === true
}
