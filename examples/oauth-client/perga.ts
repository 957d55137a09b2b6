// Everything that this example asks of Perga: a page for the holder, tokens, diplomas.
import * as client from 'openid-client'

/** How this system is registered; the defaults are those of the demonstration. */
export interface Registration {
  pergaOrigin: string
  clientId: string
  clientSecret: string
  redirectUri: string
}

/** What must be remembered between leaving for Perga and coming back, in the session of this one browser. */
export interface Departure {
  state: string
  codeVerifier: string
}

export interface Tokens {
  accessToken: string
  refreshToken: string
}

/** The part of a diploma that this example shows; which fields are there depends on what the holder shares. */
export interface Diploma {
  title?: string
  issuerInstitution?: string
  level?: string
}

/** Loads the addresses and abilities of the server (RFC 8414). */
export function connect({ pergaOrigin, clientId, clientSecret }: Registration): Promise<client.Configuration> {
  const isLocal = pergaOrigin.startsWith('http:')
  return client.discovery(new URL(pergaOrigin), clientId, undefined, client.ClientSecretBasic(clientSecret), {
    algorithm: 'oauth2',
    execute: isLocal ? [client.allowInsecureRequests] : [],
  })
}

/** Pushes an authorization request (RFC 9126) with PKCE; the holder's browser goes to `address`. */
export async function leaveForPerga(
  perga: client.Configuration,
  redirectUri: string,
): Promise<{ address: URL; departure: Departure }> {
  const departure = { state: client.randomState(), codeVerifier: client.randomPKCECodeVerifier() }
  const address = await client.buildAuthorizationUrlWithPAR(perga, {
    redirect_uri: redirectUri,
    scope: 'title issuer level',
    state: departure.state,
    code_challenge: await client.calculatePKCECodeChallenge(departure.codeVerifier),
    code_challenge_method: 'S256',
  })
  return { address, departure }
}

/** Redeems the code in the callback. Throws when state or issuer are not ours, or the holder refused. */
export async function comeBack(perga: client.Configuration, callback: URL, departure: Departure): Promise<Tokens> {
  return keep(
    await client.authorizationCodeGrant(perga, callback, {
      expectedState: departure.state,
      pkceCodeVerifier: departure.codeVerifier,
    }),
  )
}

/**
 * Reads the diplomas; an access token that is over is renewed once. The refresh token of a renewal replaces the one before:
 * store it before anything else, because a refresh token that is used twice ends the whole authorization.
 */
export async function readDiplomas(
  perga: client.Configuration,
  tokens: Tokens,
  store: (renewed: Tokens) => void,
): Promise<Diploma[]> {
  const address = new URL('/api/v1/diplomas', perga.serverMetadata().issuer)
  const get = (accessToken: string) => fetch(address, { headers: { authorization: `Bearer ${accessToken}` } })
  let answer = await get(tokens.accessToken)
  if (answer.status === 401) {
    const renewed = keep(await client.refreshTokenGrant(perga, tokens.refreshToken))
    store(renewed)
    answer = await get(renewed.accessToken)
  }
  if (answer.status === 429) throw new Error(`quota used up; again in ${answer.headers.get('retry-after')} s`)
  if (!answer.ok) throw new Error(`Perga answered ${answer.status}`)
  const { data } = (await answer.json()) as { data: { diploma: Diploma }[] }
  return data.map(({ diploma }) => diploma)
}

/** Gives the authorization back when it is needed no more. */
export function giveBack(perga: client.Configuration, tokens: Tokens): Promise<void> {
  return client.tokenRevocation(perga, tokens.refreshToken)
}

function keep({ access_token, refresh_token }: { access_token: string; refresh_token?: string }): Tokens {
  if (refresh_token === undefined) throw new Error('Perga gives a refresh token with every access token')
  return { accessToken: access_token, refreshToken: refresh_token }
}
