import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { matchesSearch, transcribe } from './transcription.ts'

describe('ELOT 743', () => {
  test.each([
    ['Ευάγγελος', 'Evangelos'],
    ['Μπάμπης', 'Bampis'],
    ['Ευβοϊκός', 'Evvoikos'],
    ['αυτός', 'aftos'],
    ['Άγχος', 'Anchos'],
    ['Σφίγξ', 'Sfinx'],
    ['Αγκινάρα', 'Agkinara'],
    ['Αντώνης', 'Antonis'],
    ['Λάμπρος', 'Lampros'],
    ['Τζαμπ', 'Tzab'],
    ['Ουρανία', 'Ourania'],
    ['Προϋπόθεση', 'Proypothesi'],
    ['άυλος', 'aylos'],
    ['πραΰς', 'prays'],
    ['Παύλος', 'Pavlos'],
    ['Εύη', 'Evi'],
    ['ηύρα', 'ivra'],
    ['Ευθύμιος', 'Efthymios'],
    ['Ζευς', 'Zefs'],
    ['Ευ', 'Ef'],
    ['Ψαρρός', 'Psarros'],
    ['Χριστίνα', 'Christina'],
    ['Υιός', 'Yios'],
  ])('%s is %s', (greek, latin) => {
    expect(transcribe(greek)).toBe(latin)
  })

  test('follows the case of the word', () => {
    expect(['ΘΕΟΣ', 'Θεός', 'θεός', 'ΨΥΧΗ', 'Χ'].map(transcribe)).toEqual(['THEOS', 'Theos', 'theos', 'PSYCHI', 'Ch'])
    expect(transcribe('ΧΑΤΖΗΧ')).toBe('CHATZICH')
  })

  test('starts a word at a hyphen and leaves what is not Greek', () => {
    expect(transcribe('Άννα-Μπέττυ O’Neill 3')).toBe('Anna-Betty O’Neill 3')
  })

  test('leaves no Greek letter and keeps the length within bounds, whatever the word', () => {
    const letter = fc.constantFrom(...'αάβγδεέζηήθιίϊΐκλμνξοόπρσςτυύϋΰφχψωώΑΆΒΓΔΕΘΧΨΜΠ -')
    fc.assert(
      fc.property(fc.string({ unit: letter }), (text) => {
        const latin = transcribe(text)
        expect(latin).not.toMatch(/\p{Script=Greek}/u)
        expect(latin.length).toBeLessThanOrEqual(2 * text.length)
        expect(transcribe(text.normalize('NFD'))).toBe(latin)
        expect(transcribe(latin)).toBe(latin)
      }),
    )
  })
})

describe('searching', () => {
  const name = 'Εθνικό Μετσόβιο Πολυτεχνείο'

  test('G3: finds by parts of words, in any order, in Greek or in Latin letters', () => {
    const queries = ['μετσ', 'ΠΟΛΥΤΕΧΝ εθνικο', 'metsovio', 'polytech ethn', '']
    expect(queries.map((query) => matchesSearch(name, query))).toEqual([true, true, true, true, true])
  })

  test('G3: does not find what is not there', () => {
    expect(['μετσοβο', 'εθνικό καποδιστριακό', 'xyz'].map((query) => matchesSearch(name, query))).toEqual([
      false,
      false,
      false,
    ])
  })
})
