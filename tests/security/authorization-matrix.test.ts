import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { startWorld, type World } from '../support/world.ts'
import { ACCESS, getsThrough } from './access-rules.ts'
import { type Caller, callersOf, ROLES, type Role } from './callers.ts'
import { type Operation, operationsOf } from './operations.ts'

/** Tables in which a call that is refused may leave a trace. */
const TRACES = ['audit_events', 'sessions', 'login_states', 'oauth_records']
/** Refusals that say: not you. Others are about the object, the moment or what was typed. */
const NOT_YOU = /^(401 .*|403 (not_permitted|inspection_not_permitted|forged_request))$/
const INSTITUTIONS = ['auth', 'aueb'] as const

let world: World
let callers: Record<Role, Caller>
let operations: Operation[]
beforeAll(async () => {
  world = await startWorld({ settings: { PERGA_TRUST_PROXY: 'true', PERGA_RATE_LIMIT: '1000000' } })
  callers = await callersOf(world)
  operations = await operationsOf(world)
  await freeze()
})
afterAll(() => world?.stop())

test('every operation says who gets through to it', () => {
  expect(operations.map(({ name }) => name).sort()).toEqual(Object.keys(ACCESS).sort())
})

test('every operation × role × institution: whoever is not named is refused, whoever is named gets through', async () => {
  const deviations: string[] = []
  let cells = 0
  for (const operation of operations) {
    for (const institution of INSTITUTIONS) {
      for (const role of ROLES) {
        const [expected, found] = await compare(operation, role, institution)
        if (expected !== found) deviations.push(`${operation.name} as ${role} at ${institution}: through ${found}`)
        cells += 1
      }
    }
  }
  expect(deviations).toEqual([])
  expect(cells).toBeGreaterThanOrEqual(5000)
}, 600_000)

async function compare(operation: Operation, role: Role, institution: string): Promise<[boolean, boolean]> {
  const rule = ACCESS[operation.name]
  const expected = rule !== undefined && getsThrough(rule, role, institution)
  // A session that was ended would be nobody's in the cells that follow.
  if (operation.path.endsWith('/logout')) return [expected, expected]
  const answer = await callers[role](operation.call(institution))
  const { code = '' } = (await answer.json().catch(() => ({}))) as { code?: string }
  return [expected, !NOT_YOU.test(`${answer.status} ${code}`)]
}

/** From here on every write but the traces of a call is refused, so that whoever gets through changes nothing for the next cell. */
async function freeze(): Promise<void> {
  const { db } = world.database
  await sql`create function refuse_write() returns trigger language plpgsql as
    $$ begin raise exception 'frozen'; end $$`.execute(db)
  const { rows } = await sql<{ name: string }>`select c.relname as name from pg_class c
    join pg_namespace n on n.oid = c.relnamespace
    where n.nspname = 'public' and c.relkind in ('r', 'p') and not c.relispartition`.execute(db)
  for (const { name } of rows.filter((table) => !TRACES.includes(table.name))) {
    await sql`create trigger frozen before insert or update or delete on ${sql.table(name)}
      for each statement execute function refuse_write()`.execute(db)
  }
}
