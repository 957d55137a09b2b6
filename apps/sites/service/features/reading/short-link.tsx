import { Navigate, useParams } from 'react-router'

/** `/o/{token}`, the link that a graduate gives away: opens the reading. */
export function Component() {
  const { token = '' } = useParams()
  return <Navigate to={`/organisation/${encodeURIComponent(token)}`} replace />
}
