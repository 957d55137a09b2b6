import { searchKey } from './greek-text.ts'

type Letter = { text: string; base: string; isUpper: boolean; hasAccent: boolean; hasDiaeresis: boolean }

const LATIN: Readonly<Record<string, string>> = {
  α: 'a',
  β: 'v',
  γ: 'g',
  δ: 'd',
  ε: 'e',
  ζ: 'z',
  η: 'i',
  θ: 'th',
  ι: 'i',
  κ: 'k',
  λ: 'l',
  μ: 'm',
  ν: 'n',
  ξ: 'x',
  ο: 'o',
  π: 'p',
  ρ: 'r',
  σ: 's',
  ς: 's',
  τ: 't',
  υ: 'y',
  φ: 'f',
  χ: 'ch',
  ψ: 'ps',
  ω: 'o',
}

const VOICED = new Set('αεηιουωβγδζλμνρ')

function toLetter(text: string): Letter {
  const [base = '', ...marks] = text.normalize('NFD')
  return {
    text,
    base: base.toLowerCase(),
    isUpper: base !== base.toLowerCase(),
    hasAccent: marks.some((mark) => '\u0300\u0301\u0342'.includes(mark)),
    hasDiaeresis: marks.includes('\u0308'),
  }
}

const isGreek = (letter: Letter | undefined): letter is Letter => letter !== undefined && letter.base in LATIN

// A diaeresis, or an accent on the first vowel, says that the two are read apart.
function isPair(first: Letter | undefined, second: Letter, firsts: string): boolean {
  return isGreek(first) && firsts.includes(first.base) && !first.hasAccent && !second.hasDiaeresis
}

function upsilon(letters: readonly Letter[], at: number, letter: Letter): string {
  const [before, after] = [letters[at - 1], letters[at + 1]]
  if (isPair(before, letter, 'ο')) return 'u'
  if (!isPair(before, letter, 'αεη')) return 'y'
  return isGreek(after) && VOICED.has(after.base) ? 'v' : 'f'
}

// μπ is one sound, b, at the start and at the end of a word.
const isOuterMp = (letters: readonly Letter[], at: number) =>
  letters[at]?.base === 'μ' && letters[at + 1]?.base === 'π' && !(isGreek(letters[at - 1]) && isGreek(letters[at + 2]))

function latinOf(letters: readonly Letter[], at: number, letter: Letter): string {
  if (letter.base === 'υ') return upsilon(letters, at, letter)
  if (letter.base === 'γ' && 'γξχ'.includes(letters[at + 1]?.base ?? ' ')) return 'n'
  if (isOuterMp(letters, at)) return 'b'
  if (isOuterMp(letters, at - 1)) return ''
  return LATIN[letter.base] ?? letter.text
}

// Θεός is Theos, ΘΕΟΣ is THEOS: the neighbours say whether the second Latin letter is upper-case too.
function inCase(latin: string, letters: readonly Letter[], at: number): string {
  const [before, after] = [letters[at - 1], letters[at + 1]]
  const isShouted = isGreek(after) ? after.isUpper : isGreek(before) && before.isUpper
  return isShouted ? latin.toUpperCase() : latin.charAt(0).toUpperCase() + latin.slice(1)
}

/**
 * Greek in Latin letters by ELOT 743 (ISO 843 type 2), as passports are written. For searching: a Latin name on a diploma is
 * data of the institution, never this.
 */
export function transcribe(text: string): string {
  const letters = Array.from(text.normalize('NFC'), toLetter)
  return letters
    .map((letter, at) => {
      if (!(letter.base in LATIN)) return letter.text
      const latin = latinOf(letters, at, letter)
      return letter.isUpper ? inCase(latin, letters, at) : latin
    })
    .join('')
}

/** Whether every word that was typed, in Greek or in Latin letters, occurs in the text. */
export function matchesSearch(text: string, query: string): boolean {
  const keys = [searchKey(text), searchKey(transcribe(text))]
  return searchKey(query)
    .split(' ')
    .every((word) => keys.some((key) => key.includes(word)))
}
