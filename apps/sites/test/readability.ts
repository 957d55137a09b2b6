import type { Locale } from '@perga/domain'

/** How hard a text is to read. */
export interface Readability {
  readonly words: number
  /** Words of the longest sentence. */
  readonly longestSentence: number
  readonly longest: string
  /** LIX (Björnsson 1968): words a sentence plus the percentage of long words; it holds for any language. */
  readonly lix: number
}

// LIX counts words of seven letters or more. Greek words are longer by their endings: two letters on average.
const LONG_WORD: Record<Locale, number> = { el: 9, en: 7 }

/** Measures prose; what is no prose, e.g. codes and addresses, is left out before. */
export function readability(texts: readonly string[], locale: Locale): Readability {
  const sentences = texts
    .flatMap((text) => text.split(/[.!?;;·:…](?=\s|$)|\n+/))
    .map(wordsOf)
    .filter(({ length }) => length > 0)
  const words = sentences.flat()
  const long = words.filter(({ length }) => length >= LONG_WORD[locale])
  const [longest = []] = [...sentences].sort((one, other) => other.length - one.length)
  return {
    words: words.length,
    longestSentence: longest.length,
    longest: longest.join(' '),
    lix: Math.round(words.length / sentences.length + (100 * long.length) / words.length),
  }
}

const wordsOf = (sentence: string) => sentence.match(/\p{L}[\p{L}’'-]*/gu) ?? []

/** The sentences among the texts, each in the language whose letters it has most of. */
export function proseIn(texts: readonly string[], locale: Locale): string[] {
  return texts
    .map((text) => text.replace(/\{[^{}]*(?:\{[^{}]*\}[^{}]*)*\}|<\/?\d+>|https?:\S+/g, ' '))
    .filter((text) => wordsOf(text).length >= 5 && languageOf(text) === locale)
}

function languageOf(text: string): Locale {
  const greek = text.match(/\p{Script=Greek}/gu)?.length ?? 0
  const latin = text.match(/\p{Script=Latin}/gu)?.length ?? 0
  return greek > latin ? 'el' : 'en'
}
