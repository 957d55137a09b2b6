import { EDUCATION_LEVELS, type Entitlement } from '@perga/domain'
import type { Selectable } from 'kysely'
import { inTransaction, type Work } from '../../platform/work.ts'
import type { InstitutionMember } from '../staff-member.ts'
import type { StaffTables } from '../tables.ts'
import { tables } from '../tables.ts'

/** An account as a sign-in brings it. */
export interface AssertedAccount {
  id: string
  institutionCode: string
  subjectIndex: Buffer
  name: string
  email: string | null
  entitlements: readonly Entitlement[]
}

/** Accounts of institutions, found by the keyed index of the identity provider's identifier, and what they may do. */
export function accountStore(db: Work) {
  return {
    find: async (id: string) =>
      describe(
        db,
        await tables(db).selectFrom('institution_accounts').selectAll().where('id', '=', id).executeTakeFirst(),
      ),
    /** The account as long as the trust in the identity provider lasts by which it signed in; null after that. */
    findSignedOn: async ({ accountId, trustId }: { accountId: string; trustId: string }) =>
      describe(
        db,
        await tables(db)
          .selectFrom('institution_accounts as account')
          .innerJoin('institution_sign_ons as sign_on', 'sign_on.institution_code', 'account.institution_code')
          .selectAll('account')
          .where('account.id', '=', accountId)
          .where('sign_on.trust_id', '=', trustId)
          .executeTakeFirst(),
      ),
    /** Enters the account, or renews it, with exactly the entitlements asserted now. Returns its id. */
    enter: (account: AssertedAccount, now: Date) => enterAccount(db, account, now),
  }
}
export type AccountStore = ReturnType<typeof accountStore>

type AccountRow = Selectable<StaffTables['institution_accounts']>

async function describe(db: Work, row: AccountRow | undefined): Promise<InstitutionMember | null> {
  if (row === undefined) return null
  const { id } = row
  const granted = await tables(db)
    .selectFrom('institution_entitlements')
    .select(['maintainer_id', 'role', 'levels'])
    .where('account_id', '=', id)
    .orderBy('maintainer_id')
    .execute()
  return {
    kind: 'institution',
    id,
    name: row.name,
    institutionCode: row.institution_code,
    email: row.email,
    entitlements: granted.map(({ maintainer_id, role, levels }) => ({
      maintainerId: maintainer_id,
      role,
      levels: EDUCATION_LEVELS.filter((level) => levels.includes(level)),
    })),
  }
}

async function enterAccount(db: Work, account: AssertedAccount, now: Date): Promise<string> {
  const { institutionCode, subjectIndex, name, email, entitlements } = account
  return inTransaction(db, async (transaction) => {
    const { id } = await tables(transaction)
      .insertInto('institution_accounts')
      .values({
        ...{ id: account.id, institution_code: institutionCode, subject_index: subjectIndex },
        ...{ name, email, created_at: now, last_seen_at: now },
      })
      .onConflict((conflict) =>
        conflict.columns(['institution_code', 'subject_index']).doUpdateSet({ name, email, last_seen_at: now }),
      )
      .returning('id')
      .executeTakeFirstOrThrow()
    await tables(transaction).deleteFrom('institution_entitlements').where('account_id', '=', id).execute()
    const rows = entitlements.map(({ maintainerId, role, levels }) => ({
      ...{ account_id: id, maintainer_id: maintainerId, role, levels: [...levels] },
    }))
    if (rows.length > 0) await tables(transaction).insertInto('institution_entitlements').values(rows).execute()
    return id
  })
}
