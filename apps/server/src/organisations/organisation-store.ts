import type { OrganisationDetails } from '@perga/contracts'
import type { OpenTransaction, Work } from '../platform/work.ts'
import { organisationClientStore } from './clients/organisation-client-store.ts'
import { wasConfirmedIn } from './organisation-state.ts'
import { organisationDetailsStore } from './registration/organisation-details-store.ts'
import { organisationRequestStore } from './registration/organisation-request-store.ts'
import { tables } from './tables.ts'

type NewOrganisation = OrganisationDetails & { id: string; taxNumber: string; now: Date }

/** Organisations: who they are, how far their registration is, their requests and clients. */
export function organisationStore(db: Work) {
  return {
    ...foundOrganisations(db),
    ...organisationEntries(db),
    ...organisationDetailsStore(db),
    ...organisationRequestStore(db),
    ...organisationClientStore(db),
  }
}
export type OrganisationStore = ReturnType<typeof organisationStore>
export type OrganisationRow = NonNullable<Awaited<ReturnType<OrganisationStore['find']>>>

function foundOrganisations(db: Work) {
  return {
    idOfTaxNumber: async (database: Work, taxNumber: string): Promise<string | undefined> =>
      (
        await tables(database)
          .selectFrom('organisations')
          .select('id')
          .where('tax_number', '=', taxNumber)
          .executeTakeFirst()
      )?.id,

    find: (id: string, database: Work = db) =>
      tables(database).selectFrom('organisations').selectAll().where('id', '=', id).executeTakeFirst(),

    /** Whether a tax number is that of an organisation which the provider has once confirmed. */
    async isVetted(taxNumber: string, database: Work = db): Promise<boolean> {
      const row = await tables(database)
        .selectFrom('organisations')
        .select('id')
        .where('tax_number', '=', taxNumber)
        .where(wasConfirmedIn)
        .executeTakeFirst()
      return row !== undefined
    },

    /** Every organisation with the number of its representatives, newest request first. */
    list: () =>
      tables(db)
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
  }
}

function organisationEntries(db: Work) {
  return {
    /** Enters an organisation unless its tax number is known; whether it was entered now. */
    async enter(transaction: OpenTransaction, { id, taxNumber, now, ...details }: NewOrganisation): Promise<boolean> {
      const { numInsertedOrUpdatedRows } = await tables(transaction)
        .insertInto('organisations')
        .values({ id, tax_number: taxNumber, requested_at: now, ...details })
        .onConflict((conflict) => conflict.column('tax_number').doNothing())
        .executeTakeFirst()
      return Number(numInsertedOrUpdatedRows ?? 0) === 1
    },

    async markAdministrator(id: string, now: Date): Promise<boolean> {
      const { numUpdatedRows } = await tables(db)
        .updateTable('organisations')
        .set({ administrator_at: now })
        .where('id', '=', id)
        .where('administrator_at', 'is', null)
        .executeTakeFirst()
      return Number(numUpdatedRows) === 1
    },
  }
}
