import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { DEGREE_FIELDS } from './degree-fields.ts'
import { type DegreeRecord, readDegreeRecord } from './degree-record.ts'

const full = {
  certificateID: 'A1024',
  titleID: '77',
  registrationID: '201000123',
  systemID: '5501',
  gradeDescription: 'Λίαν Καλώς',
  gradeValue: '0.811',
  dateIssued: '20100720',
  validFrom: '20100701',
  status: 'valid',
  statusDate: '20100701',
  ssn: '01013099997',
  ssnCountry: 'GR',
  tin: '123456783',
  tinCountry: 'GR',
  firstNameEl: 'ΑΝΝΑ',
  firstNameEn: 'ANNA',
  lastNameEl: 'ΔΟΚΙΜΗ',
  lastNameEn: 'DOKIMI',
  middleNameEl: null,
  middleNameEn: null,
  fatherNameEl: 'ΓΕΩΡΓΙΟΣ',
  fatherNameEn: 'GEORGIOS',
  motherNameEl: 'ΜΑΡΙΑ',
  motherNameEn: 'MARIA',
  birthDate: '19870315',
  birthYear: 1987,
  gender: 2,
  citizenship: 'GR',
}

const recordOf = (changes: Record<string, unknown>): DegreeRecord =>
  readDegreeRecord({ ...full, ...changes }).record ?? expect.fail('a usable record')
const violationsOf = (changes: Record<string, unknown>) =>
  readDegreeRecord({ ...full, ...changes }).violations.map(({ field, rule }) => `${field}: ${rule}`)

describe('a record as specified', () => {
  test('I7: is read as it stands', () => {
    expect(readDegreeRecord(full)).toMatchObject({ record: full, violations: [] })
  })

  test('I2: has the same content under the column names of the view, in any case', () => {
    const capitals = Object.fromEntries(Object.entries(full).map(([name, value]) => [name.toUpperCase(), value]))
    const small = Object.fromEntries(Object.entries(full).map(([name, value]) => [name.toLowerCase(), value]))
    expect(readDegreeRecord(capitals)).toEqual(readDegreeRecord(full))
    expect(readDegreeRecord(small)).toEqual(readDegreeRecord(full))
  })

  test('I2: may lack the optional column, hold unknown ones, and spell the Latin middle name with an extra E', () => {
    const { systemID: _, middleNameEn: __, ...rest } = full
    const read = readDegreeRecord({ ...rest, MIDDLENAMEEEN: 'MARIA', HOMEPAGE: 'x', __proto__: { status: 'x' } })
    expect(read.violations).toEqual([])
    expect(read.record).toEqual({ ...full, systemID: null, middleNameEn: 'MARIA' })
  })

  test('I2: the well-spelt column wins when both hold a value', () => {
    expect(recordOf({ middleNameEn: 'A', MIDDLENAMEEEN: 'B' }).middleNameEn).toBe('A')
  })

  test('I2: numbers stand for texts', () => {
    const numbers = {
      titleID: 77,
      registrationID: 201000123n,
      gradeValue: 0.811,
      dateIssued: 20100720,
      birthYear: '1987',
    }
    expect(readDegreeRecord({ ...full, ...numbers, gender: '2', tin: 123456783 })).toMatchObject({
      record: full,
      violations: [],
    })
  })

  test('padding and empty texts are no content and no fault', () => {
    expect(violationsOf({ titleID: '77   ', middleNameEl: '   ', gradeDescription: '' })).toEqual([])
    expect(recordOf({ titleID: '77   ' }).titleID).toBe('77')
    expect(recordOf({ gradeDescription: '' }).gradeDescription).toBeNull()
  })

  test('status and countries are read in any case', () => {
    expect(recordOf({ status: 'Revoked ' }).status).toBe('revoked')
    expect(recordOf({ citizenship: 'cy' }).citizenship).toBe('CY')
  })

  test('letters typed decomposed are composed', () => {
    expect(recordOf({ gradeDescription: 'Α\u0301ριστα' }).gradeDescription).toBe('Άριστα')
  })
})

describe('a field against its rule becomes null', () => {
  test.each<[string, unknown, string]>([
    ['gradeValue', '8.11', 'grade'],
    ['gradeValue', 8.11, 'grade'],
    ['gradeValue', 'άριστα', 'grade'],
    ['dateIssued', '20100230', 'date'],
    ['validFrom', '2010', 'date'],
    ['statusDate', '2010-0701', 'too-long'],
    ['birthDate', new Date(0), 'type'],
    ['birthYear', 87, 'year'],
    ['birthYear', 1987.5, 'type'],
    ['gender', 3, 'gender'],
    ['citizenship', 'XX', 'country'],
    ['citizenship', 'GRC', 'too-long'],
    ['firstNameEl', 'Α'.repeat(41), 'too-long'],
    ['lastNameEn', 12, 'type'],
    ['lastNameEn', true, 'type'],
    ['lastNameEn', null, 'missing'],
    ['firstNameEn', '  ', 'missing'],
    ['firstNameEl', ['ΑΝΝΑ'], 'type'],
    ['gradeDescription', 'Κα\u0000λώς', 'control-characters'],
    ['gradeDescription', 'Καλώς\u0007!', 'control-characters'],
    ['lastNameEl', 'Δ\uD800', 'control-characters'],
    ['lastNameEl', '\uFFFD\uFFFD\uFFFD', 'control-characters'],
    ['registrationID', Number.MAX_SAFE_INTEGER + 2, 'digits-lost'],
    ['registrationID', Number.NaN, 'type'],
    ['registrationID', '<b>1</b>', 'alphanumeric'],
    ['tin', '12345678;', 'alphanumeric'],
  ])('I7: %s of %j: %s', (field, value, rule) => {
    expect(violationsOf({ [field]: value })).toEqual([`${field}: ${rule}`])
    expect(recordOf({ [field]: value })).toEqual({ ...full, [field]: null })
  })
})

describe('a field that can be used is kept, with a violation', () => {
  test.each<[string, unknown, string, unknown]>([
    ['lastNameEl', '\u200fΔΟΚΙΜΗ\u202e', 'invisible-marks', 'ΔΟΚΙΜΗ'],
    ['certificateID', '1024/2010', 'alphanumeric', '1024/2010'],
    ['firstNameEl', 'AΝΝΑ', 'latin-letters', 'AΝΝΑ'],
    ['firstNameEn', 'ΑNNA', 'greek-letters', 'ΑNNA'],
    ['ssn', 1013099997, 'leading-zeros-lost', '01013099997'],
    ['tin', '90000045', 'leading-zeros-lost', '090000045'],
    ['ssnCountry', 'EL', 'country', 'GR'],
  ])('%s of %j: %s', (field, value, rule, kept) => {
    expect(violationsOf({ [field]: value })).toEqual([`${field}: ${rule}`])
    expect(recordOf({ [field]: value })).toEqual({ ...full, [field]: kept })
  })

  test('names with HTML, quotes and brackets are text like any other', () => {
    for (const name of ["Ο'ΝΗΛ", 'ΠΑΠΑ (ΓΕΩΡΓΙΟΥ)', '<β>']) expect(recordOf({ lastNameEl: name }).lastNameEl).toBe(name)
  })
})

describe('numbers of persons', () => {
  test("the check digit of an institution's record is not judged", () => {
    expect(violationsOf({ ssn: '99999999999', tin: '123456789' })).toEqual([])
  })

  test('a foreign number keeps its form', () => {
    expect(recordOf({ ssn: '850101-123', ssnCountry: 'SE' }).ssn).toBe('850101-123')
    expect(recordOf({ tin: '12345678', tinCountry: 'DE' }).tin).toBe('12345678')
  })

  test('a number of an unreadable country is not used, for it could be anybody’s', () => {
    expect(violationsOf({ ssnCountry: 'XX' })).toEqual(['ssn: country-unknown', 'ssnCountry: country'])
    expect(recordOf({ ssnCountry: 'XX' })).toMatchObject({ ssn: null, ssnCountry: null, tin: '123456783' })
  })

  test('a number without a country is taken as Greek', () => {
    expect(recordOf({ ssn: '1013099997', ssnCountry: null }).ssn).toBe('01013099997')
  })
})

describe('a record is unusable', () => {
  test.each<[string, unknown, string]>([
    ['certificateID', null, 'missing'],
    ['certificateID', 'A'.repeat(26), 'too-long'],
    ['titleID', ' ', 'missing'],
    ['titleID', {}, 'type'],
    ['titleID', '7\u00007', 'control-characters'],
    ['status', 'pending', 'status'],
    ['status', null, 'missing'],
    ['status', 1, 'type'],
  ])('without %s: %j', (field, value, rule) => {
    const read = readDegreeRecord({ ...full, [field]: value })
    expect(read).toMatchObject({ record: null, violations: [{ field, rule }] })
    const { status: _, ...others } = full
    expect(read.identified).toEqual(field === 'status' ? others : null)
  })

  test('when it is empty', () => {
    expect(readDegreeRecord({}).record).toBeNull()
  })
})

describe('whatever an institution sends', () => {
  const names = DEGREE_FIELDS.flatMap(({ name, column }) => [name, column])
  const value = fc.oneof(
    fc.string({ unit: 'binary' }),
    fc.constantFrom('\u0000', '\uD800', '\u202e', '😀'.repeat(50), '<script>', '0', '-1', '1e5', "'; drop table x"),
    fc.double(),
    fc.bigInt(),
    fc.anything(),
  )
  const raw = fc.dictionary(fc.oneof(fc.constantFrom(...names), fc.string()), value, { maxKeys: 30 })

  test('I7: reading never throws, and a record that comes out is as specified and reads as itself', () => {
    fc.assert(
      fc.property(raw, fc.constantFrom('valid', 'revoked'), (fields, status) => {
        const { record } = readDegreeRecord({ ...fields, status, certificateID: 'A1', titleID: '7' })
        if (record === null) return
        for (const { name, maxLength } of DEGREE_FIELDS) {
          const text = String(record[name] ?? '')
          expect([...text].length).toBeLessThanOrEqual(maxLength)
          expect(text).not.toMatch(/[\p{Cc}\p{Cs}\p{Cf}]/u)
        }
        expect(readDegreeRecord(record).record).toEqual(record)
      }),
    )
  })

  test('I10: violations name field and rule and hold no value', () => {
    const names: string[] = DEGREE_FIELDS.map(({ name }) => name)
    fc.assert(
      fc.property(raw, (fields) => {
        for (const violation of readDegreeRecord(fields).violations) {
          expect(Object.keys(violation)).toEqual(['field', 'rule'])
          expect(names).toContain(violation.field)
        }
      }),
    )
  })
})
