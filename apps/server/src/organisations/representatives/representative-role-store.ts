import type { Service } from '@perga/contracts'
import type { OpenTransaction, Work } from '../../platform/work.ts'
import { tables } from '../tables.ts'

/** The services that each representative holds. */
export function representativeRoleStore(db: Work) {
  return {
    async rolesOf(representativeIds: readonly string[]) {
      if (representativeIds.length === 0) return []
      return tables(db)
        .selectFrom('representative_services')
        .innerJoin('clients', 'clients.id', 'representative_services.client_id')
        .select(['representative_id', 'service', 'client_id', 'display_name_el', 'display_name_en'])
        .where('representative_id', 'in', [...representativeIds])
        .orderBy('client_id')
        .orderBy('service', 'desc')
        .execute()
    },

    async addRole(transaction: OpenTransaction, role: { id: string; client: string; service: Service }) {
      await tables(transaction)
        .insertInto('representative_services')
        .values({ representative_id: role.id, client_id: role.client, service: role.service })
        .onConflict((conflict) => conflict.doNothing())
        .execute()
    },

    async removeRole(
      transaction: OpenTransaction,
      role: { id: string; client: string; service: Service },
    ): Promise<boolean> {
      const { numDeletedRows } = await tables(transaction)
        .deleteFrom('representative_services')
        .where('representative_id', '=', role.id)
        .where('client_id', '=', role.client)
        .where('service', '=', role.service)
        .executeTakeFirst()
      return Number(numDeletedRows) === 1
    },
  }
}
