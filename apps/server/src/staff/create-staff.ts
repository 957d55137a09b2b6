import type { FastifyRequest } from 'fastify'
import { departmentStore } from '../directory/department-store.ts'
import { institutionStore } from '../directory/institution-store.ts'
import type { NameMembers } from '../directory/name-members.ts'
import type { IdentityPorts } from '../identity/create-identity.ts'
import { type Feature, nothingToClose, type Platform } from '../platform/feature.ts'
import { type CurrentStaff, currentStaff } from './current-staff.ts'
import { entitlementRoutes } from './entitlement-routes.ts'
import { institutionAccess } from './institution-access.ts'
import { memberRoutes } from './members/member-routes.ts'
import { nameMembers } from './members/name-members.ts'
import { providerMemberStore } from './members/provider-member-store.ts'
import { ownPasskeyRoutes } from './passkeys/own-passkey-routes.ts'
import { passkeyRoutes } from './passkeys/passkey-routes.ts'
import { passkeyStore } from './passkeys/passkey-store.ts'
import { createPasskeys } from './passkeys/passkeys.ts'
import { staffRoutes } from './routes.ts'
import { accountStore } from './sign-on/account-store.ts'
import { signOnAdministrationRoutes } from './sign-on/sign-on-administration-routes.ts'
import { signOnRoutes } from './sign-on/sign-on-routes.ts'
import { signOnStore } from './sign-on/sign-on-store.ts'
import type { ProviderMember } from './staff-member.ts'

// What an authenticator shows beside a passkey of the provider's staff.
const SERVICE_NAME = 'Ψηφιακοί τίτλοι σπουδών'

/** What other features are given: who works at the desk, and what each may do. */
export interface StaffPorts {
  staff: CurrentStaff
  /** A member of the provider. Throws `not_logged_in` or `not_permitted`. */
  requireProvider(request: FastifyRequest): Promise<ProviderMember>
  access: ReturnType<typeof institutionAccess>
  nameMembers: NameMembers
  /** The addresses of the provider's active members. */
  providerAddresses(): Promise<string[]>
}

/** Who works at the desk: the provider's members by passkey, institutions' staff by their single sign-on. */
export function createStaff(needs: Platform & IdentityPorts & { entitlementPrefix: string }): Feature<StaffPorts> {
  const { db, clock, origin, sessions } = needs
  const institutions = institutionStore(db)
  const departments = departmentStore(db)
  const accounts = accountStore(db)
  const members = providerMemberStore(db)
  const signOns = signOnStore(db)
  const staff = currentStaff({ sessions, accounts, members })
  const access = institutionAccess(staff)
  const passkeys = createPasskeys({ origin, serviceName: SERVICE_NAME })
  const administration = { ...needs, staff, members, passkeys, stored: passkeyStore(db) }
  const entitlements = {
    db,
    clock,
    departments,
    prefix: needs.entitlementPrefix,
    requireChecker: access.requireAnyWhole,
  }
  return {
    routes: [
      staffRoutes({ origin, sessions, staff, institutions, departments }),
      passkeyRoutes(administration),
      signOnRoutes({ ...needs, signOns, accounts }),
      memberRoutes(administration),
      ownPasskeyRoutes(administration),
      signOnAdministrationRoutes({ ...needs, institutions, staff, signOns }),
      entitlementRoutes(entitlements),
    ],
    jobs: [{ name: 'remove-ended-sign-ons', schedule: '17 * * * *', run: () => signOns.removeEnded(clock.now()) }],
    ports: {
      staff,
      requireProvider: staff.requireProvider,
      access,
      nameMembers: (ids) => nameMembers(db, ids),
      providerAddresses: () => members.activeAddresses(),
    },
    close: nothingToClose,
  }
}
