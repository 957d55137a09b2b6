import { ConfirmationOfMember, Done, InvitationOfMember, LinkLanguage, ProviderMembers } from '@perga/contracts'
import { Refusal, refuseUnless } from '@perga/domain'
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod'
import { z } from 'zod'
import type { Mailer } from '../../platform/mail.ts'
import { STAFF_ONLY } from '../../platform/operation-schema.ts'
import type { CurrentStaff } from '../current-staff.ts'
import type { PasskeyDependencies } from '../passkeys/register-passkey.ts'
import { staffActor } from '../staff-member.ts'
import { confirmMember } from './confirm-member.ts'
import { inviteMember } from './invite-member.ts'
import { mailRegistrationLink, requireMailer } from './mail-registration-link.ts'
import { reactivateMember } from './reactivate-member.ts'
import { renewRegistrationLink } from './renew-registration-link.ts'
import { suspendMember } from './suspend-member.ts'

const MemberPath = z.object({ id: z.uuid() })
// Each sends a message, or guesses a code: enough for a person.
const FEW = { rateLimit: { max: 20, timeWindow: '1 minute' } }

interface MemberOptions extends PasskeyDependencies {
  origin: string
  staff: CurrentStaff
  mailer: Mailer | null
}

/** The provider's members, administered by each other. */
export function memberRoutes(options: MemberOptions): FastifyPluginAsyncZod {
  return async (app) => {
    // Links and names of colleagues are nothing for a cache.
    app.addHook('onSend', async (_request, reply) => {
      reply.header('cache-control', 'no-store')
    })
    await app.register(invitationRoutes(options))
    await app.register(stateRoutes(options))
  }
}

function invitationRoutes(options: MemberOptions): FastifyPluginAsyncZod {
  const { members, staff, clock } = options
  return async (app) => {
    app.get(
      '/api/desk/members',
      { schema: { response: { 200: ProviderMembers }, refusals: STAFF_ONLY } },
      async (request) => {
        const reader = staffActor(await staff.requireProvider(request))
        const rows = await members.list(clock.now())
        return {
          members: rows.map(({ created_at, last_used_at, link_until, passkeys, admitted_by, ...member }) => ({
            ...member,
            confirmable: member.state === 'registered' && admitted_by !== reader,
            created_at: created_at.toISOString(),
            passkeys: passkeys ?? 0,
            last_used_at: last_used_at?.toISOString() ?? null,
            link_until: link_until?.toISOString() ?? null,
          })),
        }
      },
    )

    app.post(
      '/api/desk/members',
      {
        config: FEW,
        schema: {
          body: InvitationOfMember,
          response: { 200: Done },
          refusals: [...STAFF_ONLY, 'mail_unavailable', 'member_known_already'],
        },
      },
      async (request) => {
        const actor = staffActor(await staff.requireProvider(request))
        const mailer = requireMailer(options.mailer)
        const { link } = await inviteMember({ ...request.body, actor }, options)
        await mailRegistrationLink(request.body, link, mailer)
        return { done: true } as const
      },
    )

    app.post(
      '/api/desk/members/:id/link',
      {
        config: FEW,
        schema: {
          params: MemberPath,
          body: LinkLanguage,
          response: { 200: Done },
          refusals: [...STAFF_ONLY, 'mail_unavailable', 'not_found'],
        },
      },
      async (request) => {
        const actor = await staff.requireProvider(request)
        const mailer = requireMailer(options.mailer)
        const member = await members.describe(options.db, request.params.id)
        refuseUnless(member !== undefined, 'not_found')
        // Whoever has no address of their own is renewed from the command line.
        if (member.email === null) throw new Refusal('mail_unavailable', { reason: 'no address' })
        const link = await renewRegistrationLink({ memberId: member.id, actor: staffActor(actor) }, options)
        await mailRegistrationLink({ ...request.body, name: member.name, email: member.email }, link, mailer)
        return { done: true } as const
      },
    )
  }
}

function stateRoutes(options: MemberOptions): FastifyPluginAsyncZod {
  const { staff } = options
  return async (app) => {
    app.post(
      '/api/desk/members/:id/confirm',
      {
        config: FEW,
        schema: {
          params: MemberPath,
          body: ConfirmationOfMember,
          response: { 200: Done },
          refusals: [...STAFF_ONLY, 'already_decided', 'confirmation_code_wrong', 'not_found', 'own_invitation'],
        },
      },
      async (request) => {
        const actor = await staff.requireProvider(request)
        await confirmMember({ memberId: request.params.id, code: request.body.code, actor }, options)
        return { done: true } as const
      },
    )

    for (const [act, perform] of [
      ['suspend', suspendMember],
      ['reactivate', reactivateMember],
    ] as const) {
      app.post(
        `/api/desk/members/:id/${act}`,
        {
          schema: {
            params: MemberPath,
            response: { 200: Done },
            refusals: [...STAFF_ONLY, 'not_found', 'own_account'],
          },
        },
        async (request) => {
          const actor = await staff.requireProvider(request)
          await perform({ memberId: request.params.id, actor }, options)
          return { done: true } as const
        },
      )
    }
  }
}
