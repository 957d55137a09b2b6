import { type BasicDate, type DegreeRecord, type EducationLevel, isOfPerson, nameKey } from '@perga/domain'

/** Whom and which degree an inspector looks for. */
export interface InspectedPerson {
  identifier: { scheme: 'ssn' | 'tin'; value: string }
  lastName: string
  birthDate: BasicDate
  level: EducationLevel
  department: string
}

/** What of a template a check compares. */
export interface InspectedTemplate {
  level: EducationLevel
  issuing_unit_el: string
  issuing_unit_en: string
  maintaining_unit_el: string
  maintaining_unit_en: string
}

/**
 * Whether a degree is the one that is looked for: the person's number, last name and birth date, the level, and the department
 * that issued it or keeps it today. All of them exactly; what is nearly so is not found, and reveals nothing.
 */
export function isLookedFor(record: DegreeRecord, template: InspectedTemplate, person: InspectedPerson): boolean {
  const { scheme, value } = person.identifier
  return (
    record.status === 'valid' &&
    isOfPerson(record, [{ scheme, country: 'GR', value }]) &&
    // A birth date that the institution does not hold equals none.
    record.birthDate === person.birthDate &&
    isSameName(person.lastName, [record.lastNameEl, record.lastNameEn]) &&
    template.level === person.level &&
    isSameName(person.department, [
      template.issuing_unit_el,
      template.issuing_unit_en,
      template.maintaining_unit_el,
      template.maintaining_unit_en,
    ])
  )
}

function isSameName(asked: string, held: readonly (string | null)[]): boolean {
  const key = nameKey(asked)
  return key !== '' && held.some((name) => name !== null && nameKey(name) === key)
}
