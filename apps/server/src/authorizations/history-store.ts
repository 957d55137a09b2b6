import type { DegreeKey } from '@perga/domain'
import type { Database } from '../platform/database.ts'
import type { Keys } from '../platform/keys.ts'

/** What a holder has shared so far, for that holder alone: links, degrees and every opening. */
export function historyStore(db: Database, keys: Keys) {
  return {
    /** All authorizations of a person, newest first, with the link of each in clear. */
    async authorizationsOf(holderIds: readonly string[]) {
      const rows = await db
        .selectFrom('authorizations')
        .innerJoin('clients', 'clients.id', 'authorizations.client_id')
        .leftJoin('access_links', 'access_links.authorization_id', 'authorizations.id')
        .selectAll('authorizations')
        .select([
          'clients.kind as client_kind',
          'clients.display_name_el',
          'clients.display_name_en',
          'access_links.id as link_id',
          'access_links.code_sealed',
          'access_links.views',
          'access_links.wrong_pins',
        ])
        .where('authorizations.holder_id', 'in', [...holderIds])
        .orderBy('authorizations.created_at', 'desc')
        .orderBy('authorizations.id', 'desc')
        .execute()
      return rows.map(({ code_sealed, ...row }) => ({
        ...row,
        code: code_sealed === null ? null : keys.unseal('access-link-code', code_sealed),
      }))
    },

    async degreesOf(authorizationIds: readonly string[]): Promise<{ authorizationId: string; key: DegreeKey }[]> {
      if (authorizationIds.length === 0) return []
      const rows = await db
        .selectFrom('authorized_degrees')
        .select(['authorization_id', 'degree_key_sealed'])
        .where('authorization_id', 'in', [...authorizationIds])
        .orderBy('authorization_id')
        .orderBy('position')
        .execute()
      return rows.map((row) => ({
        authorizationId: row.authorization_id,
        // Sealed by the authorization store.
        key: JSON.parse(keys.unseal('degree-key', row.degree_key_sealed)) as DegreeKey,
      }))
    },

    /** Every time that somebody read with these authorizations, or tried and was refused; oldest first. */
    async openingsOf(authorizationIds: readonly string[]) {
      if (authorizationIds.length === 0) return []
      return db
        .selectFrom('readings')
        .leftJoin('releases', 'releases.reading_id', 'readings.id')
        .select(['readings.id', 'readings.authorization_id', 'readings.basis', 'readings.state', 'readings.created_at'])
        .select(({ fn }) => fn.count<number>('releases.audit_id').as('diplomas'))
        .where('readings.authorization_id', 'in', [...authorizationIds])
        .where('readings.state', 'in', ['completed', 'refused'])
        .where('readings.basis', '<>', 'verification')
        .$narrowType<{ basis: 'link' | 'oauth' | 'inspection' | 'holder-copy' }>()
        .groupBy(['readings.id'])
        .orderBy('readings.created_at')
        .execute()
    },
  }
}
export type HistoryStore = ReturnType<typeof historyStore>
