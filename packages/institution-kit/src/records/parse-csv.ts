/** A CSV text that cannot be read; the message names the line and never quotes a value. */
export class CsvError extends Error {
  readonly line: number

  constructor(reason: string, line: number) {
    super(`${reason} (line ${line})`)
    this.name = 'CsvError'
    this.line = line
  }
}

const LINE_END = /\r\n|\n|\r/y

function matchAt(pattern: RegExp, text: string, position: number): RegExpExecArray | null {
  pattern.lastIndex = position
  return pattern.exec(text)
}

class CsvReader {
  readonly #text: string
  readonly #separator: string
  readonly #field: RegExp
  #position = 0
  #line: number

  constructor(text: string, separator: string, line = 1) {
    this.#text = text
    this.#separator = separator
    this.#line = line
    this.#field = new RegExp(`"((?:[^"]|"")*)"|([^"${this.#separator}\r\n]*)`, 'y')
  }

  readRows(): string[][] {
    const rows: string[][] = []
    while (this.#position < this.#text.length) rows.push(this.#readRow())
    return rows.filter((row) => row.length > 1 || row[0] !== '')
  }

  #readRow(): string[] {
    const fields = [this.#readField()]
    while (this.#text.charAt(this.#position) === this.#separator) {
      this.#position += 1
      fields.push(this.#readField())
    }
    if (this.#position === this.#text.length) return fields
    const end = matchAt(LINE_END, this.#text, this.#position)
    if (!end)
      throw new CsvError('text after a closing quotation mark, or a stray quotation mark or separator', this.#line)
    this.#position += end[0].length
    this.#line += 1
    return fields
  }

  #readField(): string {
    const found = matchAt(this.#field, this.#text, this.#position)
    const [whole = '', quoted, bare = ''] = found ?? []
    this.#position += whole.length
    this.#line += quoted === undefined ? 0 : quoted.split('\n').length - 1
    return quoted === undefined ? bare : quoted.replaceAll('""', '"')
  }
}

/** What stands between the cells, by the headings: spreadsheets set to Greek write semicolons. */
export function separatorOf(headings: string): string {
  return headings.includes(';') ? ';' : ','
}

/** The cells of one row without its line break; throws `CsvError`. */
export function parseCsvRow(text: string, separator: string, line: number): string[] {
  return new CsvReader(text, separator, line).readRows()[0] ?? []
}

/** The rows of a CSV text (RFC 4180; semicolons and a byte-order mark are accepted); throws `CsvError`. */
export function parseCsv(text: string): string[][] {
  const plain = text.replace(/^\uFEFF/, '')
  const [headings = ''] = plain.split(/\r|\n/, 1)
  return new CsvReader(plain, separatorOf(headings)).readRows()
}
