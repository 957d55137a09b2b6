import { Done, SignOnMetadata, SignOnSettings } from '@perga/contracts'
import { refuseUnless } from '@perga/domain'
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod'
import { z } from 'zod'
import { changeSignOn, removeSignOn, type SignOnAdministration } from './change-sign-on.ts'
import type { CurrentStaff } from './current-staff.ts'
import { describeCertificate } from './read-metadata.ts'
import { serviceProviderNames } from './service-provider.ts'
import type { SignOnStore } from './sign-on-store.ts'

const InstitutionPath = z.object({ institution: z.string().max(100) })

/** Institutions' single sign-on, administered by the provider from pasted SAML metadata. */
export function signOnAdministrationRoutes(
  options: SignOnAdministration & { origin: string; staff: CurrentStaff; signOns: SignOnStore },
): FastifyPluginAsyncZod {
  const { staff, signOns, origin, institutions } = options
  return async (app) => {
    app.get(
      '/api/desk/institutions/:institution/sign-on',
      { schema: { params: InstitutionPath, response: { 200: SignOnSettings } } },
      async (request, reply) => {
        await staff.requireProvider(request)
        const { institution } = request.params
        refuseUnless((await institutions.names()).has(institution), 'not_found')
        reply.header('cache-control', 'no-store')
        const known = await signOns.describe(institution)
        return {
          metadata_address: serviceProviderNames(origin, institution).entityId,
          sign_on: known && {
            ...{ entity_id: known.idp_entity_id, sign_on_url: known.sign_on_url },
            certificates: known.certificates.map(describeCertificate),
            changed_at: known.changed_at.toISOString(),
          },
        }
      },
    )

    app.post(
      '/api/desk/institutions/:institution/sign-on',
      { schema: { params: InstitutionPath, body: SignOnMetadata, response: { 200: Done } } },
      async (request) => {
        const actor = await staff.requireProvider(request)
        const { metadata } = request.body
        await changeSignOn({ institutionCode: request.params.institution, actor, metadata }, options)
        return { done: true } as const
      },
    )

    app.post(
      '/api/desk/institutions/:institution/sign-on/remove',
      { schema: { params: InstitutionPath, response: { 200: Done } } },
      async (request) => {
        const actor = await staff.requireProvider(request)
        await removeSignOn({ institutionCode: request.params.institution, actor }, options)
        return { done: true } as const
      },
    )
  }
}
