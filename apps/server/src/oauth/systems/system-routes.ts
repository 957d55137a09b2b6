import {
  NewSecret,
  OwnSystems,
  ReasonForm,
  SecretRetirement,
  SystemConfirmation,
  SystemKeys,
  SystemRequestForm,
  SystemRequests,
} from '@perga/contracts'
import type { FastifyRequest } from 'fastify'
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod'
import { z } from 'zod'
import type { Sessions } from '../../identity/sessions.ts'
import { type Administrator, requireAdministrator } from '../../organisations/sign-in/current-administrator.ts'
import { STAFF_ONLY } from '../../platform/operation-schema.ts'
import { providerActor, type RequireProvider } from '../../platform/require-provider.ts'
import { confirmSystem, refuseSystem } from './decide-system.ts'
import { listSystems } from './list-systems.ts'
import { requestSystem, type SystemDependencies } from './request-system.ts'
import { endSystem, makeSecret, replaceKeys, retireSecret } from './rotate-system-keys.ts'

const Id = z.object({ id: z.uuid() })
const BASE = '/api/administrator/systems'
const DESK = '/api/desk/systems'
const left = { 200: OwnSystems }

/** An organisation's own systems, for its administrator: requests, secrets and keys, the end (rows R6, R7). */
export function systemRoutes(dependencies: SystemDependencies & { sessions: Sessions }): FastifyPluginAsyncZod {
  const { systems } = dependencies
  const describe = async ({ organisationId }: Administrator) => ({
    systems: await listSystems(organisationId, systems),
  })
  /** Each act answers with the systems as they stand then. */
  const act = async (request: FastifyRequest, work: (administrator: Administrator) => Promise<void>) => {
    const administrator = await requireAdministrator(request, dependencies)
    await work(administrator)
    return describe(administrator)
  }
  return async (app) => {
    app.addHook('onRequest', async (_request, reply) => {
      reply.header('cache-control', 'no-store')
    })

    app.get(BASE, { schema: { response: left, refusals: ['not_logged_in'] } }, (request) =>
      act(request, () => Promise.resolve()),
    )

    app.post(
      BASE,
      {
        schema: {
          body: SystemRequestForm,
          response: left,
          refusals: [
            'client_keys_not_permitted',
            'not_found',
            'not_logged_in',
            'redirect_uri_not_permitted',
            'scope_not_permitted',
          ],
        },
      },
      async (request) =>
        act(request, (administrator) => requestSystem({ form: request.body, administrator }, dependencies)),
    )

    app.post(
      `${BASE}/:id/secrets`,
      {
        schema: {
          params: Id,
          response: { 200: NewSecret },
          refusals: ['not_found', 'not_logged_in', 'two_secrets_already'],
        },
      },
      async (request) => {
        const administrator = await requireAdministrator(request, dependencies)
        const { clientId, secret } = await makeSecret({ id: request.params.id, administrator }, dependencies)
        return { client_id: clientId, secret, ...(await describe(administrator)) }
      },
    )

    app.post(
      `${BASE}/:id/secrets/retirement`,
      {
        schema: {
          params: Id,
          body: SecretRetirement,
          response: left,
          refusals: ['last_secret', 'not_found', 'not_logged_in'],
        },
      },
      async (request) =>
        act(request, (administrator) =>
          retireSecret({ id: request.params.id, administrator, slot: request.body.slot }, dependencies),
        ),
    )

    app.post(
      `${BASE}/:id/keys`,
      {
        schema: {
          params: Id,
          body: SystemKeys,
          response: left,
          refusals: ['client_keys_not_permitted', 'not_found', 'not_logged_in'],
        },
      },
      async (request) =>
        act(request, (administrator) =>
          replaceKeys({ id: request.params.id, administrator, jwks: request.body.jwks }, dependencies),
        ),
    )

    app.post(
      `${BASE}/:id/revocation`,
      { schema: { params: Id, response: left, refusals: ['not_found', 'not_logged_in'] } },
      async (request) =>
        act(request, (administrator) => endSystem({ id: request.params.id, administrator }, dependencies)),
    )
  }
}

/** The provider's desk for systems: what waits, and the decision (row R6). */
export function systemVettingRoutes(
  dependencies: SystemDependencies & { requireProvider: RequireProvider },
): FastifyPluginAsyncZod {
  const { systems, requireProvider } = dependencies
  const act = async (request: FastifyRequest, work: (actor: string) => Promise<void>) => {
    const { id } = await requireProvider(request)
    await work(providerActor(id))
    return { systems: await listSystems(null, systems) }
  }
  const decided = { 200: SystemRequests }
  return async (app) => {
    app.addHook('onRequest', async (_request, reply) => {
      reply.header('cache-control', 'no-store')
    })

    app.get(DESK, { schema: { response: decided, refusals: STAFF_ONLY } }, (request) =>
      act(request, () => Promise.resolve()),
    )

    app.post(
      `${DESK}/:id/confirmation`,
      {
        schema: {
          params: Id,
          body: SystemConfirmation,
          response: decided,
          refusals: [...STAFF_ONLY, 'already_decided', 'not_found'],
        },
      },
      async (request) =>
        act(request, (actor) => confirmSystem({ id: request.params.id, actor, settings: request.body }, dependencies)),
    )

    app.post(
      `${DESK}/:id/refusal`,
      { schema: { params: Id, body: ReasonForm, response: decided, refusals: [...STAFF_ONLY, 'already_decided'] } },
      async (request) =>
        act(request, (actor) =>
          refuseSystem({ id: request.params.id, reason: request.body.reason, actor }, dependencies),
        ),
    )
  }
}
