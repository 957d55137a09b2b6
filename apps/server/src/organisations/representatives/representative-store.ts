import type { Keys } from '../../platform/keys.ts'
import type { OpenTransaction, Work } from '../../platform/work.ts'
import { tables } from '../tables.ts'
import { reconfirmationStore } from './reconfirmation-store.ts'
import { representativeRoleStore } from './representative-role-store.ts'

/** Representatives: persons by keyed index, each of one organisation, with the services that they hold. */
export function representativeStore(db: Work, keys: Keys) {
  return {
    ...foundRepresentatives(db, keys),
    ...personLinks,
    ...representativeRoleStore(db),
    ...reconfirmationStore(db),
  }
}
export type RepresentativeStore = ReturnType<typeof representativeStore>

function foundRepresentatives(db: Work, keys: Keys) {
  return {
    /** The person's one link to an organisation; undefined for somebody who represents none. */
    ofPerson: (tinIndex: Buffer, database: Work = db) =>
      tables(database)
        .selectFrom('representatives')
        .innerJoin('organisations', 'organisations.id', 'representatives.organisation_id')
        .select(['representatives.id', 'organisation_id', 'state', 'suspended_for', 'confirmed_until'])
        .select(['organisations.name_el', 'organisations.name_en', 'organisations.confirmed_at'])
        .where('tin_index', '=', tinIndex)
        .where('state', '<>', 'unlinked')
        .executeTakeFirst(),

    async ofOrganisation(organisationId: string) {
      const rows = await tables(db)
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

    async countActive(transaction: OpenTransaction, organisationId: string): Promise<number> {
      const { count } = await tables(transaction)
        .selectFrom('representatives')
        .select(({ fn }) => fn.countAll<number>().as('count'))
        .where('organisation_id', '=', organisationId)
        .where('state', '=', 'active')
        .executeTakeFirstOrThrow()
      return count
    },
  }
}

/** The link of a person to an organisation, its beginning and its end. */
const personLinks = {
  /** Links a person to an organisation; false when a moment ago that person was linked somewhere. */
  async link(
    transaction: OpenTransaction,
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
    const { numInsertedOrUpdatedRows } = await tables(transaction)
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

  /** Ends the link of a person and every role of it; false when it was not there. */
  async unlink(transaction: OpenTransaction, id: string): Promise<boolean> {
    const { numUpdatedRows } = await tables(transaction)
      .updateTable('representatives')
      .set({ state: 'unlinked', email_sealed: null })
      .where('id', '=', id)
      .where('state', '<>', 'unlinked')
      .executeTakeFirst()
    if (Number(numUpdatedRows) === 0) return false
    await tables(transaction).deleteFrom('representative_services').where('representative_id', '=', id).execute()
    return true
  },
}
