import type { EducationLevel } from '@perga/domain'
import { type Feature, nothingToClose, type Platform } from '../platform/feature.ts'
import type { CurrentStaff } from '../staff/current-staff.ts'
import { templateDeskRoutes } from './desk-routes.ts'
import { editRights } from './edit-rights.ts'
import { templateEditorRoutes } from './editor-routes.ts'
import { editorStore } from './editor-store.ts'
import { SIGN_VERSIONS, templateJobs } from './jobs.ts'
import { openDataRoutes } from './open-data-routes.ts'
import { registryStore } from './registry-store.ts'
import type { VersionSigning } from './sign-versions.ts'
import { templateStore } from './template-store.ts'
import { versionSignatureStore } from './version-signature-store.ts'

/** What other features are given. */
export interface TemplatePorts {
  /** The level of each of these titles of an institution; titles without a template are left out. */
  levelsOf(institution: string, titleIds: readonly string[]): Promise<ReadonlyMap<string, EducationLevel>>
}

/** Degree templates: drafts, approved versions, curricula, open data. */
export function createTemplates(
  needs: Platform & Pick<VersionSigning, 'signer' | 'sealSources'> & { staff: CurrentStaff },
): Feature<TemplatePorts> {
  const { db, clock, origin, staff, enqueue } = needs
  const templates = templateStore(db)
  const signatures = versionSignatureStore(db)
  const registry = registryStore(db)
  const editors = editorStore(db)
  return {
    routes: [
      openDataRoutes({ registry, signatures, origin }),
      templateDeskRoutes({
        db,
        clock,
        registry,
        rights: editRights({ staff, editors }),
        onApproved: (transaction) => enqueue(transaction, SIGN_VERSIONS, {}),
      }),
      templateEditorRoutes({ db, clock, staff, editors }),
    ],
    jobs: templateJobs({ ...needs, signatures }),
    ports: {
      levelsOf: async (institution, titleIds) => {
        const versions = await templates.current(institution, titleIds)
        return new Map([...versions].map(([titleId, { level }]) => [titleId, level]))
      },
    },
    close: nothingToClose,
  }
}
