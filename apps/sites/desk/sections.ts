import { accountSection } from './features/account/section.ts'
import { organisationsSection } from './features/organisations/section.ts'
import type { DeskSection } from './section.ts'

/** Every section of the desk, in the order of its navigation. A new one is a line here and a folder in `features/`. */
export const SECTIONS: readonly DeskSection[] = [organisationsSection, accountSection]
