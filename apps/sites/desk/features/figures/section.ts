import { msg } from '@lingui/core/macro'
import { isProvider, speaksForInstitution } from '../../rights.ts'
import type { DeskSection } from '../../section.ts'

/** `/desk/figures`: how many degrees an institution has, declared where they cannot be counted. */
export const figuresSection: DeskSection = {
  path: 'figures',
  label: msg`Figures`,
  description: msg`How many degrees an institution has, for the public list.`,
  isFor: (member) => isProvider(member) || speaksForInstitution(member),
  pages: [
    { index: true, lazy: () => import('./figures-page.tsx') },
    { path: ':institution', lazy: () => import('./figures-page.tsx') },
  ],
}
