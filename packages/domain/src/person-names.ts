import { nameKey } from './greek-text.ts'
import { transcribe } from './transcription.ts'

/** The names by which a person is known somewhere, in Greek or in Latin letters; null where they are not known. */
export type PersonNames = {
  readonly lastName: string | null
  readonly firstName: string | null
  readonly fatherName?: string | null
}

/** `variant`: the same name in another form, e.g. another case, sex form or order of two surnames. */
export type NameComparison = 'same' | 'variant' | 'different'

// Endings of one name: nominative and genitive, and the forms of a surname for a man and a woman.
const ENDINGS = [
  ['ΟΣ', 'ΟΥ'],
  ['ΗΣ', 'Η', 'ΟΥ'],
  ['ΑΣ', 'Α', 'ΟΥ'],
  ['ΕΥΣ', 'ΕΩΣ', 'ΕΑΣ', 'ΕΑ'],
  ['Ω', 'ΩΣ', 'ΟΥΣ'],
  ['ΕΣ', 'Ε'],
]

const stemsOf = (word: string, endings: readonly string[]) =>
  endings
    .filter((ending) => word.length >= ending.length + 2 && word.endsWith(ending))
    .map((ending) => word.slice(0, -ending.length))

function isFormOf(a: string, b: string): boolean {
  return a === b || ENDINGS.some((endings) => stemsOf(a, endings).some((stem) => stemsOf(b, endings).includes(stem)))
}

// One of two surnames may be missing on one side; then all that is there must be found on the other.
function sharesWords(a: string, b: string): boolean {
  const [fewer = [], more = []] = [a.split(' '), b.split(' ')].sort((x, y) => x.length - y.length)
  return fewer.every((word) => more.some((candidate) => isFormOf(word, candidate)))
}

const hasSameWords = (a: string, b: string) => a.split(' ').sort().join(' ') === b.split(' ').sort().join(' ')

const isGreek = (key: string) => /\p{Script=Greek}/u.test(key)

type FormRule = (a: string, b: string) => boolean

function compareName(a: string | null | undefined, b: string | null | undefined, isForm: FormRule) {
  const [first, second] = [nameKey(a ?? ''), nameKey(b ?? '')]
  if (first === '' || second === '') return null
  if (first === second) return 'same'
  if (isGreek(first) !== isGreek(second)) {
    return nameKey(transcribe(first)) === nameKey(transcribe(second)) ? 'variant' : 'different'
  }
  return isForm(first, second) ? 'variant' : 'different'
}

/**
 * Whether two sets of names can be of one person: the least alike of their parts decides. Names are a second check after an
 * identifier, never the only key. A part unknown on one side says nothing; with nothing to compare, they are different.
 */
export function compareNames(a: PersonNames, b: PersonNames): NameComparison {
  const parts = [
    compareName(a.lastName, b.lastName, sharesWords),
    compareName(a.firstName, b.firstName, hasSameWords),
    compareName(a.fatherName, b.fatherName, sharesWords),
  ].filter((part) => part !== null)
  if (parts.length === 0 || parts.includes('different')) return 'different'
  return parts.includes('variant') ? 'variant' : 'same'
}
