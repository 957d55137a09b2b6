import type { Jobs } from '../platform/jobs.ts'
import type { OpenTransaction, Work } from '../platform/work.ts'
import type { CurrentStaff } from '../staff/current-staff.ts'
import { editRights } from './edit-rights.ts'
import { editorStore } from './editor-store.ts'
import { RELEASE_TEMPLATES, templateJobs } from './jobs.ts'
import { registryStore } from './registry-store.ts'
import { templateReleaseStore } from './release-store.ts'
import type { ReleaseVersionsDependencies } from './release-versions.ts'

/** The registry of templates: everything its routes are given. */
export function createTemplates(
  options: Omit<ReleaseVersionsDependencies, 'releases'> & {
    db: Work
    staff: CurrentStaff
    enqueue: Jobs['enqueue']
  },
) {
  const { db, clock, origin, staff, enqueue } = options
  const releases = templateReleaseStore(db)
  const registry = registryStore(db)
  const editors = editorStore(db)
  return {
    openData: { registry, releases, origin },
    desk: {
      ...{ db, clock, registry, rights: editRights({ staff, editors }) },
      onApproved: (transaction: OpenTransaction) => enqueue(transaction, RELEASE_TEMPLATES, {}),
    },
    editors: { db, clock, staff, editors },
    jobs: templateJobs({ ...options, releases }),
  }
}
