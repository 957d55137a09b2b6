import type { EntitlementRole } from '@perga/domain'
import type { InstitutionMember } from '../staff/staff-member.ts'

/** What can be done with a request at the desk. */
export const REQUEST_ACTS = ['see', 'assign', 'transfer', 'message', 'note', 'resolve'] as const
export type RequestAct = (typeof REQUEST_ACTS)[number]

/** Spec 2 §6: view sees; assign also gives to others; resolve also serves; full does all. */
const ACTS: Readonly<Record<EntitlementRole, readonly RequestAct[]>> = {
  view: ['see'],
  assign: ['see', 'assign', 'transfer', 'note'],
  resolve: ['see', 'message', 'note', 'resolve'],
  full: REQUEST_ACTS,
}

/** Where a request lies: the institution that answers, and the ministry's code of the department; null is the institution as a whole. */
export interface RequestPlace {
  institution: string
  maintainerId: string | null
}

/** Who asks, as far as rights go. */
export type RightsHolder = Pick<InstitutionMember, 'institutionCode' | 'entitlements'>

/**
 * Whether a member may do this where the request lies. Levels play no part: they only say what is assigned by itself. Code 0 is
 * every department and the institution as a whole.
 */
export function mayDo(member: RightsHolder, act: RequestAct, place: RequestPlace): boolean {
  return (
    member.institutionCode === place.institution &&
    member.entitlements.some(
      ({ maintainerId, role }) =>
        (maintainerId === '0' || maintainerId === place.maintainerId) && ACTS[role].includes(act),
    )
  )
}

/** The departments in which a member may do this, or `whole`: everywhere in the institution. */
export function reachOf(member: RightsHolder, act: RequestAct): { whole: boolean; maintainerIds: string[] } {
  const codes = member.entitlements.filter(({ role }) => ACTS[role].includes(act)).map((one) => one.maintainerId)
  return { whole: codes.includes('0'), maintainerIds: codes.filter((code) => code !== '0') }
}
