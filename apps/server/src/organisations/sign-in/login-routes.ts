import { LoginAnswer, LoginQuery } from '@perga/contracts'
import { Refusal, toLocale } from '@perga/domain'
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod'
import { z } from 'zod'
import type { Departures } from '../../identity/departures.ts'
import { callbackAddress } from '../../identity/routes.ts'
import type { SessionState } from '../../identity/session-state.ts'
import type { Sessions } from '../../identity/sessions.ts'
import type { TaxAuthority } from '../../identity/tax-authority.ts'
import type { TaxUser } from '../../identity/tax-user.ts'
import { type LoginTarget, landingPage, refusalPage } from './landing-page.ts'

const UserDeparture = z.object({
  token: z.string().nullable(),
  next: z.string().nullable(),
  saidCitizen: z.boolean(),
  lang: z.enum(['el', 'en']),
})

/** Sign-in of organisation users: `GET /api/client/login`, its callback, `GET /api/client/logout`. */
export function userLoginRoutes(options: {
  origin: string
  sessions: Sessions
  departures: Departures
  taxAuthority: TaxAuthority
  admit(user: TaxUser, came: { saidCitizen: boolean; token: string | null }): Promise<SessionState['user']>
}): FastifyPluginAsyncZod {
  const { origin, sessions, departures, taxAuthority } = options
  const redirectUri = `${origin}/api/client/login/callback`

  return async (app) => {
    app.get(
      '/api/client/login',
      { schema: { querystring: LoginQuery, response: { 200: LoginAnswer } } },
      async (request, reply) => {
        const { token, next, citizen, lang } = request.query
        const context: z.infer<typeof UserDeparture> = {
          token: token?.slice(0, 200) ?? null,
          next: next?.slice(0, 200) ?? null,
          saidCitizen: citizen === '1',
          lang: toLocale(lang),
        }
        const state = await departures.depart({ request, reply }, 'user-login', context)
        return { gsisURI: taxAuthority.loginAddress({ redirectUri, state }) }
      },
    )

    app.get(
      '/api/client/login/callback',
      { schema: { querystring: z.object({ state: z.string().optional() }).loose(), redirects: true } },
      async (request, reply) => {
        const state = request.query.state
        let target: LoginTarget = { token: null, next: null }
        try {
          const context = UserDeparture.parse(await departures.comeBack(request, 'user-login', state))
          target = context
          const user = await taxAuthority.identify(callbackAddress(request, origin), state ?? '')
          await sessions.start(reply, 'user', await options.admit(user, context))
          return reply.redirect(`${landingPage(context)}?lang=${context.lang}`, 303)
        } catch (error) {
          if (!(error instanceof Refusal)) throw error
          request.log.info({ code: error.code, detail: error.detail }, 'user login refused')
          return reply.redirect(refusalPage(error.code, target), 303)
        }
      },
    )

    app.get(
      '/api/client/logout',
      { schema: { querystring: z.object({ lang: z.string().optional() }), redirects: true } },
      async (request, reply) => {
        await sessions.end(request, reply, 'user')
        const page = `${origin}/organisation/logout?taxis=1&lang=${toLocale(request.query.lang)}`
        return reply.redirect(taxAuthority.logoutAddress(page), 303)
      },
    )
  }
}
