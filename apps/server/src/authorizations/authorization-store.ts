import { type DegreeKey, type Locale, Refusal, type Scope } from '@perga/domain'
import type { Database, DatabaseTransaction } from '../platform/database.ts'
import { type Keys, sha256 } from '../platform/keys.ts'

export interface NewAuthorization {
  id: string
  grantId: string
  holderId: string
  clientId: string
  scopes: readonly Scope[]
  language: Locale | null
  termsVersion: string
  createdAt: Date
  expiresAt: Date
  degrees: readonly DegreeKey[]
}

/** What holders share, with whom, until when. */
export function authorizationStore(db: Database, keys: Keys) {
  return {
    async insert(transaction: DatabaseTransaction, authorization: NewAuthorization) {
      await transaction
        .insertInto('authorizations')
        .values({
          id: authorization.id,
          grant_hash: sha256(authorization.grantId),
          holder_id: authorization.holderId,
          client_id: authorization.clientId,
          scopes: [...authorization.scopes],
          language: authorization.language,
          terms_version: authorization.termsVersion,
          created_at: authorization.createdAt,
          expires_at: authorization.expiresAt,
        })
        .execute()
      const degrees = authorization.degrees.map((key, position) => ({
        authorization_id: authorization.id,
        position,
        institution_code: key.institution,
        degree_key_sealed: keys.seal('degree-key', JSON.stringify(key)),
      }))
      await transaction.insertInto('authorized_degrees').values(degrees).execute()
    },

    findByGrant: (grantId: string) =>
      db
        .selectFrom('authorizations')
        .select(['id', 'client_id', 'expires_at'])
        .where('grant_hash', '=', sha256(grantId))
        .executeTakeFirst(),

    async degrees(authorizationId: string): Promise<DegreeKey[]> {
      const rows = await db
        .selectFrom('authorized_degrees')
        .select('degree_key_sealed')
        .where('authorization_id', '=', authorizationId)
        .orderBy('position')
        .execute()
      // Sealed by insert() above.
      return rows.map((row) => JSON.parse(keys.unseal('degree-key', row.degree_key_sealed)) as DegreeKey)
    },
  }
}
export type AuthorizationStore = ReturnType<typeof authorizationStore>

/** Counts one view of a link that is still live, in the transaction of its release. Throws `access_link_invalid`. */
export async function countView(transaction: DatabaseTransaction, accessLinkId: string, now: Date): Promise<void> {
  const { numUpdatedRows } = await transaction
    .updateTable('access_links')
    .from('authorizations')
    .set((set) => ({ views: set('access_links.views', '+', 1) }))
    .whereRef('authorizations.id', '=', 'access_links.authorization_id')
    .where('access_links.id', '=', accessLinkId)
    .where('access_links.expires_at', '>', now)
    .where('authorizations.revoked_at', 'is', null)
    .executeTakeFirst()
  if (Number(numUpdatedRows) === 0) throw new Refusal('access_link_invalid', { reason: 'ended meanwhile' })
}
