import { Refusal } from '@perga/domain'
import type { FastifyInstance } from 'fastify'
import type { Provider } from 'oidc-provider'
import { z } from 'zod'
import type { Keys } from '../platform/keys.ts'
import { agentId, agentSecret, LINK_CALLBACK } from './agent-client.ts'

const TokenAnswer = z.object({ access_token: z.string() })

/**
 * Redeems an authorization code at our own token endpoint, as the organisation's agent, and returns the grant it stands
 * for. The access token itself is of no further use and is destroyed. Throws `interaction_expired`.
 */
export async function redeemForGrant(
  { clientId, callback, codeVerifier }: { clientId: string; callback: URL; codeVerifier: string },
  { app, provider, keys, origin }: { app: FastifyInstance; provider: Provider; keys: Keys; origin: string },
): Promise<string> {
  const credentials = Buffer.from(`${agentId(clientId)}:${agentSecret(clientId, keys)}`).toString('base64')
  const form = new URLSearchParams({
    grant_type: 'authorization_code',
    code: callback.searchParams.get('code') ?? '',
    redirect_uri: `${origin}${LINK_CALLBACK}`,
    code_verifier: codeVerifier,
  })
  const answer = await app.inject({
    method: 'POST',
    url: '/oauth/token',
    headers: {
      authorization: `Basic ${credentials}`,
      'content-type': 'application/x-www-form-urlencoded',
      host: new URL(origin).host,
    },
    payload: form.toString(),
  })
  const parsed = TokenAnswer.safeParse(answer.statusCode === 200 ? answer.json() : null)
  const accessToken = parsed.success ? await provider.AccessToken.find(parsed.data.access_token) : undefined
  if (accessToken?.grantId === undefined) throw new Refusal('interaction_expired', { status: answer.statusCode })
  await accessToken.destroy()
  return accessToken.grantId
}
