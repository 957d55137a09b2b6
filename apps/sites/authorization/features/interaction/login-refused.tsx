import { useLingui } from '@lingui/react/macro'
import { Panel } from '@perga/ui/panels/panel'
import { useSearchParams } from 'react-router'

/** Why the holder came back from the tax login without being logged in (`?login=` holds the refusal's code). */
export function LoginRefused() {
  const { t } = useLingui()
  const [query] = useSearchParams()
  const code = query.get('login')
  if (code === null) return null
  const texts: Record<string, string> = {
    registry_unavailable: t`The civil registry does not answer at the moment, so we cannot find your degrees. Try again in a while.`,
    not_logged_in: t`Your login has ended. Log in again to go on.`,
  }
  return (
    <Panel
      tone="warning"
      title={code === 'not_logged_in' ? t`You are logged out` : t`The login did not complete`}
      announced
    >
      <p>{texts[code] ?? t`You returned from the tax login without logging in. You can try again.`}</p>
    </Panel>
  )
}
