import { AccessLinkToken } from '@perga/contracts'
import { Refusal, toLocale } from '@perga/domain'
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod'
import { calculatePKCECodeChallenge, randomPKCECodeVerifier } from 'openid-client'
import { z } from 'zod'
import type { AccessLinkStore } from '../../authorizations/access-link-store.ts'
import type { Departures } from '../../identity/departures.ts'
import { callbackAddress } from '../../identity/routes.ts'
import type { Sessions } from '../../identity/sessions.ts'
import type { ClientRow, ClientStore } from '../../organisations/clients/client-store.ts'
import type { Clock } from '../../platform/clock.ts'
import { isNavigation, navigationLanguage } from '../../platform/navigation.ts'
import { agentId, LINK_CALLBACK } from './agent-client.ts'

const LinkDeparture = z.object({ clientId: z.string(), codeVerifier: z.string(), lang: z.enum(['el', 'en']) })

interface LinkOptions {
  origin: string
  clients: ClientStore
  departures: Departures
  sessions: Sessions
  links: AccessLinkStore
  clock: Clock
  /** Redeems the code as the organisation's agent and makes the link; returns the link's id. */
  redeemForLink(redemption: { clientId: string; callback: URL; codeVerifier: string }): Promise<string>
}

/** The graduate's three calls: start of an authorization, the return from it, and the link that came of it (spec 1 §7). */
export function linkRoutes(options: LinkOptions): FastifyPluginAsyncZod {
  return async (app) => {
    await app.register(flowRoutes(options))
    await app.register(shownLinkRoutes(options))
  }
}

function flowRoutes(options: LinkOptions): FastifyPluginAsyncZod {
  const { origin, clients, departures, sessions } = options
  return async (app) => {
    app.get(
      '/api/user/oauth/:client',
      {
        schema: {
          params: z.object({ client: z.string() }),
          querystring: z.object({ lang: z.string().optional() }),
          redirects: true,
          refusals: ['unknown_client'],
        },
      },
      async (request, reply) => {
        const client = await clients.findListed(request.params.client)
        if (client === undefined) throw new Refusal('unknown_client')
        const lang = toLocale(request.query.lang)
        const codeVerifier = randomPKCECodeVerifier()
        const context: z.infer<typeof LinkDeparture> = { clientId: client.id, codeVerifier, lang }
        const state = await departures.depart({ request, reply }, 'link', context)
        return reply.redirect(await authorizationAddress(client, { origin, state, codeVerifier, lang }), 303)
      },
    )

    app.get(
      LINK_CALLBACK,
      {
        schema: {
          querystring: z.object({ state: z.string().optional(), error: z.string().optional() }).loose(),
          redirects: true,
          refusals: ['interaction_expired', 'no_authorization_in_session', 'tax_login_failed'],
        },
      },
      async (request, reply) => {
        const left = await departures.comeBack(request, 'link', request.query.state).catch(async (error: unknown) => {
          // Who goes back to this address or reloads it has the link already.
          const hasLink = isNavigation(request) && (await sessions.read(request, 'graduate'))?.accessLinkId != null
          if (error instanceof Refusal && hasLink) return null
          throw error
        })
        if (left === null) return reply.redirect(`/graduate/complete?lang=${navigationLanguage(request)}`, 303)
        const { clientId, codeVerifier, lang } = LinkDeparture.parse(left)
        // The graduate refused: back to the choice of the organisation.
        if (request.query.error !== undefined) return reply.redirect(`/graduate?lang=${lang}`, 303)
        const callback = callbackAddress(request, origin)
        const accessLinkId = await options.redeemForLink({ clientId, callback, codeVerifier })
        await sessions.change({ request, reply }, 'graduate', { accessLinkId })
        return reply.redirect(`/graduate/complete?lang=${lang}`, 303)
      },
    )
  }
}

function shownLinkRoutes({ sessions, links, clock }: LinkOptions): FastifyPluginAsyncZod {
  return async (app) => {
    app.get(
      '/api/user/token',
      {
        schema: {
          querystring: z.object({ lang: z.string().optional() }),
          response: { 200: AccessLinkToken },
          refusals: ['forged_request', 'no_authorization_in_session'],
        },
      },
      async (request, reply) => {
        if (request.headers['x-requested-with'] === undefined) throw new Refusal('forged_request')
        const session = await sessions.read(request, 'graduate')
        const link = session?.accessLinkId ? await links.show(session.accessLinkId, clock.now()) : undefined
        if (link === undefined) throw new Refusal('no_authorization_in_session')
        reply.header('cache-control', 'no-store')
        const isGreek = toLocale(request.query.lang) === 'el'
        return {
          token: link.code,
          expires_at: Math.floor(link.expires_at.getTime() / 1000),
          email: link.contact_email,
          display_name: isGreek ? link.display_name_el : link.display_name_en,
        }
      },
    )
  }
}

async function authorizationAddress(
  client: ClientRow,
  { origin, state, codeVerifier, lang }: { origin: string; state: string; codeVerifier: string; lang: string },
): Promise<string> {
  const query = new URLSearchParams({
    response_type: 'code',
    client_id: agentId(client.id),
    redirect_uri: `${origin}${LINK_CALLBACK}`,
    scope: client.scopes.join(' '),
    state,
    code_challenge: await calculatePKCECodeChallenge(codeVerifier),
    code_challenge_method: 'S256',
    ui_locales: lang,
  })
  return `/oauth/authorize?${query}`
}
