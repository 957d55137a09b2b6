import { timingSafeEqual } from 'node:crypto'
import { Refusal, refuseUnless } from '@perga/domain'
import { errors, type Provider } from 'oidc-provider'
import { calculatePKCECodeChallenge } from 'openid-client'
import { agentId, LINK_CALLBACK } from './agent-client.ts'

/** What came back to the callback of an organisation's agent, with what was kept when the browser left. */
export interface LinkRedemption {
  clientId: string
  callback: URL
  codeVerifier: string
}

/**
 * Redeems the authorization code that came back to an organisation's agent, by the authorization server's own records and with the
 * checks of its token endpoint (RFC 6749 §4.1.3, RFC 7636 §4.6); returns the grant that the code stands for. Nothing is issued: the
 * link takes the place of a token. A second use ends the grant. Throws `interaction_expired`.
 */
export async function redeemCodeForLink(
  { clientId, callback, codeVerifier }: LinkRedemption,
  { provider, origin }: { provider: Provider; origin: string },
): Promise<string> {
  const code = await provider.AuthorizationCode.find(callback.searchParams.get('code') ?? '')
  refuseUnless(code?.clientId === agentId(clientId), 'interaction_expired', { reason: 'unknown or foreign code' })
  refuseUnless(code.redirectUri === `${origin}${LINK_CALLBACK}`, 'interaction_expired', { reason: 'redirect address' })
  refuseUnless(await isProven(code, codeVerifier), 'interaction_expired', { reason: 'code verifier' })
  const grant = code.grantId === undefined ? undefined : await provider.Grant.find(code.grantId)
  refuseUnless(grant?.clientId === code.clientId, 'interaction_expired', { reason: 'grant' })
  await consumeOnce(code)
  return grant.jti
}

type Code = InstanceType<Provider['AuthorizationCode']>

async function isProven({ codeChallenge, codeChallengeMethod }: Code, codeVerifier: string): Promise<boolean> {
  if (codeChallengeMethod !== 'S256' || codeChallenge === undefined) return false
  const [kept, shown] = [Buffer.from(codeChallenge), Buffer.from(await calculatePKCECodeChallenge(codeVerifier))]
  return kept.length === shown.length && timingSafeEqual(kept, shown)
}

/** The store decides who is first; it ends the grant of whoever is not. */
async function consumeOnce(code: Code): Promise<void> {
  try {
    await code.consume()
  } catch (cause) {
    if (!(cause instanceof errors.InvalidGrant)) throw cause
    throw new Refusal('interaction_expired', { reason: 'used twice' }, { cause })
  }
}
