import { useLingui } from '@lingui/react/macro'
import { Spinner } from '@perga/ui/panels/spinner'
import { useEffect } from 'react'
import { Navigate } from 'react-router'
import { Page } from '../../../shell/page.tsx'
import { useLocale } from '../../../shell/use-locale.ts'
import { chosenClient } from './chosen-client.ts'
import { authorizationStart } from './sharing-api.ts'

/** `/graduate/3`: leaves for the authorization of the chosen organisation. */
export function Component() {
  const locale = useLocale()
  const client = chosenClient.read()
  return client === null ? (
    <Navigate to="/graduate" replace />
  ) : (
    <Leaving address={authorizationStart(client, locale)} />
  )
}

function Leaving({ address }: { readonly address: string }) {
  const { t } = useLingui()
  // Replaces this page: the browser's Back leads to the terms, not here and away again.
  useEffect(() => location.replace(address), [address])
  return (
    <Page title={t`Going to the authorization page`}>
      <Spinner label={t`One moment, please…`} />
      <p>
        <a href={address}>{t`Continue yourself if nothing happens`}</a>
      </p>
    </Page>
  )
}
