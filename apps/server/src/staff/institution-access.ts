import { Refusal } from '@perga/domain'
import type { FastifyRequest } from 'fastify'
import type { CurrentStaff } from './current-staff.ts'
import { type InstitutionMember, type StaffMember, staffActor } from './staff-member.ts'

// Maintainer 0 with more than a look at it (spec 2 §6).
const answersForWhole = ({ entitlements }: InstitutionMember) =>
  entitlements.some(({ maintainerId, role }) => maintainerId === '0' && role !== 'view')

/** Who may see and do what about one institution: its own people, and the provider's. */
export function institutionAccess(staff: CurrentStaff) {
  return {
    /**
     * Whether the member sees single records of the institution, as its own staff do; the provider's see counts. Throws
     * `not_logged_in`, or `not_permitted` for another institution's account or one without a right.
     */
    async requireQuality(request: FastifyRequest, institution: string): Promise<{ seesRecords: boolean }> {
      const member = await staff.requireStaff(request)
      if (member.kind === 'provider') return { seesRecords: false }
      const isTheirs = member.institutionCode === institution && member.entitlements.length > 0
      if (!isTheirs) throw new Refusal('not_permitted', { reason: 'another institution' })
      return { seesRecords: true }
    },
    /**
     * Who speaks for the whole institution, as the audit names them: the provider, or its own account for the whole of it (maintainer
     * 0) with more than a look at it. Throws `not_logged_in` or `not_permitted`.
     */
    async requireWhole(request: FastifyRequest, institution: string): Promise<string> {
      const member = await staff.requireStaff(request)
      const speaks = member.kind === 'provider' || (member.institutionCode === institution && answersForWhole(member))
      if (!speaks) throw new Refusal('not_permitted', { reason: 'not for the whole institution' })
      return staffActor(member)
    },
    /** The same, whatever institution it is, as the member. Throws `not_logged_in` or `not_permitted`. */
    async requireAnyWhole(request: FastifyRequest): Promise<StaffMember> {
      const member = await staff.requireStaff(request)
      const speaks = member.kind === 'provider' || answersForWhole(member)
      if (!speaks) throw new Refusal('not_permitted', { reason: 'not for a whole institution' })
      return member
    },
  }
}
