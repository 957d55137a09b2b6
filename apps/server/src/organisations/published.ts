import type { OrganisationsTables } from './tables.ts'

/** What other features may read of this one: views that refuse writes. */
export interface OrganisationsViews {
  /** Clients: who reads, under which name, with which scopes. */
  client_names: Pick<
    OrganisationsTables['clients'],
    | 'id'
    | 'name'
    | 'kind'
    | 'organisation_id'
    | 'display_name_el'
    | 'display_name_en'
    | 'contact_email'
    | 'scopes'
    | 'can_inspect'
  >
  /** Which institutions let a client check. */
  client_rights: Pick<OrganisationsTables['client_institutions'], 'client_id' | 'institution_code'>
  /** Organisations by name, with sector and confirmation. */
  organisation_names: Pick<
    OrganisationsTables['organisations'],
    'id' | 'name_el' | 'name_en' | 'sector' | 'confirmed_at'
  >
  /** Representatives of organisations. */
  representative_names: Pick<
    OrganisationsTables['representatives'],
    'id' | 'organisation_id' | 'tin_index' | 'name' | 'state' | 'linked_at'
  >
  /** The services that representatives hold. */
  representative_rights: Pick<
    OrganisationsTables['representative_services'],
    'representative_id' | 'client_id' | 'service'
  >
}
