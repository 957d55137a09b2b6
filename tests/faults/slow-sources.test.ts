import { setTimeout as sleep } from 'node:timers/promises'
import type { InteractionDegrees } from '@perga/contracts'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { Graduate, Reader } from '../support/actors.ts'
import { type ManyInstitutions, startManyInstitutions } from '../support/many-institutions.ts'
import { startWorld, type World } from '../support/world.ts'

/** With the four of the sandbox there are twenty-five. */
const GENERATED = 21
/** How many of them hang, one step after the other. */
const STEPS = [1, 12, GENERATED]
const ANSWERED = 1200
const TIMED_OUT = 1408

let world: World
let many: ManyInstitutions
beforeAll(async () => {
  world = await startWorld()
  many = await startManyInstitutions(world, GENERATED)
})
afterAll(async () => {
  await many?.stop()
  await world?.stop()
})

const statusesOf = ({ institutions }: InteractionDegrees) =>
  Object.fromEntries(institutions.map(({ institution, status }) => [institution, status]))
const withStatus = (answer: InteractionDegrees, wanted: number) =>
  Object.entries(statusesOf(answer))
    .filter(([, status]) => status === wanted)
    .map(([code]) => code)

/** What a call gives and how many milliseconds it takes. */
async function timed<Answer>(call: () => Promise<Answer>): Promise<[Answer, number]> {
  const started = performance.now()
  return [await call(), performance.now() - started]
}

test('Z3: whichever of 25 institutions hang, the others answer, and who reads elsewhere never waits for them', async () => {
  const code = await new Graduate(world, 'giorgos').share('aegis')
  const reader = new Reader(world)
  await reader.logIn('hr.aegis')
  const before = (await reader.read(code)).data.length
  expect(before).toBeGreaterThan(0)
  const graduate = new Graduate(world, 'giorgos')
  const uid = await graduate.begin('aegis')
  expect(withStatus(await graduate.degrees(uid), ANSWERED)).toHaveLength(25)

  for (const count of STEPS) {
    const hung = many.codes.slice(0, count)
    many.hang(hung)
    const question = timed(() => graduate.degrees(uid))
    // While that question waits for them, a reading of what is elsewhere neither waits nor asks them anything.
    await sleep(500)
    const asked = many.questionsTo(hung)
    const [reading, readingTook] = await timed(() => reader.read(code))
    expect(reading.data).toHaveLength(before)
    expect(many.questionsTo(hung)).toBe(asked)

    const [answer, took] = await question
    expect(readingTook).toBeLessThan(took)
    expect(withStatus(answer, TIMED_OUT)).toEqual([...hung].sort())
    expect(withStatus(answer, ANSWERED)).toHaveLength(25 - count)
    // Side by side: so many that hang cost one deadline of seven seconds, on a machine that may be busy.
    expect(took).toBeLessThan(14_000)

    await graduate.degrees(uid)
    // Set aside by now: they are answered for and not asked, so that they cost nobody anything.
    const askedBefore = many.questionsTo(hung)
    const [aside, asideTook] = await timed(() => graduate.degrees(uid))
    expect(withStatus(aside, TIMED_OUT)).toEqual([...hung].sort())
    expect(withStatus(aside, ANSWERED)).toHaveLength(25 - count)
    expect(many.questionsTo(hung)).toBe(askedBefore)
    expect(asideTook).toBeLessThan(took / 3)
  }

  many.cure()
  // The trials come every five seconds; a person's question is not needed for them.
  await expect
    .poll(async () => withStatus(await graduate.degrees(uid), ANSWERED).length, { timeout: 30_000, interval: 500 })
    .toBe(25)
})
