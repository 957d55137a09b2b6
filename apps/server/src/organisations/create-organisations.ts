import { institutionStore } from '../directory/institution-store.ts'
import type { IdentityPorts } from '../identity/create-identity.ts'
import { type Feature, nothingToClose, type Platform } from '../platform/feature.ts'
import { missLimit } from '../platform/miss-limit.ts'
import type { RequireProvider } from '../platform/require-provider.ts'
import { type ClientStore, clientStore } from './clients/client-store.ts'
import { organisationJobs } from './jobs.ts'
import { organisationStore } from './organisation-store.ts'
import { administratorRoutes } from './registration/administrator-routes.ts'
import { registrationRequestRoutes } from './registration/request-routes.ts'
import { invitationStore } from './representatives/invitation-store.ts'
import { representativeRoutes } from './representatives/representative-routes.ts'
import { type RepresentativeStore, representativeStore } from './representatives/representative-store.ts'
import { organisationRoutes } from './routes.ts'
import { admitUser } from './sign-in/admit-user.ts'
import type { RequireUser } from './sign-in/current-user.ts'
import { findCurrentUser, requireCurrentUser, userActor } from './sign-in/current-user.ts'
import { logInAdministrator } from './sign-in/log-in-administrator.ts'
import { userLoginRoutes } from './sign-in/login-routes.ts'
import { registrationLoginRoutes } from './sign-in/registration-login-routes.ts'
import { vettingRoutes } from './vetting/vetting-routes.ts'
import { vettingStore } from './vetting/vetting-store.ts'

/** Messages that one organisation can have sent in a day. */
const INVITATIONS_A_DAY = 100

/** What other features are given. */
export interface OrganisationPorts {
  clients: ClientStore
  representatives: RepresentativeStore
  /** The user of this request. Throws `not_logged_in` or why a representative may not act. */
  requireUser: RequireUser
  /** How the audit names a person who reads. */
  nameReader(taxNumber: string): string
}

/** Organisations: registration, vetting, representatives, clients, who may act for whom. */
export function createOrganisations(
  needs: Platform &
    IdentityPorts & {
      requireProvider: RequireProvider
      providerAddresses(): Promise<string[]>
      /** Whether this text is the code of a live link that any tax user may open. */
      isOpenCode(text: string | null): Promise<boolean>
    },
): Feature<OrganisationPorts> {
  const { db, keys, clock, sessions, isOpenCode } = needs
  const registration = { ...needs, ...registrationStores(needs) }
  const { clients, organisations, representatives } = registration
  return {
    routes: [
      userLoginRoutes({
        ...needs,
        admit: (user, { saidCitizen, token }) =>
          admitUser(user, {
            clients,
            organisations,
            representatives,
            keys,
            saidCitizen,
            holdsOpenCode: () => isOpenCode(token),
          }),
      }),
      organisationRoutes({ clients, findUser: (request) => findCurrentUser(request, { sessions, clients, keys }) }),
      registrationLoginRoutes({
        ...needs,
        logInAdministrator: (user) => logInAdministrator(user, { db, organisations, clock }),
      }),
      registrationRequestRoutes(registration),
      administratorRoutes(registration),
      representativeRoutes(registration),
      vettingRoutes(registration),
    ],
    jobs: organisationJobs(registration),
    ports: {
      clients,
      representatives,
      requireUser: (request) => requireCurrentUser(request, { sessions, clients, keys, representatives }),
      nameReader: (taxNumber) => userActor({ taxNumber }, keys),
    },
    close: nothingToClose,
  }
}

/** The stores and limits of the registration of organisations. */
export function registrationStores({ db, keys, clock }: Pick<Platform, 'db' | 'keys' | 'clock'>) {
  return {
    clients: clientStore(db),
    organisations: organisationStore(db),
    representatives: representativeStore(db, keys),
    institutions: institutionStore(db),
    invitations: invitationStore(db, keys),
    vettings: vettingStore(db),
    invitationsSent: missLimit({
      db,
      clock,
      kind: 'invitation',
      allowed: INVITATIONS_A_DAY,
      windowMs: 24 * 3_600_000,
    }),
  }
}
