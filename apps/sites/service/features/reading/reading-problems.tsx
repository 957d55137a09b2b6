import { Trans, useLingui } from '@lingui/react/macro'
import { Actions, Button } from '@perga/ui/actions/button'
import { Panel } from '@perga/ui/panels/panel'
import { problemText } from '../../../shell/api-client.ts'
import { useLocale } from '../../../shell/use-locale.ts'
import { organisationSession } from '../../organisation-session.ts'

/** `errorCode` 1: unknown, expired, withdrawn or foreign, which the server does not tell apart (row O8). */
export function InvalidCode({ onAgain }: { readonly onAgain: () => void }) {
  const { t } = useLingui()
  return (
    <>
      <Panel tone="warning" title={t`Oops!`} announced>
        <p>{t`The code you entered is invalid, has expired or was not issued for your organisation.`}</p>
        <ul>
          <li>
            <Trans>Check that you copied the whole code or link.</Trans>
          </li>
          <li>
            <Trans>Ask the holder whether the authorization is still active and was given to your organisation.</Trans>
          </li>
        </ul>
      </Panel>
      <AnotherClient />
      <Again onAgain={onAgain} />
    </>
  )
}

/** Row O10: the code may well be good, only for another client of this person. */
function AnotherClient() {
  const { t } = useLingui()
  const session = organisationSession.current()
  if (session.state !== 'known' || session.identity.clients.length === 0) return null
  const names = session.identity.clients.map(({ display_name }) => display_name).join(', ')
  return (
    <Panel tone="info" title={t`Was the code issued for another organisation?`}>
      <p>
        <Trans>
          You are already logged in to this application with another client: {names}. Log out and log in with the tax
          account that represents the other organisation.
        </Trans>
      </p>
      <a href="/organisation/redirect/logout">{t`Log out`}</a>
    </Panel>
  )
}

/** Five wrong PINs: only the holder can help. */
export function LockedLink({ onAgain }: { readonly onAgain: () => void }) {
  const { t } = useLingui()
  return (
    <>
      <Panel tone="error" title={t`The link is locked`} announced>
        <p>{t`The PIN was wrong five times. Ask the holder for a new link.`}</p>
      </Panel>
      <Again onAgain={onAgain} />
    </>
  )
}

/** Any other failure. */
export function ReadingFailed({ error, onAgain }: { readonly error: unknown; readonly onAgain: () => void }) {
  const { t } = useLingui()
  const locale = useLocale()
  return (
    <>
      <Panel tone="error" title={t`The degrees could not be read`} announced>
        <p>{problemText(error, locale) ?? t`Something went wrong. Try again later.`}</p>
      </Panel>
      <Again onAgain={onAgain} />
    </>
  )
}

function Again({ onAgain }: { readonly onAgain: () => void }) {
  const { t } = useLingui()
  return (
    <Actions>
      <Button onClick={onAgain}>{t`Search with another code`}</Button>
    </Actions>
  )
}
