import { Done, SignOnMetadata, SignOnProposal, SignOnSettings } from '@perga/contracts'
import { refuseUnless } from '@perga/domain'
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod'
import { z } from 'zod'
import { proposalRoutes } from '../../directory/proposal-routes.ts'
import { proposalStore } from '../../directory/proposal-store.ts'
import { STAFF_ONLY } from '../../platform/operation-schema.ts'
import type { CurrentStaff } from '../current-staff.ts'
import { nameMembers } from '../members/name-members.ts'
import { describeSignOn, proposeSignOn, putSignOnInForce } from './propose-sign-on.ts'
import { removeSignOn, type SignOnAdministration } from './remove-sign-on.ts'
import { serviceProviderNames } from './service-provider.ts'
import type { SignOnStore } from './sign-on-store.ts'

const InstitutionPath = z.object({ institution: z.string().max(100) })

// Enough for a person.
const FEW = { rateLimit: { max: 20, timeWindow: '1 minute' } }

/** Institutions' single sign-on, administered by the provider from pasted SAML metadata, with four eyes. */
export function signOnAdministrationRoutes(
  options: SignOnAdministration & { origin: string; staff: CurrentStaff; signOns: SignOnStore },
): FastifyPluginAsyncZod {
  const { db, staff, signOns, origin, institutions } = options
  const proposals = proposalStore(db)
  return async (app) => {
    app.get(
      '/api/desk/institutions/:institution/sign-on',
      {
        schema: { params: InstitutionPath, response: { 200: SignOnSettings }, refusals: [...STAFF_ONLY, 'not_found'] },
      },
      async (request, reply) => {
        await staff.requireProvider(request)
        const { institution } = request.params
        refuseUnless((await institutions.names()).has(institution), 'not_found')
        reply.header('cache-control', 'no-store')
        const known = await signOns.find(institution)
        const proposed = await proposals.ofInstitution(institution, 'sign-on', (ids) => nameMembers(db, ids))
        return {
          metadata_address: serviceProviderNames(origin, institution).entityId,
          sign_on: known && { ...describeSignOn(known), changed_at: known.changedAt.toISOString() },
          proposals: proposed.map((row) => SignOnProposal.parse(row)),
        }
      },
    )

    app.post(
      '/api/desk/institutions/:institution/sign-on/proposals',
      {
        config: FEW,
        schema: {
          params: InstitutionPath,
          body: SignOnMetadata,
          response: { 200: Done },
          refusals: [...STAFF_ONLY, 'not_found', 'proposal_open', 'sign_on_metadata_invalid'],
        },
      },
      async (request) => {
        const { id: proposedBy } = await staff.requireProvider(request)
        await proposeSignOn({ ...request.params, ...request.body, proposedBy }, options)
        return { done: true } as const
      },
    )

    await app.register(
      proposalRoutes({
        ...options,
        ...{ subject: 'sign-on', putInForce: putSignOnInForce(options), requireProvider: staff.requireProvider },
      }),
    )

    app.post(
      '/api/desk/institutions/:institution/sign-on/remove',
      { schema: { params: InstitutionPath, response: { 200: Done }, refusals: [...STAFF_ONLY, 'not_found'] } },
      async (request) => {
        const actor = await staff.requireProvider(request)
        await removeSignOn({ institutionCode: request.params.institution, actor }, options)
        return { done: true } as const
      },
    )
  }
}
