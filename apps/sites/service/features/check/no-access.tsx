import { Trans, useLingui } from '@lingui/react/macro'
import { Actions, ButtonLink } from '@perga/ui/actions/button'
import { Panel } from '@perga/ui/panels/panel'

/** The user may not check at all (row X2). */
export function NoRight() {
  const { t } = useLingui()
  return (
    <>
      <Panel tone="warning" title={t`You do not have the required permissions to use this service`}>
        <p>
          <Trans>You are not authorized to perform ex-officio checks.</Trans>{' '}
          <Trans>The check is for organisations of the public sector that an institution has allowed to use it.</Trans>
        </p>
        <ul>
          <li>
            <Trans>Ask the administrator of your organisation to give you this service.</Trans>
          </li>
          <li>
            <Trans>To read the degrees of a holder, ask the holder for an authorization link instead.</Trans>
          </li>
        </ul>
      </Panel>
      <BackToMenu />
    </>
  )
}

/** The user may check for several clients, so it is not clear for whom (row O10). */
export function SeveralClients({ names }: { readonly names: readonly string[] }) {
  const { t } = useLingui()
  return (
    <>
      <Panel tone="warning" title={t`You represent more than one client`}>
        <p>
          <Trans>You may perform checks for each of these, so it is not clear for which one you would be asking:</Trans>
        </p>
        <ul>
          {names.map((name) => (
            <li key={name}>{name}</li>
          ))}
        </ul>
        <p>
          <Trans>
            Ask the administrator of your organisation to leave you the right to check for one of them only. Then log
            out and log in again.
          </Trans>
        </p>
        <a href="/organisation/redirect/logout">{t`Log out`}</a>
      </Panel>
      <BackToMenu />
    </>
  )
}

function BackToMenu() {
  const { t } = useLingui()
  return (
    <Actions>
      <ButtonLink variant="secondary" href="/organisation/menu">{t`Menu of services`}</ButtonLink>
    </Actions>
  )
}
