import { HolderSession } from '@perga/contracts'
import { Refusal, toLocale } from '@perga/domain'
import type { FastifyReply, FastifyRequest } from 'fastify'
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod'
import { z } from 'zod'
import { isNavigation, navigationLanguage } from '../platform/navigation.ts'
import type { Departures } from './departures.ts'
import type { SessionState } from './session-state.ts'
import type { Sessions } from './sessions.ts'
import type { TaxAuthority } from './tax-authority.ts'
import type { TaxUser } from './tax-user.ts'

/** The pages of the holder's own area; nothing else can be a way back from the login. */
const HOLDER_PAGE = /^(data|consents|data\/requests(\/[\da-f-]{36})?)$/

const HolderDeparture = z.object({
  interaction: z.string().nullable(),
  page: z.string().regex(HOLDER_PAGE),
  lang: z.enum(['el', 'en']),
})
const CallbackQuery = z.object({ state: z.string().optional() }).loose()

interface LoginOptions {
  origin: string
  sessions: Sessions
  departures: Departures
  taxAuthority: TaxAuthority
  logInHolder(user: TaxUser): Promise<SessionState['holder']>
}

/** The holder's login on the authorization site: `/api/holder/login`, its callback, `/api/holder/session`, the logout. */
export function holderLoginRoutes(options: LoginOptions): FastifyPluginAsyncZod {
  return async (app) => {
    await app.register(departureRoutes(options))
    await app.register(callbackRoutes(options))
    await app.register(sessionRoutes(options))
  }
}

function departureRoutes({ origin, departures, taxAuthority }: LoginOptions): FastifyPluginAsyncZod {
  const redirectUri = `${origin}/api/holder/login/callback`
  return async (app) => {
    app.get(
      '/api/holder/login',
      {
        schema: {
          querystring: z.object({
            interaction: z.string().max(100).optional(),
            page: HolderDeparture.shape.page.default('data'),
            lang: z.string().optional(),
          }),
          redirects: true,
        },
      },
      async (request, reply) => {
        const context: z.infer<typeof HolderDeparture> = {
          interaction: request.query.interaction ?? null,
          page: request.query.page,
          lang: toLocale(request.query.lang),
        }
        const state = await departures.depart({ request, reply }, 'holder-login', context)
        return reply.redirect(taxAuthority.loginAddress({ redirectUri, state }), 303)
      },
    )
  }
}

function callbackRoutes(options: LoginOptions): FastifyPluginAsyncZod {
  const { origin, sessions, departures, taxAuthority } = options
  return async (app) => {
    app.get(
      '/api/holder/login/callback',
      { schema: { querystring: CallbackQuery, redirects: true, refusals: ['tax_login_failed'] } },
      async (request, reply) => {
        const { state } = request.query
        const left = await departures.comeBack(request, 'holder-login', state).catch((error: unknown) => {
          if (error instanceof Refusal && isNavigation(request)) return error
          throw error
        })
        if (left instanceof Refusal) return leadOn({ request, reply }, { refusal: left, state }, options)
        const context = HolderDeparture.parse(left)
        const page = pageOf(context)
        try {
          const user = await taxAuthority.identify(callbackAddress(request, origin), state ?? '')
          await sessions.start(reply, 'holder', await options.logInHolder(user))
        } catch (error) {
          // The page says what happened and offers the login again; anything unexpected goes on to the error handler.
          if (!(error instanceof Refusal)) throw error
          request.log.info({ code: error.code, detail: error.detail }, 'holder login refused')
          return reply.redirect(`${page}?lang=${context.lang}&login=${error.code}`, 303)
        }
        return reply.redirect(`${page}?lang=${context.lang}`, 303)
      },
    )
  }
}

function sessionRoutes({ origin, sessions, taxAuthority }: LoginOptions): FastifyPluginAsyncZod {
  return async (app) => {
    app.get('/api/holder/session', { schema: { response: { 200: HolderSession } } }, async (request) => {
      const session = await sessions.read(request, 'holder')
      return { logged_in: session !== null, name: session?.name ?? null, registry: session?.registry ?? null }
    })

    app.get(
      '/api/holder/logout',
      { schema: { querystring: z.object({ lang: z.string().optional() }), redirects: true } },
      async (request, reply) => {
        await sessions.end(request, reply, 'holder')
        const home = `${origin}/?lang=${toLocale(request.query.lang)}`
        return reply.redirect(taxAuthority.logoutAddress(home), 303)
      },
    )
  }
}

/** Who goes back to the callback, reloads it or comes too late is led on to the page they were at, logged in or not. */
async function leadOn(
  { request, reply }: { request: FastifyRequest; reply: FastifyReply },
  { refusal, state }: { refusal: Refusal; state: string | undefined },
  { sessions, departures }: LoginOptions,
) {
  const left = HolderDeparture.safeParse(await departures.whereFrom(request, 'holder-login', state))
  const lang = left.data?.lang ?? navigationLanguage(request)
  const page = left.success ? pageOf(left.data) : '/authorization/data'
  const isIn = (await sessions.read(request, 'holder')) !== null
  return reply.redirect(`${page}?lang=${lang}${isIn ? '' : `&login=${refusal.code}`}`, 303)
}

function pageOf({ interaction, page }: z.infer<typeof HolderDeparture>): string {
  return interaction === null
    ? `/authorization/${page}`
    : `/authorization/interaction/${encodeURIComponent(interaction)}`
}

/** The full address that the browser came back to, at our own origin whatever the Host header says. */
export function callbackAddress(request: FastifyRequest, origin: string): URL {
  return new URL(request.url, origin)
}
