import type { PdfDictionary, PdfValue } from '@perga/ades'
import { BoundedPdfLexer, type PdfBudget } from './bounded-pdf-lexer.ts'
import { cleanOnlyIf, notClean } from './not-clean.ts'
import { checkNoOtherObjects } from './pdf-hidden-objects.ts'
import { isObjectStream, objectsIn } from './pdf-object-stream.ts'
import { type LengthClaim, readStream } from './pdf-stream.ts'

/** A trailer, or an object with its number. */
export interface PdfPiece {
  readonly number: number | null
  readonly value: PdfValue
}

interface Reading {
  readonly lexer: BoundedPdfLexer
  readonly budget: PdfBudget
  readonly pieces: PdfPiece[]
  readonly claims: LengthClaim[]
  /** Where the keyword `obj` of each object stands. */
  readonly heads: Set<number>
}

const HEADER_END = 8

/**
 * Every object of every revision and every trailer, read from the first byte to the last as they stand (ISO 32000-2 §7.5):
 * whatever table a reader follows, or makes up when the table is broken, it finds nothing else. Throws for any other byte.
 */
export function piecesOf(bytes: Uint8Array, budget: PdfBudget): readonly PdfPiece[] {
  const lexer = new BoundedPdfLexer(bytes, HEADER_END, budget)
  const reading: Reading = { lexer, budget, pieces: [], claims: [], heads: new Set() }
  for (lexer.skipGap(); lexer.at < bytes.length; lexer.skipGap()) readPiece(reading)
  checkLengths(reading)
  checkNoOtherObjects(bytes, reading.heads)
  return reading.pieces
}

function readPiece(reading: Reading): void {
  const { lexer, pieces } = reading
  const word = lexer.readWord()
  if (/^\d{1,10}$/.test(word)) readObject(reading, Number(word))
  else if (word === 'xref') skipTable(lexer)
  else if (word === 'trailer') pieces.push({ number: null, value: lexer.readValue() })
  else if (word === 'startxref') lexer.readCount()
  else throw notClean('pdf-foreign-bytes')
}

function readObject(reading: Reading, number: number): void {
  const { lexer, pieces } = reading
  lexer.beginObject()
  lexer.readCount()
  lexer.skipWhitespace()
  reading.heads.add(lexer.at)
  lexer.expectWord('obj')
  const value = lexer.readValue()
  pieces.push({ number, value })
  const next = lexer.readWord()
  if (next === 'endobj') return
  cleanOnlyIf(next === 'stream' && value.kind === 'dictionary', 'pdf-object')
  readStreamOf(reading, value)
  lexer.expectWord('endobj')
}

function readStreamOf({ lexer, budget, pieces, claims }: Reading, dictionary: PdfDictionary): void {
  const { content, claim } = readStream(lexer, dictionary)
  if (claim !== undefined) claims.push(claim)
  if (isObjectStream(dictionary)) for (const piece of objectsIn({ dictionary, content, budget })) pieces.push(piece)
}

/** The rows are only passed: every object was read where it stands, whatever the table says. */
function skipTable(lexer: BoundedPdfLexer): void {
  for (lexer.skipWhitespace(); isDigit(lexer.bytes[lexer.at]); lexer.skipWhitespace()) {
    lexer.readCount()
    const rows = lexer.readCount()
    for (let row = 0; row < rows; row++) {
      lexer.readCount()
      lexer.readCount()
      cleanOnlyIf(['n', 'f'].includes(lexer.readWord()), 'pdf-table')
    }
  }
}

const isDigit = (byte: number | undefined) => byte !== undefined && byte >= 0x30 && byte <= 0x39

/** A stream may leave its length to an object after it; all that were ever written of it must agree with the file. */
function checkLengths({ claims, pieces }: Reading): void {
  if (claims.length === 0) return
  const claimed = new Map(claims.map((claim) => [claim.object, claim]))
  cleanOnlyIf(claimed.size === claims.length, 'pdf-length')
  const told = pieces.filter(({ number }) => number !== null && claimed.has(number))
  cleanOnlyIf(new Set(told.map(({ number }) => number)).size === claimed.size, 'pdf-length')
  for (const { number, value } of told) {
    const claim = claimed.get(number ?? -1)
    const length = value.kind === 'number' ? value.value : -1
    cleanOnlyIf(claim !== undefined && length >= claim.least && length <= claim.most, 'pdf-length')
  }
}
