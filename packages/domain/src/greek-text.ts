/**
 * The rule for names on leaving their field (spec 1 §5): accents and the special final sigma go, then upper-case, trimmed,
 * single spaces. `toUpperCase()` alone would keep accents, `toLocaleUpperCase('el')` would add a diaeresis.
 */
export function normalizeName(text: string): string {
  const bare = text.toLowerCase().normalize('NFKC').normalize('NFD').replace(/\p{M}/gu, '').normalize('NFC')
  return bare.replaceAll('ς', 'σ').toUpperCase().replace(/\s+/gu, ' ').trim()
}

const GREEK_OF_LATIN: Readonly<Record<string, string>> = {
  A: 'Α',
  B: 'Β',
  E: 'Ε',
  H: 'Η',
  I: 'Ι',
  K: 'Κ',
  M: 'Μ',
  N: 'Ν',
  O: 'Ο',
  P: 'Ρ',
  T: 'Τ',
  X: 'Χ',
  Y: 'Υ',
  Z: 'Ζ',
}

// Registries hold `AΝΝΑ` with a Latin A. A word is taken as Greek when nothing but look-alikes speaks against it.
function withGreekLookalikes(word: string): string {
  const isGreek = /\p{Script=Greek}/u.test(word) && !/[^\P{L}\p{Script=Greek}ABEHIKMNOPTXYZ]/u.test(word)
  return isGreek ? word.replace(/[A-Z]/g, (letter) => GREEK_OF_LATIN[letter] ?? letter) : word
}

/**
 * What two spellings of one name have in common: no accent, diaeresis, final sigma, Latin look-alike, apostrophe or invisible
 * mark; hyphens and spaces are one. For comparing, never for showing.
 */
export function nameKey(text: string): string {
  const words = normalizeName(text.replace(/\p{Cf}/gu, ''))
    .replace(/['’‘ʼ`´΄᾽]/gu, '')
    .split(/[\s\p{Pd}]+/u)
  return words
    .filter((word) => word !== '')
    .map(withGreekLookalikes)
    .join(' ')
}

/** The key under which lists are searched as one types: the name key without dots and other punctuation. */
export function searchKey(text: string): string {
  return nameKey(text)
    .replaceAll('.', '')
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim()
}

/**
 * The key of a number that is typed by hand, such as a case's: letters and digits alone, and letters that look alike in Greek
 * and Latin are one.
 */
export function caseNumberKey(text: string): string {
  return searchKey(text)
    .replaceAll(' ', '')
    .replace(/[A-Z]/g, (letter) => GREEK_OF_LATIN[letter] ?? letter)
}

const collator = new Intl.Collator('el', { sensitivity: 'base', numeric: true })

/** Order of Greek lists: accents, case and final sigma make no difference. For `Array.prototype.sort`. */
export function compareGreek(a: string, b: string): number {
  return collator.compare(a, b)
}
