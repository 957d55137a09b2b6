// Lines always stand apart. Within a line a comma or a space does so only before the beginning of another value, since a comma
// also stands between levels, and a space inside a value is a fault that must be seen.
const BETWEEN = /\s*[\n;]\s*|[,\s]\s*(?=["']?(?:urn:|https?:))/i

/** The most values of one user, and the most characters of one, that the check takes. */
export const VALUE_LIMITS = { values: 100, characters: 500 } as const

/** The values in a pasted text: one to a line, or separated by commas, semicolons or spaces; quotation marks are dropped. */
export function splitValues(text: string): string[] {
  return text
    .split(BETWEEN)
    .map((value) => value.trim().replace(/^(["'])(.*)\1$/, '$2'))
    .filter((value) => value !== '')
}
