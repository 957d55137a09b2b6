import { useLingui } from '@lingui/react/macro'
import type { OwnDegree } from '@perga/contracts'
import { formatBasicDate, formatGrade, levelName, parseEducationLevel, parseGrade } from '@perga/domain'
import { useLocale } from '../../../shell/use-locale.ts'
import { useOwnLanguage } from '../holder-area/use-own-language.ts'

/** What the groups are made of: a degree of the holder's, or a signed copy of it. */
export type DegreeGroupSource = NonNullable<OwnDegree['diploma']>

interface DegreeGroup {
  readonly title: string
  readonly facts: readonly { readonly term: string; readonly value: string }[]
}

type Row = readonly [term: string, value: string | null | undefined]

/** The degree in the groups and with the display rules of spec 1 §3 (row O12). */
export function useDegreeGroups(diploma: DegreeGroupSource): DegreeGroup[] {
  const { t } = useLingui()
  const show = useDisplayRules()
  const group = (title: string, rows: readonly Row[]): DegreeGroup => ({
    title,
    facts: rows.flatMap(([term, value]) => (value ? [{ term, value }] : [])),
  })
  const groups = [
    group(t`Degree`, [
      [t`Title`, show.own(diploma.title, diploma.titleEn)],
      [t`Level`, show.level(diploma.level)],
      [t`Notes`, show.own(diploma.notes, diploma.notesEn)],
    ]),
    group(t`Issuer`, [
      [t`Institution`, show.own(diploma.issuerInstitution, diploma.issuerInstitutionEn)],
      [t`Department`, show.own(diploma.issuerUnit, diploma.issuerUnitEn)],
    ]),
    group(t`Holder`, [
      [t`Last name`, show.own(diploma.lastNameEl, diploma.lastNameEn)],
      [t`First name`, show.own(diploma.firstNameEl, diploma.firstNameEn)],
      [t`Middle name`, show.own(diploma.middleNameEl, diploma.middleNameEn)],
      [t`Father's name`, show.own(diploma.fatherNameEl, diploma.fatherNameEn)],
      [t`Mother's name`, show.own(diploma.motherNameEl, diploma.motherNameEn)],
      [t`Date of birth`, formatBasicDate(diploma.birthDate)],
    ]),
    group(t`Grade`, [
      [t`Grade in words`, diploma.gradeDescription],
      [t`Grade out of ten`, show.grade(diploma.gradeValue)],
    ]),
    group(t`Dates`, [
      [t`Date of completion`, formatBasicDate(diploma.validFrom)],
      [t`Date of graduation`, formatBasicDate(diploma.dateIssued)],
    ]),
  ]
  return groups.filter(({ facts }) => facts.length > 0)
}

function useDisplayRules() {
  const locale = useLocale()
  const own = useOwnLanguage()
  return {
    own,
    grade: (value: string | null | undefined) => {
      const grade = parseGrade(value)
      return grade === null ? null : formatGrade(grade, locale)
    },
    level: (value: string | null | undefined) => {
      const level = parseEducationLevel(value)
      return level === null ? null : levelName(level, locale)
    },
  }
}
