import { AccessLinkForm, DiplomasAnswer, IdempotencyHeader } from '@perga/contracts'
import { REFUSAL_TEXTS, Refusal, type RefusalCode } from '@perga/domain'
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod'
import type { RequireUser } from '../organisations/sign-in/current-user.ts'
import { USERS_ONLY } from '../platform/operation-schema.ts'
import type { Opening } from './open-access-link.ts'

/** `POST /api/client/diplomas/`: reading by link (spec 1 §7). A code that opens nothing is an answer, not a failure. */
export function readingRoutes(options: {
  requireUser: RequireUser
  openAccessLink(opening: Opening): Promise<DiplomasAnswer>
}): FastifyPluginAsyncZod {
  return async (app) => {
    app.post(
      '/api/client/diplomas/',
      {
        schema: {
          body: AccessLinkForm,
          headers: IdempotencyHeader,
          response: { 200: DiplomasAnswer },
          refusals: [
            ...USERS_ONLY,
            'access_link_invalid',
            'reading_not_permitted',
            'recipient_pin_locked',
            'recipient_pin_needed',
            'recipient_pin_wrong',
          ],
        },
      },
      async (request, reply) => {
        const user = await options.requireUser(request)
        reply.header('cache-control', 'no-store')
        try {
          const idempotencyKey = request.headers['idempotency-key'] ?? null
          const { token, pin = null } = request.body
          return await options.openAccessLink({ input: token, user, idempotencyKey, pin })
        } catch (error) {
          const answer = error instanceof Refusal ? ANSWERS[error.code] : undefined
          if (!(error instanceof Refusal) || answer === undefined) throw error
          request.log.info({ code: error.code, detail: error.detail }, 'access link refused')
          return { ...NOTHING, error: REFUSAL_TEXTS[error.code].en, ...answer }
        }
      },
    )
  }
}

const NOTHING = { data: [], expires_at: null, status: {}, language: null } satisfies Partial<DiplomasAnswer>

/** Refusals that are answers (spec 1 §8): a code that opens nothing, and a link that asks for more than its code. */
const ANSWERS: Partial<Record<RefusalCode, Pick<DiplomasAnswer, 'errorCode' | 'pin'>>> = {
  access_link_invalid: { errorCode: '1' },
  recipient_pin_needed: { errorCode: '2', pin: 'needed' },
  recipient_pin_wrong: { errorCode: '2', pin: 'wrong' },
  recipient_pin_locked: { errorCode: '2', pin: 'locked' },
}
