import type { RouteObject } from 'react-router'
import { ErrorPage } from '../shell/pages/error-page.tsx'
import { NotFoundPage } from '../shell/pages/not-found-page.tsx'
import { AuthorizationFrame, FrameOfAuthorization } from './authorization-frame.tsx'

/** The route table of the holder's site, below `/authorization`. */
export const routes: RouteObject[] = [
  {
    path: '/',
    Component: AuthorizationFrame,
    ErrorBoundary: () => (
      <FrameOfAuthorization>
        <ErrorPage />
      </FrameOfAuthorization>
    ),
    children: [
      { path: 'interaction/:uid', lazy: () => import('./features/interaction/interaction-page.tsx') },
      { path: 'data', lazy: () => import('./features/data/data-page.tsx') },
      { path: 'data/requests', lazy: () => import('./features/requests/requests-page.tsx') },
      { path: 'data/requests/:id', lazy: () => import('./features/requests/request-page.tsx') },
      { path: 'consents', lazy: () => import('./features/consents/consents-page.tsx') },
      { path: '*', Component: NotFoundPage },
    ],
  },
]
