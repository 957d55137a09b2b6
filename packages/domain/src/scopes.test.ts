import fc from 'fast-check'
import { expect, test } from 'vitest'
import { parseGrade } from './grade.ts'
import { DIPLOMA_FIELDS_OF_SCOPE, type DiplomaFacts, disclose, parseScopes, SCOPES, type Scope } from './scopes.ts'

const facts: DiplomaFacts = {
  title: 'Πτυχίο Φυσικής',
  titleEn: 'Degree in Physics',
  templateID: '12',
  notes: null,
  notesEn: null,
  issuerInstitution: 'Πανεπιστήμιο Δοκιμών',
  issuerInstitutionEn: 'University of Tests',
  issuerUnit: 'Τμήμα Φυσικής',
  issuerUnitEn: 'Department of Physics',
  maintainerInstitution: 'Πανεπιστήμιο Δοκιμών',
  maintainerInstitutionEn: 'University of Tests',
  maintainerInstitution_Code: 'test',
  maintainerUnit: 'Τμήμα Φυσικής',
  maintainerUnitEn: 'Department of Physics',
  level: '6',
  gradeDescription: 'Λίαν Καλώς',
  gradeValue: parseGrade('0.811'),
  dateIssued: '20100720',
  validFrom: '20100701',
  lastNameEl: 'ΔΟΚΙΜΗ',
  firstNameEl: 'ΑΝΝΑ',
  middleNameEl: null,
  fatherNameEl: 'ΓΕΩΡΓΙΟΣ',
  motherNameEl: 'ΜΑΡΙΑ',
  lastNameEn: 'DOKIMI',
  firstNameEn: 'ANNA',
  middleNameEn: null,
  fatherNameEn: 'GEORGIOS',
  motherNameEn: 'MARIA',
  birthDate: '19870315',
}

const anyScopes: fc.Arbitrary<Scope[]> = fc.subarray([...SCOPES])

test('D4: every fact belongs to exactly one scope', () => {
  const fields = Object.values(DIPLOMA_FIELDS_OF_SCOPE).flat()
  expect([...fields].sort()).toEqual(Object.keys(facts).sort())
  expect(new Set(fields).size).toBe(fields.length)
})

test('D4: with all scopes everything is disclosed, with none nothing', () => {
  expect(disclose(facts, SCOPES)).toEqual(facts)
  expect(disclose(facts, [])).toEqual({})
})

test('G20: a withheld field is absent, a granted one that the institution does not hold is null', () => {
  const disclosed = disclose(facts, ['title', 'level'])
  expect(disclosed).toEqual({
    title: 'Πτυχίο Φυσικής',
    titleEn: 'Degree in Physics',
    templateID: '12',
    notes: null,
    notesEn: null,
    level: '6',
  })
  expect('gradeValue' in disclosed).toBe(false)
})

test('D4: discloses the fields of the granted scopes and no other, in an order that does not depend on theirs', () => {
  fc.assert(
    fc.property(anyScopes, (scopes) => {
      const disclosed = disclose(facts, scopes)
      const granted: string[] = scopes.flatMap((scope) => [...DIPLOMA_FIELDS_OF_SCOPE[scope]])
      expect(Object.keys(disclosed).sort()).toEqual(granted.sort())
      expect(JSON.stringify(disclose(facts, [...scopes].reverse()))).toBe(JSON.stringify(disclosed))
    }),
  )
})

test('D4: reads scopes from a space-separated list, each once, and ignores unknown words', () => {
  expect(parseScopes('grade title  title openid TITLE')).toEqual(['title', 'grade'])
  expect(parseScopes('')).toEqual([])
  fc.assert(
    fc.property(anyScopes, (scopes) => {
      expect(new Set(parseScopes(scopes.join(' ')))).toEqual(new Set(scopes))
    }),
  )
})
