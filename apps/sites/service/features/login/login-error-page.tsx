import { Trans, useLingui } from '@lingui/react/macro'
import { Actions, ButtonLink } from '@perga/ui/actions/button'
import { Panel } from '@perga/ui/panels/panel'
import { useSearchParams } from 'react-router'
import { withQuery } from '../../../shell/api-client.ts'
import { Page } from '../../../shell/page.tsx'
import { useLocale } from '../../../shell/use-locale.ts'
import { logoutAddress } from './logout-address.ts'
import { readReturnTarget, targetParameters } from './return-target.ts'

/** `/organisation/login/error`: the tax login succeeded, the tax number has no right here (row O9). The way back keeps the code. */
export function Component() {
  const { t } = useLingui()
  const locale = useLocale()
  const [query] = useSearchParams()
  const loginPage = withQuery('/organisation/login', targetParameters(readReturnTarget(query)))
  if (query.get('reason') === 'suspended') return <Suspended loginPage={loginPage} />
  return (
    <Page title={t`Login Failed!`}>
      <Panel tone="warning" title={t`Your tax number is not authorized`}>
        <p>
          <Trans>
            You logged in to your tax account, but its tax number does not belong to a user who is authorized to use
            these services.
          </Trans>
        </p>
      </Panel>
      <h2>{t`What you can do`}</h2>
      <ul>
        <li>
          <Trans>Ask the administrator of your organisation to invite you as a representative.</Trans>
        </li>
        <li>
          <Trans>
            If you are a citizen with a code, go back to the login page and choose “I am a citizen with a code”.
          </Trans>
        </li>
        <li>
          <Trans>To use another tax account, log out of this one first.</Trans>
        </li>
      </ul>
      <Actions>
        <ButtonLink href={loginPage}>{t`Back to the login page`}</ButtonLink>
        <ButtonLink variant="secondary" href={logoutAddress(locale)}>{t`Log out of the tax account`}</ButtonLink>
      </Actions>
    </Page>
  )
}

/** A representative whom the administrator has not re-confirmed this year (row R8). */
function Suspended({ loginPage }: { readonly loginPage: string }) {
  const { t } = useLingui()
  const locale = useLocale()
  return (
    <Page title={t`Your role is suspended`}>
      <Panel tone="warning" title={t`Your administrator has not re-confirmed you`}>
        <p>
          <Trans>
            Once a year the administrator of an organisation says who still represents it. Until yours does, you cannot
            use the services. Ask them to re-confirm you: it is one press of a button.
          </Trans>
        </p>
      </Panel>
      <Actions>
        <ButtonLink href={loginPage}>{t`Back to the login page`}</ButtonLink>
        <ButtonLink variant="secondary" href={logoutAddress(locale)}>{t`Log out of the tax account`}</ButtonLink>
      </Actions>
    </Page>
  )
}
