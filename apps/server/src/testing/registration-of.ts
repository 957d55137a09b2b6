import { institutionStore } from '../directory/institution-store.ts'
import { Sessions } from '../identity/sessions.ts'
import { clientStore } from '../organisations/client-store.ts'
import { createRegistration } from '../organisations/create-registration.ts'
import { organisationStore } from '../organisations/organisation-store.ts'
import { representativeStore } from '../organisations/representative-store.ts'
import type { Clock } from '../platform/clock.ts'
import type { Keys } from '../platform/keys.ts'
import type { Work } from '../platform/work.ts'

/** The registration over a database of a test, and the notices that it would have mailed. */
export function registrationOf({ db, keys, clock }: { db: Work; keys: Keys; clock: Clock }) {
  const notices: object[] = []
  const { dependencies, jobs } = createRegistration({
    ...{ db, keys, clock, origin: 'http://localhost', mailer: null },
    sessions: new Sessions({ db, keys, clock, isSecure: false }),
    clients: clientStore(db),
    organisations: organisationStore(db),
    representatives: representativeStore(db, keys),
    institutions: institutionStore(db),
    providerAddresses: () => Promise.resolve([]),
    enqueue: async (_transaction, _name, input) => {
      notices.push(input)
    },
  })
  return { dependencies, notices, jobs }
}
