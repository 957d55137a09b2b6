import { SignOnInstitutions } from '@perga/contracts'
import { compareGreek, type Locale, Refusal, toLocale } from '@perga/domain'
import type { FastifyReply, FastifyRequest } from 'fastify'
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod'
import { z } from 'zod'
import type { Departures } from '../../identity/departures.ts'
import type { Sessions } from '../../identity/sessions.ts'
import { sha256 } from '../../platform/keys.ts'
import { requestIdOf, serviceProvider, serviceProviderMetadata } from './service-provider.ts'
import { type SignOnDependencies, takeResponse } from './take-response.ts'

const SignOnDeparture = z.object({ institution: z.string(), lang: z.enum(['el', 'en']) })
const InstitutionPath = z.object({ institution: z.string().max(40) })
const FEW = { rateLimit: { max: 60, timeWindow: '1 minute' } }

interface SignOnOptions extends SignOnDependencies {
  sessions: Sessions
  departures: Departures
}

/** Sign-in of institutions' staff by SAML 2.0: metadata, the way out, the response, the way back into the browser. */
export function signOnRoutes(options: SignOnOptions): FastifyPluginAsyncZod {
  return async (app) => {
    await app.register(outwardRoutes(options))
    await app.register(returnRoutes(options))
  }
}

function outwardRoutes(options: SignOnOptions): FastifyPluginAsyncZod {
  const { origin, signOns, departures } = options
  return async (app) => {
    app.get('/api/staff/sign-ons', { schema: { response: { 200: SignOnInstitutions } } }, async () => {
      const institutions = await signOns.institutions()
      return { institutions: institutions.sort((one, other) => compareGreek(one.name_el, other.name_el)) }
    })

    app.get(
      '/api/staff/saml/:institution/metadata',
      { schema: { params: InstitutionPath, files: ['application/samlmetadata+xml'], refusals: ['not_found'] } },
      async (request, reply) => {
        const { institutionCode } = await findSignOn(request.params.institution, options)
        return reply.type('application/samlmetadata+xml').send(serviceProviderMetadata(origin, institutionCode))
      },
    )

    app.get(
      '/api/staff/saml/:institution/login',
      {
        config: FEW,
        schema: {
          params: InstitutionPath,
          querystring: z.object({ lang: z.string().optional() }),
          redirects: true,
          refusals: ['not_found'],
        },
      },
      async (request, reply) => {
        const signOn = await findSignOn(request.params.institution, options)
        const context = { institution: signOn.institutionCode, lang: toLocale(request.query.lang) }
        const state = await departures.depart({ request, reply }, 'staff-sign-on', context)
        const provider = serviceProvider(signOn, { origin, requestId: requestIdOf(state) })
        return reply.redirect(await provider.getAuthorizeUrlAsync(state, undefined, {}), 303)
      },
    )
  }
}

function returnRoutes(options: SignOnOptions): FastifyPluginAsyncZod {
  const { origin, clock, signOns, sessions, departures } = options
  return async (app) => {
    app.post(
      '/api/staff/saml/:institution/acs',
      {
        // The institution's page posts here, without our cookies: the browser is recognised at the next step.
        config: { ...FEW, acceptsForeignForms: true },
        schema: {
          params: InstitutionPath,
          body: z.object({ SAMLResponse: z.string().max(60_000), RelayState: z.string().max(200) }),
          redirects: true,
        },
      },
      async (request, reply) => {
        const { SAMLResponse: samlResponse, RelayState: state } = request.body
        const begun = SignOnDeparture.safeParse(await departures.underway('staff-sign-on', state)).data
        const { institution } = request.params
        return orBackToSignIn({ request, reply, origin, lang: begun?.lang ?? 'el' }, async () => {
          if (begun?.institution !== institution) throw new Refusal('sign_on_failed', { reason: 'no such departure' })
          await takeResponse({ samlResponse, state, signOn: await findSignOn(institution, options) }, options)
          return `${origin}/api/staff/saml/${institution}/return?state=${encodeURIComponent(state)}`
        })
      },
    )

    app.get(
      '/api/staff/saml/:institution/return',
      { schema: { params: InstitutionPath, querystring: z.object({ state: z.string().max(200) }), redirects: true } },
      async (request, reply) => {
        const { state } = request.query
        return orBackToSignIn({ request, reply, origin, lang: toLocale(request.cookies.lang) }, async () => {
          const { lang } = SignOnDeparture.parse(await departures.comeBack(request, 'staff-sign-on', state))
          const signedOn = await signOns.takeAnswer(sha256(state), clock.now())
          if (signedOn === undefined) throw new Refusal('sign_on_failed', { reason: 'no answer' })
          await sessions.start(reply, 'staff', { kind: 'institution', ...signedOn })
          return `${origin}/desk/?lang=${lang}`
        })
      },
    )
  }
}

async function findSignOn(institution: string, { signOns }: SignOnOptions) {
  const signOn = await signOns.find(institution)
  if (signOn === null) throw new Refusal('not_found', { institution })
  return signOn
}

/** Refusals lead back to the sign-in page, which says that it did not work and nothing more. */
async function orBackToSignIn(
  exchange: { request: FastifyRequest; reply: FastifyReply; lang: Locale; origin: string },
  step: () => Promise<string>,
) {
  const { request, reply, lang, origin } = exchange
  try {
    return reply.redirect(await step(), 303)
  } catch (error) {
    if (!(error instanceof Refusal)) throw error
    request.log.info({ code: error.code, detail: error.detail }, 'staff sign-on refused')
    return reply.redirect(`${origin}/desk/sign-in?lang=${lang}&failed=${error.code}`, 303)
  }
}
