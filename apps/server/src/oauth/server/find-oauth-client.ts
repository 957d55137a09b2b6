import type { ClientMetadata } from 'oidc-provider'
import type { ClientStore } from '../../organisations/clients/client-store.ts'
import type { Keys } from '../../platform/keys.ts'
import { agentClient, clientOfAgent } from '../link/agent-client.ts'
import { thirdPartyClient } from '../systems/third-party-client.ts'
import type { ThirdPartyStore } from '../systems/third-party-store.ts'

export type FindOAuthClient = (id: string) => Promise<ClientMetadata | undefined>

/** Finds a client of the authorization server: the agent for an organisation's links, or a third party's own system. */
export function oauthClientFinder(dependencies: {
  origin: string
  keys: Keys
  clients: ClientStore
  thirdParties: ThirdPartyStore
}): FindOAuthClient {
  const { origin, keys, clients, thirdParties } = dependencies
  return async (id) => {
    const clientId = clientOfAgent(id)
    if (clientId !== null) {
      const client = await clients.find(clientId)
      return client && agentClient(client, { origin, keys })
    }
    const thirdParty = await thirdParties.find(id)
    return thirdParty && thirdPartyClient(thirdParty, keys)
  }
}
