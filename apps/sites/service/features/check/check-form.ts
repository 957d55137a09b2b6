import type { BodyOf } from '@perga/client'
import { type BasicDate, type EducationLevel, normalizeName, padDateField } from '@perga/domain'
import { type BirthDateFields, completedYear, judgeBirthDate } from './birth-date.ts'

/** The second step of the check as it is filled in (spec 1 §5; purpose and case number: row X11). */
export interface CheckForm extends BirthDateFields {
  /** The name of the department in Greek, which names it to the server. */
  readonly department: string | null
  /** The same in English, for the summary alone. */
  readonly departmentEn: string | null
  readonly number: string
  readonly firstName: string
  readonly lastName: string
  readonly level: EducationLevel
  readonly purpose: string
  readonly caseNumber: string
  /** The user has confirmed the legal basis of this search. */
  readonly isLawful: boolean
}

export const EMPTY_FORM: CheckForm = {
  department: null,
  departmentEn: null,
  number: '',
  firstName: '',
  lastName: '',
  day: '',
  month: '',
  year: '',
  level: '6',
  purpose: '',
  caseNumber: '',
  isLawful: false,
}

/** What is asked of the form before it may be sent. */
export type Requirement =
  | 'department'
  | 'number'
  | 'firstName'
  | 'lastName'
  | 'birthDate'
  | 'purpose'
  | 'purposeWithoutNumber'
  | 'legalBasis'

const MOST_DIGITS = 11

/** What stays of a typed or pasted number: its digits, at most eleven (row X4). */
export const stripNumber = (typed: string) => typed.replace(/\D/g, '').slice(0, MOST_DIGITS)

/** Nine digits are a tax number, eleven a social security number. */
export const isNumber = (digits: string) => /^(\d{9}|\d{11})$/.test(digits)

/** Whether the purpose or the case number holds the person's number: both are kept readable, so neither may. */
export function tellsNumber({ number, purpose, caseNumber }: CheckForm): boolean {
  return isNumber(number) && `${purpose} ${caseNumber}`.replace(/[\s.-]/g, '').includes(number)
}

/** What is still missing, in the order of the form; empty when the search may start (spec 1 §5, row X6). */
export function missingRequirements(form: CheckForm, today: BasicDate): Requirement[] {
  const isMet: Record<Requirement, boolean> = {
    department: form.department !== null,
    number: isNumber(form.number),
    lastName: normalizeName(form.lastName) !== '',
    firstName: normalizeName(form.firstName) !== '',
    birthDate: judgeBirthDate(form, { today }) === 'right',
    purpose: form.purpose.trim() !== '',
    purposeWithoutNumber: !tellsNumber(form),
    legalBasis: form.isLawful,
  }
  // The keys are those of the record above, in its order.
  return (Object.keys(isMet) as Requirement[]).filter((requirement) => !isMet[requirement])
}

/** The form as it is sent, also when Enter was pressed before its last field was left: padded, completed, normalised. */
export function completedForm(form: CheckForm, today: BasicDate): CheckForm {
  return {
    ...form,
    day: padDateField('day', form.day),
    month: padDateField('month', form.month),
    year: completedYear(form.year, today),
    lastName: normalizeName(form.lastName),
    firstName: normalizeName(form.firstName),
    purpose: form.purpose.trim(),
    caseNumber: form.caseNumber.trim(),
  }
}

/** What a check is asked by. */
export type CheckBody = BodyOf<'POST /api/client/diploma_check/check'>

/** The body of `POST …/check` for a completed form. The first name is collected and not sent (row X8). */
export function checkBody(form: CheckForm, institution: { readonly code: string; readonly name: string }): CheckBody {
  return {
    ssn: form.number,
    institution: institution.name,
    institutionCode: institution.code,
    department: form.department ?? '',
    day: form.day,
    month: form.month,
    year: form.year,
    lastname: form.lastName,
    level: form.level,
    purpose: form.purpose,
    ...(form.caseNumber !== '' && { case_number: form.caseNumber }),
  }
}
