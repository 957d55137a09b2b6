import type { Clock } from '../platform/clock.ts'
import type { JobDefinition } from '../platform/jobs.ts'
import type { Work } from '../platform/work.ts'
import type { AuthorizationStore } from './authorization-store.ts'

/** Forgets the sealed tax number of holders whose last authorization has ended by itself (spec 2 §2.4). */
export function authorizationJobs(options: {
  db: Work
  authorizations: AuthorizationStore
  clock: Clock
}): JobDefinition[] {
  const run = async () => {
    await options.authorizations.forgetTaxNumbers(options.db, options.clock.now())
  }
  return [{ name: 'forget-tax-numbers', schedule: '23 * * * *', run }]
}
