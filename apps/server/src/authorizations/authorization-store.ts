import { type DegreeKey, type Locale, refuseUnless, type Scope } from '@perga/domain'
import { forgetTaxNumbers } from '../identity/forget-holder.ts'
import { holdHolder } from '../identity/hold-holder.ts'
import { type Keys, sha256 } from '../platform/keys.ts'
import type { OpenTransaction, Work } from '../platform/work.ts'
import { isInForce } from './link-end.ts'
import { tables } from './tables.ts'

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
  /** What its link demands beside the code; see `sealPin`. */
  pinSealed: Buffer | null
  viewLimit: number | null
  /** What the client reads for, as the holder was told. */
  purpose: { el: string; en: string } | null
  /** When the holder declared degrees under another name as theirs. */
  nameDeclaredAt: Date | null
  /** The third party's system that reads, as the holder was told; null where a link is made. */
  system: string | null
}

/** What holders share, with whom, until when. */
export function authorizationStore(db: Work, keys: Keys) {
  return { ...givenAuthorizations(db, keys), ...endedAuthorizations }
}
export type AuthorizationStore = ReturnType<typeof authorizationStore>

/** What a holder gave, and which degrees with it. */
function givenAuthorizations(db: Work, keys: Keys) {
  return {
    /** Enters what a holder gives. Throws `not_logged_in` for a holder who was erased since the login. */
    async insert(transaction: OpenTransaction, authorization: NewAuthorization) {
      refuseUnless(await holdHolder(transaction, authorization.holderId), 'not_logged_in', { reason: 'erased' })
      await tables(transaction)
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
          pin_sealed: authorization.pinSealed,
          view_limit: authorization.viewLimit,
          purpose_el: authorization.purpose?.el ?? null,
          purpose_en: authorization.purpose?.en ?? null,
          name_declared_at: authorization.nameDeclaredAt,
          system: authorization.system,
        })
        .execute()
      const degrees = authorization.degrees.map((key, position) => ({
        authorization_id: authorization.id,
        position,
        institution_code: key.institution,
        degree_key_sealed: keys.seal('degree-key', JSON.stringify(key)),
      }))
      await tables(transaction).insertInto('authorized_degrees').values(degrees).execute()
    },

    findByGrant: (grantId: string) =>
      tables(db)
        .selectFrom('authorizations')
        .select(['id', 'client_id', 'expires_at'])
        .where('grant_hash', '=', sha256(grantId))
        .executeTakeFirst(),

    async degrees(authorizationId: string): Promise<DegreeKey[]> {
      const rows = await tables(db)
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

/** What is revoked, and what is forgotten of it. */
const endedAuthorizations = {
  /** Revokes one authorization of a person; undefined when it is not theirs or was revoked before. */
  revoke: (
    transaction: OpenTransaction,
    { authorizationId, holderIds, now }: { authorizationId: string; holderIds: readonly string[]; now: Date },
  ) => revocation(transaction, holderIds, now).where('id', '=', authorizationId).executeTakeFirst(),

  /** Revokes whatever a person still shares; returns what it was. */
  revokeAllOf: (transaction: OpenTransaction, holderIds: readonly string[], now: Date) =>
    revocation(transaction, holderIds, now).execute(),

  /** Removes the sealed tax number of holders, of all or of these, who have no authorization in force (spec 2 §2.4). */
  forgetTaxNumbers: (work: Work, now: Date, holderIds?: readonly string[]) =>
    forgetTaxNumbers(work, {
      keep: tables(work).selectFrom('authorizations').select('holder_id').where(isInForce(now)).$asScalar(),
      ...(holderIds && { holderIds }),
    }),

  /** Removes what links and degrees of a person's authorizations say; that there were authorizations stays. */
  async eraseContent(transaction: OpenTransaction, holderIds: readonly string[]): Promise<void> {
    const theirs = tables(transaction)
      .selectFrom('authorizations')
      .select('id')
      .where('holder_id', 'in', [...holderIds])
    await tables(transaction).deleteFrom('access_links').where('authorization_id', 'in', theirs).execute()
    await tables(transaction).deleteFrom('authorized_degrees').where('authorization_id', 'in', theirs).execute()
  },
}

function revocation(transaction: OpenTransaction, holderIds: readonly string[], now: Date) {
  return tables(transaction)
    .updateTable('authorizations')
    .set({ revoked_at: now, pin_sealed: null })
    .where('holder_id', 'in', [...holderIds])
    .where('revoked_at', 'is', null)
    .returning(['id', 'holder_id', 'grant_hash'])
}
