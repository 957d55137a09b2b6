import { type DegreeRecord, parseBasicDate, readDegreeRecord } from '@perga/domain'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { type InspectedPerson, type InspectedTemplate, isLookedFor } from './match-degree.ts'

const { record } = readDegreeRecord({
  ...{ certificateID: 'A1', titleID: '1', status: 'valid', ssn: '15039290109', tin: '190020139' },
  ...{ lastNameEl: 'Παπαδόπουλος-Γεωργίου', lastNameEn: 'Papadopoulos', firstNameEn: 'A', birthDate: '19920315' },
})
const template: InspectedTemplate = {
  level: '6',
  issuing_unit_el: 'Τμήμα Αυτοματισμού (Τ.Ε.Ι.)',
  issuing_unit_en: 'Department of Automation (T.E.I.)',
  maintaining_unit_el: 'Τμήμα Ηλεκτρολόγων',
  maintaining_unit_en: 'Department of Electrical Engineers',
}
const person = {
  identifier: { scheme: 'ssn', value: '15039290109' },
  lastName: 'ΠΑΠΑΔΟΠΟΥΛΟΣ ΓΕΩΡΓΙΟΥ',
  birthDate: parseBasicDate('19920315'),
  level: '6',
  department: 'Τμήμα Ηλεκτρολόγων',
} as InspectedPerson // sound: the date is a real one

const matches = (changes: Partial<InspectedPerson> = {}, held: Partial<DegreeRecord> = {}) =>
  record !== null && isLookedFor({ ...record, ...held }, template, { ...person, ...changes })

test('X7: the degree matches by either number, either name, and the department that issued or keeps it', () => {
  expect(matches()).toBe(true)
  expect(matches({ identifier: { scheme: 'tin', value: '190020139' } })).toBe(true)
  expect(matches({ lastName: 'papadopoulos' })).toBe(true)
  for (const department of Object.values(template).filter((text) => text.length > 1))
    expect(matches({ department })).toBe(true)
})

test('I14: a merged institution’s degree is found under its old department and under the one that keeps it', () => {
  expect(matches({ department: 'ΤΜΗΜΑ ΑΥΤΟΜΑΤΙΣΜΟΥ (Τ.Ε.Ι.)' })).toBe(true)
  expect(matches({ department: 'Τμήμα Αυτοματισμού' })).toBe(false)
})

test('X7: an empty or missing part never matches a missing one', () => {
  expect(matches({}, { birthDate: null })).toBe(false)
  expect(matches({ lastName: '-' }, { lastNameEl: '', lastNameEn: null })).toBe(false)
  expect(matches({ identifier: { scheme: 'ssn', value: '' } }, { ssn: '' })).toBe(false)
  expect(matches({}, { ssn: null, tin: null })).toBe(false)
  expect(matches({}, { ssnCountry: 'CY' as never })).toBe(false)
  expect(matches({}, { status: 'revoked' })).toBe(false)
})

test('X7: changing any one part of what is asked finds nothing', () => {
  const digits = (length: number) => fc.stringMatching(new RegExp(`^[1-9]\\d{${length - 1}}$`))
  const change = fc.oneof(
    digits(11)
      .filter((value) => value !== person.identifier.value)
      .map((value) => ({ identifier: { scheme: 'ssn' as const, value } })),
    fc
      .stringMatching(/^[Α-ΡΣ-Ω]{1,12}$/)
      .filter((name) => name !== 'ΠΑΠΑΔΟΠΟΥΛΟΣ ΓΕΩΡΓΙΟΥ')
      .map((lastName) => ({ lastName })),
    fc.constantFrom('7' as const, '8' as const).map((level) => ({ level })),
    fc.string().map((text) => ({ department: `${text} Τμήμα Ηλεκτρολόγων Μηχανικών` })),
    fc
      .integer({ min: 1, max: 28 })
      .filter((day) => day !== 15)
      .map((day) => ({ birthDate: parseBasicDate(`199203${String(day).padStart(2, '0')}`) ?? person.birthDate })),
  )
  fc.assert(fc.property(change, (changes) => !matches(changes)))
})
