import { msg } from '@lingui/core/macro'
import type { DeskSection } from '../../section.ts'

/** `/desk/templates`: the registry of degree templates; everyone reads, editors edit. */
export const templatesSection: DeskSection = {
  path: 'templates',
  label: msg`Templates`,
  description: msg`The degree templates of every institution: search, change, approve.`,
  isFor: () => true,
  pages: [
    { index: true, lazy: () => import('./search-page.tsx') },
    { path: 'tree/:institution', lazy: () => import('./tree-page.tsx') },
    { path: 'proposals', lazy: () => import('./proposals-page.tsx') },
    { path: 'edit/:institution', lazy: () => import('./edit-page.tsx') },
    { path: 'edit/:institution/:titleId', lazy: () => import('./edit-page.tsx') },
    { path: 'curricula/:institution', lazy: () => import('./curricula-page.tsx') },
    { path: 'files/:institution', lazy: () => import('./files-page.tsx') },
    { path: 'editors/:institution', lazy: () => import('./editors-page.tsx') },
    { path: 'names', lazy: () => import('./names-page.tsx') },
    { path: ':blueprintId', lazy: () => import('./template-page.tsx') },
  ],
}
