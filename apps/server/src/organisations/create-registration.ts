import type { InstitutionStore } from '../directory/institution-store.ts'
import type { Sessions } from '../identity/sessions.ts'
import type { Clock } from '../platform/clock.ts'
import type { Jobs } from '../platform/jobs.ts'
import type { Keys } from '../platform/keys.ts'
import type { Mailer } from '../platform/mail.ts'
import { missLimit } from '../platform/miss-limit.ts'
import type { Work } from '../platform/work.ts'
import type { ClientStore } from './client-store.ts'
import { invitationStore } from './invitation-store.ts'
import { organisationJobs } from './jobs.ts'
import type { OrganisationStore } from './organisation-store.ts'
import type { RepresentativeStore } from './representative-store.ts'
import { vettingStore } from './vetting-store.ts'

/** Messages that one organisation can have sent in a day. */
const INVITATIONS_A_DAY = 100

/** The registration of organisations, wired: what its routes need, and its jobs. */
export function createRegistration(options: {
  db: Work
  keys: Keys
  clock: Clock
  origin: string
  sessions: Sessions
  clients: ClientStore
  organisations: OrganisationStore
  representatives: RepresentativeStore
  institutions: InstitutionStore
  mailer: Mailer | null
  enqueue: Jobs['enqueue']
  providerAddresses(): Promise<string[]>
}) {
  const { db, keys, clock, origin, sessions, organisations, representatives, institutions, mailer, enqueue } = options
  const common = { db, keys, clock, origin, sessions, organisations, representatives, institutions, mailer, enqueue }
  const invitations = invitationStore(db, keys)
  const dependencies = {
    ...common,
    invitations,
    vettings: vettingStore(db),
    clients: options.clients,
    providerAddresses: options.providerAddresses,
    invitationsSent: missLimit({
      ...{ db, clock, kind: 'invitation', allowed: INVITATIONS_A_DAY },
      windowMs: 24 * 3_600_000,
    }),
  }
  return { dependencies, jobs: organisationJobs({ ...common, invitations }) }
}
