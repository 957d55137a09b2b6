import { Trans, useLingui } from '@lingui/react/macro'
import { Actions, ButtonLink } from '@perga/ui/actions/button'
import { Panel } from '@perga/ui/panels/panel'
import { useSearchParams } from 'react-router'
import { withQuery } from '../../../shell/api-client.ts'
import { Page } from '../../../shell/page.tsx'
import { siteSettings } from '../../../shell/site-settings.ts'
import { useLocale } from '../../../shell/use-locale.ts'
import { logoutAddress } from './logout-address.ts'
import { readReturnTarget, targetParameters } from './return-target.ts'

/** `/organisation/login/error`: the tax login succeeded, the tax number has no right here (row O9). The way back keeps the code. */
export function Component() {
  const { t } = useLingui()
  const [query] = useSearchParams()
  switch (query.get('reason')) {
    case 'suspended':
      return <Suspended />
    case 'ended':
      return <Ended />
    case 'organisation':
      return <OrganisationAccount />
  }
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
      <WaysOut />
    </Page>
  )
}

/** A representative whom the administrator has not re-confirmed this year (row R8). */
function Suspended() {
  const { t } = useLingui()
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
      <WaysOut />
    </Page>
  )
}

/** A representative of whom the administrator has said that they are one no more. */
function Ended() {
  const { t } = useLingui()
  return (
    <Page title={t`Your role is suspended`}>
      <Panel tone="warning" title={t`Your administrator has ended your role`}>
        <p>
          <Trans>
            The administrator of the organisation has said that you represent it no more, so you cannot use the services
            for it. If that is a mistake, ask them to re-confirm you. To represent another organisation, unlink from
            this one first, on the page <a href={`${siteSettings.addresses.registration}representative`}>My roles</a>.
          </Trans>
        </p>
      </Panel>
      <WaysOut />
    </Page>
  )
}

/** The account of an organisation: it administers, and reads nothing (row R3). */
function OrganisationAccount() {
  const { t } = useLingui()
  return (
    <Page title={t`Login Failed!`}>
      <Panel tone="warning" title={t`This is the account of an organisation`}>
        <p>
          <Trans>
            An organisation uses the services through its representatives, who log in with their personal accounts. Its
            own account is for the <a href={`${siteSettings.addresses.registration}administrator`}>administrator</a>,
            who invites them.
          </Trans>
        </p>
      </Panel>
      <WaysOut />
    </Page>
  )
}

function WaysOut() {
  const { t } = useLingui()
  const locale = useLocale()
  const [query] = useSearchParams()
  const loginPage = withQuery('/organisation/login', targetParameters(readReturnTarget(query)))
  return (
    <Actions>
      <ButtonLink href={loginPage}>{t`Back to the login page`}</ButtonLink>
      <ButtonLink variant="secondary" href={logoutAddress(locale)}>{t`Log out of the tax account`}</ButtonLink>
    </Actions>
  )
}
