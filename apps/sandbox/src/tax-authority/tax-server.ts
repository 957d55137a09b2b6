import type { Persona } from '../people/person.ts'
import { type AuthorizationRequest, OneTimeHandles } from './authorization-requests.ts'
import { TaxSessions } from './sessions.ts'

/** The one client the sandbox's tax authority knows. */
export type TaxClient = { id: string; secret: string }

type CodeGrant = { clientId: string; redirectUri: string; userName: string }

/** The state of one of the three sibling servers; they share users, not sessions or codes. */
export type TaxServer = {
  path: string
  client: TaxClient
  personas: readonly Persona[]
  sessions: TaxSessions
  requests: OneTimeHandles<AuthorizationRequest>
  codes: OneTimeHandles<CodeGrant>
  accessTokens: OneTimeHandles<string>
  /** Whether an address to return to lies on one of the origins of the server under test. */
  isOwnAddress: (address: string | undefined) => boolean
}

export const CODE_LIFETIME_SECONDS = 60
export const ACCESS_TOKEN_LIFETIME_SECONDS = 600
const LOGIN_LIFETIME_SECONDS = 900

/** What the tax authority needs to know of the world. */
export type TaxAuthorityOptions = {
  client: TaxClient
  personas: readonly Persona[]
  serverOrigins: readonly string[]
  now: () => Date
}

/** An empty server at `path`. */
export function createTaxServer(path: string, options: TaxAuthorityOptions): TaxServer {
  const origins = new Set(options.serverOrigins.map((origin) => new URL(origin).origin))
  return {
    path,
    client: options.client,
    personas: options.personas,
    sessions: new TaxSessions(path),
    requests: new OneTimeHandles(options.now, LOGIN_LIFETIME_SECONDS),
    codes: new OneTimeHandles(options.now, CODE_LIFETIME_SECONDS),
    accessTokens: new OneTimeHandles(options.now, ACCESS_TOKEN_LIFETIME_SECONDS),
    isOwnAddress: (address) => address !== undefined && URL.canParse(address) && origins.has(new URL(address).origin),
  }
}

/** The person with this user name at the tax authority. */
export function findPersona(server: TaxServer, userName: string): Persona | undefined {
  return server.personas.find((persona) => persona.userName === userName)
}
