import type { SourceAnswer } from '@perga/connectors'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { InstitutionBreaker } from './institution-breaker.ts'

const ANSWER: SourceAnswer = { outcome: 'answered', records: [], flaws: [], unreadable: 0, notAskedFor: 0 }
const LATE: SourceAnswer = { outcome: 'timed-out' }
const DEADLINE_MS = 7_000
const sleep = (milliseconds: number) => new Promise((resolve) => setTimeout(resolve, milliseconds))

beforeEach(() => {
  vi.useFakeTimers()
})
afterEach(() => {
  vi.useRealTimers()
})

/** An institution that answers or hangs as the test says, behind its guard. */
function institution() {
  const asked: string[] = []
  const changes: string[] = []
  const state = { answer: ANSWER as SourceAnswer, takesMs: 0 }
  const source = new InstitutionBreaker(
    {
      async find(query) {
        asked.push(query.certificateID ?? '')
        const { answer, takesMs } = state
        if (takesMs > 0) await sleep(takesMs)
        return answer
      },
      count: async () => ({ outcome: 'not-offered' }),
      close: async () => undefined,
    },
    { onSetAside: () => changes.push('aside'), onBack: () => changes.push('back') },
  )
  const hang = () => Object.assign(state, { answer: LATE, takesMs: DEADLINE_MS })
  const cure = () => Object.assign(state, { answer: ANSWER, takesMs: 0 })
  /** Asks; returns the answer and how long it took. */
  const ask = async () => {
    const started = Date.now()
    const answer = source.find({ certificateID: 'A1' })
    let took = -1
    answer.then(() => {
      took = Date.now() - started
    })
    while (took < 0) await vi.advanceTimersByTimeAsync(100)
    return { ...(await answer), took }
  }
  return { source, asked, changes, hang, cure, ask, state }
}

test('Z3: an institution that hangs is set aside within 30 s, and then costs a question nothing', async () => {
  const { ask, hang, changes } = institution()
  hang()
  const started = Date.now()
  while (changes.length === 0) await ask()
  expect(Date.now() - started).toBeLessThanOrEqual(30_000)
  for (let question = 0; question < 50; question += 1) {
    expect(await ask()).toMatchObject({ outcome: 'timed-out', took: expect.toSatisfy((took: number) => took <= 100) })
    await vi.advanceTimersByTimeAsync(700)
  }
  expect(changes).toEqual(['aside'])
})

test('Z3: a cured institution is back within 15 s, though nobody asked it', async () => {
  const { ask, hang, cure, changes } = institution()
  hang()
  while (changes.length === 0) await ask()
  await vi.advanceTimersByTimeAsync(61_000)
  cure()
  await vi.advanceTimersByTimeAsync(15_000)
  expect(changes).toEqual(['aside', 'back'])
  expect(await ask()).toMatchObject({ outcome: 'answered' })
})

test('Z3: no question of a person is used to find out whether an institution is back', async () => {
  const { ask, asked, hang, changes } = institution()
  hang()
  while (changes.length === 0) await ask()
  asked.length = 0
  await vi.advanceTimersByTimeAsync(60_000)
  await ask()
  expect(asked.length).toBeGreaterThan(3)
  expect(asked.filter((certificate) => certificate === 'A1')).toEqual([])
})

test('Z3: one late answer among good ones sets nobody aside, nor do refusals', async () => {
  const { ask, cure, hang, changes, state } = institution()
  for (let round = 0; round < 5; round += 1) {
    hang()
    await ask()
    cure()
    await ask()
  }
  Object.assign(state, { answer: { outcome: 'broken-answer', reason: 'refused' } })
  for (let question = 0; question < 10; question += 1) {
    expect(await ask()).toMatchObject({ outcome: 'broken-answer', reason: 'refused' })
  }
  expect(changes).toEqual([])
})

test('Z3: an institution that cannot be reached is told as such while it is aside', async () => {
  const { ask, state, changes } = institution()
  Object.assign(state, { answer: { outcome: 'broken-answer', reason: 'unreachable' } })
  while (changes.length === 0) await ask()
  expect(await ask()).toMatchObject({ outcome: 'broken-answer', reason: 'unreachable' })
})

test('Z3: of questions without number at once, those beyond its places are not asked', async () => {
  const { source, asked, hang } = institution()
  hang()
  const answers = Array.from({ length: 400 }, () => source.find({ certificateID: 'A1' }))
  expect(asked.length).toBe(256)
  await vi.advanceTimersByTimeAsync(DEADLINE_MS)
  expect((await Promise.all(answers)).every(({ outcome }) => outcome === 'timed-out')).toBe(true)
})

test('after its closing an institution is not tried any more', async () => {
  const { source, ask, asked, hang, changes } = institution()
  hang()
  while (changes.length === 0) await ask()
  await source.close()
  asked.length = 0
  await vi.advanceTimersByTimeAsync(60_000)
  expect(asked).toEqual([])
})
