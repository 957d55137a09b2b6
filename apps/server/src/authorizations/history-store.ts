import type { DegreeKey } from '@perga/domain'
import type { Keys } from '../platform/keys.ts'
import type { Work } from '../platform/work.ts'
import { tables } from './tables.ts'

/** What a holder has shared so far, for that holder alone: links, degrees and every opening. */
export function historyStore(db: Work, keys: Keys) {
  return {
    /** All authorizations of a person, newest first, with the link of each in clear. */
    async authorizationsOf(holderIds: readonly string[]) {
      const rows = await tables(db)
        .selectFrom('authorizations')
        .innerJoin('client_names as clients', 'clients.id', 'authorizations.client_id')
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
      const rows = await tables(db)
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
  }
}
export type HistoryStore = ReturnType<typeof historyStore>
