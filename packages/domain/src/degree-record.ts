import { type BasicDate, parseBasicDate } from './basic-date.ts'
import { DEGREE_FIELDS, type DegreeFieldDefinition, type DegreeFieldName } from './degree-fields.ts'
import type { ViolationRule } from './degree-violation.ts'
import { type Grade, parseGrade } from './grade.ts'
import { type FieldReading, readDegreeField } from './read-degree-field.ts'

/** Whether the degree holds (spec 2 §4). */
export type DegreeStatus = 'valid' | 'revoked'

/** A degree as its institution holds it (spec 2 §3.2), checked. */
export type DegreeRecord = {
  certificateID: string
  titleID: string
  registrationID: string | null
  systemID: string | null
  gradeDescription: string | null
  gradeValue: Grade | null
  /** The ceremony. */
  dateIssued: BasicDate | null
  /** Declared owner; may precede the ceremony. */
  validFrom: BasicDate | null
  status: DegreeStatus
  statusDate: BasicDate | null
  ssn: string | null
  ssnCountry: string | null
  tin: string | null
  tinCountry: string | null
  firstNameEl: string | null
  firstNameEn: string | null
  lastNameEl: string | null
  lastNameEn: string | null
  middleNameEl: string | null
  middleNameEn: string | null
  fatherNameEl: string | null
  fatherNameEn: string | null
  motherNameEl: string | null
  motherNameEn: string | null
  birthDate: BasicDate | null
  birthYear: number | null
  /** ISO 5218. */
  gender: number | null
  citizenship: string | null
}

/** A rule that a field broke. Never holds the value: it goes into reports and logs. */
export type FieldViolation = { readonly field: DegreeFieldName; readonly rule: ViolationRule }

/** The facts of a record that has a usable key, whether or not its status can be read. */
export type IdentifiedRecord = Omit<DegreeRecord, 'status'> & Partial<Pick<DegreeRecord, 'status'>>

type Readings = Map<DegreeFieldName, FieldReading>

function readAll(raw: Readonly<Record<string, unknown>>): Readings {
  const values = new Map<string, unknown>()
  for (const [name, value] of Object.entries(raw)) {
    const key = name.toUpperCase()
    values.set(key, values.get(key) ?? value)
  }
  return new Map(
    DEGREE_FIELDS.map((field) => {
      const { column, otherColumns = [] }: DegreeFieldDefinition = field
      const found = [column, ...otherColumns].find((spelling) => (values.get(spelling) ?? null) !== null)
      return [field.name, readDegreeField(field, found === undefined ? null : values.get(found))]
    }),
  )
}

type PersonNumber = { number: 'ssn' | 'tin'; country: 'ssnCountry' | 'tinCountry'; length: number }

// A number means something only with its country; Greek ones have one length, of which numeric columns lose the zeros.
function settlePersonNumber(readings: Readings, { number, country, length }: PersonNumber): void {
  const value = readings.get(number)?.value
  const land = readings.get(country) ?? { value: null, broken: [] }
  if (!value) return
  const isGreek = (land.value ?? 'GR') === 'GR'
  if (land.value === null && land.broken.length > 0) {
    readings.set(number, { value: null, broken: ['country-unknown'] })
  } else if (isGreek && /^\d+$/.test(value) && [1, 2].includes(length - value.length)) {
    readings.set(number, { value: value.padStart(length, '0'), broken: ['leading-zeros-lost'] })
  }
}

function toIdentified(readings: Readings): IdentifiedRecord | null {
  const text = (name: DegreeFieldName) => readings.get(name)?.value ?? null
  const number = (name: DegreeFieldName) => (text(name) === null ? null : Number(text(name)))
  const date = (name: DegreeFieldName) => parseBasicDate(text(name))
  const [certificateID, titleID] = [text('certificateID'), text('titleID')]
  if (certificateID === null || titleID === null) return null
  return {
    certificateID,
    titleID,
    registrationID: text('registrationID'),
    systemID: text('systemID'),
    gradeDescription: text('gradeDescription'),
    gradeValue: parseGrade(text('gradeValue')),
    dateIssued: date('dateIssued'),
    validFrom: date('validFrom'),
    statusDate: date('statusDate'),
    ssn: text('ssn'),
    ssnCountry: text('ssnCountry'),
    tin: text('tin'),
    tinCountry: text('tinCountry'),
    firstNameEl: text('firstNameEl'),
    firstNameEn: text('firstNameEn'),
    lastNameEl: text('lastNameEl'),
    lastNameEn: text('lastNameEn'),
    middleNameEl: text('middleNameEl'),
    middleNameEn: text('middleNameEn'),
    fatherNameEl: text('fatherNameEl'),
    fatherNameEn: text('fatherNameEn'),
    motherNameEl: text('motherNameEl'),
    motherNameEn: text('motherNameEn'),
    birthDate: date('birthDate'),
    birthYear: number('birthYear'),
    gender: number('gender'),
    citizenship: text('citizenship'),
  }
}

/**
 * An institution's record, from either mode, as a checked one. Names in any case, numbers for texts and the extra-E column are
 * accepted, unknown fields ignored; a value against its rule becomes null and a violation. No record without usable
 * certificateID, titleID and status; `identified` is what can be read where the first two are usable.
 */
export function readDegreeRecord(raw: Readonly<Record<string, unknown>>): {
  record: DegreeRecord | null
  identified: IdentifiedRecord | null
  violations: FieldViolation[]
} {
  const readings = readAll(raw)
  settlePersonNumber(readings, { number: 'ssn', country: 'ssnCountry', length: 11 })
  settlePersonNumber(readings, { number: 'tin', country: 'tinCountry', length: 9 })
  const violations = [...readings].flatMap(([field, { broken }]) => broken.map((rule) => ({ field, rule })))
  const identified = toIdentified(readings)
  const status = readings.get('status')?.value
  const record: DegreeRecord | null =
    identified !== null && (status === 'valid' || status === 'revoked') ? { ...identified, status } : null
  return { record, identified, violations }
}
