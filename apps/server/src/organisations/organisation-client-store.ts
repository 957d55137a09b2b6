import type { OrganisationDetails } from '@perga/contracts'
import { SCOPES } from '@perga/domain'
import type { Database, DatabaseTransaction } from '../platform/database.ts'

/** The clients of organisations: what graduates choose and what reads. */
export function organisationClientStore(db: Database) {
  return {
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
  }
}
