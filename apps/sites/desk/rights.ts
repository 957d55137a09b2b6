import type { StaffEntitlement } from '@perga/contracts'
import type { StaffAtWork } from './staff-session.ts'

type Role = StaffEntitlement['role']

const ENOUGH: Record<'view' | 'assign' | 'resolve', readonly Role[]> = {
  view: ['view', 'assign', 'resolve', 'full'],
  assign: ['assign', 'full'],
  resolve: ['resolve', 'full'],
}

/** Whether the member belongs to the provider. */
export const isProvider = (member: StaffAtWork): boolean => member.kind === 'provider'

/** Whether the member may do `act` with the requests of at least one department of an institution (spec 2 §6). */
export const mayWithRequests = (member: StaffAtWork, act: keyof typeof ENOUGH): boolean =>
  member.kind === 'institution' && member.entitlements.some(({ role }) => ENOUGH[act].includes(role))

/** Whether the member does more than look at the requests of a department, or with `0` of the institution as a whole. */
export const worksFor = (member: StaffAtWork, maintainerId: string): boolean =>
  member.kind === 'institution' &&
  member.entitlements.some(
    ({ maintainer_id, role }) => (maintainer_id === '0' || maintainer_id === maintainerId) && role !== 'view',
  )

/** Whether the member does more than look somewhere. */
export const worksSomewhere = (member: StaffAtWork): boolean =>
  member.kind === 'institution' && member.entitlements.some(({ role }) => role !== 'view')

/** Whether the desk has anything for the member at all. */
export const hasRights = (member: StaffAtWork): boolean => isProvider(member) || mayWithRequests(member, 'view')

/** Whether the member speaks for a whole institution, and not only looks at it (spec 2 §6, maintainer 0). */
export const speaksForInstitution = (member: StaffAtWork): boolean =>
  member.kind === 'institution' &&
  member.entitlements.some(({ maintainer_id, role }) => maintainer_id === '0' && role !== 'view')

/** Whether the member may do all for a whole institution: its file of degrees holds every holder's numbers. */
export const administersInstitution = (member: StaffAtWork): boolean =>
  member.kind === 'institution' &&
  member.entitlements.some(({ maintainer_id, role }) => maintainer_id === '0' && role === 'full')
