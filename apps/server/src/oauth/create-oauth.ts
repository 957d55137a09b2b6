import { createAccessLink } from '../authorizations/create-access-link.ts'
import type { AuthorizationPorts } from '../authorizations/create-authorizations.ts'
import type { DegreeReader } from '../diplomas/read-degrees.ts'
import { institutionStore } from '../directory/institution-store.ts'
import type { IdentityPorts } from '../identity/create-identity.ts'
import type { ClientStore } from '../organisations/clients/client-store.ts'
import { type Feature, nothingToClose, type Platform } from '../platform/feature.ts'
import type { RequireProvider } from '../platform/require-provider.ts'
import type { ReleaseDependencies } from '../releases/release-diplomas.ts'
import { giveConsent } from './consent/give-consent.ts'
import { interactionRoutes } from './consent/interaction-routes.ts'
import { linkRoutes } from './link/link-routes.ts'
import { type LinkRedemption, redeemCodeForLink } from './link/redeem-for-link.ts'
import { resourceRoutes } from './resource/resource-routes.ts'
import { createAuthorizationServer } from './server/create-authorization-server.ts'
import { providerRoutes } from './server/provider-routes.ts'
import { renewalRoutes } from './server/renewal-routes.ts'
import { systemRoutes, systemVettingRoutes } from './systems/system-routes.ts'

/** What other features are given. */
export interface OAuthPorts {
  /** Removes the codes and tokens of the grant with this hash. */
  endGrant(grantHash: Uint8Array): Promise<void>
}

/** The authorization server: its endpoints, the holder's decision, the resource that its tokens open, the link flow. */
export function createOAuth(
  needs: Platform &
    IdentityPorts &
    AuthorizationPorts & {
      clients: ClientStore
      degrees: DegreeReader
      release: ReleaseDependencies
      requireProvider: RequireProvider
    },
): Feature<OAuthPorts> {
  const { db, origin, requireProvider } = needs
  const { provider, records, systems, usage, resource, allowsGetRenewal } = createAuthorizationServer(needs)
  const decisions = { ...needs, ...systems, provider, institutions: institutionStore(db) }
  const redeemForLink = async (redemption: LinkRedemption) =>
    createAccessLink(await redeemCodeForLink(redemption, { provider, origin }), needs)
  return {
    routes: [
      providerRoutes({ provider, origin }),
      renewalRoutes({ allowsGetRenewal }),
      resourceRoutes(resource),
      systemRoutes({ ...needs, ...systems }),
      interactionRoutes({ ...decisions, giveConsent: (consent) => giveConsent(consent, decisions) }),
      linkRoutes({ ...needs, redeemForLink }),
      systemVettingRoutes({ ...needs, ...systems, requireProvider }),
    ],
    jobs: [
      {
        name: 'remove-ended-grants',
        schedule: '17 * * * *',
        run: async () => {
          await records.removeEnded()
          await usage.removeEnded()
        },
      },
    ],
    ports: { endGrant: (grantHash) => records.removeGrant(grantHash) },
    close: nothingToClose,
  }
}
