import { EDUCATION_LEVELS, type Entitlement } from '@perga/domain'
import type { Database } from '../platform/database.ts'
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
    find: (id: string) => findAccount(db, id),
    /** Enters the account, or renews it, with exactly the entitlements asserted now. Returns its id. */
    enter: (account: AssertedAccount, now: Date) => enterAccount(db, account, now),
  }
}
export type AccountStore = ReturnType<typeof accountStore>

async function findAccount(db: Database, id: string): Promise<InstitutionMember | null> {
  const row = await db.selectFrom('institution_accounts').selectAll().where('id', '=', id).executeTakeFirst()
  if (row === undefined) return null
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
