import type { Database, DatabaseTransaction } from '../platform/database.ts'

/** How an institution's identity provider is known. */
export interface SignOn {
  institutionCode: string
  idpEntityId: string
  signOnUrl: string
  certificates: readonly string[]
}

/** Institutions' single sign-on, the assertions taken, and the answers waiting for their browser. */
export function signOnStore(db: Database | DatabaseTransaction) {
  return {
    async find(institutionCode: string): Promise<(SignOn & { changedAt: Date }) | null> {
      const row = await db
        .selectFrom('institution_sign_ons')
        .selectAll()
        .where('institution_code', '=', institutionCode)
        .executeTakeFirst()
      if (row === undefined) return null
      const { idp_entity_id, sign_on_url, certificates, changed_at } = row
      return {
        ...{ institutionCode, idpEntityId: idp_entity_id, signOnUrl: sign_on_url, certificates },
        changedAt: changed_at,
      }
    },
    async remove(institutionCode: string): Promise<void> {
      await db.deleteFrom('institution_sign_ons').where('institution_code', '=', institutionCode).execute()
    },
    institutions: () =>
      db
        .selectFrom('institution_sign_ons')
        .innerJoin('institutions', 'institutions.code', 'institution_sign_ons.institution_code')
        .select(['code', 'name_el', 'name_en'])
        .execute(),
    async save(signOn: SignOn, now: Date): Promise<void> {
      const settings = {
        idp_entity_id: signOn.idpEntityId,
        sign_on_url: signOn.signOnUrl,
        certificates: [...signOn.certificates],
        changed_at: now,
      }
      await db
        .insertInto('institution_sign_ons')
        .values({ institution_code: signOn.institutionCode, ...settings })
        .onConflict((conflict) => conflict.column('institution_code').doUpdateSet(settings))
        .execute()
    },
    /** Remembers an assertion; false when it was taken before. */
    async takeAssertion(taken: { institutionCode: string; idHash: Buffer; expiresAt: Date }): Promise<boolean> {
      const row = await db
        .insertInto('sign_on_assertions')
        .values({ institution_code: taken.institutionCode, id_hash: taken.idHash, expires_at: taken.expiresAt })
        .onConflict((conflict) => conflict.doNothing())
        .returning('id_hash')
        .executeTakeFirst()
      return row !== undefined
    },
    /** Keeps the answer for the browser that began the sign-on; false when there is one already. */
    async keepAnswer(answer: { stateHash: Buffer; accountId: string; expiresAt: Date }): Promise<boolean> {
      const row = await db
        .insertInto('sign_on_answers')
        .values({ state_hash: answer.stateHash, account_id: answer.accountId, expires_at: answer.expiresAt })
        .onConflict((conflict) => conflict.doNothing())
        .returning('state_hash')
        .executeTakeFirst()
      return row !== undefined
    },
    /** Takes the answer away; undefined when there is none or its time is over. */
    async takeAnswer(stateHash: Buffer, now: Date): Promise<string | undefined> {
      const row = await db
        .deleteFrom('sign_on_answers')
        .where('state_hash', '=', stateHash)
        .where('expires_at', '>', now)
        .returning('account_id')
        .executeTakeFirst()
      return row?.account_id
    },
    async removeEnded(now: Date): Promise<void> {
      await db.deleteFrom('sign_on_assertions').where('expires_at', '<=', now).execute()
      await db.deleteFrom('sign_on_answers').where('expires_at', '<=', now).execute()
    },
  }
}
export type SignOnStore = ReturnType<typeof signOnStore>
