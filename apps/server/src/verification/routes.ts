import { VerificationAnswer, VerificationForm } from '@perga/contracts'
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod'
import type { OrganisationUser, RequireUser } from '../organisations/sign-in/current-user.ts'
import { USERS_ONLY } from '../platform/operation-schema.ts'
import type { Identifier, Recalled } from '../releases/recall-release.ts'
import { verificationAnswer } from './verification-answer.ts'

/** `POST /api/client/verify` (spec 1 §7). */
export function verificationRoutes(options: {
  requireUser: RequireUser
  verifyIdentifier(identifier: Identifier, user: OrganisationUser): Promise<Recalled>
}): FastifyPluginAsyncZod {
  return async (app) => {
    app.post(
      '/api/client/verify',
      {
        schema: {
          body: VerificationForm,
          response: { 200: VerificationAnswer },
          refusals: [...USERS_ONLY, 'reading_not_permitted'],
        },
      },
      async (request, reply) => {
        const user = await options.requireUser(request)
        reply.header('cache-control', 'no-store')
        return verificationAnswer(await options.verifyIdentifier(request.body, user))
      },
    )
  }
}
