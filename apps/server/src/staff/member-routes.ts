import { Done, InvitationOfMember, ProviderMembers, RegistrationLink } from '@perga/contracts'
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod'
import { z } from 'zod'
import type { CurrentStaff } from './current-staff.ts'
import { inviteMember } from './invite-member.ts'
import { reactivateMember } from './reactivate-member.ts'
import type { PasskeyDependencies } from './register-passkey.ts'
import { renewRegistrationLink } from './renew-registration-link.ts'
import { staffActor } from './staff-member.ts'
import { suspendMember } from './suspend-member.ts'

const MemberPath = z.object({ id: z.uuid() })

/** The provider's members, administered by each other. */
export function memberRoutes(
  options: PasskeyDependencies & { origin: string; staff: CurrentStaff },
): FastifyPluginAsyncZod {
  const { members, staff, clock } = options
  return async (app) => {
    // Links and names of colleagues are nothing for a cache.
    app.addHook('onSend', async (_request, reply) => {
      reply.header('cache-control', 'no-store')
    })

    app.get('/api/desk/members', { schema: { response: { 200: ProviderMembers } } }, async (request) => {
      await staff.requireProvider(request)
      const rows = await members.list(clock.now())
      return {
        members: rows.map(({ created_at, last_used_at, link_until, passkeys, ...member }) => ({
          ...member,
          created_at: created_at.toISOString(),
          passkeys: passkeys ?? 0,
          last_used_at: last_used_at?.toISOString() ?? null,
          link_until: link_until?.toISOString() ?? null,
        })),
      }
    })

    app.post(
      '/api/desk/members',
      { schema: { body: InvitationOfMember, response: { 200: RegistrationLink } } },
      async (request) => {
        const actor = staffActor(await staff.requireProvider(request))
        const { memberId, link } = await inviteMember({ name: request.body.name, actor }, options)
        return { member: memberId, link }
      },
    )

    app.post(
      '/api/desk/members/:id/link',
      { schema: { params: MemberPath, response: { 200: RegistrationLink } } },
      async (request) => {
        const actor = await staff.requireProvider(request)
        const memberId = request.params.id
        return { member: memberId, link: await renewRegistrationLink({ memberId, actor }, options) }
      },
    )

    for (const [act, perform] of [
      ['suspend', suspendMember],
      ['reactivate', reactivateMember],
    ] as const) {
      app.post(
        `/api/desk/members/:id/${act}`,
        { schema: { params: MemberPath, response: { 200: Done } } },
        async (request) => {
          const actor = await staff.requireProvider(request)
          await perform({ memberId: request.params.id, actor }, options)
          return { done: true } as const
        },
      )
    }
  }
}
