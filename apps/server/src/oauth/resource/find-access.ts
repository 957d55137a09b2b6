import { Refusal, type Scope } from '@perga/domain'
import type { Provider } from 'oidc-provider'
import type { GrantedAuthorization, GrantStore } from '../../authorizations/grant-store.ts'
import type { Clock } from '../../platform/clock.ts'
import type { ThirdPartyRow, ThirdPartyStore } from '../systems/third-party-store.ts'

/** What an access token opens: whose system asks, on the ground of which authorization, for which scopes. */
export interface Access {
  thirdParty: ThirdPartyRow
  authorization: GrantedAuthorization
  scopes: Scope[]
}

/**
 * The access that a token gives at this moment. Throws `access_token_invalid` for a token that is unknown, over, given back,
 * of an authorization that has ended or of a system that is registered no more; to the caller they are all the same. What the
 * system is registered for no more is left out, though its holder agreed to it.
 */
export async function findAccess(
  accessToken: string,
  dependencies: { provider: Provider; grants: GrantStore; thirdParties: ThirdPartyStore; clock: Clock },
): Promise<Access> {
  const { provider, grants, thirdParties, clock } = dependencies
  const token = await provider.AccessToken.find(accessToken)
  if (token?.grantId === undefined || token.clientId === undefined) throw invalid('unknown or over')
  const thirdParty = await thirdParties.find(token.clientId)
  const authorization = await grants.findLive(token.grantId, clock.now())
  if (thirdParty === undefined || authorization?.client_id !== thirdParty.client_id) throw invalid('ended')
  const scopes = authorization.scopes.filter((scope) => token.scopes.has(scope) && thirdParty.scopes.includes(scope))
  if (scopes.length === 0) throw invalid('registered for none of it any more')
  return { thirdParty, authorization, scopes }
}

function invalid(reason: string): Refusal {
  return new Refusal('access_token_invalid', { reason })
}
