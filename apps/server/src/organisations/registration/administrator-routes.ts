import { AdministeredOrganisation, InvitationForm, OrganisationDetails, ReconfirmationForm } from '@perga/contracts'
import type { FastifyRequest } from 'fastify'
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod'
import { z } from 'zod'
import type { Sessions } from '../../identity/sessions.ts'
import {
  type InvitationDependencies,
  inviteRepresentative,
  resendInvitation,
  revokeInvitation,
} from '../representatives/invite-representative.ts'
import { reconfirmRepresentative } from '../representatives/reconfirm-representative.ts'
import { type Administrator, requireAdministrator } from '../sign-in/current-administrator.ts'
import { type CorrectionDependencies, correctDetails } from './correct-details.ts'
import { type DescriptionDependencies, describeOrganisation } from './describe-organisation.ts'

const Id = z.object({ id: z.uuid() })
const left = { 200: AdministeredOrganisation }

/** What the administrator of an organisation sees and does: correct the request, invite, re-confirm (rows R3, R4, R8). */
export function administratorRoutes(
  dependencies: DescriptionDependencies & InvitationDependencies & CorrectionDependencies & { sessions: Sessions },
): FastifyPluginAsyncZod {
  /** Each act answers with the organisation as it stands then. */
  const act = async (request: FastifyRequest, work: (administrator: Administrator) => Promise<void>) => {
    const administrator = await requireAdministrator(request, dependencies)
    await work(administrator)
    return describeOrganisation(administrator.organisationId, dependencies)
  }
  return async (app) => {
    app.addHook('onRequest', async (_request, reply) => {
      reply.header('cache-control', 'no-store')
    })

    app.get(
      '/api/administrator/organisation',
      { schema: { response: left, refusals: ['not_found', 'not_logged_in'] } },
      (request) => act(request, () => Promise.resolve()),
    )

    app.post(
      '/api/administrator/details',
      {
        schema: {
          body: OrganisationDetails,
          response: left,
          refusals: ['details_settled', 'not_found', 'not_logged_in'],
        },
      },
      async (request) =>
        act(request, (administrator) => correctDetails({ details: request.body, administrator }, dependencies)),
    )

    app.post(
      '/api/administrator/invitations',
      {
        schema: {
          body: InvitationForm,
          response: left,
          refusals: ['mail_unavailable', 'not_found', 'not_logged_in', 'organisation_closed', 'service_not_for_sector'],
        },
      },
      async (request) =>
        act(request, (administrator) => inviteRepresentative({ form: request.body, administrator }, dependencies)),
    )

    app.post(
      '/api/administrator/invitations/:id/resending',
      {
        schema: {
          params: Id,
          response: left,
          refusals: [
            'already_decided',
            'mail_unavailable',
            'not_found',
            'not_logged_in',
            'organisation_closed',
            'service_not_for_sector',
          ],
        },
      },
      async (request) =>
        act(request, (administrator) =>
          resendInvitation({ invitationId: request.params.id, administrator }, dependencies),
        ),
    )

    app.post(
      '/api/administrator/invitations/:id/revocation',
      { schema: { params: Id, response: left, refusals: ['already_decided', 'not_found', 'not_logged_in'] } },
      async (request) =>
        act(request, (administrator) =>
          revokeInvitation({ invitationId: request.params.id, administrator }, dependencies),
        ),
    )

    app.post(
      '/api/administrator/representatives/:id/reconfirmation',
      { schema: { params: Id, body: ReconfirmationForm, response: left, refusals: ['not_found', 'not_logged_in'] } },
      async (request) =>
        act(request, (administrator) => {
          const change = { representativeId: request.params.id, still: request.body.still, administrator }
          return reconfirmRepresentative(change, dependencies)
        }),
    )
  }
}
