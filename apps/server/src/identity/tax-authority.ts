import { Refusal } from '@perga/domain'
import * as oauth from 'openid-client'
import { asFetch, type HttpClient } from '../platform/http-client.ts'
import { readTaxUser, type TaxUser } from './tax-user.ts'

/** The tax authority's login: plain OAuth 2.0, no OpenID Connect, the secret in the body (domain facts §1). */
export interface TaxAuthority {
  loginAddress(options: { redirectUri: string; state: string }): string
  /** Redeems the code in `callback` and asks who logged in. Throws `tax_login_failed`, also when consent was refused. */
  identify(callback: URL, state: string): Promise<TaxUser>
  /** Where the browser must go so that the next login does not reuse this user's session. */
  logoutAddress(returnTo: string): string
}

/** Connects to the authority at `address` as the registered client. */
export function connectTaxAuthority(options: {
  address: string
  clientId: string
  clientSecret: string
  http: HttpClient
}): TaxAuthority {
  const base = `${options.address}/oauth2server`
  const configuration = new oauth.Configuration(
    {
      issuer: options.address,
      authorization_endpoint: `${base}/oauth/authorize`,
      token_endpoint: `${base}/oauth/token`,
    },
    options.clientId,
    undefined,
    oauth.ClientSecretPost(options.clientSecret),
  )
  configuration[oauth.customFetch] = asFetch(options.http, 64 * 1024)
  if (options.address.startsWith('http:')) oauth.allowInsecureRequests(configuration)

  return {
    loginAddress: ({ redirectUri, state }) =>
      oauth.buildAuthorizationUrl(configuration, { redirect_uri: redirectUri, scope: 'read', state }).href,
    identify: (callback, state) => identify(configuration, { callback, state, base }),
    logoutAddress: (returnTo) =>
      `${base}/logout/${encodeURIComponent(options.clientId)}/?url=${encodeURIComponent(returnTo)}`,
  }
}

async function identify(
  configuration: oauth.Configuration,
  { callback, state, base }: { callback: URL; state: string; base: string },
): Promise<TaxUser> {
  const body = await fetchUserInfo(configuration, { callback, state, base }).catch((cause: unknown) => {
    throw new Refusal('tax_login_failed', { reason: callback.searchParams.get('error') ?? 'exchange' }, { cause })
  })
  return readTaxUser(body)
}

async function fetchUserInfo(
  configuration: oauth.Configuration,
  { callback, state, base }: { callback: URL; state: string; base: string },
): Promise<string> {
  const tokens = await oauth.authorizationCodeGrant(configuration, callback, { expectedState: state })
  const address = new URL(`${base}/userinfo?format=xml`)
  const answer = await oauth.fetchProtectedResource(configuration, tokens.access_token, address, 'GET')
  return await answer.text()
}
