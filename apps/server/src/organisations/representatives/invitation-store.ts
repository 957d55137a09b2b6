import type { Service } from '@perga/contracts'
import type { Locale } from '@perga/domain'
import { type Keys, sha256 } from '../../platform/keys.ts'
import type { OpenTransaction, Work } from '../../platform/work.ts'
import { isNotClosedIn } from '../organisation-state.ts'
import { tables } from '../tables.ts'

/** Invitations of representatives. The code of a link is known to the mail alone; here is its hash. */
export function invitationStore(db: Work, keys: Keys) {
  return { ...invitationCodes(keys), ...sentInvitations(db, keys), ...offeredInvitations(db) }
}
export type InvitationStore = ReturnType<typeof invitationStore>

/** How an invitation gets its code: the first, and a new one. */
function invitationCodes(keys: Keys) {
  return {
    async insert(
      transaction: OpenTransaction,
      invitation: {
        id: string
        organisationId: string
        client: string
        service: Service
        email: string
        language: Locale
        code: string
        now: Date
        expiresAt: Date
      },
    ): Promise<void> {
      await tables(transaction)
        .insertInto('invitations')
        .values({
          id: invitation.id,
          organisation_id: invitation.organisationId,
          client_id: invitation.client,
          service: invitation.service,
          email_sealed: keys.seal('invitation-address', invitation.email),
          language: invitation.language,
          code_hash: sha256(invitation.code),
          invited_at: invitation.now,
          expires_at: invitation.expiresAt,
        })
        .execute()
    },

    /** Gives an open or expired invitation a new code and a new end; the former link opens nothing any more. */
    async renew(
      transaction: OpenTransaction,
      renewal: { id: string; organisationId: string; code: string; now: Date; expiresAt: Date },
    ) {
      const row = await unended(transaction)
        .set({
          code_hash: sha256(renewal.code),
          invited_at: renewal.now,
          expires_at: renewal.expiresAt,
          mailed_at: null,
        })
        .where('id', '=', renewal.id)
        .where('organisation_id', '=', renewal.organisationId)
        .returning(['client_id', 'service', 'email_sealed', 'language'])
        .executeTakeFirst()
      return (
        row && {
          client: row.client_id,
          service: row.service,
          language: row.language,
          email: keys.unseal('invitation-address', row.email_sealed),
        }
      )
    },
  }
}

/** What an organisation has sent, until it is taken back or forgotten. */
function sentInvitations(db: Work, keys: Keys) {
  return {
    async markMailed(id: string, now: Date): Promise<void> {
      await tables(db).updateTable('invitations').set({ mailed_at: now }).where('id', '=', id).execute()
    },

    async revoke(
      transaction: OpenTransaction,
      { id, organisationId, now }: { id: string; organisationId: string; now: Date },
    ): Promise<boolean> {
      const { numUpdatedRows } = await unended(transaction)
        .set({ revoked_at: now })
        .where('id', '=', id)
        .where('organisation_id', '=', organisationId)
        .executeTakeFirst()
      return Number(numUpdatedRows) === 1
    },

    /** Forgets invitations, and the addresses in them, that ended before `before`; the audit keeps that they were sent. */
    async removeEnded(before: Date): Promise<void> {
      await tables(db).deleteFrom('invitations').where('expires_at', '<', before).execute()
    },

    async ofOrganisation(organisationId: string) {
      const rows = await tables(db)
        .selectFrom('invitations')
        .innerJoin('clients', 'clients.id', 'invitations.client_id')
        .selectAll('invitations')
        .select(['clients.display_name_el', 'clients.display_name_en'])
        .where('invitations.organisation_id', '=', organisationId)
        .orderBy('invited_at', 'desc')
        .limit(500)
        .execute()
      return rows.map(({ email_sealed, code_hash: _, ...row }) => ({
        ...row,
        email: keys.unseal('invitation-address', email_sealed),
      }))
    },
  }
}

/** What the code of a link opens, once. */
function offeredInvitations(db: Work) {
  return {
    /** The invitation that `code` opens now, with whom it is of. */
    findOpen: (code: string, now: Date) =>
      openInvitations(db, code, now)
        .innerJoin('clients', 'clients.id', 'invitations.client_id')
        .select(['invitations.service', 'invitations.expires_at'])
        .select(['clients.display_name_el', 'clients.display_name_en'])
        .select(['organisations.name_el', 'organisations.name_en'])
        .executeTakeFirst(),

    /** Holds the invitation of `code` for this transaction; undefined unless it is open. Whoever else comes waits here. */
    hold: (transaction: OpenTransaction, code: string, now: Date) =>
      openInvitations(transaction, code, now)
        .select(['invitations.id', 'organisation_id', 'client_id', 'service', 'email_sealed'])
        .forUpdate('invitations')
        .executeTakeFirst(),

    /** Uses an invitation up; false when somebody else has, or when it was withdrawn. */
    async accept(
      transaction: OpenTransaction,
      { id, representativeId, now }: { id: string; representativeId: string; now: Date },
    ): Promise<boolean> {
      const { numUpdatedRows } = await unended(transaction)
        .set({ accepted_at: now, accepted_by: representativeId })
        .where('id', '=', id)
        .where('expires_at', '>', now)
        .executeTakeFirst()
      return Number(numUpdatedRows) === 1
    },
  }
}

/** Invitations that nobody accepted and nobody took back; their time may be over. */
function unended(transaction: OpenTransaction) {
  return tables(transaction).updateTable('invitations').where('accepted_at', 'is', null).where('revoked_at', 'is', null)
}

/** The invitation that `code` opens now; none of an organisation that the provider refused or suspended. */
function openInvitations(db: Work, code: string, now: Date) {
  return tables(db)
    .selectFrom('invitations')
    .innerJoin('organisations', 'organisations.id', 'invitations.organisation_id')
    .where('code_hash', '=', sha256(code))
    .where('accepted_at', 'is', null)
    .where('revoked_at', 'is', null)
    .where('expires_at', '>', now)
    .where(isNotClosedIn)
}
