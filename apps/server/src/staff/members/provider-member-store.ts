import type { OpenTransaction, Work } from '../../platform/work.ts'
import { COMMAND_LINE, type ProviderMember, type WaitingMember } from '../staff-member.ts'
import { tables } from '../tables.ts'
import { confirmationCode } from './confirmation-code.ts'
import { isOpen, registrationLinkStore } from './registration-link-store.ts'

/** The provider's members and their one-time registration links. */
export function providerMemberStore(db: Work) {
  return { ...foundMembers(db), ...listedMembers(db), ...memberStates, ...registrationLinkStore(db) }
}
export type ProviderMemberStore = ReturnType<typeof providerMemberStore>

/** One member, found in the state that the caller asks for. */
function foundMembers(db: Work) {
  return {
    async findActive(id: string): Promise<ProviderMember | null> {
      const row = await tables(db)
        .selectFrom('provider_staff')
        .select(['id', 'name'])
        .where('id', '=', id)
        .where('state', '=', 'active')
        .executeTakeFirst()
      return row === undefined ? null : { kind: 'provider', ...row }
    },

    /** A member who registered and is not confirmed yet, with the code that they say to another member. */
    async findWaiting(id: string): Promise<WaitingMember | null> {
      const row = await tables(db)
        .selectFrom('provider_staff')
        .innerJoin('passkeys', 'passkeys.member_id', 'provider_staff.id')
        .select(['provider_staff.id', 'name', 'credential_id'])
        .where('provider_staff.id', '=', id)
        .where('state', '=', 'registered')
        .executeTakeFirst()
      if (row === undefined) return null
      return { kind: 'waiting', id: row.id, name: row.name, code: confirmationCode(row.credential_id) }
    },

    /** A member by their own address, for the command line. */
    findByEmail: (email: string) =>
      tables(db)
        .selectFrom('provider_staff')
        .select(['id', 'name', 'state'])
        .where('email', '=', email)
        .executeTakeFirst(),

    describe: (within: Work, id: string) =>
      tables(within)
        .selectFrom('provider_staff')
        .select(['id', 'name', 'email', 'state', 'admitted_by', 'confirmed_by'])
        .where('id', '=', id)
        .executeTakeFirst(),
  }
}

/** The list of members: whom it names, and how one comes on it. */
function listedMembers(db: Work) {
  return {
    /** Enters an invited member; false when one with this address is there already. */
    async insertInvited(member: {
      id: string
      name: string
      email: string
      actor: string
      now: Date
    }): Promise<boolean> {
      const { id, name, email, actor, now } = member
      const inserted = await tables(db)
        .insertInto('provider_staff')
        .values({ id, name, email, state: 'invited', admitted_by: actor, created_at: now })
        .onConflict((conflict) => conflict.column('email').doNothing())
        .returning('id')
        .executeTakeFirst()
      return inserted !== undefined
    },

    /** Where those who work at the desk are written to. */
    async activeAddresses(): Promise<string[]> {
      const rows = await tables(db).selectFrom('provider_staff').select('email').where('state', '=', 'active').execute()
      return rows.flatMap(({ email }) => email ?? [])
    },

    /** Every member, with what the others may know of their passkeys and links. */
    list: (now: Date) =>
      tables(db)
        .selectFrom('provider_staff')
        .select(['id', 'name', 'email', 'state', 'admitted_by', 'created_at'])
        .select((member) => [
          member
            .selectFrom('passkeys')
            .select(({ fn }) => fn.countAll<number>().as('count'))
            .whereRef('passkeys.member_id', '=', 'provider_staff.id')
            .$asScalar()
            .as('passkeys'),
          member
            .selectFrom('passkeys')
            .select(({ fn }) => fn.max('last_used_at').as('last'))
            .whereRef('passkeys.member_id', '=', 'provider_staff.id')
            .$asScalar()
            .as('last_used_at'),
          member
            .selectFrom('provider_invitations')
            .select(({ fn }) => fn.max('expires_at').as('until'))
            .whereRef('provider_invitations.member_id', '=', 'provider_staff.id')
            .where(isOpen(now))
            .$asScalar()
            .as('link_until'),
        ])
        .orderBy('created_at')
        .orderBy('id')
        .execute(),
  }
}

/** Each change of a member's state, in a transaction that holds the member. */
const memberStates = {
  /** The states of these members, who stay as they are until the transaction ends. Taken in one order, so that two never wait for each other. */
  async lock(transaction: OpenTransaction, ids: readonly string[]) {
    const rows = await tables(transaction)
      .selectFrom('provider_staff')
      .select(['id', 'state'])
      .where('id', 'in', ids)
      .orderBy('id')
      .forUpdate()
      .execute()
    return new Map(rows.map(({ id, state }) => [id, state]))
  },

  async changeState(
    transaction: OpenTransaction,
    id: string,
    state: 'invited' | 'registered' | 'active' | 'suspended',
  ): Promise<void> {
    await tables(transaction).updateTable('provider_staff').set({ state }).where('id', '=', id).execute()
  },

  /** Who registered by a link waits for another member than the one who asked for it; one of the command line does not. */
  async register(transaction: OpenTransaction, id: string, admittedBy: string): Promise<void> {
    const isFounded = admittedBy === COMMAND_LINE
    await tables(transaction)
      .updateTable('provider_staff')
      .set({
        state: isFounded ? 'active' : 'registered',
        admitted_by: admittedBy,
        confirmed_by: isFounded ? COMMAND_LINE : null,
      })
      .where('id', '=', id)
      .where('state', '<>', 'suspended')
      .execute()
  },

  /** Makes a member who waits active; false when there is none, or `by` asked for the link themselves. */
  async confirm(transaction: OpenTransaction, id: string, by: string): Promise<boolean> {
    const waiting = tables(transaction)
      .updateTable('provider_staff')
      .set({ state: 'active', confirmed_by: by })
      .where('id', '=', id)
      .where('state', '=', 'registered')
    const confirmed = await (by === COMMAND_LINE ? waiting : waiting.where('admitted_by', '<>', by))
      .returning('id')
      .executeTakeFirst()
    return confirmed !== undefined
  },
}
