import { type Adapter, type AdapterPayload, type ClientMetadata, errors } from 'oidc-provider'
import type { RecordStore } from './record-store.ts'

/**
 * The authorization server's storage. Single use is decided by the database: of many redemptions at once exactly one
 * consumes the record, the others are refused.
 */
export function adapterFactory(records: RecordStore, findClient: (id: string) => Promise<ClientMetadata | undefined>) {
  return (model: string): Adapter => ({
    upsert: (id, payload, expiresIn) => records.save(model, id, payload, expiresIn),
    find: (id) => (model === 'Client' ? clientPayload(findClient(id)) : records.find(model, id)),
    findByUid: (uid) => records.findByUid(model, uid),
    // The device flow is not offered.
    findByUserCode: async () => undefined,
    destroy: (id) => records.remove(model, id),
    revokeByGrantId: (grantId) => records.removeOfGrant(grantId),
    async consume(id) {
      if (!(await records.consume(model, id))) throw new errors.InvalidGrant(`${model} already used`)
    },
  })
}

async function clientPayload(client: Promise<ClientMetadata | undefined>): Promise<AdapterPayload | undefined> {
  // A client's payload is its metadata; the library's type for payloads lists token members only.
  return (await client) as AdapterPayload | undefined
}
