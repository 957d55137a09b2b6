import { Done, OfferedRole, OwnRoles, RoleName } from '@perga/contracts'
import { Refusal } from '@perga/domain'
import type { FastifyRequest } from 'fastify'
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod'
import { z } from 'zod'
import type { SessionState } from '../../identity/session-state.ts'
import type { Sessions } from '../../identity/sessions.ts'
import { seconds } from '../registration/describe-organisation.ts'
import { type AcceptanceDependencies, acceptInvitation } from './accept-invitation.ts'
import { cancelRole, listRoles, unlinkRepresentative } from './own-roles.ts'

/** Codes come from us: 256 bits in base64url. */
const Code = z.object({ code: z.string().max(100) })

/** What a representative sees and does on the registration site: accept, see, cancel, unlink (row R4). */
export function representativeRoutes(
  dependencies: AcceptanceDependencies & { sessions: Sessions },
): FastifyPluginAsyncZod {
  const { invitations, clock } = dependencies
  const requirePerson = (request: FastifyRequest) => requireRepresentative(request, dependencies)
  return async (app) => {
    app.addHook('onRequest', async (_request, reply) => {
      reply.header('cache-control', 'no-store')
    })

    app.get(
      '/api/registration/invitations/:code',
      {
        config: { rateLimit: { max: 60, timeWindow: '1 minute' } },
        schema: { params: Code, response: { 200: OfferedRole }, refusals: ['invitation_ended'] },
      },
      async (request) => {
        const offered = await invitations.findOpen(request.params.code, clock.now())
        if (offered === undefined) throw new Refusal('invitation_ended')
        const { name_el, name_en, display_name_el, display_name_en, service, expires_at } = offered
        return {
          ...{ organisation_el: name_el, organisation_en: name_en, display_name_el, display_name_en, service },
          expires_at: seconds(expires_at),
        }
      },
    )

    app.post(
      '/api/registration/invitations/:code/acceptance',
      {
        schema: {
          params: Code,
          response: { 200: Done },
          refusals: ['invitation_ended', 'not_logged_in', 'organisation_account', 'represents_another'],
        },
      },
      async (request) => {
        const person = await requirePerson(request)
        await acceptInvitation({ code: request.params.code, person }, dependencies)
        return { done: true as const }
      },
    )

    app.get(
      '/api/representative/roles',
      { schema: { response: { 200: OwnRoles }, refusals: ['not_logged_in'] } },
      async (request) => listRoles(await requirePerson(request), dependencies),
    )

    app.post(
      '/api/representative/roles/cancellation',
      { schema: { body: RoleName, response: { 200: OwnRoles }, refusals: ['not_found', 'not_logged_in'] } },
      async (request) => {
        const person = await requirePerson(request)
        await cancelRole({ person, role: request.body }, dependencies)
        return listRoles(person, dependencies)
      },
    )

    app.post(
      '/api/representative/unlinking',
      { schema: { response: { 200: OwnRoles }, refusals: ['not_found', 'not_logged_in'] } },
      async (request) => {
        const person = await requirePerson(request)
        await unlinkRepresentative(person, dependencies)
        return listRoles(person, dependencies)
      },
    )
  }
}

/** The person of this request on the registration site. Throws `not_logged_in`. */
export async function requireRepresentative(
  request: FastifyRequest,
  { sessions }: { sessions: Sessions },
): Promise<SessionState['representative']> {
  const session = await sessions.read(request, 'representative')
  if (session === null) throw new Refusal('not_logged_in')
  return session
}
