import type { ExpressionBuilder } from 'kysely'
import type { OrganisationsViews } from './published.ts'

interface Joined {
  organisations: OrganisationsViews['organisation_names']
  representatives: OrganisationsViews['representative_names']
}

/** The condition that an organisation's services are active: the provider has confirmed it and has not suspended it. */
export const isConfirmed = (where: ExpressionBuilder<Joined, 'organisations'>) =>
  where('organisations.confirmed_at', 'is not', null)

/** The condition that a representative acts now: active themselves, for a confirmed organisation. */
export const representsNow = (where: ExpressionBuilder<Joined, 'organisations' | 'representatives'>) =>
  where.and([isConfirmed(where), where('representatives.state', '=', 'active')])
