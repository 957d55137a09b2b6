import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { caseNumberKey, compareGreek, nameKey, normalizeName, searchKey } from './greek-text.ts'

const LETTERS = [...'αάβγδεέζηήθιίϊΐκλμνξοόπρσςτυύϋΰφχψωώ']
const greekWord = fc.string({ unit: fc.constantFrom(...LETTERS, ...LETTERS.map((l) => l.toUpperCase())), minLength: 1 })
const upperGreek = fc.string({ unit: fc.constantFrom(...'ΑΒΓΔΕΖΗΘΙΚΛΜΝΞΟΠΡΣΤΥΦΧΨΩ'), minLength: 1 })

describe('the blur rule', () => {
  test.each([
    [' Παπαδόπουλος-Γεωργίου Μαΐα', 'ΠΑΠΑΔΟΠΟΥΛΟΣ-ΓΕΩΡΓΙΟΥ ΜΑΙΑ'],
    ['μάιος', 'ΜΑΙΟΣ'],
    ['Μαΐου', 'ΜΑΙΟΥ'],
    ['ΜΆΪΟΣ', 'ΜΑΙΟΣ'],
    ['Νίκος', 'ΝΙΚΟΣ'],
    ['  δύο\u00a0\t λέξεις ', 'ΔΥΟ ΛΕΞΕΙΣ'],
    ['Ἀθῆναι', 'ΑΘΗΝΑΙ'],
    ['Müller', 'MULLER'],
    ['O’Neill', 'O’NEILL'],
    ['', ''],
  ])('X5: %j becomes %j', (typed, expected) => {
    expect(normalizeName(typed)).toBe(expected)
  })

  test('X5: composed and decomposed letters become the same', () => {
    fc.assert(
      fc.property(greekWord, (word) => {
        expect(normalizeName(word.normalize('NFD'))).toBe(normalizeName(word.normalize('NFC')))
      }),
    )
  })

  test('X5: gives the 24 plain capitals, and a second time changes nothing', () => {
    fc.assert(
      fc.property(greekWord, (word) => {
        const once = normalizeName(word)
        expect(once).toMatch(/^[ΑΒΓΔΕΖΗΘΙΚΛΜΝΞΟΠΡΣΤΥΦΧΨΩ]+$/)
        expect(normalizeName(once)).toBe(once)
        expect(normalizeName(word.toLowerCase())).toBe(once)
      }),
    )
  })

  test('X5: never throws and leaves no outer or double space, whatever is pasted', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary' }), (pasted) => {
        expect(normalizeName(pasted)).not.toMatch(/^\s|\s\s|\s$/u)
      }),
    )
  })
})

describe('the comparison key', () => {
  test('holds Latin look-alikes for Greek where the rest of the word is Greek', () => {
    expect(nameKey('A\u039d\u039dA')).toBe('ΑΝΝΑ')
    expect(nameKey('ΠAΠAΔOΠOYΛOΣ MAPIA-ΕΛEΝH')).toBe(nameKey('Παπαδόπουλος').concat(' MAPIA ', nameKey('Ελένη')))
  })

  test('leaves words alone that are Latin, or that hold a Latin letter without a look-alike', () => {
    expect(nameKey('ANNA')).toBe('ANNA')
    expect(nameKey('SMITH')).toBe('SMITH')
    expect(nameKey('ΑNDREAS')).toContain('NDREAS')
  })

  test('is one for accents, diaeresis, final sigma, case, hyphens, spaces, apostrophes and invisible marks', () => {
    const spellings = [
      'Μαΐα-Ελένη',
      'ΜΑΪΑ ΕΛΕΝΗ',
      'μαια – ελενη',
      'ΜΑΙΑ  ΕΛΕΝΗ',
      '\u200fΜΑΙΑ\u00ad ΕΛΕΝΗ',
      "ΜΑΊΑ' ΕΛΕΝΗ",
    ]
    expect(new Set(spellings.map(nameKey))).toEqual(new Set(['ΜΑΙΑ ΕΛΕΝΗ']))
  })

  const LATIN_OF: Record<string, string> = Object.fromEntries(
    [...'ΑΒΕΗΙΚΜΝΟΡΤΧΥΖ'].map((greek, at) => [greek, 'ABEHIKMNOPTXYZ'[at] ?? '']),
  )

  test('does not change when look-alikes are put into a Greek word, as long as one Greek letter stays', () => {
    fc.assert(
      fc.property(upperGreek, fc.infiniteStream(fc.boolean()), (word, choices) => {
        const mixed = [...word].map((letter) => (choices.next().value ? (LATIN_OF[letter] ?? letter) : letter)).join('')
        fc.pre(/\p{Script=Greek}/u.test(mixed))
        expect(nameKey(mixed)).toBe(nameKey(word))
      }),
    )
  })

  test('is the key of itself', () => {
    fc.assert(
      fc.property(greekWord, (word) => {
        expect(nameKey(nameKey(word))).toBe(nameKey(word))
      }),
    )
  })
})

describe('lists', () => {
  test('G3: the search key drops dots, quotes and brackets', () => {
    expect(searchKey('Ε.Μ.Π. – «Σχολή (Αθήνα)»')).toBe('ΕΜΠ ΣΧΟΛΗ ΑΘΗΝΑ')
  })

  test.each(['Υπόθ. 7κ/2026', 'ΥΠΟΘ 7Κ 2026', 'υποθ.7K-2026'])(
    'X13: a case number is the same as it is typed: %s',
    (text) => {
      expect(caseNumberKey(text)).toBe('ΥΠΟΘ7Κ2026')
    },
  )

  test('X13: other digits are another case, and signs alone are none', () => {
    expect(caseNumberKey('12/2026')).not.toBe(caseNumberKey('12/2027'))
    expect(caseNumberKey(' – / ')).toBe('')
  })

  test('sorts without regard to accents, case and final sigma', () => {
    const sorted = ['Ωμέγα', 'άλφα', 'Ήτα', 'βήτα', 'ΑΛΦΑΒΗΤΟ', 'Έψιλον'].sort(compareGreek)
    expect(sorted).toEqual(['άλφα', 'ΑΛΦΑΒΗΤΟ', 'βήτα', 'Έψιλον', 'Ήτα', 'Ωμέγα'])
    expect(compareGreek('Νίκος', 'ΝΙΚΟΣ')).toBe(0)
  })
})
