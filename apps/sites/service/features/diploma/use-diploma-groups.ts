import { useLingui } from '@lingui/react/macro'
import type { WireDiploma } from '@perga/contracts'
import { formatBasicDate, formatGrade, levelName, parseEducationLevel, parseGrade } from '@perga/domain'
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
  const show = useDisplayRules()
  return [
    {
      title: t`Issuer`,
      facts: [
        { term: t`Institution`, value: diploma.issuerInstitution },
        { term: t`Department`, value: diploma.issuerUnit },
      ],
    },
    {
      title: t`Degree`,
      facts: [
        { term: t`Level`, value: show.level(diploma.level) },
        { term: t`Title`, value: diploma.title },
        { term: t`Notes`, value: diploma.notes },
      ],
    },
    {
      title: t`Holder`,
      facts: [
        { term: t`Last name`, value: diploma.lastNameEl ?? diploma.lastNameEn },
        { term: t`First name`, value: diploma.firstNameEl ?? diploma.firstNameEn },
        { term: t`Middle name`, value: diploma.middleNameEl ?? diploma.middleNameEn },
        { term: t`Father's name`, value: diploma.fatherNameEl ?? diploma.fatherNameEn },
        { term: t`Mother's name`, value: diploma.motherNameEl ?? diploma.motherNameEn },
        { term: t`Date of birth`, value: show.date(diploma.birthDate) },
      ],
    },
    {
      title: t`Grade`,
      facts: [
        { term: t`Grade in words`, value: diploma.gradeDescription },
        { term: t`Grade out of ten`, value: show.grade(diploma.gradeValue) },
      ],
    },
    {
      title: t`Dates`,
      facts: [
        { term: t`Date of completion`, value: show.date(diploma.validFrom) },
        { term: t`Date of graduation`, value: show.date(diploma.dateIssued) },
      ],
    },
  ]
}

/** Keeps "withheld" (undefined) apart from "not held" (null) while the value is put in its form. */
function useDisplayRules() {
  const locale = useLocale()
  const shown = (form: (value: string) => string | null) => (value: string | null | undefined) =>
    typeof value === 'string' ? form(value) || null : value
  return {
    date: shown(formatBasicDate),
    grade: shown((value) => {
      const grade = parseGrade(value)
      return grade === null ? null : formatGrade(grade, locale)
    }),
    level: shown((value) => {
      const level = parseEducationLevel(value)
      return level === null ? null : levelName(level, locale)
    }),
  }
}
