import type { InteractionDegrees } from '@perga/contracts'
import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { Graduate, Reader } from '../support/actors.ts'
import { startWorld, type World } from '../support/world.ts'

let world: World
beforeAll(async () => {
  world = await startWorld()
})
afterAll(() => world.stop())

const behave = (institution: string, behaviour: string) =>
  world.control(`institutions/${institution}/behaviour`, { behaviour })
const statusesOf = ({ institutions }: InteractionDegrees) =>
  Object.fromEntries(institutions.map(({ institution, status }) => [institution, status]))

/** What a call gives and how many milliseconds it takes. */
async function timed<Answer>(call: () => Promise<Answer>): Promise<[Answer, number]> {
  const started = performance.now()
  return [await call(), performance.now() - started]
}

test('Z3: institutions that hang cost an answer no more than their deadline, then nothing, and come back when cured', async () => {
  const giorgos = new Graduate(world, 'giorgos')
  const uid = await giorgos.begin('aegis')
  for (const hanging of ['auth', 'uoc']) await behave(hanging, 'slow')

  const [first, firstTook] = await timed(() => giorgos.degrees(uid))
  expect(statusesOf(first)).toEqual({ auth: 1408, aueb: 1200, uniwa: 1200, uoc: 1408 })
  expect(first.degrees.map(({ issuerInstitution }) => issuerInstitution)).toEqual(['Οικονομικό Πανεπιστήμιο Αθηνών'])
  // Side by side: two that hang cost one deadline of seven seconds, not two.
  expect(firstTook).toBeLessThan(13_000)
  await giorgos.degrees(uid)

  const [aside, asideTook] = await timed(() => giorgos.degrees(uid))
  expect(statusesOf(aside)).toEqual({ auth: 1408, aueb: 1200, uniwa: 1200, uoc: 1408 })
  expect(asideTook).toBeLessThan(firstTook / 3)

  for (const cured of ['auth', 'uoc']) await behave(cured, 'normal')
  await expect
    .poll(async () => statusesOf(await giorgos.degrees(uid)), { timeout: 15_000, interval: 500 })
    .toEqual({ auth: 1200, aueb: 1200, uniwa: 1200, uoc: 1200 })
})

test('I8: each way of failing has its status, and the others answer beside it', async () => {
  const eleni = new Graduate(world, 'eleni')
  const uid = await eleni.begin('aegis')
  for (const [behaviour, status] of [
    ['malformed', 1502],
    ['wrong-key', 1502],
    ['truncated', 1502],
    ['huge', 1502],
    ['normal', 1200],
  ] as const) {
    await behave('uniwa', behaviour)
    expect(statusesOf(await eleni.degrees(uid)), behaviour).toEqual({
      auth: 1200,
      aueb: 1200,
      uniwa: status,
      uoc: 1200,
    })
  }
  await world.database.db.deleteFrom('connections').where('institution_code', '=', 'uniwa').execute()
  expect(statusesOf(await eleni.degrees(uid))).not.toHaveProperty('uniwa')
})

test('I4: records of other people are dropped, and nothing of them reaches the reader', async () => {
  const code = await new Graduate(world, 'eleni').share('aegis')
  await behave('auth', 'over-answer')
  const reader = new Reader(world)
  await reader.logIn('hr.aegis')
  const answer = await reader.read(code)
  expect(answer.data.map(({ diploma }) => diploma.lastNameEl)).toEqual(['Παραδειγματίδου'])
  await behave('auth', 'normal')
})

test('I13: a degree’s statuses are kept as they were seen, and nobody can change them', async () => {
  const { db } = world.database
  await sql`insert into degree_statuses (institution_code, degree_index, status, observed_at)
    values ('auth', '\\x01', 'valid', now())`.execute(db)
  await expect(db.updateTable('degree_statuses').set({ status: 'revoked' }).execute()).rejects.toThrow(/never changed/)
  await expect(db.deleteFrom('degree_statuses').execute()).rejects.toThrow(/never changed/)
})
