import type { ArchiveInspection } from '@perga/contracts'

type Step = ArchiveInspection['steps'][number]
export type Topic = Step['topic']
export type Verdict = Step['verdict']

const TOPICS: readonly Topic[] = ['integrity', 'issuer', 'status', 'time', 'algorithms']
const WORST_FIRST: readonly Verdict[] = ['failed', 'indeterminate', 'passed']

/** The worst verdict of each topic that was looked at. */
export function verdictsByTopic(
  steps: readonly Pick<Step, 'topic' | 'verdict'>[],
): { readonly topic: Topic; readonly verdict: Verdict }[] {
  return TOPICS.flatMap((topic) => {
    const found = steps.filter((step) => step.topic === topic).map(({ verdict }) => verdict)
    const verdict = WORST_FIRST.find((one) => found.includes(one))
    return verdict === undefined ? [] : [{ topic, verdict }]
  })
}
