import { describe, expect, test } from 'vitest'
import { DEGREE_FIELD_NAMES, type DegreeRow, matchingRuleOf } from '../degree-row.ts'
import { foldCase, matchesFilter } from './evaluate.ts'
import { parseFilter } from './parse.ts'

const ROW: DegreeRow = {
  certificateID: 'Ab1',
  lastNameEl: 'Παπαδόπουλος',
  firstNameEn: 'Maria Anna',
  middleNameEl: null,
  dateIssued: '20020715',
  gradeValue: 0.811,
  birthYear: 1980,
}

function selects(filter: string): boolean {
  return matchesFilter(parseFilter(filter, { attributes: DEGREE_FIELD_NAMES }), ROW, matchingRuleOf)
}

describe('evaluating a filter', () => {
  test.each([
    '(dateIssued=2002*)',
    '(dateIssued=*0715)',
    '(dateIssued=2*2*5)',
    '(lastNameEl=ΠΑΠΑΔΟΠΟΥΛΟΣ)',
    '(lastNameEl=*πουλοσ)',
    '(firstNameEn=MARIA*anna)',
    '(certificateID=Ab1)',
    '(certificateID~=ab1)',
    '(gradeValue>=0.8)',
    '(gradeValue=0.8110)',
    '(birthYear<=1980)',
    '(dateIssued>=20020101)',
    '(&(birthYear>=1970)(dateIssued=2002*))',
    '(|(birthYear=1900)(dateIssued=2002*))',
    '(!(middleNameEl=*))',
    '(!(middleNameEl=x))',
  ])('I3: %s selects the degree', (filter) => {
    expect(selects(filter)).toBe(true)
  })

  test.each([
    '(dateIssued=2003*)',
    '(dateIssued=20020715*20020715)',
    '(certificateID=ab1)',
    '(certificateID=ab*)',
    '(gradeValue>=0.9)',
    '(middleNameEl=*)',
    '(tin=*)',
    '(&(birthYear=1980)(dateIssued=2003*))',
    '(!(birthYear=1980))',
  ])('I3: %s does not select the degree', (filter) => {
    expect(selects(filter)).toBe(false)
  })

  test('I3: a comparison that makes no sense is undefined, and so is its negation', () => {
    expect(selects('(birthYear=abc)')).toBe(false)
    expect(selects('(!(birthYear=abc))')).toBe(false)
    expect(selects('(|(birthYear=abc)(birthYear=1980))')).toBe(true)
    expect(selects('(&(birthYear=abc)(birthYear=1980))')).toBe(false)
  })

  test('I3: the case of Greek includes accents, diaereses and the final sigma', () => {
    expect(foldCase('Μαΐου')).toBe(foldCase('ΜΑΙΟΥ'))
    expect(foldCase('Νίκος')).toBe(foldCase('ΝΙΚΟΣ'))
    expect(foldCase('Νίκος')).not.toBe(foldCase('ΝΙΚΟ'))
  })
})
