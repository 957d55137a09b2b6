import type { FastifyRequest } from 'fastify'
import type { Mailer } from '../platform/mail.ts'
import type { CurrentStaff } from '../staff/current-staff.ts'
import type { DeskRequestDependencies } from './desk-routes.ts'
import type { RequestEntry, RequestHolder } from './enter-request.ts'
import type { HolderRequestDependencies } from './holder-routes.ts'
import { helpdeskJobs } from './jobs.ts'

/** Builds the helpdesk: what its routes need, and its jobs. `requireHolder` and `openDegree` come from the holder's area. */
export function createHelpdesk(
  options: RequestEntry & {
    origin: string
    mailer: Mailer | null
    staff: CurrentStaff
    requireHolder(request: FastifyRequest): Promise<RequestHolder>
  },
) {
  const { staff } = options
  const holder: HolderRequestDependencies = options
  const desk: DeskRequestDependencies = { ...options, requireMember: staff.requireInstitutionStaff }
  return { holder, desk, jobs: helpdeskJobs(options) }
}
