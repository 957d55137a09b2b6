import { Refusal } from '@perga/domain'
import type { FastifyRequest } from 'fastify'
import type { Sessions } from '../identity/sessions.ts'
import type { ProviderMemberStore } from './members/provider-member-store.ts'
import type { AccountStore } from './sign-on/account-store.ts'
import type { InstitutionMember, ProviderMember, StaffMember, WaitingMember } from './staff-member.ts'

/** Who works at the desk, asked of a request: what the routes of every desk feature are given. */
export interface CurrentStaff {
  /** The member of this request, or null. */
  findStaff(request: FastifyRequest): Promise<StaffMember | null>
  /** A member of the provider who is signed in and waits for a confirmation, or null. */
  findWaiting(request: FastifyRequest): Promise<WaitingMember | null>
  /** The member of this request. Throws `not_logged_in`, or `member_not_confirmed` for one who waits. */
  requireStaff(request: FastifyRequest): Promise<StaffMember>
  /** A member of the provider. Throws `not_logged_in`, or `not_permitted` for an institution's account. */
  requireProvider(request: FastifyRequest): Promise<ProviderMember>
  /** An account of an institution with at least one right. Throws `not_logged_in` or `not_permitted`. */
  requireInstitutionStaff(request: FastifyRequest): Promise<InstitutionMember>
}

/**
 * Members and their rights are looked up afresh each time, so that who was suspended, signed in again with fewer rights, or came by
 * a sign-on that was removed a second ago can do nothing more.
 */
export function currentStaff(options: {
  sessions: Sessions
  accounts: AccountStore
  members: ProviderMemberStore
}): CurrentStaff {
  const { sessions, accounts, members } = options
  const findStaff = async (request: FastifyRequest): Promise<StaffMember | null> => {
    const session = await sessions.read(request, 'staff')
    if (session === null) return null
    return session.kind === 'provider' ? members.findActive(session.memberId) : accounts.findSignedOn(session)
  }
  const findWaiting = async (request: FastifyRequest): Promise<WaitingMember | null> => {
    const session = await sessions.read(request, 'staff')
    return session?.kind === 'provider' ? members.findWaiting(session.memberId) : null
  }
  const requireStaff = async (request: FastifyRequest) => {
    const member = await findStaff(request)
    if (member !== null) return member
    throw new Refusal((await findWaiting(request)) === null ? 'not_logged_in' : 'member_not_confirmed')
  }
  return {
    findStaff,
    findWaiting,
    requireStaff,
    requireProvider: async (request) => {
      const member = await requireStaff(request)
      if (member.kind !== 'provider') throw new Refusal('not_permitted', { reason: 'not of the provider' })
      return member
    },
    requireInstitutionStaff: async (request) => {
      const member = await requireStaff(request)
      if (member.kind === 'provider' || member.entitlements.length === 0) {
        throw new Refusal('not_permitted', { reason: 'no entitlement' })
      }
      return member
    },
  }
}
