import type { AccessLinkCode, Scope } from '@perga/domain'
import { type Keys, sha256 } from '../platform/keys.ts'
import type { Work } from '../platform/work.ts'
import { isLinkLive } from './link-end.ts'
import { tables } from './tables.ts'

/** Access links: the hash finds one, the sealed code lets its holder see it again. */
export function accessLinkStore(db: Work, keys: Keys) {
  return { ...foundLinks(db, keys), ...pinAttempts(db) }
}
export type AccessLinkStore = ReturnType<typeof accessLinkStore>

function foundLinks(db: Work, keys: Keys) {
  return {
    async insert(link: {
      id: string
      authorizationId: string
      code: AccessLinkCode
      createdAt: Date
      expiresAt: Date
    }) {
      await tables(db)
        .insertInto('access_links')
        .values({
          id: link.id,
          authorization_id: link.authorizationId,
          code_hash: sha256(link.code),
          code_sealed: keys.seal('access-link-code', link.code),
          created_at: link.createdAt,
          expires_at: link.expiresAt,
        })
        .execute()
    },

    /** The link under `code` while it lives. */
    async findLive(code: AccessLinkCode, now: Date) {
      const row = await liveLinks(db, now).where('access_links.code_hash', '=', sha256(code)).executeTakeFirst()
      // Scopes were checked against the closed list when the authorization was given. What its client is registered for no
      // more is left out, though its holder agreed to it.
      return row && { ...row, scopes: row.scopes.filter((scope) => row.client_scopes.includes(scope)) as Scope[] }
    },

    /** The link for its holder's browser: the code in clear, the client's contact. */
    async show(id: string, now: Date) {
      const row = await liveLinks(db, now).where('access_links.id', '=', id).executeTakeFirst()
      return row && { ...row, code: keys.unseal('access-link-code', row.code_sealed) }
    },
  }
}

/** The attempts at a link's PIN. */
function pinAttempts(db: Work) {
  return {
    /** Takes one of the attempts at a link's PIN; false when none is left. */
    async takePinAttempt(id: string, allowed: number): Promise<boolean> {
      const { numUpdatedRows } = await tables(db)
        .updateTable('access_links')
        .set((set) => ({ wrong_pins: set('wrong_pins', '+', 1) }))
        .where('id', '=', id)
        .where('wrong_pins', '<', allowed)
        .executeTakeFirst()
      return Number(numUpdatedRows) === 1
    },

    /** The PIN was right: its attempt does not count. */
    async giveBackPinAttempt(id: string): Promise<void> {
      await tables(db)
        .updateTable('access_links')
        .set((set) => ({ wrong_pins: set('wrong_pins', '-', 1) }))
        .where('id', '=', id)
        .execute()
    },

    async wrongPins(id: string): Promise<number> {
      const row = await tables(db)
        .selectFrom('access_links')
        .select('wrong_pins')
        .where('id', '=', id)
        .executeTakeFirst()
      return row?.wrong_pins ?? 0
    },
  }
}

function liveLinks(db: Work, now: Date) {
  return tables(db)
    .selectFrom('access_links')
    .innerJoin('authorizations', 'authorizations.id', 'access_links.authorization_id')
    .innerJoin('client_names as clients', 'clients.id', 'authorizations.client_id')
    .innerJoin('holder_indices as holders', 'holders.id', 'authorizations.holder_id')
    .select([
      'access_links.id',
      'access_links.code_sealed',
      'access_links.expires_at',
      'access_links.authorization_id',
      'authorizations.scopes',
      'authorizations.language',
      'authorizations.holder_id',
      'authorizations.pin_sealed',
      'holders.ssn_index',
      'holders.tin_index',
      'clients.id as client_id',
      'clients.scopes as client_scopes',
      'clients.kind as client_kind',
      'clients.display_name_el',
      'clients.display_name_en',
      'clients.contact_email',
    ])
    .where(isLinkLive(now))
}
