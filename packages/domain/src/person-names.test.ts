import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { compareNames, type PersonNames } from './person-names.ts'

const names = (lastName: string | null, firstName: string | null, fatherName?: string | null): PersonNames => ({
  lastName,
  firstName,
  ...(fatherName === undefined ? {} : { fatherName }),
})

describe('G24: the same', () => {
  test.each([
    ['Παπαδόπουλος', 'ΠΑΠΑΔΟΠΟΥΛΟΣ'],
    ['ΜΑΪΟΣ', 'ΜΑΙΟΣ'],
    ['ΠAΠΑΣ', 'ΠΑΠΑΣ'],
    ['ΠΑΠΑ-ΓΕΩΡΓΙΟΥ', 'ΠΑΠΑ ΓΕΩΡΓΙΟΥ'],
  ])('%s and %s', (a, b) => {
    expect(compareNames(names(a, 'ΑΝΝΑ'), names(b, 'Άννα'))).toBe('same')
  })

  test('a part unknown on one side says nothing', () => {
    expect(compareNames(names('ΠΑΠΑΣ', 'ΑΝΝΑ', 'ΓΕΩΡΓΙΟΣ'), names('ΠΑΠΑΣ', 'ΑΝΝΑ', null))).toBe('same')
    expect(compareNames(names('ΠΑΠΑΣ', ''), names('ΠΑΠΑΣ', 'ΑΝΝΑ'))).toBe('same')
  })
})

describe('G24: a variant', () => {
  test.each([
    ['ΠΑΠΑΔΟΠΟΥΛΟΣ', 'ΠΑΠΑΔΟΠΟΥΛΟΥ', 'sex forms'],
    ['ΠΑΥΛΙΔΗΣ', 'ΠΑΥΛΙΔΟΥ', 'sex forms'],
    ['ΚΑΡΡΑΣ', 'ΚΑΡΡΑ', 'sex forms'],
    ['ΠΑΠΑ-ΓΕΩΡΓΙΟΥ', 'ΓΕΩΡΓΙΟΥ ΠΑΠΑ', 'either order'],
    ['ΠΑΠΑΔΟΠΟΥΛΟΥ-ΓΕΩΡΓΙΟΥ', 'ΓΕΩΡΓΙΟΥ', 'one of two'],
    ['PAPADOPOULOS', 'ΠΑΠΑΔΟΠΟΥΛΟΣ', 'other letters'],
  ])('%s and %s: %s', (a, b) => {
    expect(compareNames(names(a, 'ΑΝΝΑ'), names(b, 'ΑΝΝΑ'))).toBe('variant')
    expect(compareNames(names(b, 'ΑΝΝΑ'), names(a, 'ΑΝΝΑ'))).toBe('variant')
  })

  test.each([
    ['ΓΕΩΡΓΙΟΣ', 'ΓΕΩΡΓΙΟΥ'],
    ['ΙΩΑΝΝΗΣ', 'ΙΩΑΝΝΗ'],
    ['ΠΑΝΑΓΙΩΤΗΣ', 'ΠΑΝΑΓΙΩΤΟΥ'],
    ['ΘΩΜΑΣ', 'ΘΩΜΑ'],
    ['ΑΧΙΛΛΕΥΣ', 'ΑΧΙΛΛΕΩΣ'],
    ['ΑΧΙΛΛΕΑΣ', 'ΑΧΙΛΛΕΑ'],
  ])("the father's name %s and %s", (nominative, genitive) => {
    const compared = compareNames(names('ΠΑΠΑΣ', 'ΑΝΝΑ', nominative), names('ΠΑΠΑΣ', 'ΑΝΝΑ', genitive))
    expect(compared).toBe('variant')
  })
})

describe('G24: different', () => {
  test.each([
    [names('ΠΑΠΑΔΟΠΟΥΛΟΥ', 'ΑΝΝΑ'), names('ΓΕΩΡΓΙΟΥ', 'ΑΝΝΑ')],
    [names('ΠΑΠΑΣ', 'ΓΕΩΡΓΙΟΣ'), names('ΠΑΠΑΣ', 'ΓΕΩΡΓΙΑ')],
    [names('ΠΑΠΑΣ', 'ΓΕΩΡΓΙΟΣ'), names('ΠΑΠΑΣ', 'ΓΕΩΡΓΙΟΥ')],
    [names('ΠΑΠΑΣ', 'ΑΝΝΑ', 'ΓΕΩΡΓΙΟΣ'), names('ΠΑΠΑΣ', 'ΑΝΝΑ', 'ΝΙΚΟΛΑΟΣ')],
    [names('PAPADOPULOS', 'ΑΝΝΑ'), names('ΠΑΠΑΔΟΠΟΥΛΟΣ', 'ΑΝΝΑ')],
    [names('ΑΣ', 'ΑΝΝΑ'), names('Α', 'ΑΝΝΑ')],
    [names(null, null), names('ΠΑΠΑΣ', 'ΑΝΝΑ')],
    [names('  ', '-'), names('', '')],
  ])('%o and %o', (a, b) => {
    expect(compareNames(a, b)).toBe('different')
  })
})

test('G24: is symmetric, and any name is the same as itself', () => {
  const word = fc.string({ unit: fc.constantFrom(...'ΑΓΕΟΣΥΗ'), minLength: 1, maxLength: 6 })
  const anyNames = fc.record({
    lastName: fc.array(word, { minLength: 1, maxLength: 2 }).map((w) => w.join(' ')),
    firstName: word,
  })
  fc.assert(
    fc.property(anyNames, anyNames, (a, b) => {
      expect(compareNames(a, b)).toBe(compareNames(b, a))
      expect(compareNames(a, a)).toBe('same')
    }),
  )
})
