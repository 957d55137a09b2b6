import type { PdfDictionary } from '@perga/ades'
import type { BoundedPdfLexer } from './bounded-pdf-lexer.ts'
import { cleanOnlyIf } from './not-clean.ts'

/** What the object must say that a stream names as its length. */
export interface LengthClaim {
  readonly object: number
  readonly least: number
  readonly most: number
}

interface ReadStream {
  readonly content: Uint8Array
  readonly claim?: LengthClaim
}

const END = 'endstream'

/** Reads the data after the keyword `stream` up to and with `endstream` (ISO 32000-2 §7.3.8); throws where the length is not the right one. */
export function readStream(lexer: BoundedPdfLexer, dictionary: PdfDictionary): ReadStream {
  // Data of a stream in another file (§7.3.8.2) is what the document brings from outside.
  cleanOnlyIf(!dictionary.entries.has('F'), 'pdf-external-stream')
  const start = startOfData(lexer)
  const length = dictionary.entries.get('Length')
  if (length?.kind === 'number') {
    endAt(lexer, start + length.value)
    return { content: lexer.bytes.subarray(start, start + length.value) }
  }
  cleanOnlyIf(length?.kind === 'reference', 'pdf-length')
  const end = Buffer.from(lexer.bytes.buffer, lexer.bytes.byteOffset, lexer.bytes.byteLength).indexOf(END, start)
  cleanOnlyIf(end >= start, 'pdf-cut')
  endAt(lexer, end)
  // A line end before the keyword belongs to it, unless the data ends like this.
  const claim = { object: length.number, least: Math.max(0, end - start - 2), most: end - start }
  return { content: lexer.bytes.subarray(start, end), claim }
}

function startOfData({ bytes, at }: BoundedPdfLexer): number {
  if (bytes[at] === 13 && bytes[at + 1] === 10) return at + 2
  cleanOnlyIf(bytes[at] === 10, 'pdf-stream')
  return at + 1
}

function endAt(lexer: BoundedPdfLexer, end: number): void {
  cleanOnlyIf(Number.isInteger(end) && end <= lexer.bytes.length, 'pdf-cut')
  lexer.at = end
  // Only white space may stand here, and no comment, in which data could be left over.
  while ([9, 10, 13, 32].includes(lexer.bytes[lexer.at] ?? 0)) lexer.at++
  cleanOnlyIf(lexer.bytes[lexer.at] === END.charCodeAt(0), 'pdf-length')
  lexer.expectWord(END)
}
