import { useLingui } from '@lingui/react/macro'
import { Panel } from '@perga/ui/panels/panel'
import { useSearchParams } from 'react-router'

/** Why the holder came back from the tax login without being logged in (`?login=` holds the refusal's code). */
export function LoginRefused() {
  const { t } = useLingui()
  const [query] = useSearchParams()
  const code = query.get('login')
  if (code === null) return null
  return (
    <Panel tone="warning" title={t`The login did not complete`} announced>
      <p>
        {code === 'registry_unavailable'
          ? t`The civil registry does not answer at the moment, so we cannot find your degrees. Try again in a while.`
          : t`You returned from the tax login without logging in. You can try again.`}
      </p>
    </Panel>
  )
}
