import { departmentStore } from '../directory/department-store.ts'
import { institutionStore } from '../directory/institution-store.ts'
import type { FindCheck } from '../helpdesk/handed-over-check.ts'
import type { RequireUser } from '../organisations/sign-in/current-user.ts'
import { type Feature, nothingToClose, type Platform } from '../platform/feature.ts'
import type { RequireProvider } from '../platform/require-provider.ts'
import type { ReleaseDependencies } from '../releases/release-diplomas.ts'
import type { Sources } from '../sources/sources.ts'
import { templateStore } from '../templates/template-store.ts'
import { findHandOver } from './hand-over-store.ts'
import { inspectionStore } from './inspection-store.ts'
import { inspectionJobs, MAIL_LOCK } from './jobs.ts'
import { inspectionLockRoutes } from './lock-routes.ts'
import type { ReleaseOfFound } from './release-found.ts'
import { inspectionRightStore } from './right-store.ts'
import { inspectionRoutes } from './routes.ts'

/** What other features are given. */
export interface InspectionPorts {
  findCheck: FindCheck
}

/** The ex-officio check of public bodies. */
export function createInspections(
  needs: Platform &
    Pick<ReleaseOfFound, 'sealDiploma'> & {
      sources: Sources
      release: ReleaseDependencies
      /** Where the provider is told of a lock; null where nobody is. */
      alertAddress: string | null
      requireUser: RequireUser
      requireProvider: RequireProvider
    },
): Feature<InspectionPorts> {
  const { db, enqueue } = needs
  const dependencies = {
    ...needs,
    institutions: institutionStore(db),
    departments: departmentStore(db),
    templates: templateStore(db),
    rights: inspectionRightStore(db),
    store: inspectionStore(db),
    alertOfLock: (transaction: Parameters<typeof enqueue>[0], lockId: string) =>
      enqueue(transaction, MAIL_LOCK, { lockId }),
  }
  return {
    routes: [inspectionRoutes(dependencies), inspectionLockRoutes(needs)],
    jobs: inspectionJobs(needs),
    ports: { findCheck: (handOverId) => findHandOver(db, handOverId) },
    close: nothingToClose,
  }
}
