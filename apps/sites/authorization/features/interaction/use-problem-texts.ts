import { plural } from '@lingui/core/macro'
import { useLingui } from '@lingui/react/macro'
import { useMemo } from 'react'
import type { DraftProblem } from './check-draft.ts'

/** The ids to which the error summary leads. */
export const FIELD_IDS = {
  degrees: 'degrees',
  name: 'name-declared',
  scopes: 'scopes',
  date: 'end-date',
  pin: 'link-pin',
  viewLimit: 'view-limit',
} as const

/** The mistakes of a draft in words, for the summary and for each part of the form. */
export function useProblemTexts(problems: readonly DraftProblem[], longest: number) {
  const { t, i18n } = useLingui()
  // biome-ignore lint/correctness/useExhaustiveDependencies: the texts change with the language, which `t` reads
  return useMemo(() => {
    const texts: Record<DraftProblem, { fieldId: string; text: string }> = {
      'no-degree': { fieldId: FIELD_IDS.degrees, text: t`Choose at least one degree.` },
      'name-not-declared': {
        fieldId: FIELD_IDS.name,
        text: t`Declare that the other name is yours, or leave that degree out.`,
      },
      'bad-pin': { fieldId: FIELD_IDS.pin, text: t`The PIN must have four to eight digits.` },
      'bad-view-limit': { fieldId: FIELD_IDS.viewLimit, text: t`The number of openings must be from 1 to 1000.` },
      'no-scope': { fieldId: FIELD_IDS.scopes, text: t`Choose at least one detail to share.` },
      'no-date': { fieldId: FIELD_IDS.date, text: t`Enter the last day.` },
      'date-not-after-today': { fieldId: FIELD_IDS.date, text: t`The last day must be after today.` },
      'date-too-late': {
        fieldId: FIELD_IDS.date,
        text: t`The last day may be at most ${plural(longest, { one: '# day', other: '# days' })} from today.`,
      },
    }
    const all = problems.map((problem) => texts[problem])
    const textOf = (fieldId: string) => all.find((error) => error.fieldId === fieldId)?.text
    return {
      all,
      degrees: textOf(FIELD_IDS.degrees),
      name: textOf(FIELD_IDS.name),
      pin: textOf(FIELD_IDS.pin),
      viewLimit: textOf(FIELD_IDS.viewLimit),
      scopes: textOf(FIELD_IDS.scopes),
      date: textOf(FIELD_IDS.date),
    }
  }, [problems, longest, i18n.locale])
}
