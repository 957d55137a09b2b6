import {
  ConfirmationForm,
  CorrectionForm,
  EvidenceForm,
  FurtherClientForm,
  InstitutionGrantForm,
  MailedRequestForm,
  Organisations,
  ReasonForm,
  VettedOrganisation,
} from '@perga/contracts'
import type { FastifyRequest } from 'fastify'
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod'
import { z } from 'zod'
import { STAFF_ONLY } from '../../platform/operation-schema.ts'
import { providerActor, type RequireProvider } from '../../platform/require-provider.ts'
import { organisationState } from '../organisation-state.ts'
import { correctOrganisation } from '../registration/correct-organisation.ts'
import { type DescriptionDependencies, describeOrganisation, seconds } from '../registration/describe-organisation.ts'
import { enterFurtherClient } from '../registration/enter-client.ts'
import { type RequestDependencies, requestRegistration } from '../registration/request-registration.ts'
import { confirmOrganisation } from './confirm-organisation.ts'
import {
  grantInstitution,
  type ProviderAct,
  recordEvidence,
  refuseOrganisation,
  suspendOrganisation,
  type VettingDependencies,
} from './vet-organisation.ts'

export type VettingRouteDependencies = DescriptionDependencies & RequestDependencies & VettingDependencies

type DeskDependencies = VettingRouteDependencies & { requireProvider: RequireProvider }

const Id = z.object({ id: z.uuid() })
const BASE = '/api/desk/organisations'
const left = { 200: VettedOrganisation }

/** The provider's desk for organisations: requests by e-mail, details, evidence, decisions, rights to check (rows R1, R5, R9, X10). */
export function vettingRoutes(dependencies: DeskDependencies): FastifyPluginAsyncZod {
  return async (app) => {
    app.addHook('onRequest', async (_request, reply) => {
      reply.header('cache-control', 'no-store')
    })
    await app.register(registrationRoutes(dependencies))
    await app.register(decisionRoutes(dependencies))
  }
}

function registrationRoutes(dependencies: DeskDependencies): FastifyPluginAsyncZod {
  const { organisations, requireProvider } = dependencies
  const act = actOn(dependencies)
  return async (app) => {
    app.get(BASE, { schema: { response: { 200: Organisations }, refusals: STAFF_ONLY } }, async (request) => {
      await requireProvider(request)
      const rows = await organisations.list()
      return {
        organisations: rows.map(({ requested_at, representatives, id, name_el, name_en, sector, ...moments }) => ({
          ...{ id, name_el, name_en, sector, requested_at: seconds(requested_at) },
          state: organisationState(moments, representatives ?? 0),
        })),
      }
    })

    app.post(
      BASE,
      {
        schema: {
          body: MailedRequestForm,
          response: left,
          refusals: [...STAFF_ONLY, 'not_found', 'tax_number_invalid'],
        },
      },
      async (request) => {
        const { id: staff } = await requireProvider(request)
        const origin = { channel: 'e-mail' as const, actor: providerActor(staff) }
        return describeVetted(await requestRegistration(request.body, origin, dependencies), dependencies)
      },
    )

    app.get(
      `${BASE}/:id`,
      { schema: { params: Id, response: left, refusals: [...STAFF_ONLY, 'not_found'] } },
      (request) => act(request, request.params.id, () => Promise.resolve()),
    )

    app.post(
      `${BASE}/:id/details`,
      { schema: { params: Id, body: CorrectionForm, response: left, refusals: [...STAFF_ONLY, 'not_found'] } },
      async (request) => act(request, request.params.id, (by) => correctOrganisation(by, request.body, dependencies)),
    )

    app.post(
      `${BASE}/:id/clients`,
      { schema: { params: Id, body: FurtherClientForm, response: left, refusals: [...STAFF_ONLY, 'not_found'] } },
      async (request) => act(request, request.params.id, (by) => enterFurtherClient(by, request.body, dependencies)),
    )
  }
}

function decisionRoutes(dependencies: DeskDependencies): FastifyPluginAsyncZod {
  const act = actOn(dependencies)
  return async (app) => {
    app.post(
      `${BASE}/:id/evidence`,
      { schema: { params: Id, body: EvidenceForm, response: left, refusals: [...STAFF_ONLY, 'not_found'] } },
      async (request) => act(request, request.params.id, (by) => recordEvidence(by, request.body, dependencies)),
    )

    app.post(
      `${BASE}/:id/confirmation`,
      {
        schema: {
          params: Id,
          body: ConfirmationForm,
          response: left,
          refusals: [...STAFF_ONLY, 'already_decided', 'not_found', 'organisation_not_ready'],
        },
      },
      async (request) => act(request, request.params.id, (by) => confirmOrganisation(by, request.body, dependencies)),
    )

    app.post(
      `${BASE}/:id/refusal`,
      {
        schema: {
          params: Id,
          body: ReasonForm,
          response: left,
          refusals: [...STAFF_ONLY, 'already_decided', 'not_found'],
        },
      },
      async (request) =>
        act(request, request.params.id, (by) => refuseOrganisation(by, request.body.reason, dependencies)),
    )

    app.post(
      `${BASE}/:id/suspension`,
      {
        schema: {
          params: Id,
          body: ReasonForm,
          response: left,
          refusals: [...STAFF_ONLY, 'already_decided', 'not_found'],
        },
      },
      async (request) =>
        act(request, request.params.id, (by) => suspendOrganisation(by, request.body.reason, dependencies)),
    )

    app.post(
      `${BASE}/:id/institutions`,
      {
        schema: {
          params: Id,
          body: InstitutionGrantForm,
          response: left,
          refusals: [...STAFF_ONLY, 'already_decided', 'not_found', 'service_not_for_sector'],
        },
      },
      async (request) => act(request, request.params.id, (by) => grantInstitution(by, request.body, dependencies)),
    )
  }
}

/** Each act answers with the organisation as it stands then. */
function actOn(dependencies: DeskDependencies) {
  return async (request: FastifyRequest, id: string, work: (by: ProviderAct) => Promise<void>) => {
    await work({ organisationId: id, provider: await dependencies.requireProvider(request) })
    return describeVetted(id, dependencies)
  }
}

async function describeVetted(id: string, dependencies: VettingRouteDependencies): Promise<VettedOrganisation> {
  const { organisations, vettings } = dependencies
  const { invitations: _, ...described } = await describeOrganisation(id, dependencies)
  const received = await organisations.requestsOf(id)
  return {
    ...{ ...described, id },
    vettings: (await vettings.of(id)).map(({ act, evidence_kind, reference, note, by_name, at, name_el, name_en }) => ({
      ...{ act, evidence_kind, reference, note, by: by_name, at: seconds(at) },
      institution: name_el === null || name_en === null ? null : { el: name_el, en: name_en },
    })),
    received: received.map(({ channel, details, received_at }) => ({
      ...{ channel, details, received_at: seconds(received_at) },
    })),
  }
}
