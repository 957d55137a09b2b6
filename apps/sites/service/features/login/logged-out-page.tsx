import { useLingui } from '@lingui/react/macro'
import { Actions, ButtonLink } from '@perga/ui/actions/button'
import { Panel } from '@perga/ui/panels/panel'
import { useSearchParams } from 'react-router'
import { Page } from '../../../shell/page.tsx'

/** `/organisation/logout`; with `?taxis` the tax account was logged out too. */
export function Component() {
  const { t } = useLingui()
  const [query] = useSearchParams()
  const alsoTaxAccount = query.has('taxis')
  return (
    <Page title={t`You have logged out`}>
      <Panel tone="success" title={t`Your session has ended`}>
        <p>
          {alsoTaxAccount
            ? t`You have also been logged out of your tax account on this device.`
            : t`You may still be logged in to your tax account. If others use this device, close the browser.`}
        </p>
      </Panel>
      <Actions>
        <ButtonLink href="/">{t`Return to Homepage`}</ButtonLink>
        <ButtonLink variant="secondary" href="/organisation/login">{t`Log in again`}</ButtonLink>
      </Actions>
    </Page>
  )
}
