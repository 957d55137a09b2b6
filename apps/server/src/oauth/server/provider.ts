import { generateKeyPairSync } from 'node:crypto'
import { SCOPES } from '@perga/domain'
import { type Client, type Configuration, errors, Provider } from 'oidc-provider'
import type { Logger } from 'pino'
import type { Keys } from '../../platform/keys.ts'
import { type AdapterDependencies, adapterFactory } from './adapter.ts'
import { forgetHolder, withOwnMetadata, withPairwiseSubject, withSessionCookiesOnly } from './finish-answers.ts'
import { alwaysAsk, CUT_SCOPES } from './interaction-policy.ts'
import { isSecretOf, REGISTRATION_MEMBERS, registrationOf } from './registration.ts'

const CODE_SECONDS = 60
const INTERACTION_SECONDS = 60 * 60
const ACCESS_TOKEN_SECONDS = 15 * 60
/** For a grant that is not given the end of its authorization. */
const LONGEST_GRANT_SECONDS = 366 * 24 * 60 * 60

/** The authorization server (RFC 6749, 7009, 7636, 7662, 8414, 9126, 9207) with our storage, scopes and consent. */
export function createProvider(
  options: {
    origin: string
    isSecure: boolean
    keys: Keys
    log: Logger
    /** A client has authenticated by this secret. */
    onSecretUsed(clientId: string, secret: string): void
  } & AdapterDependencies,
): Provider {
  const { origin, keys, log } = options
  const provider = new Provider(origin, {
    ...STANDARDS,
    adapter: adapterFactory(options),
    cookies: cookies(options.isSecure, keys),
    interactions: {
      policy: alwaysAsk(),
      url: (_context, interaction) => `/api/holder/interactions/${interaction.uid}`,
    },
    extraParams: CUT_SCOPES,
    jwks: { keys: [identityTokenKey()] },
    findAccount: (_context, id) => ({ accountId: id, claims: async () => ({ sub: id }) }),
    renderError: (context, out) => {
      // A person is shown our page; a developer, who asks without a browser, is told what is wrong.
      if (context.accepts('json', 'html') === 'html') return context.redirect('/error')
      context.type = 'json'
      context.body = out
    },
  })
  // Addresses are built from the forwarding headers, which the routes set to our own origin.
  provider.proxy = true
  provider.Client.prototype.compareClientSecret = function (this: Client, secret: string) {
    const isSecret = isSecretOf(this, secret)
    if (isSecret) options.onSecretUsed(this.clientId, secret)
    return isSecret
  }
  provider.use(withSessionCookiesOnly)
  provider.use(forgetHolder)
  provider.use(withOwnMetadata(origin))
  provider.use(withPairwiseSubject(keys))
  provider.on('server_error', (_context, error) => log.error({ err: error }, 'authorization server'))
  return provider
}

const STANDARDS: Configuration = {
  scopes: [...SCOPES],
  responseTypes: ['code'],
  pkce: { required: (_context, client) => registrationOf(client).requires_pkce },
  clientAuthMethods: ['client_secret_basic', 'private_key_jwt'],
  allowOmittingSingleRegisteredRedirectUri: false,
  clientBasedCORS: () => false,
  extraClientMetadata: { properties: REGISTRATION_MEMBERS },
  enabledJWA: {
    idTokenSigningAlgValues: ['ES256'],
    clientAuthSigningAlgValues: ['ES256', 'ES384', 'PS256', 'Ed25519', 'EdDSA'],
  },
  clientDefaults: { id_token_signed_response_alg: 'ES256' },
  features: {
    devInteractions: { enabled: false },
    dPoP: { enabled: false },
    userinfo: { enabled: false },
    rpInitiatedLogout: { enabled: false },
    resourceIndicators: { enabled: false },
    pushedAuthorizationRequests: { enabled: true },
    revocation: { enabled: true, allowedPolicy: refuseForeignToken },
    introspection: { enabled: true, allowedPolicy: (_context, client, token) => token.clientId === client.clientId },
  },
  routes: {
    authorization: '/oauth/authorize',
    token: '/oauth/token',
    revocation: '/oauth/revoke',
    introspection: '/oauth/introspect',
    jwks: '/oauth/jwks',
    pushed_authorization_request: '/oauth/request',
  },
  // What was issued lives with its grant, not with the browser session of the moment.
  expiresWithSession: () => false,
  issueRefreshToken: (_context, client) => client.grantTypeAllowed('refresh_token'),
  rotateRefreshToken: true,
  // A token that is given back or used twice ends the whole authorization; the holder is asked again.
  revokeGrantPolicy: () => true,
  ttl: {
    AuthorizationCode: CODE_SECONDS,
    Interaction: INTERACTION_SECONDS,
    Session: INTERACTION_SECONDS,
    AccessToken: (context) => Math.min(ACCESS_TOKEN_SECONDS, grantSeconds(context)),
    RefreshToken: (context) => grantSeconds(context),
    Grant: LONGEST_GRANT_SECONDS,
  },
}

/** No token outlives the grant, which ends with the authorization. */
function grantSeconds({ oidc }: { oidc: { entities: { Grant?: { remainingTTL: number } | undefined } } }): number {
  const grant = oidc.entities.Grant
  if (grant === undefined) throw new Error('a token is issued under a grant')
  return grant.remainingTTL
}

function refuseForeignToken(_context: unknown, client: Client, token: { clientId?: string | undefined }): boolean {
  if (token.clientId !== client.clientId) throw new errors.InvalidRequest('the token is not of this client')
  return true
}

function cookies(isSecure: boolean, keys: Keys): NonNullable<Configuration['cookies']> {
  const common = { httpOnly: true, sameSite: 'lax', secure: isSecure, signed: true } as const
  return {
    keys: [keys.derivedSecret('oauth-cookies')],
    // The library ties the last two to a path, which `__Host-` does not allow.
    names: {
      session: `${isSecure ? '__Host-' : ''}perga-oauth`,
      interaction: `${isSecure ? '__Secure-' : ''}perga-interaction`,
      resume: `${isSecure ? '__Secure-' : ''}perga-resume`,
    },
    long: common,
    short: common,
  }
}

// No scope of ours yields identity tokens; the library wants a key for them all the same.
function identityTokenKey() {
  const { privateKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' })
  return { ...privateKey.export({ format: 'jwk' }), alg: 'ES256', use: 'sig' }
}

/** The interaction is unknown, over, or another browser's. */
export const InteractionGone = errors.SessionNotFound
