import fc from 'fast-check'
import { expect, test } from 'vitest'
import { foldText, matchesQuery } from './fold-text.ts'

test('accents, case, diaeresis and the final sigma make no difference', () => {
  expect(foldText('  Δήμος   ΑΛΙΜΟΎΝΤΟΣ ')).toBe('δημοσ αλιμουντοσ')
  expect(foldText('Μαΐου')).toBe(foldText('ΜΑΙΟΥ'))
})

test('every word of the query is found, in any order', () => {
  expect(matchesQuery('Δήμος Αλιμούντος', 'αλιμ δημ')).toBe(true)
  expect(matchesQuery('Δήμος Αλιμούντος', 'δημος ωριων')).toBe(false)
})

test('an empty query matches everything', () => {
  expect(matchesQuery('Δήμος', '   ')).toBe(true)
})

test('a text always matches itself in capitals', () => {
  fc.assert(
    fc.property(fc.stringMatching(/^[α-ωά-ώ ]{0,30}$/), (text) => matchesQuery(text, text.toLocaleUpperCase('el'))),
  )
})

test('folding twice is folding once', () => {
  fc.assert(fc.property(fc.string({ unit: 'grapheme' }), (text) => foldText(foldText(text)) === foldText(text)))
})
