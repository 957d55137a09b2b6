import { useLingui } from '@lingui/react/macro'
import type { Interaction, ShareableDegree } from '@perga/contracts'
import { Actions, Button } from '@perga/ui/actions/button'
import { ErrorSummary } from '@perga/ui/forms/error-summary'
import { Spinner } from '@perga/ui/panels/spinner'
import { ProblemPanel } from '../../../shell/problem-panel.tsx'
import { otherNames } from './consent-draft.ts'
import { ConsentSummary } from './consent-summary.tsx'
import { DegreeChoice } from './degree-choice.tsx'
import { DurationChoice } from './duration-choice.tsx'
import { NameDeclaration } from './name-declaration.tsx'
import { NoDegrees } from './no-degrees.tsx'
import { ProtectionChoice } from './protection-choice.tsx'
import { Refuse } from './refuse.tsx'
import { ScopeChoice } from './scope-choice.tsx'
import { useConsent } from './use-consent.ts'
import { useProblemTexts } from './use-problem-texts.ts'

interface ConsentFormProps {
  readonly interaction: Interaction
  readonly degrees: readonly ShareableDegree[]
}

/** The holder's decision: degrees, details, duration; then Authorize or Refuse. */
export function ConsentForm({ interaction, degrees }: ConsentFormProps) {
  const { t } = useLingui()
  const { draft, change, submit, sending, problems, today } = useConsent(interaction, degrees)
  const texts = useProblemTexts(problems, interaction.longest_duration)
  if (!degrees.some(({ shareable }) => shareable)) return <NoDegrees degrees={degrees} uid={interaction.uid} />
  if (sending.state === 'sending') return <Spinner label={t`Creating the authorization…`} />
  return (
    <form
      noValidate
      onSubmit={(event) => {
        event.preventDefault()
        void submit()
      }}
    >
      <ErrorSummary title={t`Please check your choices`} errors={texts.all} />
      <DegreeChoice
        degrees={degrees}
        chosen={draft.degrees}
        error={texts.degrees}
        onChange={(chosen) => change({ degrees: chosen })}
      />
      <NameDeclaration
        names={otherNames(draft, degrees)}
        declared={draft.nameDeclared}
        error={texts.name}
        onChange={(nameDeclared) => change({ nameDeclared })}
      />
      <ScopeChoice
        scopes={interaction.scopes}
        chosen={draft.scopes}
        error={texts.scopes}
        onChange={(chosen) => change({ scopes: chosen })}
      />
      <DurationChoice
        interaction={interaction}
        end={draft.end}
        today={today}
        error={texts.date}
        onChange={(end) => change({ end })}
      />
      {interaction.makes_link === true && (
        <ProtectionChoice draft={draft} errors={{ pin: texts.pin, viewLimit: texts.viewLimit }} onChange={change} />
      )}
      <ConsentSummary interaction={interaction} draft={draft} degrees={degrees} today={today} />
      {sending.state === 'failed' && <ProblemPanel error={sending.error} />}
      <Actions>
        <Button type="submit">{t`Authorize`}</Button>
        <Refuse uid={interaction.uid} />
      </Actions>
    </form>
  )
}
