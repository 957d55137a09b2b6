const range = (first: number, last = first): readonly [number, number] => [first, last]

/** Characters that do not count (RFC 4518 §2.2). */
const MAPPED_TO_NOTHING = [
  range(0x00, 0x08),
  range(0x0e, 0x1f),
  range(0x7f, 0x84),
  range(0x86, 0x9f),
  range(0xad),
  range(0x34f),
  range(0x6dd),
  range(0x70f),
  range(0x1806),
  range(0x180b, 0x180e),
  range(0x200b, 0x200f),
  range(0x202a, 0x202e),
  range(0x2060, 0x2063),
  range(0x206a, 0x206f),
  range(0xfe00, 0xfe0f),
  range(0xfeff),
  range(0xfff9, 0xfffc),
] as const

const doesNotCount = (character: string): boolean => {
  const code = character.charCodeAt(0)
  return MAPPED_TO_NOTHING.some(([first, last]) => first <= code && code <= last)
}

const SPACES = /[\s\u0085]+/g

/** The usual case: nothing in printable ASCII has to be mapped or normalised. */
const PLAIN = /^[ -~]*$/

const mapped = (text: string): string =>
  Array.from(text, (character) => (doesNotCount(character) ? '' : character))
    .join('')
    .replace(SPACES, ' ')

/**
 * A text in the form that texts which are equal by caseIgnoreMatch share: mapped, folded, normalised, with insignificant
 * spaces removed (RFC 4518 §2, as RFC 5280 §7.1 wants names compared).
 */
export function preparedText(text: string): string {
  const prepared = PLAIN.test(text) ? text : mapped(text).normalize('NFKC')
  // Upper case first, so that letters with several lower-case forms (ß, ς) come out the same.
  return prepared.toUpperCase().toLowerCase().normalize('NFKC').replace(SPACES, ' ').trim()
}
