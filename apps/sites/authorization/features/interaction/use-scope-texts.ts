import { useLingui } from '@lingui/react/macro'

/** A group of fields in plain words. */
interface ScopeText {
  readonly label: string
  readonly hint: string
}

/** What each group of fields holds (spec 2 §3.3); a group that this page does not know is named as it stands. */
export function useScopeText(): (scope: string) => ScopeText {
  const { t } = useLingui()
  const texts = new Map<string, ScopeText>([
    ['title', { label: t`Title of the degree`, hint: t`The title, its notes and its template.` }],
    ['issuer', { label: t`Institution and department`, hint: t`Who issued the degree and who keeps its records.` }],
    ['level', { label: t`Level of studies`, hint: t`Bachelor, master or doctorate.` }],
    ['grade', { label: t`Grade`, hint: t`The grade as a number and in words.` }],
    ['dates', { label: t`Dates`, hint: t`When you completed your studies and when you graduated.` }],
    [
      'identifiers',
      { label: t`Your name and date of birth`, hint: t`Your name, your parents' names and your date of birth.` },
    ],
  ])
  return (scope) => texts.get(scope) ?? { label: scope, hint: '' }
}
