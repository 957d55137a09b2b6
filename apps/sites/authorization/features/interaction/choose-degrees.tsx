import { useLingui } from '@lingui/react/macro'
import type { Interaction } from '@perga/contracts'
import { Answered } from '../../../shell/answered.tsx'
import { Page } from '../../../shell/page.tsx'
import { ProblemPanel } from '../../../shell/problem-panel.tsx'
import { useAnswer } from '../../../shell/use-answer.ts'
import { RegistryNotice } from '../holder-area/registry-notice.tsx'
import { ConsentForm } from './consent-form.tsx'
import { fetchDegrees } from './interaction-api.ts'
import { useRecipientName } from './recipient.ts'
import { Refuse } from './refuse.tsx'
import { SilentInstitutions } from './silent-institutions.tsx'

interface ChooseDegreesProps {
  readonly interaction: Interaction
  /** The holder has said their number: what was found without it is out of date. */
  readonly onDeclared: () => void
}

/** After the login: the degrees that were found, what may be shared of them, and until when. */
export function ChooseDegrees({ interaction, onDeclared }: ChooseDegreesProps) {
  const { t } = useLingui()
  const recipient = useRecipientName(interaction.client)
  return (
    <Page
      title={t`Choose what to share`}
      intro={
        interaction.client.kind === 'any-tax-user'
          ? t`Whoever has your link and logs in with a tax account will be able to read what you choose here.`
          : t`${recipient} will be able to read what you choose here, and nothing else.`
      }
    >
      <RegistryNotice registry={interaction.registry} onDeclared={onDeclared} />
      <FoundDegrees interaction={interaction} />
    </Page>
  )
}

function FoundDegrees({ interaction }: { readonly interaction: Interaction }) {
  const { t } = useLingui()
  const { uid } = interaction
  const { answer, retry } = useAnswer(uid, (signal) => fetchDegrees(uid, signal))
  return (
    <Answered
      answer={answer}
      retry={retry}
      waiting={t`Asking every university for your degrees. This can take a few seconds…`}
      failed={(error) => (
        <>
          <ProblemPanel error={error} onRetry={retry} />
          <Refuse uid={uid} />
        </>
      )}
    >
      {({ institutions, degrees }) => (
        <>
          <SilentInstitutions institutions={institutions} onRetry={retry} />
          <ConsentForm interaction={interaction} degrees={degrees} />
        </>
      )}
    </Answered>
  )
}
