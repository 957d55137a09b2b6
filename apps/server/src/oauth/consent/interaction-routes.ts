import { ConsentForm, Interaction, InteractionDegrees, LeaveTo } from '@perga/contracts'
import { type Locale, parseScopes, Refusal, type Scope, toLocale } from '@perga/domain'
import type { FastifyReply, FastifyRequest } from 'fastify'
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod'
import type { Provider } from 'oidc-provider'
import { z } from 'zod'
import { recipientKind } from '../../authorizations/recipient-kind.ts'
import type { DegreeReader } from '../../diplomas/read-degrees.ts'
import type { InstitutionStore } from '../../directory/institution-store.ts'
import type { SessionState } from '../../identity/session-state.ts'
import type { Sessions } from '../../identity/sessions.ts'
import type { ClientStore, FoundClient } from '../../organisations/clients/client-store.ts'
import type { Keys } from '../../platform/keys.ts'
import { navigationLanguage } from '../../platform/navigation.ts'
import { clientOfAgent } from '../link/agent-client.ts'
import { InteractionGone } from '../server/provider.ts'
import { registrationOf } from '../server/registration.ts'
import type { SystemStore } from '../systems/system-store.ts'
import type { Consent } from './give-consent.ts'
import { offerDegrees } from './offer-degrees.ts'
import { DURATIONS } from './sharing-policy.ts'

export interface InteractionDependencies {
  provider: Provider
  clients: ClientStore
  systems: Pick<SystemStore, 'purposeOf'>
  sessions: Sessions
  institutions: InstitutionStore
  degrees: DegreeReader
  keys: Keys
  giveConsent(consent: Consent): Promise<string>
}

const Params = z.object({ uid: z.string().max(100) })
const PATH = '/api/holder/interactions/:uid'

/**
 * The holder's decision about one request of a client. The authorization server sends the browser to this very path, so
 * that its cookie, which ties the interaction to the browser, reaches every call below it.
 */
export function interactionRoutes(dependencies: InteractionDependencies): FastifyPluginAsyncZod {
  const { provider, sessions, degrees } = dependencies
  return async (app) => {
    app.get(
      PATH,
      {
        config: { refusalPage },
        schema: { params: Params, response: { 200: Interaction }, refusals: ['interaction_expired', 'unknown_client'] },
      },
      async (request, reply) => {
        const asked = await findInteraction(request, reply, dependencies)
        if (request.headers['x-requested-with'] === undefined) {
          return reply.redirect(interactionPage(encodeURIComponent(asked.uid), asked.language ?? 'el'), 303)
        }
        return describe(asked, await sessions.read(request, 'holder'))
      },
    )

    app.get(
      `${PATH}/degrees`,
      {
        schema: {
          params: Params,
          response: { 200: InteractionDegrees },
          refusals: ['interaction_expired', 'not_logged_in', 'unknown_client'],
        },
      },
      async (request, reply) => {
        const asked = await findInteraction(request, reply, dependencies)
        const holder = await requireHolder(request, sessions)
        return offerDegrees(asked.uid, { holder, found: await degrees.ofPerson(holder), dependencies })
      },
    )

    app.post(
      `${PATH}/consent`,
      {
        schema: {
          params: Params,
          body: ConsentForm,
          response: { 200: LeaveTo },
          refusals: [
            'degree_not_shareable',
            'duration_not_permitted',
            'institution_unavailable',
            'interaction_expired',
            'name_change_not_declared',
            'not_logged_in',
            'scope_not_permitted',
            'unknown_client',
          ],
        },
      },
      async (request, reply) => {
        const asked = await findInteraction(request, reply, dependencies)
        const holder = await requireHolder(request, sessions)
        const interaction = { ...asked, clientId: asked.client.id }
        const grantId = await dependencies.giveConsent({ interaction, holder, ...request.body })
        const result = { login: { accountId: holder.holderId, remember: false }, consent: { grantId } }
        return { location: await provider.interactionResult(request.raw, reply.raw, result) }
      },
    )

    app.post(
      `${PATH}/refusal`,
      { schema: { params: Params, response: { 200: LeaveTo }, refusals: ['interaction_expired', 'unknown_client'] } },
      async (request, reply) => {
        await findInteraction(request, reply, dependencies)
        const result = { error: 'access_denied', error_description: 'the holder refused' }
        return { location: await provider.interactionResult(request.raw, reply.raw, result) }
      },
    )
  }
}

const interactionPage = (uid: string, lang: Locale) => `/authorization/interaction/${uid}?lang=${lang}`

/** The page of an interaction says itself that it is over, and how to begin again. */
function refusalPage(_code: string, request: FastifyRequest): string {
  const [path = ''] = request.url.split('?')
  return interactionPage(path.split('/').at(-1) ?? '', navigationLanguage(request))
}

interface AskedInteraction {
  uid: string
  oauthClientId: string
  /** The name of the third party's system that asks; null where a link is made. */
  system: string | null
  client: FoundClient
  /** What the holder is told: a system's own purpose, as the provider confirmed it, else its organisation's. */
  purpose: { el: string; en: string } | null
  scopes: Scope[]
  language: Locale | null
}

async function findInteraction(
  request: FastifyRequest<{ Params: z.infer<typeof Params> }>,
  reply: FastifyReply,
  { provider, clients, systems }: InteractionDependencies,
): Promise<AskedInteraction> {
  const details = await provider.interactionDetails(request.raw, reply.raw).catch((cause: unknown) => {
    if (cause instanceof InteractionGone) throw new Refusal('interaction_expired', {}, { cause })
    throw cause
  })
  if (details.uid !== request.params.uid) throw new Refusal('interaction_expired', { reason: 'another interaction' })
  const oauthClient = await provider.Client.find(String(details.params.client_id))
  const client = oauthClient && (await clients.find(registrationOf(oauthClient).acts_for))
  if (oauthClient === undefined || client === undefined) throw new Refusal('unknown_client')
  return {
    uid: details.uid,
    oauthClientId: oauthClient.clientId,
    system: clientOfAgent(oauthClient.clientId) === null ? (oauthClient.clientName ?? null) : null,
    client,
    purpose: purposeOf((await systems.purposeOf(oauthClient.clientId)) ?? client),
    scopes: parseScopes(String(details.params.scope ?? '')).filter((scope) => client.scopes.includes(scope)),
    language: firstLanguage(details.params.ui_locales),
  }
}

/** The first language of `ui_locales`, as one of ours; its region does not matter. */
function firstLanguage(uiLocales: unknown): Locale | null {
  return typeof uiLocales === 'string' ? toLocale(uiLocales.split(/[\s-]/)[0]) : null
}

async function requireHolder(request: FastifyRequest, sessions: Sessions): Promise<SessionState['holder']> {
  const holder = await sessions.read(request, 'holder')
  if (holder === null) throw new Refusal('not_logged_in')
  return holder
}

function describe(
  { uid, oauthClientId, system, client, purpose, scopes }: AskedInteraction,
  holder: SessionState['holder'] | null,
): Interaction {
  return {
    uid,
    logged_in: holder !== null,
    registry: holder?.registry ?? null,
    client: {
      name: client.name,
      display_name_el: client.display_name_el,
      display_name_en: client.display_name_en,
      kind: recipientKind(client.kind),
    },
    purpose,
    system,
    scopes,
    durations: [...DURATIONS.presets],
    default_duration: DURATIONS.preset,
    longest_duration: DURATIONS.longest,
    makes_link: clientOfAgent(oauthClientId) !== null,
  }
}

function purposeOf({
  purpose_el: el,
  purpose_en: en,
}: Pick<FoundClient, 'purpose_el' | 'purpose_en'>): { el: string; en: string } | null {
  return el === null || en === null ? null : { el, en }
}
