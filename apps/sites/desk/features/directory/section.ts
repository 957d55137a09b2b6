import { msg } from '@lingui/core/macro'
import { isProvider } from '../../rights.ts'
import type { DeskSection } from '../../section.ts'

/** `/desk/directory`: the institutions, their departments, connections and sign-ons. */
export const directorySection: DeskSection = {
  path: 'directory',
  label: msg`Directory`,
  description: msg`Institutions, their names and departments, how they are connected and how their staff sign in.`,
  isFor: isProvider,
  pages: [
    { index: true, lazy: () => import('./list-page.tsx') },
    { path: ':institution', lazy: () => import('./entry-page.tsx') },
    { path: ':institution/departments', lazy: () => import('./departments-page.tsx') },
    { path: ':institution/connection', lazy: () => import('./connection-page.tsx') },
    { path: ':institution/sign-on', lazy: () => import('./sign-on-page.tsx') },
    { path: ':institution/history', lazy: () => import('./history-page.tsx') },
  ],
}
