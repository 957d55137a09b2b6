import type { IdentityViews } from '../identity/published.ts'
import type { OrganisationsViews } from '../organisations/published.ts'
import { tablesOf } from '../platform/work.ts'
import type { ReceiptsViews } from '../receipts/published.ts'
import type { ReleasesViews } from '../releases/published.ts'

/** What the holder's area reads on `work`; it has no table of its own. Imported in this folder only. */
export const tables = tablesOf<unknown, IdentityViews & OrganisationsViews & ReceiptsViews & ReleasesViews>()
