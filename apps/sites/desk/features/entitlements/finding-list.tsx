import { useLingui } from '@lingui/react/macro'
import type { EntitlementCheck } from '@perga/contracts'
import { Button } from '@perga/ui/actions/button'
import { CodeText } from '@perga/ui/code/code-text'
import { useLocale } from '../../../shell/use-locale.ts'
import { mendValue } from './mend-value.ts'

type Finding = EntitlementCheck['findings'][number]

interface FindingListProps {
  readonly findings: readonly Finding[]
  readonly prefix: string
  readonly onReplace: (wrong: string, right: string) => void
}

/** Each value that does not count as written: the rule behind it and what to write instead. */
export function FindingList({ findings, prefix, onReplace }: FindingListProps) {
  const { t } = useLingui()
  const values = [...new Set(findings.map(({ value }) => value))]
  return (
    <>
      <h3>{t`What to mend`}</h3>
      <ol className="entitlement-findings">
        {values.map((value) => (
          <li key={value}>
            <CodeText>{value}</CodeText>
            <Faults {...{ prefix, onReplace }} findings={findings.filter((finding) => finding.value === value)} />
          </li>
        ))}
      </ol>
    </>
  )
}

function Faults({ findings, prefix, onReplace }: FindingListProps) {
  const { t } = useLingui()
  const locale = useLocale()
  const advice = useAdvice()
  // The same value written twice breaks the same rule twice.
  const rules = [...new Map(findings.map((finding) => [finding.rule, finding])).values()]
  return rules.map(({ value, rule, text }) => {
    const proposal = mendValue(value, rule, prefix)
    return (
      <div key={rule}>
        <p>{text[locale]}</p>
        {proposal === null ? (
          <p>{advice[rule]}</p>
        ) : (
          <>
            <p>
              {t`Write instead:`} <CodeText>{proposal}</CodeText>
            </p>
            <Button
              variant="secondary"
              onClick={() => onReplace(value, proposal)}
            >{t`Put it in place and check again`}</Button>
          </>
        )}
      </div>
    )
  })
}

function useAdvice(): Record<Finding['rule'], string> {
  const { t } = useLingui()
  return {
    'other-prefix': t`If it is meant for this service, begin it with the prefix above. If it belongs to another service, leave it as it is: it does no harm.`,
    parts: t`Write code and role, then the levels if you want any, with a colon between them: 512:resolve or 512:resolve:6,8.`,
    maintainer: t`Write the ministry’s code of the department, digits alone, or 0 for the whole institution.`,
    role: t`Choose one role and write it in small letters.`,
    level: t`Write 6, 7 or 8, or several of them with commas; or leave the level out.`,
    'whole-institution-with-level': t`Leave the level out.`,
    'repeated-maintainer': t`Keep one value for this department: with the role that covers both, and all its levels.`,
  }
}
