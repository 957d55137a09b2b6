import type { OrganisationDetails } from '@perga/contracts'
import type { OpenTransaction, Work } from '../../platform/work.ts'
import { organisationClientStore } from '../clients/organisation-client-store.ts'
import { wasConfirmed } from '../organisation-state.ts'
import { tables } from '../tables.ts'

/** What organisations say of themselves, and its changes. Both give the row as it was, held until the transaction ends. */
export function organisationDetailsStore(db: Work) {
  const { followDetails } = organisationClientStore(db)
  const write = async (transaction: OpenTransaction, former: Row, details: OrganisationDetails) => {
    if (details.sector === 'private') await withdrawInspection(transaction, former.id)
    await tables(transaction).updateTable('organisations').set(details).where('id', '=', former.id).execute()
    await followDetails(transaction, former.id, former, details)
  }
  return {
    /** Corrects what was requested, and asks anew where it was refused; undefined once the provider has confirmed. */
    async correct(transaction: OpenTransaction, id: string, details: OrganisationDetails): Promise<Row | undefined> {
      const former = await hold(transaction, id)
      if (former === undefined || wasConfirmed(former)) return undefined
      await write(transaction, former, details)
      await tables(transaction)
        .updateTable('organisations')
        .set({ refused_at: null, decision_reason: null })
        .where('id', '=', id)
        .execute()
      return former
    },

    /** Changes the details of an organisation in whatever state; undefined where there is none. */
    async amend(transaction: OpenTransaction, id: string, details: OrganisationDetails): Promise<Row | undefined> {
      const former = await hold(transaction, id)
      if (former !== undefined) await write(transaction, former, details)
      return former
    },
  }
}

type Row = NonNullable<Awaited<ReturnType<typeof hold>>>

function hold(transaction: OpenTransaction, id: string) {
  return tables(transaction).selectFrom('organisations').selectAll().where('id', '=', id).forUpdate().executeTakeFirst()
}

/** A private organisation cannot check, whatever was granted while it was taken for public (row X10). */
async function withdrawInspection(transaction: OpenTransaction, organisationId: string): Promise<void> {
  const clients = tables(transaction).selectFrom('clients').select('id').where('organisation_id', '=', organisationId)
  await tables(transaction).deleteFrom('client_institutions').where('client_id', 'in', clients).execute()
  await tables(transaction).updateTable('clients').set({ can_inspect: false }).where('id', 'in', clients).execute()
}
