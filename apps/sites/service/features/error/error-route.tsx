import { useNavigate } from 'react-router'
import { ErrorPage } from '../../../shell/pages/error-page.tsx'

/** `/error`: trying again goes back to the page that failed. */
export function Component() {
  const navigate = useNavigate()
  return <ErrorPage onRetry={() => void navigate(-1)} />
}
