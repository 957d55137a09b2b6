import { msg } from '@lingui/core/macro'
import { hasRights } from '../../rights.ts'
import type { DeskSection } from '../../section.ts'

/** `/desk/quality`: how the data of an institution does (row I10). */
export const qualitySection: DeskSection = {
  path: 'quality',
  label: msg`Data quality`,
  description: msg`Which rules the records of an institution break, how often, and what to mend.`,
  isFor: hasRights,
  pages: [
    { index: true, lazy: () => import('./quality-page.tsx') },
    { path: ':institution', lazy: () => import('./quality-page.tsx') },
  ],
}
