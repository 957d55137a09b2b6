import { expect, test, vi } from 'vitest'
import { fuzzTarget } from './run-fuzz.ts'

vi.setConfig({ testTimeout: 120_000 })

test('V15: fuzzing finds a fault behind two bytes that blind changes would not guess', async () => {
  const { faults } = await fuzzTarget({ target: 'self-test', seed: 7, seconds: 80, stopsAtFault: true })
  expect(faults.map(({ kind }) => kind)).toEqual(['crash'])
})

test('V15: fuzzing tells the input of a parser that does not end', async () => {
  const { faults } = await fuzzTarget({ target: 'self-test-hang', seed: 7, seconds: 20, longestMs: 3_000 })
  expect(faults.map(({ kind, input }) => [kind, [...input]])).toEqual([['hang', [0x30, 0]]])
})
