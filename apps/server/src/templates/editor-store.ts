import type { OpenTransaction, Work } from '../platform/work.ts'
import { tables } from './tables.ts'

/** The accounts of institutions to whom the provider gave the credentials of the registry (spec 2 §6). */
export function editorStore(db: Work) {
  return {
    isEditor: async (accountId: string): Promise<boolean> =>
      (
        await tables(db)
          .selectFrom('template_editors')
          .select('account_id')
          .where('account_id', '=', accountId)
          .execute()
      ).length > 0,
    accounts: (institution: string) =>
      tables(db)
        .selectFrom('desk_accounts as account')
        .leftJoin('template_editors as editor', 'editor.account_id', 'account.id')
        .select(['account.id', 'account.name', 'account.email', 'editor.granted_at'])
        .where('account.institution_code', '=', institution)
        .orderBy('account.name')
        .execute(),
    accountExists: async (id: string): Promise<boolean> =>
      (await tables(db).selectFrom('desk_accounts as institution_accounts').select('id').where('id', '=', id).execute())
        .length > 0,
    /** Gives the credentials; false when the account has them. */
    async grant(transaction: OpenTransaction, grant: { accountId: string; by: string; now: Date }): Promise<boolean> {
      const granted = await tables(transaction)
        .insertInto('template_editors')
        .values({ account_id: grant.accountId, granted_by: grant.by, granted_at: grant.now })
        .onConflict((conflict) => conflict.column('account_id').doNothing())
        .returning('account_id')
        .executeTakeFirst()
      return granted !== undefined
    },
    /** Takes the credentials back; false when the account has none. */
    async withdraw(transaction: OpenTransaction, accountId: string): Promise<boolean> {
      const withdrawn = await tables(transaction)
        .deleteFrom('template_editors')
        .where('account_id', '=', accountId)
        .returning('account_id')
        .executeTakeFirst()
      return withdrawn !== undefined
    },
  }
}
export type EditorStore = ReturnType<typeof editorStore>
