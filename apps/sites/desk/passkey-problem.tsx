import { useLingui } from '@lingui/react/macro'
import { Panel } from '@perga/ui/panels/panel'
import { ApiError } from '../shell/api-client.ts'
import { ProblemPanel } from '../shell/problem-panel.tsx'

/** Why a ceremony with a passkey ended without one: the server's reason, or that the browser or its owner stopped it. */
export function PasskeyProblem({ error }: { readonly error: unknown }) {
  const { t } = useLingui()
  if (error instanceof ApiError) return <ProblemPanel error={error} />
  return (
    <Panel tone="warning" title={t`The passkey was not used`} announced headingLevel={3}>
      <p>{t`The device gave no passkey, or the request was stopped. Try again.`}</p>
    </Panel>
  )
}
