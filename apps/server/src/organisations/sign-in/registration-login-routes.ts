import { RegistrationSession } from '@perga/contracts'
import { Refusal, toLocale } from '@perga/domain'
import type { FastifyInstance } from 'fastify'
import type { FastifyPluginAsyncZod, ZodTypeProvider } from 'fastify-type-provider-zod'
import { z } from 'zod'
import type { Departures } from '../../identity/departures.ts'
import { callbackAddress } from '../../identity/routes.ts'
import type { SessionState } from '../../identity/session-state.ts'
import type { Sessions } from '../../identity/sessions.ts'
import type { TaxAuthority } from '../../identity/tax-authority.ts'
import { displayName, type TaxUser } from '../../identity/tax-user.ts'

type Kind = 'administrator' | 'representative'

interface LoginDependencies {
  origin: string
  sessions: Sessions
  departures: Departures
  taxAuthority: TaxAuthority
  logInAdministrator(user: TaxUser): Promise<SessionState['administrator']>
}

/** What the login comes back to. The code of an invitation is sealed with the departure and in no address of ours but its page's. */
const Departure = z.object({ lang: z.enum(['el', 'en']), invitation: z.string().nullable() })
const LoginQuery = z.object({ lang: z.string().optional(), invitation: z.string().max(100).optional() })
const CallbackQuery = z.object({ state: z.string().optional() }).loose()

/** Login, callback, session and logout of the two kinds of users of the registration site, each with a cookie of its own. */
export function registrationLoginRoutes(dependencies: LoginDependencies): FastifyPluginAsyncZod {
  return async (app) => {
    routesFor(app, 'administrator', dependencies)
    routesFor(app, 'representative', dependencies)
  }
}

function routesFor(plain: FastifyInstance, kind: Kind, dependencies: LoginDependencies): void {
  const { origin, sessions, departures, taxAuthority } = dependencies
  const app = plain.withTypeProvider<ZodTypeProvider>()
  const base = `/api/${kind}`
  const redirectUri = `${origin}${base}/login/callback`
  const purpose = `${kind}-login` as const

  app.get(`${base}/login`, { schema: { querystring: LoginQuery, redirects: true } }, async (request, reply) => {
    const { lang, invitation = null } = request.query
    const context: z.infer<typeof Departure> = { lang: toLocale(lang), invitation }
    const state = await departures.depart({ request, reply }, purpose, context)
    return reply.redirect(taxAuthority.loginAddress({ redirectUri, state }), 303)
  })

  app.get(
    `${base}/login/callback`,
    { schema: { querystring: CallbackQuery, redirects: true, refusals: ['tax_login_failed'] } },
    async (request, reply) => {
      const { state } = request.query
      const { lang, invitation } = Departure.parse(await departures.comeBack(request, purpose, state))
      const page =
        invitation === null ? `/registration/${kind}` : `/registration/invitation/${encodeURIComponent(invitation)}`
      try {
        const user = await taxAuthority.identify(callbackAddress(request, origin), state ?? '')
        if (kind === 'administrator') await sessions.start(reply, kind, await dependencies.logInAdministrator(user))
        else await sessions.start(reply, kind, { taxNumber: user.taxNumber, name: displayName(user) })
      } catch (error) {
        // The page says what happened and offers the login again; anything unexpected goes on to the error handler.
        if (!(error instanceof Refusal)) throw error
        request.log.info({ code: error.code, detail: error.detail }, 'registration login refused')
        return reply.redirect(`${page}?lang=${lang}&login=${error.code}`, 303)
      }
      return reply.redirect(`${page}?lang=${lang}`, 303)
    },
  )

  app.get(`${base}/session`, { schema: { response: { 200: RegistrationSession } } }, async (request) => {
    const session = await sessions.read(request, kind)
    return { logged_in: session !== null, name: session?.name ?? null }
  })

  app.get(`${base}/logout`, { schema: { querystring: LoginQuery, redirects: true } }, async (request, reply) => {
    await sessions.end(request, reply, kind)
    const home = `${origin}/registration/?lang=${toLocale(request.query.lang)}`
    return reply.redirect(taxAuthority.logoutAddress(home), 303)
  })
}
