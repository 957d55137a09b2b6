import type { RouteObject } from 'react-router'
import { ErrorPage } from '../shell/pages/error-page.tsx'
import { NotFoundPage } from '../shell/pages/not-found-page.tsx'
import { FrameOfRegistration, RegistrationFrame } from './registration-frame.tsx'

/** The route table of the registration site, below `/registration`. */
export const routes: RouteObject[] = [
  {
    path: '/',
    Component: RegistrationFrame,
    ErrorBoundary: () => (
      <FrameOfRegistration>
        <ErrorPage />
      </FrameOfRegistration>
    ),
    HydrateFallback: () => null,
    children: [
      { index: true, lazy: () => import('./features/home/home-page.tsx') },
      { path: 'request', lazy: () => import('./features/request/request-page.tsx') },
      { path: 'administrator', lazy: () => import('./features/administrator/administrator-page.tsx') },
      { path: 'administrator/readings', lazy: () => import('./features/enquiries/administrator-enquiries-page.tsx') },
      { path: 'administrator/systems', lazy: () => import('./features/systems/systems-page.tsx') },
      { path: 'representative', lazy: () => import('./features/representative/representative-page.tsx') },
      {
        path: 'representative/enquiries',
        lazy: () => import('./features/enquiries/representative-enquiries-page.tsx'),
      },
      { path: 'invitation/:code', lazy: () => import('./features/invitation/invitation-page.tsx') },
      { path: '*', Component: NotFoundPage },
    ],
  },
]
