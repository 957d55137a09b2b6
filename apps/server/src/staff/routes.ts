import { LanguageQuery, StaffSession } from '@perga/contracts'
import { toLocale } from '@perga/domain'
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod'
import type { DepartmentStore } from '../directory/department-store.ts'
import type { InstitutionStore } from '../directory/institution-store.ts'
import type { Sessions } from '../identity/sessions.ts'
import type { CurrentStaff } from './current-staff.ts'
import { describeStaff } from './describe-staff.ts'

/** Who works at the desk in this browser, and the logout. */
export function staffRoutes(options: {
  origin: string
  sessions: Sessions
  staff: CurrentStaff
  institutions: InstitutionStore
  departments: DepartmentStore
}): FastifyPluginAsyncZod {
  const { sessions, staff } = options
  return async (app) => {
    app.get('/api/staff/session', { schema: { response: { 200: StaffSession } } }, async (request) => {
      const member = await staff.findStaff(request)
      if (member !== null) return describeStaff(member, options)
      return (await staff.findWaiting(request)) ?? { kind: 'none' as const }
    })

    app.get(
      '/api/staff/logout',
      { schema: { querystring: LanguageQuery, redirects: true } },
      async (request, reply) => {
        await sessions.end(request, reply, 'staff')
        return reply.redirect(`${options.origin}/desk/sign-in?lang=${toLocale(request.query.lang)}`, 303)
      },
    )
  }
}
