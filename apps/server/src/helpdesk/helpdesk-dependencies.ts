import type { Clock } from '../platform/clock.ts'
import type { Database } from '../platform/database.ts'
import type { Jobs } from '../platform/jobs.ts'
import type { Keys } from '../platform/keys.ts'

/** What the helpdesk's use cases stand on. */
export interface HelpdeskDependencies {
  db: Database
  keys: Keys
  clock: Clock
  enqueue: Jobs['enqueue']
}
