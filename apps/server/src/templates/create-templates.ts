import type { Clock } from '../platform/clock.ts'
import type { Database } from '../platform/database.ts'
import type { CurrentStaff } from '../staff/current-staff.ts'
import { editRights } from './edit-rights.ts'
import { editorStore } from './editor-store.ts'
import { registryStore } from './registry-store.ts'

/** The registry of templates: everything its routes are given. */
export function createTemplates(options: { db: Database; clock: Clock; origin: string; staff: CurrentStaff }) {
  const { db, clock, origin, staff } = options
  const registry = registryStore(db)
  const editors = editorStore(db)
  return {
    openData: { registry, origin },
    desk: { db, clock, registry, rights: editRights({ staff, editors }) },
    editors: { db, clock, staff, editors },
  }
}
