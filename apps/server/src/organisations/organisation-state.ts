import type { OrganisationState } from '@perga/contracts'
import type { ExpressionBuilder } from 'kysely'
import type { OrganisationsTables } from './tables.ts'

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

/** Whether the provider has once confirmed the organisation: a suspension comes after a confirmation alone. */
export function wasConfirmed(moments: Pick<OrganisationMoments, 'confirmed_at' | 'suspended_at'>): boolean {
  return moments.confirmed_at !== null || moments.suspended_at !== null
}

/** The same as a condition of a statement. */
export const wasConfirmedIn = (where: ExpressionBuilder<OrganisationsTables, 'organisations'>) =>
  where.or([where('organisations.confirmed_at', 'is not', null), where('organisations.suspended_at', 'is not', null)])

/** Whether the provider has closed the organisation: it invites nobody, and its invitations open nothing. */
export function isClosed(moments: Pick<OrganisationMoments, 'refused_at' | 'suspended_at'>): boolean {
  return moments.refused_at !== null || moments.suspended_at !== null
}

/** The condition of a statement that the provider has not closed the organisation, as {@link isClosed} says it. */
export const isNotClosedIn = (where: ExpressionBuilder<OrganisationsTables, 'organisations'>) =>
  where.and([where('organisations.refused_at', 'is', null), where('organisations.suspended_at', 'is', null)])
