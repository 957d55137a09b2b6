import type { OrganisationState } from '@perga/contracts'

/** The moments from which it follows how far a registration is. */
export interface OrganisationMoments {
  administrator_at: Date | null
  confirmed_at: Date | null
  refused_at: Date | null
  suspended_at: Date | null
}

/** How far a registration is (spec 2 §4): a decision of the provider counts before everything else. */
export function organisationState(moments: OrganisationMoments, representatives: number): OrganisationState {
  if (moments.confirmed_at !== null) return 'confirmed'
  if (moments.refused_at !== null) return 'refused'
  if (moments.suspended_at !== null) return 'suspended'
  if (representatives > 0) return 'representatives-in'
  return moments.administrator_at === null ? 'requested' : 'administrator-in'
}
