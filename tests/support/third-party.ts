import { OAuthError, TokenAnswer } from '@perga/contracts'
import { OAUTH_CLIENTS } from '@perga/sandbox'
import * as client from 'openid-client'
import { Graduate, passTaxLogin } from './actors.ts'
import type { World } from './world.ts'

export const CALLBACK = 'http://localhost:8200/callback'

/** The documented credentials of a system of the demonstration. */
export function credentialsOf(id: 'sandbox-app' | 'sandbox-legacy'): { id: string; secret: string } {
  const found = OAUTH_CLIENTS.find((candidate) => candidate.id === id)
  if (found === undefined) throw new Error(`no system is called ${id}`)
  return { id, secret: found.secret }
}

/** Loads the server's metadata as a system that authenticates by its secret. */
export function discover(world: World, { id, secret }: { id: string; secret: string }): Promise<client.Configuration> {
  return client.discovery(new URL(world.origin), id, undefined, client.ClientSecretBasic(secret), {
    algorithm: 'oauth2',
    execute: [client.allowInsecureRequests],
  })
}

export interface Departure {
  url: URL
  state: string
  codeVerifier: string
}

/** An authorization request with PKCE and state, plain or pushed. */
export async function depart(
  configuration: client.Configuration,
  { isPushed = false, ...extra }: { isPushed?: boolean; [parameter: string]: string | boolean | undefined } = {},
): Promise<Departure> {
  const codeVerifier = client.randomPKCECodeVerifier()
  const state = client.randomState()
  const given = Object.entries(extra).flatMap(([name, value]) => (typeof value === 'string' ? [[name, value]] : []))
  const parameters = {
    redirect_uri: CALLBACK,
    state,
    code_challenge: await client.calculatePKCECodeChallenge(codeVerifier),
    code_challenge_method: 'S256',
    ...Object.fromEntries(given),
  }
  const url = isPushed
    ? await client.buildAuthorizationUrlWithPAR(configuration, parameters)
    : client.buildAuthorizationUrl(configuration, parameters)
  return { url, state, codeVerifier }
}

interface Decision {
  userName?: string
  graduate?: Graduate
  scopes?: string[]
  duration?: number
}

/** What a holder decides on the page that the request leads to; returns the address of the system that they are sent to. */
export async function decide(world: World, url: URL, decision: Decision = {}): Promise<URL> {
  const graduate = decision.graduate ?? new Graduate(world, decision.userName ?? 'eleni')
  const location = await consentTo(world, url, { ...decision, graduate })
  return new URL((await graduate.browser.visit(location, /^http:\/\/localhost:8200\//)).address)
}

/** Logs in and shares everything shareable in `scopes`, or all that were asked for; returns where the browser goes next. */
export async function consentTo(
  world: World,
  url: URL,
  { graduate, userName = 'eleni', scopes, duration = 30 }: Decision & { graduate: Graduate },
): Promise<string> {
  const uid = await reachConsentPage(world, url, { graduate, userName })
  const asked = await graduate.interaction(uid)
  const { degrees } = await graduate.degrees(uid)
  const shareable = degrees.filter((degree) => degree.shareable).map(({ degree }) => degree)
  const answer = await graduate.consent(uid, { degrees: shareable, scopes: scopes ?? asked.scopes, duration })
  if (answer.status !== 200) throw new Error(`consent refused: ${await answer.text()}`)
  return ((await answer.json()) as { location: string }).location
}

/** Follows the request to the holder's page and logs in there; returns the interaction's identifier. */
async function reachConsentPage(
  world: World,
  url: URL,
  { graduate, userName }: { graduate: Graduate; userName: string },
): Promise<string> {
  const { address } = await graduate.browser.visit(url.href, /\/authorization\/interaction\//)
  if (!address.includes('/authorization/interaction/')) throw new Error(`the request ended at ${address}`)
  const uid = new URL(address).pathname.split('/').at(-1) ?? ''
  const loginAddress = `${world.origin}/api/holder/login?interaction=${uid}`
  await passTaxLogin(graduate.browser, { world, loginAddress, userName, until: /\/authorization\// })
  return uid
}

/** The whole authorization code flow of a system, up to its tokens. */
export async function obtainTokens(
  world: World,
  configuration: client.Configuration,
  choice: Decision & { scope?: string; isPushed?: boolean } = {},
) {
  const { scope, isPushed, ...decision } = choice
  const { url, state, codeVerifier } = await depart(configuration, { scope, isPushed: isPushed ?? false })
  const callback = await decide(world, url, decision)
  return client.authorizationCodeGrant(configuration, callback, {
    expectedState: state,
    pkceCodeVerifier: codeVerifier,
  })
}

/** `GET /api/v1/diplomas` with a token. */
export function readDiplomas(world: World, accessToken: string): Promise<Response> {
  return fetch(`${world.origin}/api/v1/diplomas`, { headers: { authorization: `Bearer ${accessToken}` } })
}

/** A form posted to an endpoint of the authorization server by a system with a secret. */
export function post(
  world: World,
  path: string,
  { fields, id, secret }: { fields: Record<string, string>; id?: string; secret?: string },
): Promise<Response> {
  const authorization =
    id === undefined ? {} : { authorization: `Basic ${Buffer.from(`${id}:${secret ?? ''}`).toString('base64')}` }
  return fetch(`${world.origin}${path}`, { method: 'POST', headers: authorization, body: new URLSearchParams(fields) })
}

/** The refusal of an endpoint of the authorization server. */
export async function errorOf(answer: Response): Promise<string> {
  return OAuthError.parse(await answer.json()).error
}

/** The tokens of an answer of the token endpoint. */
export async function tokensOf(answer: Response): Promise<{ accessToken: string; refreshToken: string }> {
  const { access_token, refresh_token = '' } = TokenAnswer.parse(await answer.json())
  return { accessToken: access_token, refreshToken: refresh_token }
}

/** A text with its last character changed. */
export const mutate = (text: string) => `${text.slice(0, -1)}${text.endsWith('A') ? 'B' : 'A'}`
