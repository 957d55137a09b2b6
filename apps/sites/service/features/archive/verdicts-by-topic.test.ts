import { expect, test } from 'vitest'
import { verdictsByTopic } from './verdicts-by-topic.ts'

test('V7: a topic comes out as its worst step, in a fixed order; one that was not looked at is left out', () => {
  expect(
    verdictsByTopic([
      { topic: 'time', verdict: 'indeterminate' },
      { topic: 'time', verdict: 'passed' },
      { topic: 'integrity', verdict: 'passed' },
      { topic: 'status', verdict: 'indeterminate' },
      { topic: 'status', verdict: 'failed' },
    ]),
  ).toEqual([
    { topic: 'integrity', verdict: 'passed' },
    { topic: 'status', verdict: 'failed' },
    { topic: 'time', verdict: 'indeterminate' },
  ])
})
