import { type Feature, nothingToClose, type Platform } from '../platform/feature.ts'
import type { CurrentStaff } from '../staff/current-staff.ts'
import { templateStore } from '../templates/template-store.ts'
import { deskRequestRoutes } from './desk-routes.ts'
import type { RequestEntry } from './enter-request.ts'
import type { FindCheck } from './handed-over-check.ts'
import { type HolderRequestDependencies, holderRequestRoutes } from './holder-routes.ts'
import { helpdeskJobs } from './jobs.ts'

/** Requests about degrees: of holders, and of checks that were handed over. */
export function createHelpdesk(
  needs: Platform &
    Pick<RequestEntry, 'openDegree'> &
    Pick<HolderRequestDependencies, 'requireHolder'> & { staff: CurrentStaff; findCheck: FindCheck },
): Feature {
  const dependencies = { ...needs, templates: templateStore(needs.db) }
  return {
    routes: [
      holderRequestRoutes(dependencies),
      deskRequestRoutes({ ...dependencies, requireMember: needs.staff.requireInstitutionStaff }),
    ],
    jobs: helpdeskJobs(dependencies),
    ports: undefined,
    close: nothingToClose,
  }
}
