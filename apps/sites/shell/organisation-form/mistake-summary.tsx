import { useLingui } from '@lingui/react/macro'
import { ErrorSummary, type FieldError } from '@perga/ui/forms/error-summary'
import { useMemo } from 'react'
import { useLocale } from '../use-locale.ts'

interface MistakeSummaryProps<Field extends string> {
  readonly mistakes: readonly Field[]
  readonly describe: (field: Field) => FieldError
}

/** What must be mended in a form. It takes the focus at each new list of mistakes, never while somebody types. */
export function MistakeSummary<Field extends string>({ mistakes, describe }: MistakeSummaryProps<Field>) {
  const { t } = useLingui()
  const locale = useLocale()
  // biome-ignore lint/correctness/useExhaustiveDependencies: `describe` is new at each render, the mistakes and the language are not
  const errors = useMemo(() => mistakes.map(describe), [mistakes, locale])
  return <ErrorSummary title={t`Something is missing`} errors={errors} />
}
