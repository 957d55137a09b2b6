import { plural } from '@lingui/core/macro'
import { useLingui } from '@lingui/react/macro'
import type { InspectedDiploma } from '@perga/contracts'
import { Button } from '@perga/ui/actions/button'
import { useOneOpen } from '@perga/ui/panels/disclosure'
import { Panel } from '@perga/ui/panels/panel'
import { Sign } from '@perga/ui/panels/sign'
import { Spinner } from '@perga/ui/panels/spinner'
import { ApiError } from '../../../shell/api-client.ts'
import { ProblemPanel } from '../../../shell/problem-panel.tsx'
import type { CheckOutcome, Silence } from './check-outcome.ts'
import { HandOverOffer } from './hand-over-offer.tsx'
import { ResultCard } from './result-card.tsx'
import type { Check } from './use-check.ts'

interface CheckResultsProps {
  readonly check: Check
  readonly onRetry: () => void
}

/** Step 3: nothing known yet, nothing found, or the degrees (row X7). */
export function CheckResults({ check, onRetry }: CheckResultsProps) {
  const { t } = useLingui()
  switch (check.state) {
    case 'idle':
      return null
    case 'loading':
      return <Spinner label={t`Asking the institution…`} />
    case 'refused':
      return (
        <>
          <FetchBadge isSuccessful={false} />
          <Refused error={check.error} onRetry={onRetry} />
        </>
      )
    case 'answered':
      return (
        <>
          <FetchBadge isSuccessful={check.outcome.kind !== 'unanswered'} />
          <Outcome outcome={check.outcome} onRetry={onRetry} />
        </>
      )
  }
}

function Refused({ error, onRetry }: { readonly error: unknown; readonly onRetry: () => void }) {
  const { t } = useLingui()
  if (!(error instanceof ApiError && error.problem?.code === 'institution_not_allowed')) {
    return <ProblemPanel error={error} onRetry={onRetry} />
  }
  return (
    <Panel tone="error" title={t`Not authorized`} announced headingLevel={3}>
      <p>{t`You are not authorized to perform ex-officio checks in the chosen department.`}</p>
    </Panel>
  )
}

function FetchBadge({ isSuccessful }: { readonly isSuccessful: boolean }) {
  const { t } = useLingui()
  return (
    <p className={`check__badge${isSuccessful ? '' : ' check__badge--unsuccessful'}`}>
      <Sign tone={isSuccessful ? 'success' : 'error'} />
      {isSuccessful ? t`Successful retrieval of results` : t`Unsuccessful retrieval of results`}
    </p>
  )
}

function Outcome({ outcome, onRetry }: { readonly outcome: CheckOutcome; readonly onRetry: () => void }) {
  switch (outcome.kind) {
    case 'found':
      return <FoundDegrees diplomas={outcome.diplomas} />
    case 'not-found':
      return (
        <>
          <NotFound />
          {outcome.handOver !== null && <HandOverOffer handOver={outcome.handOver} />}
        </>
      )
    case 'unanswered':
      return (
        <>
          <Unanswered why={outcome.why} onRetry={onRetry} />
          {outcome.handOver !== null && <HandOverOffer handOver={outcome.handOver} />}
        </>
      )
  }
}

function FoundDegrees({ diplomas }: { readonly diplomas: readonly InspectedDiploma[] }) {
  const { t } = useLingui()
  const { openId, toggle } = useOneOpen()
  const count = diplomas.length
  return (
    <>
      <p role="status">{t`${plural(count, { one: '# degree was found.', other: '# degrees were found.' })}`}</p>
      {diplomas.map((found) => (
        <ResultCard
          key={found.auditId}
          found={found}
          open={openId === found.auditId}
          onToggle={() => toggle(found.auditId)}
        />
      ))}
    </>
  )
}

function NotFound() {
  const { t } = useLingui()
  return (
    <Panel tone="warning" title={t`No degree was found`} announced headingLevel={3}>
      <p>{t`There are no results for the above data. The institution may not have submitted the degree yet.`}</p>
    </Panel>
  )
}

function Unanswered({ why, onRetry }: { readonly why: Silence; readonly onRetry: () => void }) {
  const { t } = useLingui()
  const reasons: Record<Silence, string> = {
    'timed-out': t`The institution did not answer in time.`,
    broken: t`The communication with the institution failed.`,
    'not-connected': t`The institution is not connected to the service at the moment.`,
    unknown: t`The institution did not answer, or the communication with it failed.`,
  }
  return (
    <Panel tone="error" title={t`It is not known whether the degree exists`} announced headingLevel={3}>
      <p>{reasons[why]}</p>
      <Button variant="secondary" onClick={onRetry}>{t`Try Again`}</Button>
    </Panel>
  )
}
