import type { ClientMetadata } from 'oidc-provider'
import type { Keys } from '../../platform/keys.ts'
import type { Registration } from '../server/registration.ts'
import type { ThirdPartyRow } from './third-party-store.ts'

/** A third party's system as the authorization server takes it. */
export function thirdPartyClient(row: ThirdPartyRow, keys: Keys): ClientMetadata {
  const registration: Registration = {
    acts_for: row.client_id,
    registered_scopes: row.scopes,
    requires_pkce: row.requires_pkce,
    secret_hashes: row.secretHashes.map((hash) => hash.toString('base64')),
  }
  return {
    client_id: row.id,
    client_name: row.name,
    redirect_uris: row.redirect_uris,
    grant_types: ['authorization_code', 'refresh_token'],
    response_types: ['code'],
    response_modes: ['query'],
    token_endpoint_auth_method: row.token_endpoint_auth_method,
    ...(row.token_endpoint_auth_method === 'private_key_jwt'
      ? { jwks: row.jwks }
      : { client_secret: unusedSecret(row.id, keys) }),
    ...registration,
  } as ClientMetadata // jwks were checked at the registration; the library checks the whole once more
}

/** The library demands a secret in clear; what it compares with are the hashes, so this one opens nothing. */
export function unusedSecret(id: string, keys: Keys): string {
  return keys.derivedSecret(`unused:${id}`)
}
