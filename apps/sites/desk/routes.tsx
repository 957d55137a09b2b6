import type { RouteObject } from 'react-router'
import { ErrorPage } from '../shell/pages/error-page.tsx'
import { NotFoundPage } from '../shell/pages/not-found-page.tsx'
import { DeskFrame, FrameOfDesk } from './desk-frame.tsx'
import { DeskGate, SectionGate } from './desk-gate.tsx'
import { SECTIONS } from './sections.ts'

/** The route table of the desk, below `/desk`. What stands below the gate is for those who are signed in. */
export const routes: RouteObject[] = [
  {
    path: '/',
    Component: DeskFrame,
    ErrorBoundary: () => (
      <FrameOfDesk>
        <ErrorPage />
      </FrameOfDesk>
    ),
    HydrateFallback: () => null,
    children: [
      { path: 'sign-in', lazy: () => import('./features/sign-in/sign-in-page.tsx') },
      { path: 'register', lazy: () => import('./features/register/register-page.tsx') },
      {
        Component: DeskGate,
        children: [
          { index: true, lazy: () => import('./features/home/home-page.tsx') },
          ...SECTIONS.map((section) => ({
            path: section.path,
            element: <SectionGate section={section} />,
            children: section.pages,
          })),
          { path: '*', Component: NotFoundPage },
        ],
      },
    ],
  },
]
