import type { InspectionsViews } from '../inspections/published.ts'
import type { OrganisationsViews } from '../organisations/published.ts'
import { tablesOf } from '../platform/work.ts'
import type { ReleasesViews } from '../releases/published.ts'

/** What enquiries read on `work`; they have no table of their own. Imported in this folder only. */
export const tables = tablesOf<unknown, InspectionsViews & OrganisationsViews & ReleasesViews>()
