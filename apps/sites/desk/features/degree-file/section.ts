import { msg } from '@lingui/core/macro'
import { administersInstitution, isProvider } from '../../rights.ts'
import type { DeskSection } from '../../section.ts'

/** `/desk/degree-file`: the degrees of an institution without systems of its own, as a file (row I11). */
export const degreeFileSection: DeskSection = {
  path: 'degree-file',
  label: msg`File of degrees`,
  description: msg`For an institution that gives its degrees as a CSV file.`,
  isFor: (member) => isProvider(member) || administersInstitution(member),
  pages: [
    { index: true, lazy: () => import('./file-page.tsx') },
    { path: ':institution', lazy: () => import('./file-page.tsx') },
  ],
}
