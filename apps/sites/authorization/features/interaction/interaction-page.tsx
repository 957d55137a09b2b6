import { useLingui } from '@lingui/react/macro'
import { Spinner } from '@perga/ui/panels/spinner'
import { useParams } from 'react-router'
import { Page } from '../../../shell/page.tsx'
import { useAnswer } from '../../../shell/use-answer.ts'
import { ChooseDegrees } from './choose-degrees.tsx'
import { fetchInteraction } from './interaction-api.ts'
import { InteractionProblem } from './interaction-problem.tsx'
import { LoginInvitation } from './login-invitation.tsx'

/** `/authorization/interaction/{uid}`: an organisation asks, the holder decides. */
export function Component() {
  const { t } = useLingui()
  const { uid = '' } = useParams()
  const { answer, retry } = useAnswer(uid, (signal) => fetchInteraction(uid, signal))
  switch (answer.state) {
    case 'loading':
      return (
        <Page title={t`Degree Authorization`}>
          <Spinner label={t`One moment, please…`} />
        </Page>
      )
    case 'failed':
      return <InteractionProblem error={answer.error} onRetry={retry} />
    case 'ready':
      return answer.value.logged_in ? (
        <ChooseDegrees interaction={answer.value} onDeclared={retry} />
      ) : (
        <LoginInvitation interaction={answer.value} />
      )
  }
}
