import { useLingui } from '@lingui/react/macro'
import type { VerificationAnswer } from '@perga/contracts'
import { formatBasicDate } from '@perga/domain'
import { Actions, Button } from '@perga/ui/actions/button'
import { DescriptionList } from '@perga/ui/panels/description-list'
import { Panel } from '@perga/ui/panels/panel'
import { DiplomaFacts } from '../diploma/diploma-facts.tsx'
import type { Outcome } from './outcome.ts'
import { StepReport } from './step-report.tsx'
import { useOutcomeText } from './use-outcome-text.ts'

interface OutcomePanelProps {
  readonly outcome: Outcome
  readonly answer: VerificationAnswer
  readonly onAgain: () => void
}

/** What the check came to, the details where there are any, and the way to the next check. */
export function OutcomePanel({ outcome, answer, onAgain }: OutcomePanelProps) {
  const { t } = useLingui()
  const { tone, title, body } = useOutcomeText(outcome.kind)
  const diploma = 'diploma' in outcome ? outcome.diploma : null
  return (
    <>
      <Panel tone={tone} title={title} announced>
        <p>{body}</p>
        <StatusSince status={answer.status} date={answer.statusDate} />
      </Panel>
      {diploma !== null && <DiplomaFacts diploma={diploma} />}
      {answer.year !== null && !diploma?.dateIssued && <YearOfIssue year={answer.year} />}
      <StepReport steps={answer.steps} />
      <Actions>
        <Button variant="secondary" onClick={onAgain}>{t`Check another signature`}</Button>
      </Actions>
    </>
  )
}

/** Row V8: the degree was revoked since. */
function StatusSince({ status, date }: { readonly status: string | null; readonly date: string | null }) {
  const { t } = useLingui()
  if (status === null) return null
  const since = formatBasicDate(date)
  const word = status === 'revoked' ? t`revoked` : status
  return (
    <p>
      {since === ''
        ? t`The institution reports the degree as ${word}.`
        : t`The institution reports the degree as ${word} since ${since}.`}
    </p>
  )
}

/** All that is told of the dates once the holder has withdrawn. */
function YearOfIssue({ year }: { readonly year: string }) {
  const { t } = useLingui()
  return <DescriptionList facts={[{ term: t`Year of issue`, value: year }]} />
}
