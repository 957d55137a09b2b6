import { Navigate, useLocation } from 'react-router'

/** `/v#…`, as printed in the QR code of a degree: the check, with the same fragment. */
export function Component() {
  const { hash } = useLocation()
  return <Navigate to={{ pathname: '/organisation/verify', hash }} replace />
}
