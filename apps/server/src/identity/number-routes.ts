import { Done, SocialSecurityNumberForm } from '@perga/contracts'
import { Refusal } from '@perga/domain'
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod'
import type { Keys } from '../platform/keys.ts'
import type { MissLimit } from '../platform/miss-limit.ts'
import type { Work } from '../platform/work.ts'
import { declareNumber } from './declare-number.ts'
import type { Sessions } from './sessions.ts'

/** `POST /api/holder/social-security-number`: the holder's own word, where no registry is asked. */
export function holderNumberRoutes(options: {
  sessions: Sessions
  db: Work
  keys: Keys
  numbersTyped: MissLimit
}): FastifyPluginAsyncZod {
  const { sessions } = options
  return async (app) => {
    app.post(
      '/api/holder/social-security-number',
      {
        schema: {
          body: SocialSecurityNumberForm,
          response: { 200: Done },
          refusals: ['not_found', 'not_logged_in', 'social_security_number_wrong'],
        },
      },
      async (request, reply) => {
        const holder = await sessions.read(request, 'holder')
        if (holder === null) throw new Refusal('not_logged_in')
        const known = await declareNumber({ typed: request.body.number, holder }, options)
        await sessions.change({ request, reply }, 'holder', known)
        return { done: true as const }
      },
    )
  }
}
