import { useLocation, useNavigate } from 'react-router'
import { ErrorPage } from '../../../shell/pages/error-page.tsx'
import { readFailedPage } from './failed-page.ts'

/** `/error`: trying again opens the page that failed; without one, the homepage. */
export function Component() {
  const navigate = useNavigate()
  const failed = readFailedPage(useLocation().state)
  return <ErrorPage onRetry={() => void navigate(failed ?? '/', { replace: true })} />
}
