import { sql } from 'kysely'
import type { Work } from '../../platform/work.ts'
import { tables } from '../tables.ts'

/** How an institution's identity provider is known. */
export interface SignOn {
  institutionCode: string
  idpEntityId: string
  signOnUrl: string
  certificates: readonly string[]
}

/** One that is in force; `trustId` names the trust in it, to which the sessions of its people are bound. */
export interface KnownSignOn extends SignOn {
  changedAt: Date
  trustId: string
}

/** Who signed in, and by which trust. */
interface SignedOn {
  accountId: string
  trustId: string
}

/** Institutions' single sign-on, the assertions taken, and the answers waiting for their browser. */
export function signOnStore(db: Work) {
  return { ...signOnSettings(db), ...signOnAnswers(db) }
}

/** How each institution's identity provider is known. */
function signOnSettings(db: Work) {
  return {
    async find(institutionCode: string): Promise<KnownSignOn | null> {
      const row = await tables(db)
        .selectFrom('institution_sign_ons')
        .selectAll()
        .where('institution_code', '=', institutionCode)
        .executeTakeFirst()
      if (row === undefined) return null
      const { idp_entity_id, sign_on_url, certificates, changed_at, trust_id } = row
      return {
        ...{ institutionCode, idpEntityId: idp_entity_id, signOnUrl: sign_on_url, certificates },
        changedAt: changed_at,
        trustId: trust_id,
      }
    },

    async remove(institutionCode: string): Promise<void> {
      await tables(db).deleteFrom('institution_sign_ons').where('institution_code', '=', institutionCode).execute()
    },

    institutions: () =>
      tables(db)
        .selectFrom('institution_sign_ons')
        .innerJoin('institution_names as institutions', 'institutions.code', 'institution_sign_ons.institution_code')
        .select(['code', 'name_el', 'name_en'])
        .execute(),

    /** The trust, and with it who is signed in, stays only while the entity is the same and no certificate is taken away. */
    async save(signOn: SignOn, now: Date): Promise<void> {
      const settings = {
        idp_entity_id: signOn.idpEntityId,
        sign_on_url: signOn.signOnUrl,
        certificates: [...signOn.certificates],
        changed_at: now,
      }
      await tables(db)
        .insertInto('institution_sign_ons')
        .values({ institution_code: signOn.institutionCode, ...settings })
        .onConflict((conflict) => conflict.column('institution_code').doUpdateSet({ ...settings, trust_id: keptTrust }))
        .execute()
    },
  }
}

/** Assertions that were taken, and answers that wait for their browser. */
function signOnAnswers(db: Work) {
  return {
    /** Remembers an assertion; false when it was taken before. */
    async takeAssertion(taken: { institutionCode: string; idHash: Buffer; expiresAt: Date }): Promise<boolean> {
      const row = await tables(db)
        .insertInto('sign_on_assertions')
        .values({ institution_code: taken.institutionCode, id_hash: taken.idHash, expires_at: taken.expiresAt })
        .onConflict((conflict) => conflict.doNothing())
        .returning('id_hash')
        .executeTakeFirst()
      return row !== undefined
    },

    /** Keeps the answer for the browser that began the sign-on; false when there is one already. */
    async keepAnswer(answer: { stateHash: Buffer; expiresAt: Date } & SignedOn): Promise<boolean> {
      const row = await tables(db)
        .insertInto('sign_on_answers')
        .values({
          ...{ state_hash: answer.stateHash, expires_at: answer.expiresAt },
          ...{ account_id: answer.accountId, trust_id: answer.trustId },
        })
        .onConflict((conflict) => conflict.doNothing())
        .returning('state_hash')
        .executeTakeFirst()
      return row !== undefined
    },

    /** Takes the answer away; undefined when there is none or its time is over. */
    async takeAnswer(stateHash: Buffer, now: Date): Promise<SignedOn | undefined> {
      const row = await tables(db)
        .deleteFrom('sign_on_answers')
        .where('state_hash', '=', stateHash)
        .where('expires_at', '>', now)
        .returning(['account_id', 'trust_id'])
        .executeTakeFirst()
      return row && { accountId: row.account_id, trustId: row.trust_id }
    },

    async removeEnded(now: Date): Promise<void> {
      await tables(db).deleteFrom('sign_on_assertions').where('expires_at', '<=', now).execute()
      await tables(db).deleteFrom('sign_on_answers').where('expires_at', '<=', now).execute()
    },
  }
}

const keptTrust = sql<string>`case
  when institution_sign_ons.idp_entity_id = excluded.idp_entity_id
    and institution_sign_ons.certificates <@ excluded.certificates
  then institution_sign_ons.trust_id else excluded.trust_id end`

export type SignOnStore = ReturnType<typeof signOnStore>
