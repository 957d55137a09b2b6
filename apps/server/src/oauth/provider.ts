import { generateKeyPairSync } from 'node:crypto'
import type { ServerResponse } from 'node:http'
import { SCOPES } from '@perga/domain'
import { type Configuration, errors, interactionPolicy, Provider } from 'oidc-provider'
import type { AuthorizationStore } from '../authorizations/authorization-store.ts'
import type { ClientStore } from '../organisations/client-store.ts'
import type { Keys } from '../platform/keys.ts'
import { adapterFactory } from './adapter.ts'
import { agentClient } from './agent-client.ts'
import type { RecordStore } from './record-store.ts'

const CODE_SECONDS = 60
const INTERACTION_SECONDS = 60 * 60
const ACCESS_TOKEN_SECONDS = 15 * 60
const LONGEST_GRANT_SECONDS = 366 * 24 * 60 * 60

/** The authorization server (RFC 6749, RFC 7636, RFC 8414) with our storage, scopes and consent. */
export function createProvider(options: {
  origin: string
  isSecure: boolean
  records: RecordStore
  clients: ClientStore
  authorizations: AuthorizationStore
  keys: Keys
}): Provider {
  const { origin, keys } = options
  const findClient = async (id: string) => {
    const client = await options.clients.find(id)
    return client === undefined ? undefined : agentClient(client, { origin, keys })
  }
  const provider = new Provider(origin, {
    ...STANDARDS,
    adapter: adapterFactory(options.records, findClient),
    cookies: cookies(options.isSecure, keys),
    interactions: {
      policy: alwaysAsk(),
      url: (_context, interaction) => `/api/holder/interactions/${interaction.uid}`,
    },
    jwks: { keys: [identityTokenKey()] },
    findAccount: (_context, id) => ({ accountId: id, claims: async () => ({ sub: id }) }),
    renderError: (context, out) => {
      context.type = 'json'
      context.body = out
    },
  })
  provider.proxy = true
  provider.use(withSessionCookiesOnly)
  return provider
}

const STANDARDS: Configuration = {
  scopes: [...SCOPES],
  responseTypes: ['code'],
  pkce: { required: () => true },
  enabledJWA: { idTokenSigningAlgValues: ['ES256'] },
  clientDefaults: { id_token_signed_response_alg: 'ES256' },
  features: {
    devInteractions: { enabled: false },
    userinfo: { enabled: false },
    rpInitiatedLogout: { enabled: false },
    revocation: { enabled: true },
    introspection: { enabled: true },
  },
  routes: {
    authorization: '/oauth/authorize',
    token: '/oauth/token',
    revocation: '/oauth/revoke',
    introspection: '/oauth/introspect',
    jwks: '/oauth/jwks',
    pushed_authorization_request: '/oauth/request',
  },
  ttl: {
    AuthorizationCode: CODE_SECONDS,
    Interaction: INTERACTION_SECONDS,
    Session: INTERACTION_SECONDS,
    AccessToken: ACCESS_TOKEN_SECONDS,
    Grant: LONGEST_GRANT_SECONDS,
  },
}

/**
 * A holder is asked every time: what is shared is chosen anew for each authorization, so no earlier login or consent is
 * ever reused.
 */
function alwaysAsk(): interactionPolicy.Prompt[] {
  const policy = interactionPolicy.base()
  policy
    .get('consent')
    ?.checks.add(
      new interactionPolicy.Check('always_ask', 'the holder decides each time', 'consent_required', (context) =>
        context.oidc.result?.consent
          ? interactionPolicy.Check.NO_NEED_TO_PROMPT
          : interactionPolicy.Check.REQUEST_PROMPT,
      ),
    )
  return policy
}

function cookies(isSecure: boolean, keys: Keys): NonNullable<Configuration['cookies']> {
  const common = { httpOnly: true, sameSite: 'lax', secure: isSecure, signed: true } as const
  return {
    keys: [keys.derivedSecret('oauth-cookies')],
    names: { session: 'perga-oauth', interaction: 'perga-interaction', resume: 'perga-resume' },
    long: common,
    short: common,
  }
}

// No scope of ours yields identity tokens; the library wants a key for them all the same.
function identityTokenKey() {
  const { privateKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' })
  return { ...privateKey.export({ format: 'jwk' }), alg: 'ES256', use: 'sig' }
}

// The library gives its cookies the lifetime of what they name; we set session cookies only (spec 2 §2.4). Cookies that it
// removes keep their date in the past.
async function withSessionCookiesOnly(context: { res: ServerResponse }, next: () => Promise<unknown>): Promise<void> {
  await next()
  const cookies = context.res.getHeader('set-cookie')
  if (!Array.isArray(cookies)) return
  const withoutLifetime = (line: string) => line.replace(/; expires=(?!Thu, 01 Jan 1970)[^;]+/i, '')
  context.res.setHeader('set-cookie', cookies.map(withoutLifetime))
}

/** The interaction is unknown, over, or another browser's. */
export const InteractionGone = errors.SessionNotFound
