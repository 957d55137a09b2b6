import { normalizeName } from '@perga/domain'

/** Grounds on which white letters have a contrast of 7 to 1 and more. */
const GROUNDS = ['#003375', '#4c2a90', '#7a1f4b', '#6b3000', '#00503a', '#22495c', '#5a1a1a', '#3d4a00'] as const
const MOST_LETTERS = 4
/** The width that one letter more or less leaves to the others, in the 96 units of the picture. */
const LETTER_SIZES = [0, 52, 44, 36, 29]

/** The first letters of a name's significant words: `Οικονομικό Πανεπιστήμιο Αθηνών` is `ΟΠΑ`. */
export function monogramOf(name: string): string {
  const words = normalizeName(name)
    .split(/[^\p{L}\p{N}]+/u)
    .filter((word) => word !== '')
  // Articles and conjunctions have up to three letters; a name of short words only keeps them.
  const significant = words.filter((word) => [...word].length > 3)
  return (significant.length > 0 ? significant : words)
    .slice(0, MOST_LETTERS)
    .map((word) => [...word][0] ?? '')
    .join('')
}

/** An institution's picture: its monogram as SVG. Drawn by us, so that no institution's mark is used. */
export function drawMonogram({ code, name }: { code: string; name: string }): string {
  const letters = monogramOf(name)
  const ground = GROUNDS[[...code].reduce((sum, letter) => sum + (letter.codePointAt(0) ?? 0), 0) % GROUNDS.length]
  const size = LETTER_SIZES[[...letters].length] ?? 29
  return [
    '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 96 96" role="img">',
    `<title>${escapeXml(name)}</title>`,
    `<rect width="96" height="96" fill="${ground}"/>`,
    `<text x="48" y="50" fill="#fff" font-family="Arial, sans-serif" font-size="${size}" font-weight="700"`,
    ` text-anchor="middle" dominant-baseline="middle">${escapeXml(letters)}</text>`,
    '</svg>',
  ].join('')
}

const ENTITIES: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
}

function escapeXml(text: string): string {
  return text.replace(/[&<>"']/g, (character) => ENTITIES[character] ?? '')
}
