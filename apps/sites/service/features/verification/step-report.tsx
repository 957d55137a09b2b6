import { useLingui } from '@lingui/react/macro'
import type { VerificationAnswer } from '@perga/contracts'
import { VerdictList } from '@perga/ui/panels/verdict-list'

type Steps = VerificationAnswer['steps']

/** Each step of the check with its own verdict (row V7). */
export function StepReport({ steps }: { readonly steps: Steps }) {
  const { t } = useLingui()
  const names: Record<Steps[number]['step'], string> = {
    integrity: t`Integrity of the signature`,
    issuer: t`Issuer`,
    status: t`Status of the degree`,
    time: t`Time of the signature`,
    content: t`Content compared with the institution`,
  }
  const verdicts: Record<Steps[number]['verdict'], string> = {
    passed: t`Passed`,
    failed: t`Failed`,
    indeterminate: t`Could not be decided`,
  }
  if (steps.length === 0) return null
  return (
    <>
      <h2>{t`The check step by step`}</h2>
      <VerdictList rows={steps.map(({ step, verdict }) => ({ name: names[step], verdict, word: verdicts[verdict] }))} />
    </>
  )
}
