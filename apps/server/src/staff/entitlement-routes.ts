import { EntitlementCheck, EntitlementCheckForm, EntitlementPrefix } from '@perga/contracts'
import type { FastifyRequest } from 'fastify'
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod'
import { STAFF_ONLY } from '../platform/operation-schema.ts'
import { checkEntitlements, type EntitlementChecking } from './check-entitlements.ts'
import type { StaffMember } from './staff-member.ts'

/** The checker of entitlement values (row H8), for those whom `requireChecker` lets pass. */
export function entitlementRoutes(
  options: EntitlementChecking & { requireChecker(request: FastifyRequest): Promise<StaffMember> },
): FastifyPluginAsyncZod {
  const { prefix, requireChecker } = options
  return async (app) => {
    app.get(
      '/api/desk/entitlements',
      { schema: { response: { 200: EntitlementPrefix }, refusals: STAFF_ONLY } },
      async (request) => {
        await requireChecker(request)
        return { prefix }
      },
    )

    app.post(
      '/api/desk/entitlements/check',
      { schema: { body: EntitlementCheckForm, response: { 200: EntitlementCheck }, refusals: STAFF_ONLY } },
      async (request, reply) => {
        const member = await requireChecker(request)
        reply.header('cache-control', 'no-store')
        return checkEntitlements({ values: request.body.values, member }, options)
      },
    )
  }
}
