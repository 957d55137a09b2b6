import type { Clock } from '../platform/clock.ts'
import type { Enqueue } from '../platform/jobs.ts'
import type { Keys } from '../platform/keys.ts'
import type { Work } from '../platform/work.ts'
import type { FindCheck } from './handed-over-check.ts'

/** What the helpdesk's use cases stand on. */
export interface HelpdeskDependencies {
  db: Work
  keys: Keys
  clock: Clock
  enqueue: Enqueue
  findCheck: FindCheck
}
