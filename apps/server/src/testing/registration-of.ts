import { Sessions } from '../identity/sessions.ts'
import { registrationStores } from '../organisations/create-organisations.ts'
import { organisationJobs } from '../organisations/jobs.ts'
import type { Clock } from '../platform/clock.ts'
import type { Enqueue } from '../platform/jobs.ts'
import type { Keys } from '../platform/keys.ts'
import type { Work } from '../platform/work.ts'

/** The registration over a database of a test, and the notices that it would have mailed. */
export function registrationOf(opened: { db: Work; keys: Keys; clock: Clock }) {
  const notices: object[] = []
  const enqueue: Enqueue = async (_transaction, _name, input) => {
    notices.push(input)
  }
  const dependencies = {
    ...opened,
    ...registrationStores(opened),
    origin: 'http://localhost',
    mailer: null,
    sessions: new Sessions({ ...opened, isSecure: false }),
    providerAddresses: () => Promise.resolve([]),
    enqueue,
  }
  return { dependencies, notices, jobs: organisationJobs(dependencies) }
}
