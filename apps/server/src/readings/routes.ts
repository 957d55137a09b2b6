import { AccessLinkForm, DiplomasAnswer, IdempotencyHeader } from '@perga/contracts'
import { REFUSAL_TEXTS, Refusal } from '@perga/domain'
import type { FastifyRequest } from 'fastify'
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod'
import type { OrganisationUser } from '../organisations/current-user.ts'
import type { Opening } from './open-access-link.ts'

/** `POST /api/client/diplomas/`: reading by link (spec 1 §7). A code that opens nothing is an answer, not a failure. */
export function readingRoutes(options: {
  requireUser(request: FastifyRequest): Promise<OrganisationUser>
  openAccessLink(opening: Opening): Promise<DiplomasAnswer>
}): FastifyPluginAsyncZod {
  return async (app) => {
    app.post(
      '/api/client/diplomas/',
      { schema: { body: AccessLinkForm, headers: IdempotencyHeader, response: { 200: DiplomasAnswer } } },
      async (request, reply) => {
        const user = await options.requireUser(request)
        reply.header('cache-control', 'no-store')
        try {
          const idempotencyKey = request.headers['idempotency-key'] ?? null
          return await options.openAccessLink({ input: request.body.token, user, idempotencyKey })
        } catch (error) {
          if (!(error instanceof Refusal && error.code === 'access_link_invalid')) throw error
          request.log.info({ detail: error.detail }, 'access link refused')
          return INVALID_CODE
        }
      },
    )
  }
}

const INVALID_CODE: DiplomasAnswer = {
  error: REFUSAL_TEXTS.access_link_invalid.en,
  errorCode: '1',
  data: [],
  expires_at: null,
  status: {},
  language: null,
}
