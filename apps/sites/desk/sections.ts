import { accountSection } from './features/account/section.ts'
import { degreeFileSection } from './features/degree-file/section.ts'
import { directorySection } from './features/directory/section.ts'
import { entitlementsSection } from './features/entitlements/section.ts'
import { figuresSection } from './features/figures/section.ts'
import { helpdeskSection } from './features/helpdesk/section.ts'
import { inspectionsSection } from './features/inspections/section.ts'
import { membersSection } from './features/members/section.ts'
import { organisationsSection } from './features/organisations/section.ts'
import { passkeysSection } from './features/passkeys/section.ts'
import { qualitySection } from './features/quality/section.ts'
import { requestsSection } from './features/requests/section.ts'
import { templatesSection } from './features/templates/section.ts'
import type { DeskSection } from './section.ts'

/** Every section of the desk, in the order of its navigation. A new one is a line here and a folder in `features/`. */
export const SECTIONS: readonly DeskSection[] = [
  requestsSection,
  helpdeskSection,
  templatesSection,
  organisationsSection,
  directorySection,
  qualitySection,
  figuresSection,
  degreeFileSection,
  inspectionsSection,
  entitlementsSection,
  membersSection,
  passkeysSection,
  accountSection,
]
