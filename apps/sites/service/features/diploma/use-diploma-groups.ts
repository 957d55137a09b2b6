import { useLingui } from '@lingui/react/macro'
import type { WireDiploma } from '@perga/contracts'
import { DIPLOMA_FIELDS, type DiplomaRow, fieldLabel, formatField, type Locale, twinOf } from '@perga/domain'
import { type DiplomaGroupName, rowsOf } from '../../../shell/diploma/diploma-places.ts'
import { useLocale } from '../../../shell/use-locale.ts'

/** A fact of a diploma: absent when the holder withheld it, null when the institution does not hold it. */
interface DiplomaFact {
  readonly term: string
  readonly value: string | null | undefined
}

/** A group of the compact view (spec 1 §3). */
interface DiplomaGroup {
  readonly title: string
  readonly facts: readonly DiplomaFact[]
}

/** The diploma in the groups and with the display rules of spec 1 §3 (row O12). */
export function useDiplomaGroups(diploma: WireDiploma): DiplomaGroup[] {
  const { t } = useLingui()
  const locale = useLocale()
  const group = (name: DiplomaGroupName, title: string): DiplomaGroup => ({
    title,
    facts: rowsOf(name).map((row) => ({ term: fieldLabel(row, locale), value: shownValue(diploma, row, locale) })),
  })
  return [
    group('issuer', t`Issuer`),
    group('degree', t`Degree`),
    group('holder', t`Holder`),
    group('grade', t`Grade`),
    group('dates', t`Dates`),
  ]
}

/** Keeps "withheld" (undefined) apart from "not held" (null) while the value is put in its form. */
function shownValue(diploma: WireDiploma, row: DiplomaRow, locale: Locale): string | null | undefined {
  const twin = twinOf(row)
  // An institution need not hold the Greek form of a name; what templates say is there in Greek.
  const isName = DIPLOMA_FIELDS[row].from === 'record' && twin !== null
  const value = isName ? (diploma[row] ?? diploma[twin]) : diploma[row]
  return typeof value === 'string' ? formatField(row, value, locale) : value
}
