import { useLingui } from '@lingui/react/macro'
import type { ConnectionTest } from '@perga/contracts'
import { Panel } from '@perga/ui/panels/panel'
import { useLocale } from '../../../shell/use-locale.ts'

/** How a trial of settings went: the kind of answer and the rules broken, nothing of the persons. */
export function TestResult({ test }: { readonly test: ConnectionTest }) {
  const { t } = useLingui()
  const locale = useLocale()
  const outcomes = useOutcomeTexts()
  const { outcome, reason, took_ms, records, unreadable, not_asked_for, violations } = test
  const isGood = outcome === 'answered' && unreadable === 0 && violations.length === 0
  return (
    <Panel tone={isGood ? 'success' : 'warning'} title={outcomes(outcome, reason)} announced headingLevel={3}>
      <p>{t`It took ${took_ms} ms.`}</p>
      {outcome === 'answered' && (
        <p>{t`Records: ${records}. Unreadable: ${unreadable}. Not asked for: ${not_asked_for}.`}</p>
      )}
      {violations.length > 0 && (
        <ul>
          {violations.map(({ field, rule, text, count }) => (
            <li key={`${field}:${rule}`}>
              <code>{field}</code>: {text[locale]} ({count})
            </li>
          ))}
        </ul>
      )}
    </Panel>
  )
}

function useOutcomeTexts(): (outcome: ConnectionTest['outcome'], reason: string | null) => string {
  const { t } = useLingui()
  const reasons: Record<string, string> = {
    refused: t`The institution refused the key or the user`,
    unreachable: t`Nobody answers at this address`,
    'not-json': t`The answer is not JSON`,
    envelope: t`The answer does not have the agreed form`,
    'too-large': t`The answer is too long`,
    'http-status': t`The answer has an HTTP status that says failure`,
  }
  return (outcome, reason) => {
    if (outcome === 'answered') return t`The institution answered`
    if (outcome === 'timed-out') return t`The institution did not answer in time`
    return reasons[reason ?? ''] ?? t`The connection could not be opened`
  }
}
