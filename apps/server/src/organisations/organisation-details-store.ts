import type { OrganisationDetails } from '@perga/contracts'
import type { Database, DatabaseTransaction } from '../platform/database.ts'
import { organisationClientStore } from './organisation-client-store.ts'

/** What organisations say of themselves, and its changes. Both give the row as it was, held until the transaction ends. */
export function organisationDetailsStore(db: Database) {
  const { followDetails } = organisationClientStore(db)
  const write = async (transaction: DatabaseTransaction, former: Row, details: OrganisationDetails) => {
    if (details.sector === 'private') await withdrawInspection(transaction, former.id)
    await transaction.updateTable('organisations').set(details).where('id', '=', former.id).execute()
    await followDetails(transaction, former.id, former, details)
  }
  return {
    /** Corrects what was requested, and asks anew where it was refused; undefined once the provider has confirmed. */
    async correct(
      transaction: DatabaseTransaction,
      id: string,
      details: OrganisationDetails,
    ): Promise<Row | undefined> {
      const former = await hold(transaction, id)
      if (former === undefined || former.confirmed_at !== null || former.suspended_at !== null) return undefined
      await write(transaction, former, details)
      await transaction
        .updateTable('organisations')
        .set({ refused_at: null, decision_reason: null })
        .where('id', '=', id)
        .execute()
      return former
    },

    /** Changes the details of an organisation in whatever state; undefined where there is none. */
    async amend(transaction: DatabaseTransaction, id: string, details: OrganisationDetails): Promise<Row | undefined> {
      const former = await hold(transaction, id)
      if (former !== undefined) await write(transaction, former, details)
      return former
    },
  }
}

type Row = NonNullable<Awaited<ReturnType<typeof hold>>>

function hold(transaction: DatabaseTransaction, id: string) {
  return transaction.selectFrom('organisations').selectAll().where('id', '=', id).forUpdate().executeTakeFirst()
}

/** A private organisation cannot check, whatever was granted while it was taken for public (row X10). */
async function withdrawInspection(transaction: DatabaseTransaction, organisationId: string): Promise<void> {
  const clients = transaction.selectFrom('clients').select('id').where('organisation_id', '=', organisationId)
  await transaction.deleteFrom('client_institutions').where('client_id', 'in', clients).execute()
  await transaction.updateTable('clients').set({ can_inspect: false }).where('id', 'in', clients).execute()
}
