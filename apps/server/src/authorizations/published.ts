import type { AuthorizationsTables } from './tables.ts'

/** What other features may read of this one: views that refuse writes. */
export interface AuthorizationsViews {
  /** Authorizations: whose, for whom, until when. */
  authorization_states: Pick<
    AuthorizationsTables['authorizations'],
    'id' | 'holder_id' | 'client_id' | 'expires_at' | 'revoked_at' | 'purpose_el' | 'purpose_en'
  >
}
