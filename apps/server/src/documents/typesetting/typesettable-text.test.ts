import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { fontCoverage } from './font-coverage.ts'
import { typesettable, typesettableText } from './typesettable-text.ts'

const { resolve } = createRequire(import.meta.url)
const covers = fontCoverage(readFileSync(resolve('@expo-google-fonts/noto-serif/400Regular/NotoSerif_400Regular.ttf')))
const shown = (text: string) => typesettableText(text, covers)

test('Greek with all its accents and Latin stay as they are', () => {
  const text = 'Άνθρωπος ΐ ΰ Ϊ ἀρχή ᾧ Ω – «τίτλος» é ß ł ő 2·3 «’»'
  expect(shown(text)).toBe(text)
  expect(shown('ΐ'.normalize('NFD'))).toBe('ΐ')
})

test('marks that reverse or hide text are gone, so that a name cannot read as another', () => {
  expect(shown('\u202eΑννα\u202c\u200f\u2066Β\u2069\u200b\ufeff')).toBe('ΑνναΒ')
})

test('a character without a glyph is named, never dropped', () => {
  expect(shown('漢 😀 ש')).toBe('[U+6F22] [U+1F600] [U+05E9]')
})

test('lines stay; other control characters become spaces; lone surrogates become visible', () => {
  expect(shown('α\r\nβ\rγ\u2028δ\tε')).toBe('α\nβ\nγ\nδ ε')
  expect(shown('\uD800')).toMatch(/^(\uFFFD|\[U\+FFFD\])$/)
})

test('whatever comes in, what goes to the page has a glyph for each character', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'binary' }), (text) =>
      Array.from(shown(text)).every((character) => character === '\n' || covers(character.codePointAt(0) ?? 0)),
    ),
  )
})

test('every text within a value is treated, at any depth', () => {
  expect(typesettable({ a: ['\u200fα', { b: 'β\u202e' }], c: 1, d: null }, covers)).toEqual({
    a: ['α', { b: 'β' }],
    c: 1,
    d: null,
  })
})
