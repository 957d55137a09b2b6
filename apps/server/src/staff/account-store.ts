import { EDUCATION_LEVELS, type Entitlement } from '@perga/domain'
import type { Selectable } from 'kysely'
import type { Database } from '../platform/database.ts'
import type { Schema } from '../platform/schema.ts'
import type { InstitutionMember } from './staff-member.ts'

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
export function accountStore(db: Database) {
  return {
    find: async (id: string) =>
      describe(db, await db.selectFrom('institution_accounts').selectAll().where('id', '=', id).executeTakeFirst()),
    /** The account as long as the trust in the identity provider lasts by which it signed in; null after that. */
    findSignedOn: async ({ accountId, trustId }: { accountId: string; trustId: string }) =>
      describe(
        db,
        await db
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

type AccountRow = Selectable<Schema['institution_accounts']>

async function describe(db: Database, row: AccountRow | undefined): Promise<InstitutionMember | null> {
  if (row === undefined) return null
  const { id } = row
  const granted = await db
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

async function enterAccount(db: Database, account: AssertedAccount, now: Date): Promise<string> {
  const { institutionCode, subjectIndex, name, email, entitlements } = account
  return db.transaction().execute(async (transaction) => {
    const { id } = await transaction
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
    await transaction.deleteFrom('institution_entitlements').where('account_id', '=', id).execute()
    const rows = entitlements.map(({ maintainerId, role, levels }) => ({
      ...{ account_id: id, maintainer_id: maintainerId, role, levels: [...levels] },
    }))
    if (rows.length > 0) await transaction.insertInto('institution_entitlements').values(rows).execute()
    return id
  })
}
