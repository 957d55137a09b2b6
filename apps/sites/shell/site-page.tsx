import { Component, type ReactNode } from 'react'
import { type RouteObject, useLocation, useRoutes } from 'react-router'

interface SitePageProps {
  readonly routes: RouteObject[]
  /** Why the page could not be loaded, if it could not. */
  readonly failure: unknown
}

/** The page of the address; in its place the error page of the site, where it could not be loaded or drawn. */
export function SitePage({ routes, failure }: SitePageProps) {
  const page = useRoutes(routes)
  const { key } = useLocation()
  const ErrorPage = routes[0]?.ErrorBoundary
  const error = ErrorPage ? <ErrorPage /> : null
  return failure === null ? (
    <PageBoundary visit={key} error={error}>
      {page}
    </PageBoundary>
  ) : (
    error
  )
}

interface PageBoundaryProps {
  /** Names the visit of the page: with the next one, what failed is tried anew. */
  readonly visit: string
  readonly error: ReactNode
  readonly children: ReactNode
}

interface PageBoundaryState {
  readonly visit: string
  readonly hasFailed: boolean
}

class PageBoundary extends Component<PageBoundaryProps, PageBoundaryState> {
  override state: PageBoundaryState = { visit: this.props.visit, hasFailed: false }

  static getDerivedStateFromError(): Partial<PageBoundaryState> {
    return { hasFailed: true }
  }

  static getDerivedStateFromProps({ visit }: PageBoundaryProps, state: PageBoundaryState): PageBoundaryState | null {
    return visit === state.visit ? null : { visit, hasFailed: false }
  }

  override render(): ReactNode {
    return this.state.hasFailed ? this.props.error : this.props.children
  }
}
