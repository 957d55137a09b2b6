import { useLingui } from '@lingui/react/macro'
import { Spinner } from '@perga/ui/panels/spinner'
import { useEffect } from 'react'
import { Page } from '../../../shell/page.tsx'
import { useLocale } from '../../../shell/use-locale.ts'
import { organisationSession } from '../../organisation-session.ts'
import { logoutAddress } from './logout-address.ts'

/** `/organisation/redirect/logout`: leaves to the server, which ends the session. */
export function Component() {
  const { t } = useLingui()
  const locale = useLocale()
  useEffect(() => {
    organisationSession.end()
    location.replace(logoutAddress(locale))
  }, [locale])
  return (
    <Page title={t`Logging out`}>
      <Spinner label={t`One moment, please…`} />
    </Page>
  )
}
