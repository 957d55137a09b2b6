import { parseScopes } from '@perga/domain'
import type { ClientMetadata } from 'oidc-provider'
import type { ClientRow } from '../../organisations/clients/client-store.ts'
import { type Keys, sha256 } from '../../platform/keys.ts'
import type { Registration } from '../server/registration.ts'
import { unusedSecret } from '../systems/third-party-client.ts'

/** Where the browser comes back to when a graduate has made a link: the server itself, as the organisation's agent. */
export const LINK_CALLBACK = '/api/user/callback'

const PREFIX = 'link.'

/** The OAuth name of the agent for an organisation's client; no third party's system has such a name. */
export function agentId(clientId: string): string {
  return `${PREFIX}${clientId}`
}

/** The organisation's client behind an agent's name, or null for any other name. */
export function clientOfAgent(id: string): string | null {
  return id.startsWith(PREFIX) ? id.slice(PREFIX.length) : null
}

/**
 * The OAuth client by which the server acts as the agent of an organisation that gets links: confidential, its secret
 * derived and never stored, its one redirect URI our own.
 */
export function agentClient(client: ClientRow, { origin, keys }: { origin: string; keys: Keys }): ClientMetadata {
  const registration: Registration = {
    acts_for: client.id,
    registered_scopes: parseScopes(client.scopes.join(' ')),
    requires_pkce: true,
    secret_hashes: [sha256(agentSecret(client.id, keys)).toString('base64')],
  }
  return {
    client_id: agentId(client.id),
    client_secret: unusedSecret(agentId(client.id), keys),
    client_name: client.display_name_el,
    redirect_uris: [`${origin}${LINK_CALLBACK}`],
    grant_types: ['authorization_code'],
    response_types: ['code'],
    response_modes: ['query'],
    token_endpoint_auth_method: 'client_secret_basic',
    ...registration,
  }
}

/** The derived secret of an organisation's agent client. */
export function agentSecret(clientId: string, keys: Keys): string {
  return keys.derivedSecret(`agent:${clientId}`)
}
