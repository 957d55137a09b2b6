import type { SystemRequestForm } from '@perga/contracts'
import type { OpenTransaction, Work } from '../../platform/work.ts'
import { tables } from '../tables.ts'

/** Systems of organisations: what an administrator asked for, what the provider decided, the secrets in force. */
export function systemStore(db: Work) {
  return { ...systemRequests(db), ...systemDecisions, ...systemKeys(db) }
}
export type SystemStore = ReturnType<typeof systemStore>
export type SystemRow = NonNullable<Awaited<ReturnType<SystemStore['find']>>>

/** What administrators asked for. */
function systemRequests(db: Work) {
  return {
    async insert(
      transaction: OpenTransaction,
      { id, organisationId, form, now }: { id: string; organisationId: string; form: SystemRequestForm; now: Date },
    ): Promise<void> {
      await tables(transaction)
        .insertInto('system_requests')
        .values({
          id,
          organisation_id: organisationId,
          client_id: form.client,
          name: form.name,
          purpose_el: form.purpose_el,
          purpose_en: form.purpose_en,
          contact_email: form.contact_email,
          scopes: form.scopes,
          redirect_uris: form.redirect_uris,
          token_endpoint_auth_method: form.method,
          jwks: form.method === 'private_key_jwt' ? JSON.stringify(form.jwks) : null,
          requested_at: now,
        })
        .execute()
    },

    /** The requests of one organisation, or of all, newest first, each with what became of its OAuth client. */
    list: (organisationId: string | null) =>
      described(db)
        .where((where) =>
          organisationId === null ? where.lit(true) : where('system_requests.organisation_id', '=', organisationId),
        )
        .orderBy('requested_at', 'desc')
        .limit(1000)
        .execute(),

    find: (id: string, database: Work = db) =>
      described(database).where('system_requests.id', '=', id).executeTakeFirst(),

    /** The purpose with which the provider confirmed a system, in both languages; undefined for clients that are no such system. */
    purposeOf: (oauthClientId: string) =>
      tables(db)
        .selectFrom('system_requests')
        .select(['purpose_el', 'purpose_en'])
        .where('oauth_client_id', '=', oauthClientId)
        .where('confirmed_at', 'is not', null)
        .executeTakeFirst(),

    /** Whether a client belongs to the organisation, and which scopes it has. */
    clientOf: (organisationId: string, client: string) =>
      tables(db)
        .selectFrom('client_names as clients')
        .select(['id', 'scopes'])
        .where('id', '=', client)
        .where('organisation_id', '=', organisationId)
        .executeTakeFirst(),
  }
}

/** What the provider decided; each decision once. */
const systemDecisions = {
  /** Confirms a request that is undecided; false when it is decided already. */
  async confirm(
    transaction: OpenTransaction,
    { id, oauthClientId, now }: { id: string; oauthClientId: string; now: Date },
  ): Promise<boolean> {
    const { numUpdatedRows } = await undecided(transaction, id)
      .set({ confirmed_at: now, oauth_client_id: oauthClientId })
      .executeTakeFirst()
    return Number(numUpdatedRows) === 1
  },

  async refuse(
    transaction: OpenTransaction,
    { id, reason, now }: { id: string; reason: string; now: Date },
  ): Promise<boolean> {
    const { numUpdatedRows } = await undecided(transaction, id)
      .set({ refused_at: now, decision_reason: reason })
      .executeTakeFirst()
    return Number(numUpdatedRows) === 1
  },
}

/** The secrets and keys in force. */
function systemKeys(db: Work) {
  return {
    async secretsOf(oauthClientIds: readonly string[]) {
      if (oauthClientIds.length === 0) return []
      return tables(db)
        .selectFrom('oauth_client_secrets')
        .select(['oauth_client_id', 'slot', 'created_at', 'last_used_at'])
        .where('oauth_client_id', 'in', [...oauthClientIds])
        .orderBy('created_at')
        .execute()
    },

    /** Takes a secret out of its slot while another one stays; false when it was the last, or not there. */
    async retireSecret(
      transaction: OpenTransaction,
      { oauthClientId, slot }: { oauthClientId: string; slot: 1 | 2 },
    ): Promise<boolean> {
      // Two retirements at once must not take both: they wait for each other at the client's row.
      await tables(transaction)
        .selectFrom('oauth_clients')
        .select('id')
        .where('id', '=', oauthClientId)
        .forUpdate()
        .executeTakeFirst()
      const { numDeletedRows } = await tables(transaction)
        .deleteFrom('oauth_client_secrets')
        .where('oauth_client_id', '=', oauthClientId)
        .where('slot', '=', slot)
        .where(({ exists, selectFrom }) =>
          exists(
            selectFrom('oauth_client_secrets as other')
              .select('other.slot')
              .where('other.oauth_client_id', '=', oauthClientId)
              .where('other.slot', '<>', slot),
          ),
        )
        .executeTakeFirst()
      return Number(numDeletedRows) === 1
    },

    async replaceKeys(
      transaction: OpenTransaction,
      { id, oauthClientId, jwks }: { id: string; oauthClientId: string; jwks: Record<string, unknown> },
    ): Promise<void> {
      const change = { jwks: JSON.stringify(jwks) }
      await tables(transaction).updateTable('system_requests').set(change).where('id', '=', id).execute()
      await tables(transaction).updateTable('oauth_clients').set(change).where('id', '=', oauthClientId).execute()
    },
  }
}

function described(db: Work) {
  return tables(db)
    .selectFrom('system_requests')
    .innerJoin('organisation_names as organisations', 'organisations.id', 'system_requests.organisation_id')
    .leftJoin('oauth_clients', 'oauth_clients.id', 'system_requests.oauth_client_id')
    .selectAll('system_requests')
    .select(['organisations.name_el', 'organisations.name_en', 'oauth_clients.revoked_at'])
    .select(['oauth_clients.quota_per_minute', 'oauth_clients.allows_get_renewal'])
}

function undecided(transaction: OpenTransaction, id: string) {
  return tables(transaction)
    .updateTable('system_requests')
    .where('id', '=', id)
    .where('confirmed_at', 'is', null)
    .where('refused_at', 'is', null)
}
