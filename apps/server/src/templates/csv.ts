import { Refusal } from '@perga/domain'

const CELL = /"((?:[^"]|"")*)"|([^",;\r\n]*)/y
const LINE_END = /\r\n|\n|\r/y
// What a spreadsheet would take for a formula is shown as text by a leading apostrophe, which reading takes away again.
const FORMULA = /^[=+\-@\t]/

/** Rows as CSV (RFC 4180) with a byte-order mark, which spreadsheets need for Greek. */
export function writeCsv(rows: readonly (readonly string[])[]): string {
  return `\uFEFF${rows.map((row) => row.map(writeCell).join(',')).join('\r\n')}\r\n`
}

function writeCell(text: string): string {
  const safe = FORMULA.test(text) || text.startsWith("'") ? `'${text}` : text
  return /[",;\r\n]/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe
}

/** The rows of a CSV text, empty lines left out; semicolons separate where the first line has them. Throws `import_unreadable`. */
export function readCsv(text: string): string[][] {
  const source = text.replace(/^\uFEFF/, '')
  const separator = (source.split(/\r|\n/, 1)[0] ?? '').includes(';') ? ';' : ','
  const rows: string[][] = []
  let position = 0
  while (position < source.length) {
    const { cells, end } = readRow(source, position, separator)
    position = end
    if (cells.length > 1 || cells[0] !== '') rows.push(cells)
  }
  return rows
}

function readRow(source: string, start: number, separator: string): { cells: string[]; end: number } {
  const cells: string[] = []
  let position = start
  for (;;) {
    const cell = matchAt(separator === ';' ? semicolonCell : CELL, source, position)
    position += cell?.[0].length ?? 0
    cells.push(readCell(cell))
    if (source[position] !== separator) break
    position += 1
  }
  if (position === source.length) return { cells, end: position }
  const lineEnd = matchAt(LINE_END, source, position)
  if (lineEnd === null) throw new Refusal('import_unreadable', { position })
  return { cells, end: position + lineEnd[0].length }
}

// Between semicolons a bare comma is text.
const semicolonCell = /"((?:[^"]|"")*)"|([^";\r\n]*)/y

function readCell(found: RegExpExecArray | null): string {
  const [, quoted, bare = ''] = found ?? []
  const text = quoted === undefined ? bare : quoted.replaceAll('""', '"')
  return text.startsWith("'") ? text.slice(1) : text
}

function matchAt(pattern: RegExp, text: string, position: number): RegExpExecArray | null {
  pattern.lastIndex = position
  return pattern.exec(text)
}
