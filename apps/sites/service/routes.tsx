import type { RouteObject } from 'react-router'
import { withCatalogue, withContent } from '../shell/i18n.ts'
import { ErrorPage } from '../shell/pages/error-page.tsx'
import { NotFoundPage } from '../shell/pages/not-found-page.tsx'
import { catalogues } from './catalogues/catalogues.ts'
import { guides } from './content/documentation/guides.ts'
import { landing } from './content/landing.ts'
import { tour } from './content/tour.ts'
import { FrameOfService, ServiceFrame } from './service-frame.tsx'

const graduate: RouteObject[] = [
  {
    path: 'graduate/menu',
    lazy: withCatalogue(catalogues.graduate, () => import('./features/graduate/menu-page.tsx')),
  },
  {
    path: 'graduate',
    lazy: withCatalogue(catalogues.graduate, () => import('./features/graduate/organisation-page.tsx')),
  },
  { path: 'graduate/2', lazy: withCatalogue(catalogues.graduate, () => import('./features/graduate/terms-page.tsx')) },
  {
    path: 'graduate/3',
    lazy: withCatalogue(catalogues.graduate, () => import('./features/graduate/hand-off-page.tsx')),
  },
  {
    path: 'graduate/complete',
    lazy: withCatalogue(catalogues.graduate, () => import('./features/graduate/link-page.tsx')),
  },
]

const organisation: RouteObject[] = [
  {
    path: 'organisation/menu',
    lazy: withCatalogue(catalogues.organisation, () => import('./features/organisation-menu/menu-page.tsx')),
  },
  {
    path: 'organisation/login',
    lazy: withCatalogue(catalogues.organisation, () => import('./features/login/login-page.tsx')),
  },
  {
    path: 'organisation/login/error',
    lazy: withCatalogue(catalogues.organisation, () => import('./features/login/login-error-page.tsx')),
  },
  {
    path: 'organisation/logout',
    lazy: withCatalogue(catalogues.organisation, () => import('./features/login/logged-out-page.tsx')),
  },
  {
    path: 'organisation/redirect/logout',
    lazy: withCatalogue(catalogues.organisation, () => import('./features/login/logout-redirect-page.tsx')),
  },
  {
    path: 'organisation/verify',
    lazy: withCatalogue(catalogues.organisation, () => import('./features/verification/verify-page.tsx')),
  },
  {
    path: 'organisation/check',
    lazy: withCatalogue(catalogues.organisation, () => import('./features/check/check-page.tsx')),
  },
  {
    path: 'organisation/check/hand-overs',
    lazy: withCatalogue(catalogues.organisation, () => import('./features/check/hand-overs-page.tsx')),
  },
  {
    path: 'organisation/:token?',
    lazy: withCatalogue(catalogues.organisation, () => import('./features/reading/reading-page.tsx')),
  },
  { path: 'o/:token', lazy: withCatalogue(catalogues.organisation, () => import('./features/reading/short-link.tsx')) },
  { path: 'v', lazy: withCatalogue(catalogues.organisation, () => import('./features/verification/short-link.tsx')) },
]

const publicPages: RouteObject[] = [
  { path: 'archive', lazy: withCatalogue(catalogues.public, () => import('./features/archive/archive-page.tsx')) },
  {
    path: 'institutions',
    lazy: withCatalogue(catalogues.public, () => import('./features/institutions/institutions-page.tsx')),
  },
  {
    path: 'institutions/lookup',
    lazy: withCatalogue(catalogues.public, () => import('./features/institution-lookup/lookup-page.tsx')),
  },
  {
    path: 'beta-institutions',
    lazy: withCatalogue(catalogues.public, () => import('./features/institutions/beta-institutions-page.tsx')),
  },
  { path: 'figures', lazy: withCatalogue(catalogues.public, () => import('./features/figures/figures-page.tsx')) },
  {
    path: 'tour',
    lazy: withContent(
      tour,
      withCatalogue(catalogues.public, () => import('./features/tour/tour-page.tsx')),
    ),
  },
  { path: 'terms', lazy: withCatalogue(catalogues.public, () => import('./features/terms/terms-page.tsx')) },
  {
    path: 'accessibility',
    lazy: withCatalogue(catalogues.public, () => import('./features/accessibility-statement/statement-page.tsx')),
  },
  {
    path: 'guides/graduates',
    lazy: withCatalogue(catalogues.public, () => import('./features/guides/graduates-page.tsx')),
  },
  {
    path: 'guides/verifiers',
    lazy: withCatalogue(catalogues.public, () => import('./features/guides/verifiers-page.tsx')),
  },
  {
    path: 'documentation',
    lazy: withContent(
      guides,
      withCatalogue(catalogues.public, () => import('./features/documentation/home-page.tsx')),
    ),
  },
  {
    path: 'documentation/developers',
    lazy: withContent(
      guides,
      withCatalogue(catalogues.public, () => import('./features/documentation/developers-page.tsx')),
    ),
  },
  {
    path: 'documentation/institutions',
    lazy: withContent(
      guides,
      withCatalogue(catalogues.public, () => import('./features/documentation/institutions-page.tsx')),
    ),
  },
  {
    path: 'documentation/organisations',
    lazy: withContent(
      guides,
      withCatalogue(catalogues.public, () => import('./features/documentation/organisations-page.tsx')),
    ),
  },
  { path: 'news/jades', lazy: withCatalogue(catalogues.public, () => import('./features/news/jades-page.tsx')) },
  {
    path: 'news/jades/blueprints',
    lazy: withCatalogue(catalogues.public, () => import('./features/news/blueprints-page.tsx')),
  },
  {
    path: 'news/blueprints',
    lazy: withCatalogue(catalogues.public, () => import('./features/news/blueprints-page.tsx')),
  },
  { path: 'news/ebsi', lazy: withCatalogue(catalogues.public, () => import('./features/news/ebsi-page.tsx')) },
  {
    path: 'news/ebsi-video',
    lazy: withCatalogue(catalogues.public, () => import('./features/news/ebsi-video-page.tsx')),
  },
  { path: 'news/emrex', lazy: withCatalogue(catalogues.public, () => import('./features/news/emrex-page.tsx')) },
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
    children: [
      { index: true, lazy: withContent(landing, () => import('./features/landing/landing-page.tsx')) },
      ...graduate,
      ...organisation,
      ...publicPages,
      { path: 'error', lazy: () => import('./features/error/error-route.tsx') },
      { path: '*', Component: NotFoundPage },
    ],
  },
]
