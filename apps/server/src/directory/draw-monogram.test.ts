import fc from 'fast-check'
import { expect, test } from 'vitest'
import { drawMonogram, monogramOf } from './draw-monogram.ts'

test.each([
  ['Αριστοτέλειο Πανεπιστήμιο Θεσσαλονίκης', 'ΑΠΘ'],
  ['Εθνικό και Καποδιστριακό Πανεπιστήμιο Αθηνών', 'ΕΚΠΑ'],
  ['Πανεπιστήμιο Κρήτης', 'ΠΚ'],
  ['Ά', 'Α'],
])('P1: the monogram of %s is %s', (name, letters) => {
  expect(monogramOf(name)).toBe(letters)
})

test('P1: a picture holds no markup of a name, whatever the name is', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'grapheme' }), fc.string(), (name, code) => {
      const picture = drawMonogram({ code, name: `${name}<script>&"'` })
      const inside = picture.replace(/<\/?(svg|title|rect|text)( [a-z-]+="[^"<>]*")*( xmlns="[^"]*")?\/?>/gi, '')
      return !/[<>"']/.test(inside.replace(/<(svg|rect|text)[^>]*>/g, '')) && picture.startsWith('<svg ')
    }),
  )
})

test('P1: an institution keeps its colour, and its letters are at most four', () => {
  const name = 'Ανώτατη Σχολή Παιδαγωγικής Τεχνολογικής Εκπαίδευσης Δοκιμών'
  expect(drawMonogram({ code: 'x', name })).toBe(drawMonogram({ code: 'x', name }))
  expect([...monogramOf(name)].length).toBe(4)
})
