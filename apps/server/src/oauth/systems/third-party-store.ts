import type { Scope } from '@perga/domain'
import { isConfirmed } from '../../organisations/service-state.ts'
import type { Work } from '../../platform/work.ts'
import { tables } from '../tables.ts'

const USE_RESOLUTION_MS = 60_000

/** A third party's system as it is registered. */
export interface ThirdParty {
  id: string
  /** The client of the organisation that it reads for. */
  clientId: string
  name: string
  redirectUris: readonly string[]
  authentication: { method: 'client_secret_basic' } | { method: 'private_key_jwt'; jwks: Record<string, unknown> }
  requiresPkce: boolean
  allowsGetRenewal: boolean
  quotaPerMinute: number
  /** Where it was registered for less than its organisation's client; absent: all that the client has. */
  scopes?: readonly Scope[]
}

/** Third parties' systems and the hashes of their secrets. */
export function thirdPartyStore(db: Work) {
  return { ...registeredSystems(db), ...clientSecrets(db) }
}
export type ThirdPartyStore = ReturnType<typeof thirdPartyStore>
export type ThirdPartyRow = NonNullable<Awaited<ReturnType<ThirdPartyStore['find']>>>

function registeredSystems(db: Work) {
  return {
    async insert(thirdParty: ThirdParty, createdAt: Date, database: Work = db) {
      const { authentication } = thirdParty
      await tables(database)
        .insertInto('oauth_clients')
        .values({
          id: thirdParty.id,
          client_id: thirdParty.clientId,
          name: thirdParty.name,
          redirect_uris: [...thirdParty.redirectUris],
          token_endpoint_auth_method: authentication.method,
          jwks: authentication.method === 'private_key_jwt' ? JSON.stringify(authentication.jwks) : null,
          requires_pkce: thirdParty.requiresPkce,
          allows_get_renewal: thirdParty.allowsGetRenewal,
          quota_per_minute: thirdParty.quotaPerMinute,
          created_at: createdAt,
          registered_scopes: thirdParty.scopes === undefined ? null : [...thirdParty.scopes],
        })
        .execute()
    },

    /** The system under `id` while its registration lasts and its organisation is confirmed. */
    async find(id: string) {
      const row = await tables(db)
        .selectFrom('oauth_clients')
        .innerJoin('client_names as clients', 'clients.id', 'oauth_clients.client_id')
        .innerJoin('organisation_names as organisations', 'organisations.id', 'clients.organisation_id')
        .selectAll('oauth_clients')
        .select('clients.scopes')
        .where('oauth_clients.id', '=', id)
        .where('oauth_clients.revoked_at', 'is', null)
        .where(isConfirmed)
        .executeTakeFirst()
      if (row === undefined) return undefined
      const own = row.registered_scopes
      const scopes = own === null ? row.scopes : row.scopes.filter((scope) => own.includes(scope))
      // Scopes of a client are checked against the closed list at its registration.
      return { ...row, scopes: scopes as Scope[], secretHashes: await secretHashes(db, id) }
    },

    async revoke(id: string, now: Date) {
      await tables(db)
        .updateTable('oauth_clients')
        .set({ revoked_at: now })
        .where('id', '=', id)
        .where('revoked_at', 'is', null)
        .execute()
    },
  }
}

/** The secrets of a system, two at most, so that one can replace the other. */
function clientSecrets(db: Work) {
  return {
    secretHashes: (id: string) => secretHashes(db, id),

    /** Puts a secret's hash into a free slot; false when both are taken. */
    async addSecret(id: string, secretHash: Buffer, createdAt: Date): Promise<boolean> {
      for (const slot of [1, 2] as const) {
        const row = { oauth_client_id: id, slot, secret_hash: secretHash, created_at: createdAt }
        const { numInsertedOrUpdatedRows } = await tables(db)
          .insertInto('oauth_client_secrets')
          .values(row)
          .onConflict((conflict) => conflict.doNothing())
          .executeTakeFirst()
        if (Number(numInsertedOrUpdatedRows) === 1) return true
      }
      return false
    },

    /** Remembers that a secret was presented, by the minute: the administrator sees when the old one can go. */
    async markUsed(id: string, secretHash: Buffer, now: Date) {
      await tables(db)
        .updateTable('oauth_client_secrets')
        .set({ last_used_at: now })
        .where('oauth_client_id', '=', id)
        .where('secret_hash', '=', secretHash)
        .where((where) =>
          where.or([
            where('last_used_at', 'is', null),
            where('last_used_at', '<', new Date(now.getTime() - USE_RESOLUTION_MS)),
          ]),
        )
        .execute()
    },

    async removeSecret(id: string, secretHash: Buffer) {
      await tables(db)
        .deleteFrom('oauth_client_secrets')
        .where('oauth_client_id', '=', id)
        .where('secret_hash', '=', secretHash)
        .execute()
    },
  }
}

async function secretHashes(db: Work, id: string): Promise<Buffer[]> {
  const rows = await tables(db)
    .selectFrom('oauth_client_secrets')
    .select('secret_hash')
    .where('oauth_client_id', '=', id)
    .orderBy('slot')
    .execute()
  return rows.map((row) => Buffer.from(row.secret_hash))
}
