import type { RouteObject } from 'react-router'
import { ErrorPage } from '../shell/pages/error-page.tsx'
import { NotFoundPage } from '../shell/pages/not-found-page.tsx'
import { FrameOfService, ServiceFrame } from './service-frame.tsx'

const graduate: RouteObject[] = [
  { path: 'graduate/menu', lazy: () => import('./features/graduate/menu-page.tsx') },
  { path: 'graduate', lazy: () => import('./features/graduate/organisation-page.tsx') },
  { path: 'graduate/2', lazy: () => import('./features/graduate/terms-page.tsx') },
  { path: 'graduate/3', lazy: () => import('./features/graduate/hand-off-page.tsx') },
  { path: 'graduate/complete', lazy: () => import('./features/graduate/link-page.tsx') },
]

const organisation: RouteObject[] = [
  { path: 'organisation/menu', lazy: () => import('./features/organisation-menu/menu-page.tsx') },
  { path: 'organisation/login', lazy: () => import('./features/login/login-page.tsx') },
  { path: 'organisation/login/error', lazy: () => import('./features/login/login-error-page.tsx') },
  { path: 'organisation/logout', lazy: () => import('./features/login/logged-out-page.tsx') },
  { path: 'organisation/redirect/logout', lazy: () => import('./features/login/logout-redirect-page.tsx') },
  { path: 'organisation/verify', lazy: () => import('./features/verification/verify-page.tsx') },
  { path: 'organisation/:token?', lazy: () => import('./features/reading/reading-page.tsx') },
  { path: 'o/:token', lazy: () => import('./features/reading/short-link.tsx') },
  { path: 'v', lazy: () => import('./features/verification/short-link.tsx') },
]

/** The route table of the service (spec 2 §2.1). Pages load when they are asked for; none of them has a `loader`. */
export const routes: RouteObject[] = [
  {
    path: '/',
    Component: ServiceFrame,
    ErrorBoundary: () => (
      <FrameOfService>
        <ErrorPage />
      </FrameOfService>
    ),
    HydrateFallback: () => null,
    children: [
      { index: true, lazy: () => import('./features/landing/landing-page.tsx') },
      ...graduate,
      ...organisation,
      { path: 'error', lazy: () => import('./features/error/error-route.tsx') },
      { path: '*', Component: NotFoundPage },
    ],
  },
]
