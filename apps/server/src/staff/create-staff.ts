import type { DepartmentStore } from '../directory/department-store.ts'
import type { InstitutionStore } from '../directory/institution-store.ts'
import type { Departures } from '../identity/departures.ts'
import type { Sessions } from '../identity/sessions.ts'
import type { Clock } from '../platform/clock.ts'
import type { Keys } from '../platform/keys.ts'
import type { Mailer } from '../platform/mail.ts'
import type { Work } from '../platform/work.ts'
import { accountStore } from './account-store.ts'
import { currentStaff } from './current-staff.ts'
import { institutionAccess } from './institution-access.ts'
import { passkeyStore } from './passkey-store.ts'
import { createPasskeys } from './passkeys.ts'
import { providerMemberStore } from './provider-member-store.ts'
import { signOnStore } from './sign-on-store.ts'

interface StaffOptions {
  db: Work
  keys: Keys
  clock: Clock
  origin: string
  isSecure: boolean
  sessions: Sessions
  departures: Departures
  institutions: InstitutionStore
  departments: DepartmentStore
  serviceName: string
  entitlementPrefix: string
  mailer: Mailer | null
}

/** The desk's own foundation: who works here, and everything its routes are given. */
export function createStaff(options: StaffOptions) {
  const { db, clock, origin, sessions, departures, institutions, departments } = options
  const accounts = accountStore(db)
  const members = providerMemberStore(db)
  const signOns = signOnStore(db)
  const staff = currentStaff({ sessions, accounts, members })
  const administration = { origin, staff, ...{ db, clock, members, stored: passkeyStore(db) } }
  return {
    staff,
    members: {
      ...{ ...administration, sessions, mailer: options.mailer, departures, passkeys: createPasskeys(options) },
    },
    signOnAdministration: { ...options, staff, signOns },
    desk: { origin, sessions, staff, institutions, departments },
    signOn: { ...options, signOns, accounts },
    entitlements: {
      ...{ db, clock, departments, prefix: options.entitlementPrefix },
      requireChecker: institutionAccess(staff).requireAnyWhole,
    },
    passkeys: {
      ...{ db, clock, sessions, departures, members },
      passkeys: createPasskeys(options),
      stored: passkeyStore(db),
    },
    ended: [{ removeEnded: () => signOns.removeEnded(clock.now()) }],
  }
}
