import { useLingui } from '@lingui/react/macro'
import { ButtonLink } from '@perga/ui/actions/button'
import { Panel } from '@perga/ui/panels/panel'
import { useSearchParams } from 'react-router'
import { useLocale } from '../../../shell/use-locale.ts'
import { logoutAddress, type UserKind } from '../../registration-addresses.ts'

/** Why the reader came back from the tax login without being logged in (`?login=` holds the refusal's code). */
export function LoginRefused({ kind }: { readonly kind: UserKind }) {
  const { t } = useLingui()
  const locale = useLocale()
  const [query] = useSearchParams()
  const code = query.get('login')
  if (code === null) return null
  if (code !== 'not_an_administrator') {
    return (
      <Panel tone="warning" title={t`The login did not complete`} announced>
        <p>{t`You returned from the tax login without logging in. You can try again.`}</p>
      </Panel>
    )
  }
  return (
    <Panel tone="warning" title={t`No request for this tax account`} announced>
      <p>{t`No organisation with the tax number of this account has asked to register. If the account is an organisation's, send the request first; if it is your personal one, log out of it and log in as the organisation.`}</p>
      <div className="area__buttons">
        <ButtonLink variant="secondary" href="/registration/request">{t`Send a request`}</ButtonLink>
        <ButtonLink variant="quiet" href={logoutAddress(kind, locale)}>{t`Log out of the tax account`}</ButtonLink>
      </div>
    </Panel>
  )
}
