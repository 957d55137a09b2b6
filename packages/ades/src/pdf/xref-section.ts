import { AdesError } from '../errors.ts'
import { decodeStream } from './decode-stream.ts'
import { MeteredPdfLexer } from './metered-pdf-lexer.ts'
import { type ObjectPlace, type PdfSource, readObjectAt, type XrefRow, type XrefSection } from './pdf-objects.ts'
import { type PdfDictionary, type PdfStream, type PdfValue, pdfError } from './pdf-values.ts'

const ROW = 20
const [SPACE, RETURN, LINE_FEED, IN_USE, FREE] = [0x20, 13, 10, 0x6e, 0x66]
const malformedRow = () => pdfError('A row of the cross-reference table is malformed.')

function readDigits(bytes: Uint8Array, at: number, count: number): number {
  let value = 0
  for (let index = at; index < at + count; index++) {
    const digit = (bytes[index] ?? 0) - 0x30
    if (digit < 0 || digit > 9) throw malformedRow()
    value = value * 10 + digit
  }
  return value
}

/** A row ends in two characters: space and either end of line, or both ends of line. */
const isRowEnd = (first: number | undefined, second: number | undefined) =>
  (first === SPACE && (second === RETURN || second === LINE_FEED)) || (first === RETURN && second === LINE_FEED)

/** `0000000017 00000 n` and two characters that end the line (ISO 32000-1 §7.5.4). */
function readRow(bytes: Uint8Array, at: number, number: number): XrefRow {
  const offset = readDigits(bytes, at, 10)
  const generation = readDigits(bytes, at + 11, 5)
  const kind = bytes[at + 17]
  const areGaps = bytes[at + 10] === SPACE && bytes[at + 16] === SPACE
  const isRow = areGaps && (kind === IN_USE || kind === FREE) && isRowEnd(bytes[at + 18], bytes[at + 19])
  if (!isRow) throw malformedRow()
  if (kind === FREE) return { number, place: undefined, freeGeneration: generation }
  return { number, place: { offset, generation } }
}

function readSubsection(lexer: MeteredPdfLexer, source: PdfSource, rows: XrefRow[]): void {
  const first = lexer.readCount()
  const count = lexer.readCount()
  lexer.skipWhitespace()
  if (lexer.at + count * ROW > lexer.bytes.length) throw pdfError('The cross-reference table is cut off.')
  source.allowance.spend(count * ROW)
  for (let index = 0; index < count; index++, lexer.at += ROW) rows.push(readRow(lexer.bytes, lexer.at, first + index))
}

/** The line before rows: two numbers, each in its shortest form. */
const SUBSECTION = /^(0|[1-9]\d{0,6}) ([1-9]\d{0,6}) ?(\r\n|\n|\r)$/
/** `0 0` begins a table without rows. */
const HEAD = /^xref ?(\r\n|\n|\r)$/

const textOf = (bytes: Uint8Array, from: number, to: number) =>
  String.fromCharCode(...bytes.subarray(from, Math.min(to, from + 40)))

function readTable(source: PdfSource, lexer: MeteredPdfLexer, start: number): XrefSection {
  const { bytes } = source
  const rows: XrefRow[] = []
  lexer.skipWhitespace()
  let isPlain = HEAD.test(textOf(bytes, start, lexer.at))
  const isDigit = () => ((bytes[lexer.at] ?? 0) ^ 0x30) < 10
  for (; isDigit(); lexer.skipWhitespace()) {
    const from = lexer.at
    const before = rows.length
    readSubsection(lexer, source, rows)
    const head = textOf(bytes, from, lexer.at - (rows.length - before) * ROW)
    isPlain &&= SUBSECTION.test(head) && (bytes[lexer.at] ?? 0) > SPACE
  }
  lexer.expectWord('trailer')
  const trailer = lexer.readValue()
  if (trailer.kind !== 'dictionary') throw pdfError('The trailer is no dictionary.')
  if (trailer.entries.has('XRefStm')) {
    throw new AdesError('pdf_unsupported', 'The PDF has hybrid cross-references, which readers follow in two ways.')
  }
  return { kind: 'table', start, end: lexer.at, rows, trailer, isPlain: isPlain && lexer.notes.size === 0 }
}

/** Whole numbers that a key holds directly. */
function integersAt(dictionary: PdfDictionary, key: string): readonly number[] | undefined {
  const value = dictionary.entries.get(key)
  if (value === undefined) return undefined
  const items: readonly PdfValue[] = value.kind === 'array' ? value.items : [value]
  return items.map((item) => {
    if (item.kind !== 'number' || !Number.isInteger(item.value) || item.value < 0) throw malformedStream()
    return item.value
  })
}

const malformedStream = () => pdfError('A cross-reference stream is malformed.')

function readFields(bytes: Uint8Array, at: number, widths: readonly number[]): number[] {
  let from = at
  return widths.map((width) => {
    let value = 0
    for (const end = from + width; from < end; from++) value = value * 256 + (bytes[from] ?? 0)
    if (!Number.isSafeInteger(value)) throw malformedStream()
    return value
  })
}

/** The kinds of rows of a stream (ISO 32000-1, table 18). */
function placeOf(kind: number, second: number, third: number): ObjectPlace | undefined {
  if (kind === 0) return undefined
  if (kind === 1) return { offset: second, generation: third }
  if (kind === 2) return { offset: -1, generation: 0, packedIn: { container: second, index: third } }
  throw new AdesError('pdf_unsupported', 'The PDF has cross-references of an unknown kind.')
}

/** The fields' widths, and the runs of numbers that rows are for (ISO 32000-1, table 17). */
function readHead(dictionary: PdfDictionary) {
  const widths = integersAt(dictionary, 'W') ?? []
  const [size = 0] = integersAt(dictionary, 'Size') ?? []
  const index = integersAt(dictionary, 'Index') ?? [0, size]
  const length = widths.reduce((sum, width) => sum + width, 0)
  const isHead = widths.length === 3 && widths.every((width) => width <= 8) && length > 0 && index.length % 2 === 0
  if (!isHead) throw malformedStream()
  const runs = index.flatMap((first, at) => (at % 2 === 0 ? [{ first, count: index[at + 1] ?? 0 }] : []))
  return { widths, length, runs }
}

function readStreamRow(number: number, fields: readonly number[], hasKind: boolean): XrefRow {
  const [kind = 0, second = 0, third = 0] = fields
  const place = placeOf(hasKind ? kind : 1, second, third)
  return place === undefined ? { number, place, freeGeneration: third } : { number, place }
}

function readRows(stream: PdfStream, source: PdfSource): XrefRow[] {
  const { widths, length, runs } = readHead(stream.dictionary)
  const bytes = decodeStream(stream, source.allowance)
  const rows: XrefRow[] = []
  let at = 0
  for (const { first, count } of runs) {
    if (at + count * length > bytes.length) throw malformedStream()
    source.allowance.spend(count * ROW)
    for (let row = 0; row < count; row++, at += length) {
      rows.push(readStreamRow(first + row, readFields(bytes, at, widths), widths[0] !== 0))
    }
  }
  if (at !== bytes.length) throw malformedStream()
  return rows
}

function readXrefStream(source: PdfSource, start: number): XrefSection {
  const { value, end, notes } = readObjectAt(source, start)
  const type = value.kind === 'stream' ? value.dictionary.entries.get('Type') : undefined
  if (value.kind !== 'stream' || type?.kind !== 'name' || type.name !== 'XRef') {
    throw pdfError('startxref or Prev leads to no cross-references.')
  }
  return {
    kind: 'stream',
    start,
    end,
    rows: readRows(value, source),
    trailer: value.dictionary,
    isPlain: notes.size === 0,
  }
}

/** Reads the cross-reference table or stream at an offset; throws `pdf_malformed`, `pdf_unsupported`. */
export function readXrefSection(source: PdfSource, at: number): XrefSection {
  const lexer = new MeteredPdfLexer(source.bytes, at, source.allowance)
  return lexer.readWord() === 'xref' ? readTable(source, lexer, at) : readXrefStream(source, at)
}
