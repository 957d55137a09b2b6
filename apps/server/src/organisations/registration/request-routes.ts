import { OrganisationRequestForm, RequestReceived } from '@perga/contracts'
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod'
import { type RequestDependencies, requestRegistration } from './request-registration.ts'

/** `POST /api/registration/requests`: one answer for a new and for a known organisation. */
export function registrationRequestRoutes(dependencies: RequestDependencies): FastifyPluginAsyncZod {
  return async (app) => {
    app.post(
      '/api/registration/requests',
      {
        config: { rateLimit: { max: 10, timeWindow: '10 minutes' } },
        schema: { body: OrganisationRequestForm, response: { 200: RequestReceived }, refusals: ['tax_number_invalid'] },
      },
      async (request) => {
        await requestRegistration(request.body, { channel: 'form', actor: 'visitor' }, dependencies)
        return { received: true as const }
      },
    )
  }
}
