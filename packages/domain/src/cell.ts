const CELL = /^[0-9A-Za-z]{2}~/

/**
 * A text without the name of the cell that issued it. Codes, audit ids and identifiers may begin with `<2 characters>~`, which is reserved
 * for a service of several cells; without it they are of the first one. Nothing writes it yet.
 */
export function withoutCell(text: string): string {
  return text.replace(CELL, '')
}
