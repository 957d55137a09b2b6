/** A CSV text that cannot be read; the message names the line and never quotes a value. */
export class CsvError extends Error {
  constructor(reason: string, line: number) {
    super(`${reason} (line ${line})`)
    this.name = 'CsvError'
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
  #line = 1

  constructor(text: string) {
    this.#text = text.replace(/^\uFEFF/, '')
    const [header = ''] = this.#text.split(/\r|\n/, 1)
    // Spreadsheets set to Greek write semicolons.
    this.#separator = header.includes(';') ? ';' : ','
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

/** The rows of a CSV text (RFC 4180; semicolons and a byte-order mark are accepted); throws `CsvError`. */
export function parseCsv(text: string): string[][] {
  return new CsvReader(text).readRows()
}
