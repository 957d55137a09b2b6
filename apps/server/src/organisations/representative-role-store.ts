import type { Service } from '@perga/contracts'
import type { Database, DatabaseTransaction } from '../platform/database.ts'

/** The services that each representative holds. */
export function representativeRoleStore(db: Database) {
  return {
    async rolesOf(representativeIds: readonly string[]) {
      if (representativeIds.length === 0) return []
      return db
        .selectFrom('representative_services')
        .innerJoin('clients', 'clients.id', 'representative_services.client_id')
        .select(['representative_id', 'service', 'client_id', 'display_name_el', 'display_name_en'])
        .where('representative_id', 'in', [...representativeIds])
        .orderBy('client_id')
        .orderBy('service', 'desc')
        .execute()
    },

    async addRole(transaction: DatabaseTransaction, role: { id: string; client: string; service: Service }) {
      await transaction
        .insertInto('representative_services')
        .values({ representative_id: role.id, client_id: role.client, service: role.service })
        .onConflict((conflict) => conflict.doNothing())
        .execute()
    },

    async removeRole(
      transaction: DatabaseTransaction,
      role: { id: string; client: string; service: Service },
    ): Promise<boolean> {
      const { numDeletedRows } = await transaction
        .deleteFrom('representative_services')
        .where('representative_id', '=', role.id)
        .where('client_id', '=', role.client)
        .where('service', '=', role.service)
        .executeTakeFirst()
      return Number(numDeletedRows) === 1
    },
  }
}
