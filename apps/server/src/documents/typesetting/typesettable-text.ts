import type { Coverage } from './font-coverage.ts'

/**
 * A text as the page can show it: composed (NFC), its lines kept, control and invisible formatting characters gone (marks
 * that reverse the direction could make a name read as another), and a character without a glyph written as its number, so
 * that nothing is dropped in silence. PDF/A admits no missing glyph (ISO 19005-3 §6.2.11.8).
 */
export function typesettableText(text: string, covers: Coverage): string {
  // The drawing of the code is by far the longest text of a page, and nothing else.
  if (PLAIN.test(text) && coversPlain(covers)) return text
  const composed = text
    .toWellFormed()
    .normalize('NFC')
    .replace(/\r\n?|[\u2028\u2029\u0085]/g, '\n')
    .replace(/\p{Cf}/gu, '')
    .replace(/(?!\n)\p{Cc}/gu, ' ')
  return Array.from(composed, (character) => shown(character, covers)).join('')
}

const PLAIN = /^[\n -~]*$/
const plainCoverage = new WeakMap<Coverage, boolean>()

/** Whether a font has all printable characters of ASCII. */
function coversPlain(covers: Coverage): boolean {
  const known = plainCoverage.get(covers)
  if (known !== undefined) return known
  const isCovered = Array.from({ length: 95 }, (_, index) => index + 32).every((codePoint) => covers(codePoint))
  plainCoverage.set(covers, isCovered)
  return isCovered
}

function shown(character: string, covers: Coverage): string {
  const codePoint = character.codePointAt(0) ?? 0
  if (character === '\n' || covers(codePoint)) return character
  return /\p{Zs}/u.test(character) ? ' ' : `[U+${codePoint.toString(16).toUpperCase().padStart(4, '0')}]`
}

/** The same for every text within a JSON value. */
export function typesettable(value: unknown, covers: Coverage): unknown {
  if (typeof value === 'string') return typesettableText(value, covers)
  if (Array.isArray(value)) return value.map((item) => typesettable(item, covers))
  if (typeof value !== 'object' || value === null) return value
  return Object.fromEntries(Object.entries(value).map(([name, member]) => [name, typesettable(member, covers)]))
}
