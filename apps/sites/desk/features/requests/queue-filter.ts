import type { RequestQuery } from '@perga/contracts'

/** What the queue is looked at by; what it is when nothing was chosen. */
export type QueueFilter = RequestQuery
export const WHOLE_QUEUE: QueueFilter = {
  ...{ of: 'all', state: 'unresolved', maintainer: '', level: '', overdue: '', reference: '' },
  ...{ order: 'answer_by', page: 1 },
}

const CHOICES = {
  of: ['all', 'mine'],
  state: ['unresolved', 'open', 'assigned', 'resolved'],
  level: ['', '6', '7', '8'],
  overdue: ['', 'true'],
  order: ['answer_by', 'created_at'],
} as const
type Choices = typeof CHOICES
const LAST_PAGE = 1000

/** The filter in an address; what is no choice of the queue counts as not chosen. */
export function readFilter(parameters: URLSearchParams): QueueFilter {
  const choose = <Name extends keyof Choices>(name: Name): Choices[Name][number] => {
    const choices: readonly Choices[Name][number][] = CHOICES[name]
    return choices.find((choice) => choice === parameters.get(name)) ?? CHOICES[name][0]
  }
  const page = Math.trunc(Number(parameters.get('page')))
  return {
    ...{ of: choose('of'), state: choose('state'), level: choose('level') },
    ...{ overdue: choose('overdue'), order: choose('order') },
    maintainer: (parameters.get('maintainer') ?? '').slice(0, 20),
    reference: (parameters.get('reference') ?? '').trim().slice(0, 20),
    page: page >= 1 && page <= LAST_PAGE ? page : 1,
  }
}

/** The part of an address that says the filter: what was chosen, and nothing else. */
export function writeFilter(filter: QueueFilter): Record<string, string> {
  const chosen = Object.entries(filter).filter(([name, value]) => value !== WHOLE_QUEUE[name as keyof QueueFilter]) // The entries of a filter are named by its own keys.
  return Object.fromEntries(chosen.map(([name, value]) => [name, String(value)]))
}
