import type { ClientMetadata } from 'oidc-provider'
import type { ClientRow } from '../organisations/client-store.ts'
import type { Keys } from '../platform/keys.ts'

/** Where the browser comes back to when a graduate has made a link: the server itself, as the organisation's agent. */
export const LINK_CALLBACK = '/api/user/callback'

/**
 * The OAuth client by which the server acts as the agent of an organisation that gets links: confidential, its secret
 * derived and never stored, its one redirect URI our own.
 */
export function agentClient(client: ClientRow, { origin, keys }: { origin: string; keys: Keys }): ClientMetadata {
  return {
    client_id: client.id,
    client_secret: agentSecret(client.id, keys),
    client_name: client.display_name_el,
    redirect_uris: [`${origin}${LINK_CALLBACK}`],
    grant_types: ['authorization_code'],
    response_types: ['code'],
    token_endpoint_auth_method: 'client_secret_basic',
    scope: client.scopes.join(' '),
  }
}

/** The derived secret of an organisation's agent client. */
export function agentSecret(clientId: string, keys: Keys): string {
  return keys.derivedSecret(`agent:${clientId}`)
}
