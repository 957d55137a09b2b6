import type { Service } from '@perga/contracts'
import type { Database, DatabaseTransaction } from '../platform/database.ts'
import type { Keys } from '../platform/keys.ts'

/** Representatives: persons by keyed index, each of one organisation, with the services that they hold. */
export function representativeStore(db: Database, keys: Keys) {
  return {
    /** The person's one link to an organisation; undefined for somebody who represents none. */
    ofPerson: (tinIndex: Buffer, database: Database | DatabaseTransaction = db) =>
      database
        .selectFrom('representatives')
        .innerJoin('organisations', 'organisations.id', 'representatives.organisation_id')
        .select(['representatives.id', 'organisation_id', 'state', 'confirmed_until'])
        .select(['organisations.name_el', 'organisations.name_en', 'organisations.confirmed_at'])
        .where('tin_index', '=', tinIndex)
        .where('state', '<>', 'unlinked')
        .executeTakeFirst(),

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

    async ofOrganisation(organisationId: string) {
      const rows = await db
        .selectFrom('representatives')
        .select(['id', 'name', 'email_sealed', 'state', 'suspended_for', 'linked_at', 'confirmed_until'])
        .where('organisation_id', '=', organisationId)
        .where('state', '<>', 'unlinked')
        .orderBy('linked_at')
        .execute()
      return rows.map(({ email_sealed, ...row }) => ({
        ...row,
        email: email_sealed === null ? null : keys.unseal('invitation-address', email_sealed),
      }))
    },

    async countActive(transaction: DatabaseTransaction, organisationId: string): Promise<number> {
      const { count } = await transaction
        .selectFrom('representatives')
        .select(({ fn }) => fn.countAll<number>().as('count'))
        .where('organisation_id', '=', organisationId)
        .where('state', '=', 'active')
        .executeTakeFirstOrThrow()
      return count
    },

    /** Links a person to an organisation; false when a moment ago that person was linked somewhere. */
    async link(
      transaction: DatabaseTransaction,
      person: {
        id: string
        organisationId: string
        tinIndex: Buffer
        name: string
        emailSealed: Uint8Array
        now: Date
        confirmedUntil: Date
      },
    ): Promise<boolean> {
      const { numInsertedOrUpdatedRows } = await transaction
        .insertInto('representatives')
        .values({
          id: person.id,
          organisation_id: person.organisationId,
          tin_index: person.tinIndex,
          name: person.name,
          state: 'active',
          linked_at: person.now,
          email_sealed: person.emailSealed,
          confirmed_until: person.confirmedUntil,
        })
        .onConflict((conflict) => conflict.doNothing())
        .executeTakeFirst()
      return Number(numInsertedOrUpdatedRows ?? 0) === 1
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

    /** Ends the link of a person and every role of it; false when it was not there. */
    async unlink(transaction: DatabaseTransaction, id: string): Promise<boolean> {
      const { numUpdatedRows } = await transaction
        .updateTable('representatives')
        .set({ state: 'unlinked', email_sealed: null })
        .where('id', '=', id)
        .where('state', '<>', 'unlinked')
        .executeTakeFirst()
      if (Number(numUpdatedRows) === 0) return false
      await transaction.deleteFrom('representative_services').where('representative_id', '=', id).execute()
      return true
    },

    /** The administrator's yearly word on one representative: until when from now on, or not any more. */
    async settle(
      transaction: DatabaseTransaction,
      one: { id: string; organisationId: string; confirmedUntil: Date | null },
    ): Promise<boolean> {
      const change =
        one.confirmedUntil === null
          ? { state: 'suspended' as const, suspended_for: 'administrator' as const }
          : { state: 'active' as const, suspended_for: null, confirmed_until: one.confirmedUntil, reminders: 0 }
      const { numUpdatedRows } = await transaction
        .updateTable('representatives')
        .set(change)
        .where('id', '=', one.id)
        .where('organisation_id', '=', one.organisationId)
        .where('state', '<>', 'unlinked')
        .executeTakeFirst()
      return Number(numUpdatedRows) === 1
    },

    /** Suspends whoever was not re-confirmed in time; returns their ids. */
    async suspendSilent(transaction: DatabaseTransaction, now: Date): Promise<string[]> {
      const rows = await transaction
        .updateTable('representatives')
        .set({ state: 'suspended', suspended_for: 'not-reconfirmed' })
        .where('state', '=', 'active')
        .where('confirmed_until', '<=', now)
        .returning('id')
        .execute()
      return rows.map(({ id }) => id)
    },

    /** Claims the representatives whose reminder number `reminder` is due before `before`, so that each goes out once. */
    async claimReminders(reminder: 1 | 2, before: Date) {
      return db
        .updateTable('representatives')
        .set({ reminders: reminder })
        .where('state', '=', 'active')
        .where('reminders', '<', reminder)
        .where('confirmed_until', '<=', before)
        .returning(['id', 'organisation_id', 'name', 'confirmed_until'])
        .execute()
    },

    /** A claimed reminder did not go out and is due again. */
    async releaseReminders(ids: readonly string[], reminders: number) {
      await db
        .updateTable('representatives')
        .set({ reminders })
        .where('id', 'in', [...ids])
        .execute()
    },
  }
}
export type RepresentativeStore = ReturnType<typeof representativeStore>
