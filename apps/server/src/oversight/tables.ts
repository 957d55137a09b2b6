import type { DirectoryViews } from '../directory/published.ts'
import type { InspectionsViews } from '../inspections/published.ts'
import type { OrganisationsViews } from '../organisations/published.ts'
import { tablesOf } from '../platform/work.ts'
import type { ReceiptsViews } from '../receipts/published.ts'
import type { StaffViews } from '../staff/published.ts'

/** What the oversight of checks reads on `work`; it has no table of its own. Imported in this folder only. */
export const tables = tablesOf<
  unknown,
  DirectoryViews & InspectionsViews & OrganisationsViews & ReceiptsViews & StaffViews
>()
