import type { OrganisationDetails } from '@perga/contracts'
import { SCOPES } from '@perga/domain'
import type { Database, DatabaseTransaction } from '../platform/database.ts'

/** Later requests for one organisation that are kept; more of them say nothing new. */
const REQUESTS_KEPT = 20

type NewOrganisation = OrganisationDetails & { id: string; taxNumber: string; now: Date }

/** Organisations: who they are, how far their registration is, their clients. */
export function organisationStore(db: Database) {
  return {
    /** Enters an organisation unless its tax number is known; whether it was entered now. */
    async enter(
      transaction: DatabaseTransaction,
      { id, taxNumber, now, ...details }: NewOrganisation,
    ): Promise<boolean> {
      const { numInsertedOrUpdatedRows } = await transaction
        .insertInto('organisations')
        .values({ id, tax_number: taxNumber, requested_at: now, ...details })
        .onConflict((conflict) => conflict.column('tax_number').doNothing())
        .executeTakeFirst()
      return Number(numInsertedOrUpdatedRows ?? 0) === 1
    },

    /** Keeps a request as it came. */
    async keepRequest(
      transaction: DatabaseTransaction,
      request: { id: string; organisationId: string; channel: 'form' | 'e-mail'; details: object; now: Date },
    ): Promise<void> {
      const { count } = await transaction
        .selectFrom('organisation_requests')
        .select(({ fn }) => fn.countAll<number>().as('count'))
        .where('organisation_id', '=', request.organisationId)
        .executeTakeFirstOrThrow()
      if (count >= REQUESTS_KEPT) return
      await transaction
        .insertInto('organisation_requests')
        .values({
          id: request.id,
          organisation_id: request.organisationId,
          channel: request.channel,
          details: JSON.stringify(request.details),
          received_at: request.now,
        })
        .execute()
    },

    /** Gives an organisation a client under `name`; false when another has that name. */
    async enterClient(
      transaction: DatabaseTransaction,
      client: { name: string; organisationId: string; details: OrganisationDetails },
    ): Promise<boolean> {
      const { numInsertedOrUpdatedRows } = await transaction
        .insertInto('clients')
        .values({
          id: client.name,
          name: client.name,
          kind: 'named',
          organisation_id: client.organisationId,
          display_name_el: client.details.name_el,
          display_name_en: client.details.name_en,
          contact_email: client.details.contact_email,
          scopes: [...SCOPES],
        })
        .onConflict((conflict) => conflict.doNothing())
        .executeTakeFirst()
      return Number(numInsertedOrUpdatedRows ?? 0) === 1
    },

    idOfTaxNumber: async (database: Database | DatabaseTransaction, taxNumber: string): Promise<string | undefined> =>
      (await database.selectFrom('organisations').select('id').where('tax_number', '=', taxNumber).executeTakeFirst())
        ?.id,

    find: (id: string, database: Database | DatabaseTransaction = db) =>
      database.selectFrom('organisations').selectAll().where('id', '=', id).executeTakeFirst(),

    /** Whether a tax number is that of an organisation which the provider has once confirmed. */
    async isVetted(taxNumber: string): Promise<boolean> {
      const row = await db
        .selectFrom('organisations')
        .select('id')
        .where('tax_number', '=', taxNumber)
        .where((where) => where.or([where('confirmed_at', 'is not', null), where('suspended_at', 'is not', null)]))
        .executeTakeFirst()
      return row !== undefined
    },

    /** Every organisation with the number of its representatives, newest request first. */
    list: () =>
      db
        .selectFrom('organisations')
        .select((column) => [
          ...(['id', 'name_el', 'name_en', 'sector', 'requested_at', 'administrator_at'] as const),
          ...(['confirmed_at', 'refused_at', 'suspended_at'] as const),
          column
            .selectFrom('representatives')
            .select(({ fn }) => fn.countAll<number>().as('count'))
            .whereRef('representatives.organisation_id', '=', 'organisations.id')
            .where('representatives.state', '<>', 'unlinked')
            .as('representatives'),
        ])
        .orderBy('requested_at', 'desc')
        .limit(2000)
        .execute(),

    async clientsOf(organisationId: string) {
      return db
        .selectFrom('clients')
        .select(['id', 'display_name_el', 'display_name_en', 'listed', 'can_inspect', 'scopes'])
        .where('organisation_id', '=', organisationId)
        .orderBy('id')
        .execute()
    },

    institutionsOf: (organisationId: string) =>
      db
        .selectFrom('client_institutions')
        .innerJoin('clients', 'clients.id', 'client_institutions.client_id')
        .innerJoin('institutions', 'institutions.code', 'client_institutions.institution_code')
        .select(['client_institutions.client_id', 'institutions.name_el', 'institutions.name_en'])
        .where('clients.organisation_id', '=', organisationId)
        .orderBy('institutions.name_el')
        .execute(),

    requestsOf: (organisationId: string) =>
      db
        .selectFrom('organisation_requests')
        .select(['channel', 'details', 'received_at'])
        .where('organisation_id', '=', organisationId)
        .orderBy('received_at', 'desc')
        .execute(),

    async markAdministrator(id: string, now: Date): Promise<boolean> {
      const { numUpdatedRows } = await db
        .updateTable('organisations')
        .set({ administrator_at: now })
        .where('id', '=', id)
        .where('administrator_at', 'is', null)
        .executeTakeFirst()
      return Number(numUpdatedRows) === 1
    },

    /** Corrects what was requested, before the provider has decided; false afterwards. */
    async correct(transaction: DatabaseTransaction, id: string, details: OrganisationDetails): Promise<boolean> {
      if (details.sector === 'private') await withdrawInspection(transaction, id)
      const { numUpdatedRows } = await transaction
        .updateTable('organisations')
        .set(details)
        .where('id', '=', id)
        .where('confirmed_at', 'is', null)
        .where('suspended_at', 'is', null)
        .executeTakeFirst()
      if (Number(numUpdatedRows) === 0) return false
      await transaction
        .updateTable('clients')
        .set({
          display_name_el: details.name_el,
          display_name_en: details.name_en,
          contact_email: details.contact_email,
        })
        .where('organisation_id', '=', id)
        .execute()
      return true
    },
  }
}
export type OrganisationStore = ReturnType<typeof organisationStore>
export type OrganisationRow = NonNullable<Awaited<ReturnType<OrganisationStore['find']>>>

/** A private organisation cannot check, whatever was granted while it was taken for public (row X10). */
async function withdrawInspection(transaction: DatabaseTransaction, organisationId: string): Promise<void> {
  const clients = transaction
    .selectFrom('clients')
    .innerJoin('organisations', 'organisations.id', 'clients.organisation_id')
    .select('clients.id')
    .where('organisation_id', '=', organisationId)
    .where('organisations.confirmed_at', 'is', null)
    .where('organisations.suspended_at', 'is', null)
  await transaction.deleteFrom('client_institutions').where('client_id', 'in', clients).execute()
  await transaction.updateTable('clients').set({ can_inspect: false }).where('id', 'in', clients).execute()
}
