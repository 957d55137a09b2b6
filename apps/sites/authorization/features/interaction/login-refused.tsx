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
        {code === 'person_not_resolved'
          ? t`Your details could not be matched with the civil registry. Ask a Citizens' Service Centre to check them.`
          : t`You returned from the tax login without logging in. You can try again.`}
      </p>
    </Panel>
  )
}
