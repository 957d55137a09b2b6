import { useLingui } from '@lingui/react/macro'
import type { OwnDegree } from '@perga/contracts'
import { type DiplomaRow, fieldLabel, formatField, twinOf } from '@perga/domain'
import { type DiplomaGroupName, rowsOf } from '../../../shell/diploma/diploma-places.ts'
import { useLocale } from '../../../shell/use-locale.ts'
import { useOwnLanguage } from '../holder-area/use-own-language.ts'

/** What the groups are made of: a degree of the holder's, or a signed copy of it. */
export type DegreeGroupSource = NonNullable<OwnDegree['diploma']>

interface DegreeGroup {
  readonly title: string
  readonly facts: readonly { readonly term: string; readonly value: string }[]
}

/** The degree in the groups and with the display rules of spec 1 §3 (row O12). */
export function useDegreeGroups(diploma: DegreeGroupSource): DegreeGroup[] {
  const { t } = useLingui()
  const locale = useLocale()
  const own = useOwnLanguage()
  const shownValue = (row: DiplomaRow) => {
    const twin = twinOf(row)
    return twin === null ? formatField(row, diploma[row], locale) : own(diploma[row], diploma[twin])
  }
  const group = (title: string, rows: readonly DiplomaRow[]): DegreeGroup => ({
    title,
    facts: rows.flatMap((row) => {
      const value = shownValue(row)
      return value ? [{ term: fieldLabel(row, locale), value }] : []
    }),
  })
  const named = (title: string, name: DiplomaGroupName) => group(title, rowsOf(name))
  const groups = [
    // Holders look for the title first.
    group(t`Degree`, [...new Set<DiplomaRow>(['title', ...rowsOf('degree')])]),
    named(t`Issuer`, 'issuer'),
    named(t`Holder`, 'holder'),
    named(t`Grade`, 'grade'),
    named(t`Dates`, 'dates'),
  ]
  return groups.filter(({ facts }) => facts.length > 0)
}
