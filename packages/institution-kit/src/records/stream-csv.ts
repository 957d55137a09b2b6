import { CsvError, parseCsvRow, separatorOf } from './parse-csv.ts'

/** A row of a CSV text and the line on which it begins. */
export type CsvRow = { line: number; cells: readonly string[] }

/** No row of degrees is nearly as long; what is has lost a quotation mark. */
const LONGEST_ROW = 64 * 1024

/** Takes a text in pieces and gives its rows, line breaks inside quotation marks staying in their cells. */
class RowSplitter {
  #rest = ''
  #line = 1

  /** The whole rows that are there by now. */
  add(piece: string): { line: number; text: string }[] {
    const rows: { line: number; text: string }[] = []
    this.#rest += piece
    for (let end = this.#endOfRow(); end >= 0; end = this.#endOfRow()) {
      const text = this.#rest.slice(0, end)
      rows.push({ line: this.#line, text: text.replace(/\r$/, '') })
      this.#line += text.split('\n').length
      this.#rest = this.#rest.slice(end + 1)
    }
    if (this.#rest.length > LONGEST_ROW)
      throw new CsvError('a row without end: a quotation mark is missing', this.#line)
    return rows
  }

  last(): { line: number; text: string } {
    return { line: this.#line, text: this.#rest }
  }

  /** Where the first line break outside quotation marks is; -1 without one. */
  #endOfRow(): number {
    let isQuoted = false
    for (let at = 0; at < this.#rest.length; at += 1) {
      const character = this.#rest.charCodeAt(at)
      if (character === 0x22) isQuoted = !isQuoted
      else if (character === 0x0a && !isQuoted) return at
    }
    return -1
  }
}

/** The rows of a CSV text that comes in pieces, read as `parseCsv` reads them; throws `CsvError`. */
export async function* readCsvRows(pieces: AsyncIterable<string>): AsyncGenerator<CsvRow> {
  const splitter = new RowSplitter()
  let separator: string | null = null
  const read = ({ line, text }: { line: number; text: string }): CsvRow | null => {
    const plain = line === 1 ? text.replace(/^\uFEFF/, '') : text
    separator ??= separatorOf(plain)
    return plain === '' ? null : { line, cells: parseCsvRow(plain, separator, line) }
  }
  for await (const piece of pieces)
    for (const found of splitter.add(piece)) {
      const row = read(found)
      if (row !== null) yield row
    }
  const row = read(splitter.last())
  if (row !== null) yield row
}
