import { asciiText } from '../encoding/bytes.ts'
import { AdesError } from '../errors.ts'
import { WorkAllowance } from '../work-allowance.ts'
import { MeteredPdfLexer } from './metered-pdf-lexer.ts'
import { PdfLexer } from './pdf-lexer.ts'
import { type PdfDictionary, type PdfStream, type PdfValue, pdfError } from './pdf-values.ts'

export interface ObjectPlace {
  readonly offset: number
  readonly generation: number
}

/** A PDF of one or more revisions, all with classic cross-reference tables (ISO 32000-1 §7.5.4, §7.5.6). */
export interface PdfDocument {
  readonly bytes: Uint8Array
  readonly trailer: PdfDictionary
  readonly startXref: number
  /** The latest place of each object; undefined for one that was freed. */
  readonly places: ReadonlyMap<number, ObjectPlace | undefined>
  /** Offsets of all cross-reference sections, newest first. */
  readonly sections: ReadonlySet<number>
  /** What reading on may still cost; shared with the revisions opened from it. */
  readonly allowance: WorkAllowance
}

interface XrefSection {
  readonly places: Map<number, ObjectPlace | undefined>
  readonly trailer: PdfDictionary
}

const ROW = 20

function readDigits(bytes: Uint8Array, at: number, count: number): number {
  let value = 0
  for (let index = at; index < at + count; index++) {
    const digit = (bytes[index] ?? 0) - 0x30
    if (digit < 0 || digit > 9) throw malformedRow()
    value = value * 10 + digit
  }
  return value
}

const malformedRow = () => pdfError('A row of the cross-reference table is malformed.')
const [SPACE, RETURN, LINE_FEED, IN_USE, FREE] = [0x20, 13, 10, 0x6e, 0x66]

/** A row ends in two characters: space and either end of line, or both ends of line. */
const isRowEnd = (first: number | undefined, second: number | undefined) =>
  (first === SPACE && (second === RETURN || second === LINE_FEED)) || (first === RETURN && second === LINE_FEED)

/** `0000000017 00000 n` and two characters that end the line (ISO 32000-1 §7.5.4). */
function readRow(bytes: Uint8Array, at: number): ObjectPlace | undefined {
  const offset = readDigits(bytes, at, 10)
  const generation = readDigits(bytes, at + 11, 5)
  const kind = bytes[at + 17]
  const areGaps = bytes[at + 10] === SPACE && bytes[at + 16] === SPACE
  const isRow = areGaps && (kind === IN_USE || kind === FREE) && isRowEnd(bytes[at + 18], bytes[at + 19])
  if (!isRow) throw malformedRow()
  return kind === FREE ? undefined : { offset, generation }
}

function readSubsection(lexer: PdfLexer, places: XrefSection['places'], allowance: WorkAllowance): void {
  const first = lexer.readCount()
  const count = lexer.readCount()
  lexer.skipWhitespace()
  if (lexer.at + count * ROW > lexer.bytes.length) throw pdfError('The cross-reference table is cut off.')
  allowance.spend(count * ROW)
  for (let index = 0; index < count; index++, lexer.at += ROW) {
    places.set(first + index, readRow(lexer.bytes, lexer.at))
  }
}

function readSection(bytes: Uint8Array, at: number, allowance: WorkAllowance): XrefSection {
  const lexer = new MeteredPdfLexer(bytes, at, allowance)
  if (lexer.readWord() !== 'xref') {
    throw new AdesError('pdf_unsupported', 'The PDF uses cross-reference streams; only classic tables are supported.')
  }
  const places: XrefSection['places'] = new Map()
  for (lexer.skipWhitespace(); /^\d$/.test(String.fromCharCode(bytes[lexer.at] ?? 0)); lexer.skipWhitespace()) {
    readSubsection(lexer, places, allowance)
  }
  lexer.expectWord('trailer')
  const trailer = lexer.readValue()
  if (trailer.kind !== 'dictionary') throw pdfError('The trailer is no dictionary.')
  if (trailer.entries.has('XRefStm')) {
    throw new AdesError('pdf_unsupported', 'The PDF has hybrid cross-references; only classic tables are supported.')
  }
  return { places, trailer }
}

const STARTXREF = 'startxref'

function readStartXref(bytes: Uint8Array): number {
  const tail = Math.max(0, bytes.length - 2048)
  const at = asciiText(bytes.subarray(tail)).lastIndexOf(STARTXREF)
  if (at < 0) throw pdfError('The PDF has no startxref.')
  const lexer = new PdfLexer(bytes, tail + at + STARTXREF.length)
  const start = lexer.readCount()
  if (start >= bytes.length) throw pdfError('startxref points past the end.')
  return start
}

/** The number a key holds directly, or undefined. */
export function numberOf(dictionary: PdfDictionary, key: string): number | undefined {
  const value = dictionary.entries.get(key)
  return value?.kind === 'number' ? value.value : undefined
}

/** The name a key holds directly, or undefined. */
export function nameOf(dictionary: PdfDictionary, key: string): string | undefined {
  const value = dictionary.entries.get(key)
  return value?.kind === 'name' ? value.name : undefined
}

/**
 * Opens a PDF; throws `pdf_malformed`, `pdf_unsupported` for encryption and cross-reference streams, `limit_exceeded` when
 * reading it would take more than the allowance.
 */
export function openPdf(bytes: Uint8Array, allowance: WorkAllowance = new WorkAllowance()): PdfDocument {
  const startXref = readStartXref(bytes)
  const sections = new Set<number>()
  const places = new Map<number, ObjectPlace | undefined>()
  let newest: PdfDictionary | undefined
  for (let at: number | undefined = startXref; at !== undefined; ) {
    if (sections.has(at)) throw pdfError('The cross-reference tables form a circle.')
    sections.add(at)
    allowance.expect('sections', sections.size)
    const section = readSection(bytes, at, allowance)
    for (const [number, place] of section.places) if (!places.has(number)) places.set(number, place)
    newest ??= section.trailer
    at = numberOf(section.trailer, 'Prev')
  }
  if (newest === undefined) throw pdfError('The PDF has no trailer.')
  if (newest.entries.has('Encrypt')) throw new AdesError('pdf_unsupported', 'The PDF is encrypted.')
  return { bytes, trailer: newest, startXref, places, sections, allowance }
}

export interface PdfObject {
  readonly number: number
  readonly generation: number
  readonly value: PdfValue | PdfStream
  readonly start: number
  readonly end: number
}

function readStream(document: PdfDocument, dictionary: PdfDictionary, lexer: PdfLexer): PdfStream {
  const { bytes } = lexer
  const start = bytes[lexer.at] === 13 && bytes[lexer.at + 1] === 10 ? lexer.at + 2 : lexer.at + 1
  const length = resolve(document, dictionary.entries.get('Length'))
  if (length?.kind !== 'number' || start + length.value > bytes.length) throw pdfError('A stream has no right length.')
  lexer.at = start + length.value
  lexer.expectWord('endstream')
  return { kind: 'stream', dictionary, bytes: bytes.subarray(start, start + length.value), start, end: lexer.at }
}

/** What was read of a document already: the same few objects are asked for at each step. */
const known = new WeakMap<PdfDocument, Map<number, PdfObject | undefined>>()

/** Reads an object by its number; undefined when it does not exist or was freed. */
export function readObject(document: PdfDocument, number: number): PdfObject | undefined {
  const objects = known.get(document) ?? new Map<number, PdfObject | undefined>()
  known.set(document, objects)
  if (!objects.has(number)) objects.set(number, parseObject(document, number))
  return objects.get(number)
}

function parseObject(document: PdfDocument, number: number): PdfObject | undefined {
  const place = document.places.get(number)
  if (place === undefined) return undefined
  const lexer = new MeteredPdfLexer(document.bytes, place.offset, document.allowance)
  if (lexer.readCount() !== number || lexer.readCount() !== place.generation) {
    throw pdfError(`Object ${number} is not where the table says.`)
  }
  lexer.expectWord('obj')
  const value = lexer.readValue()
  const next = lexer.readWord()
  if (next === 'endobj') return { number, generation: place.generation, value, start: place.offset, end: lexer.at }
  if (next !== 'stream' || value.kind !== 'dictionary') throw pdfError(`Object ${number} does not end.`)
  const stream = readStream(document, value, lexer)
  lexer.expectWord('endobj')
  return { number, generation: place.generation, value: stream, start: place.offset, end: lexer.at }
}

/** Follows a reference (also to a reference) to a value that is no stream. */
export function resolve(document: PdfDocument, value: PdfValue | undefined): PdfValue | undefined {
  const found = resolveAny(document, value)
  return found?.kind === 'stream' ? undefined : found
}

/** Follows a reference to whatever it names. */
export function resolveAny(document: PdfDocument, value: PdfValue | undefined): PdfValue | PdfStream | undefined {
  let current: PdfValue | PdfStream | undefined = value
  for (let hops = 0; current?.kind === 'reference'; hops++) {
    if (hops > 10) throw pdfError('References form a circle.')
    const object = readObject(document, current.number)
    current = object?.generation === current.generation ? object.value : undefined
  }
  return current
}

/** The dictionary that a key holds or refers to; undefined for anything else. */
export function dictionaryAt(document: PdfDocument, parent: PdfDictionary, key: string): PdfDictionary | undefined {
  const value = resolve(document, parent.entries.get(key))
  return value?.kind === 'dictionary' ? value : undefined
}

/** The items of the array that a key holds or refers to; empty for anything else. */
export function itemsAt(document: PdfDocument, parent: PdfDictionary, key: string): readonly PdfValue[] {
  const value = resolve(document, parent.entries.get(key))
  return value?.kind === 'array' ? value.items : []
}

/** The catalogue; throws `pdf_malformed` without one. */
export function catalogOf(document: PdfDocument): PdfDictionary {
  const catalog = dictionaryAt(document, document.trailer, 'Root')
  if (catalog === undefined) throw pdfError('The PDF has no catalogue.')
  return catalog
}
