import type { OwnSystem } from '@perga/contracts'
import type { SystemRow, SystemStore } from './system-store.ts'

const seconds = (moment: Date) => Math.floor(moment.getTime() / 1000)

/** The systems of one organisation, or of all: each with its state and its secrets' dates, never a secret. */
export async function listSystems(organisationId: string | null, systems: SystemStore) {
  const rows = await systems.list(organisationId)
  const secrets = await systems.secretsOf(rows.flatMap((row) => row.oauth_client_id ?? []))
  return rows.map((row) => ({
    ...describeSystem(row),
    ...{ organisation_id: row.organisation_id, organisation_el: row.name_el, organisation_en: row.name_en },
    secrets: secrets
      .filter(({ oauth_client_id }) => oauth_client_id === row.oauth_client_id)
      .map(({ slot, created_at, last_used_at }) => ({
        ...{ slot, created_at: seconds(created_at) },
        last_used_at: last_used_at === null ? null : seconds(last_used_at),
      })),
  }))
}

function describeSystem(row: SystemRow): Omit<OwnSystem, 'secrets'> {
  const { id, name, purpose_el, purpose_en, contact_email, scopes, redirect_uris, decision_reason } = row
  return {
    ...{ id, name, purpose_el, purpose_en, contact_email, scopes, redirect_uris, decision_reason },
    method: row.token_endpoint_auth_method,
    // Written by the request, whose keys were checked.
    jwks: row.jwks as OwnSystem['jwks'],
    requested_at: seconds(row.requested_at),
    state: stateOf(row),
    client_id: row.oauth_client_id,
    quota_per_minute: row.quota_per_minute,
    allows_get_renewal: row.allows_get_renewal,
  }
}

function stateOf(row: Pick<SystemRow, 'confirmed_at' | 'refused_at' | 'revoked_at'>): OwnSystem['state'] {
  if (row.refused_at !== null) return 'refused'
  if (row.confirmed_at === null) return 'requested'
  return row.revoked_at === null ? 'confirmed' : 'ended'
}
