import { type Adapter, type AdapterPayload, errors } from 'oidc-provider'
import { sha256 } from '../../platform/keys.ts'
import type { FindOAuthClient } from './find-oauth-client.ts'
import type { RecordStore } from './record-store.ts'
import { refuseSecondUse } from './refuse-second-use.ts'

/** What the authorization server's grants stand for: a grant lives as long as its authorization, and ends it. */
export interface Grants {
  isLive(grantId: string): Promise<boolean>
  /** Named by the SHA-256 of its id. */
  end(grantHash: Uint8Array): Promise<void>
}

export interface AdapterDependencies {
  records: RecordStore
  findClient: FindOAuthClient
  grants: Grants
}

/**
 * The authorization server's storage. Single use is decided by the database: of many redemptions at once exactly one
 * consumes the record, the others are refused and end the grant (RFC 6749 §4.1.2, RFC 9700 §4.14.2).
 */
export function adapterFactory({ records, findClient, grants }: AdapterDependencies) {
  const endGrant = async (grantHash: Uint8Array) => {
    await grants.end(grantHash)
    await records.removeGrant(grantHash)
  }
  const find = async (model: string, id: string) => {
    if (model === 'Client') return clientPayload(findClient(id))
    const payload = await records.find(model, id)
    return model !== 'Grant' || payload === undefined || (await grants.isLive(id)) ? payload : undefined
  }

  return (model: string): Adapter => ({
    async upsert(id, payload, expiresIn) {
      if (model !== 'ReplayDetection') return records.save(model, id, payload, expiresIn)
      // A client assertion counts once: the library looks first and saves then, which two at once would pass.
      if (!(await records.saveNew(model, id, payload, expiresIn))) throw new errors.InvalidClientAuth('assertion used')
    },
    find: (id) => find(model, id),
    findByUid: (uid) => records.findByUid(model, uid),
    // The device flow is not offered.
    findByUserCode: async () => undefined,
    destroy: (id) => (model === 'Grant' ? endGrant(sha256(id)) : records.remove(model, id)),
    revokeByGrantId: (grantId) => records.removeOfGrant(grantId),
    async consume(id) {
      if (!(await records.consume(model, id))) await refuseSecondUse({ model, id }, { records, endGrant })
    },
  })
}

async function clientPayload(client: ReturnType<FindOAuthClient>): Promise<AdapterPayload | undefined> {
  // A client's payload is its metadata; the library's type for payloads lists token members only.
  return (await client) as AdapterPayload | undefined
}
