import type { OrganisationDetails } from '@perga/contracts'
import type { Scope } from '@perga/domain'
import type { OpenTransaction, Work } from '../../platform/work.ts'
import { tables } from '../tables.ts'
import { clientName, isUnnamed } from './client-name.ts'

/** A client as it is entered. Its name in addresses is its identifier until the provider has confirmed what it is called. */
export interface NewClient {
  id: string
  organisationId: string
  names: { el: string; en: string }
  contactEmail: string
  scopes: readonly Scope[]
}

type Details = Pick<OrganisationDetails, 'name_el' | 'name_en' | 'contact_email'>

/** The clients of organisations: what graduates choose and what reads. */
export function organisationClientStore(db: Work) {
  return { ...enteredClients, ...describedClients(db) }
}

/** How clients come to be, are named and are listed. */
const enteredClients = {
  async enterClient(transaction: OpenTransaction, client: NewClient): Promise<void> {
    await tables(transaction)
      .insertInto('clients')
      .values({
        id: client.id,
        name: client.id,
        kind: 'named',
        organisation_id: client.organisationId,
        display_name_el: client.names.el,
        display_name_en: client.names.en,
        contact_email: client.contactEmail,
        scopes: [...client.scopes],
      })
      .execute()
  },

  /** Lists the clients of a confirmed organisation for graduates; each has a name in addresses from then on. */
  async listClients(transaction: OpenTransaction, organisationId: string): Promise<void> {
    const clients = await tables(transaction)
      .updateTable('clients')
      .set({ listed: true })
      .where('organisation_id', '=', organisationId)
      .returning(['id', 'name', 'display_name_en'])
      .execute()
    for (const { id, display_name_en } of clients.filter(({ name }) => isUnnamed(name))) {
      let attempt = 1
      while (!(await name(transaction, id, clientName(display_name_en, attempt)))) attempt += 1
    }
  },

  /** Clients that bear their organisation's name and address bear the corrected ones from now on. */
  async followDetails(transaction: OpenTransaction, organisationId: string, former: Details, details: Details) {
    const clients = () => tables(transaction).updateTable('clients').where('organisation_id', '=', organisationId)
    await clients()
      .set({ display_name_el: details.name_el, display_name_en: details.name_en })
      .where('display_name_el', '=', former.name_el)
      .where('display_name_en', '=', former.name_en)
      .execute()
    await clients()
      .set({ contact_email: details.contact_email })
      .where('contact_email', '=', former.contact_email)
      .execute()
  },
}

function describedClients(db: Work) {
  return {
    /** The client that bears the organisation's own name comes first. */
    async clientsOf(organisationId: string) {
      return tables(db)
        .selectFrom('clients')
        .innerJoin('organisations', 'organisations.id', 'clients.organisation_id')
        .select(['clients.id', 'display_name_el', 'display_name_en', 'listed', 'can_inspect', 'scopes'])
        .where('organisation_id', '=', organisationId)
        .orderBy(({ eb, ref }) => eb('display_name_el', '=', ref('organisations.name_el')), 'desc')
        .orderBy('display_name_el')
        .orderBy('clients.id')
        .execute()
    },

    institutionsOf: (organisationId: string) =>
      tables(db)
        .selectFrom('client_institutions')
        .innerJoin('clients', 'clients.id', 'client_institutions.client_id')
        .innerJoin('institution_names as institutions', 'institutions.code', 'client_institutions.institution_code')
        .select(['client_institutions.client_id', 'institutions.name_el', 'institutions.name_en'])
        .where('clients.organisation_id', '=', organisationId)
        .orderBy('institutions.name_el')
        .execute(),
  }
}

/** Gives a client its name in addresses; false when another has it. */
async function name(transaction: OpenTransaction, id: string, wanted: string): Promise<boolean> {
  const { numUpdatedRows } = await tables(transaction)
    .updateTable('clients')
    .set({ name: wanted })
    .where('id', '=', id)
    .where(({ not, exists, selectFrom }) =>
      not(exists(selectFrom('clients as other').select('other.id').where('other.name', '=', wanted))),
    )
    .executeTakeFirst()
  return Number(numUpdatedRows) === 1
}
