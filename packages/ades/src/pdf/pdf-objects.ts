import { AdesError } from '../errors.ts'
import type { WorkAllowance } from '../work-allowance.ts'
import { decodeStream } from './decode-stream.ts'
import { MeteredPdfLexer } from './metered-pdf-lexer.ts'
import { isWhitespace, type LexerNote, type PdfLexer } from './pdf-lexer.ts'
import { type PdfDictionary, type PdfStream, type PdfValue, pdfError } from './pdf-values.ts'

/** Where an object stands: at an offset of the file or, packed, at an index of an object stream (ISO 32000-1 §7.5.7). */
export interface ObjectPlace {
  /** Of a packed object, that of its stream is found by the stream's number. */
  readonly offset: number
  readonly generation: number
  readonly packedIn?: { readonly container: number; readonly index: number }
}

/** One row of a cross-reference section. */
export interface XrefRow {
  readonly number: number
  /** Undefined for a free row. */
  readonly place: ObjectPlace | undefined
  /** The generation that a free row names. */
  readonly freeGeneration?: number
}

/** One cross-reference table or stream with its trailer. */
export interface XrefSection {
  readonly kind: 'table' | 'stream'
  readonly start: number
  readonly end: number
  readonly rows: readonly XrefRow[]
  readonly trailer: PdfDictionary
  /** Whether a table is written as ISO 32000-1 §7.5.4 shows it, without comments and without numbers in other forms. */
  readonly isPlain: boolean
}

/** A PDF of one or more revisions (ISO 32000-1 §7.5.4, §7.5.6, §7.5.8). */
export interface PdfDocument {
  readonly bytes: Uint8Array
  readonly trailer: PdfDictionary
  readonly startXref: number
  /** The latest place of each object; undefined for one that was freed. */
  readonly places: ReadonlyMap<number, ObjectPlace | undefined>
  /** All cross-reference sections by their offsets, newest first. */
  readonly sections: ReadonlyMap<number, XrefSection>
  /** What reading on may still cost; shared with the revisions opened from it. */
  readonly allowance: WorkAllowance
  /** What was read already, by offset; shared with the revisions opened from it. */
  readonly parsed: Map<number, PdfObject>
}

/** What reading objects needs of a document, which is not open yet while its cross-references are read. */
export type PdfSource = Pick<PdfDocument, 'bytes' | 'places' | 'allowance' | 'parsed'>

export type ObjectNote = LexerNote | 'odd-header' | 'odd-stream-start' | 'length-elsewhere'

export interface PdfObject {
  readonly number: number
  readonly generation: number
  readonly value: PdfValue | PdfStream
  readonly start: number
  readonly end: number
  /** In which ways it is not written as other programs write. */
  readonly notes: ReadonlySet<ObjectNote>
}

interface ReadStream {
  readonly stream: PdfStream
  readonly notes: readonly ObjectNote[]
}

function readStream(document: PdfSource, dictionary: PdfDictionary, lexer: PdfLexer): ReadStream {
  const { bytes } = lexer
  const isPair = bytes[lexer.at] === 13 && bytes[lexer.at + 1] === 10
  const notes: ObjectNote[] = isPair || bytes[lexer.at] === 10 ? [] : ['odd-stream-start']
  const start = isPair ? lexer.at + 2 : lexer.at + 1
  const given = dictionary.entries.get('Length')
  if (given?.kind === 'reference') notes.push('length-elsewhere')
  const length = resolve(document, given)
  const isLength = length?.kind === 'number' && Number.isInteger(length.value) && length.value >= 0
  if (!isLength || start + length.value > bytes.length) throw pdfError('A stream has no right length.')
  lexer.at = start + length.value
  lexer.expectWord('endstream')
  const data = bytes.subarray(start, start + length.value)
  return { stream: { kind: 'stream', dictionary, bytes: data, start, end: lexer.at }, notes }
}

const hasHeader = (bytes: Uint8Array, at: number, header: string) =>
  [...header].every((character, index) => bytes[at + index] === character.charCodeAt(0))

/** Where an object is being read that needs another one first, such as a stream its length. */
const beingRead = new WeakMap<PdfSource['parsed'], Set<number>>()

/** Reads the object that starts at an offset, whatever its number; throws `pdf_malformed`. */
export function readObjectAt(document: PdfSource, offset: number): PdfObject {
  const known = document.parsed.get(offset)
  if (known !== undefined) return known
  const reading = beingRead.get(document.parsed) ?? new Set()
  beingRead.set(document.parsed, reading)
  if (reading.has(offset)) throw pdfError('Streams take their lengths from one another.')
  reading.add(offset)
  try {
    return readNewObject(document, offset)
  } finally {
    reading.delete(offset)
  }
}

function readNewObject(document: PdfSource, offset: number): PdfObject {
  const lexer = new MeteredPdfLexer(document.bytes, offset, document.allowance)
  const number = lexer.readCount()
  const generation = lexer.readCount()
  lexer.expectWord('obj')
  const isPlain = hasHeader(document.bytes, offset, `${number} ${generation} obj`)
  const value = lexer.readValue()
  const next = lexer.readWord()
  const notes = new Set<ObjectNote>(isPlain ? [] : ['odd-header'])
  let content: PdfValue | PdfStream = value
  if (next === 'stream') {
    if (value.kind !== 'dictionary') throw pdfError(`Object ${number} has a stream without a dictionary.`)
    const read = readStream(document, value, lexer)
    content = read.stream
    for (const note of read.notes) notes.add(note)
    lexer.expectWord('endobj')
  } else if (next !== 'endobj') throw pdfError(`Object ${number} does not end.`)
  for (const note of lexer.notes) notes.add(note)
  const object = { number, generation, value: content, start: offset, end: lexer.at, notes }
  document.parsed.set(offset, object)
  return object
}

/** One object of an object stream, by the number that the stream itself gives it. */
export interface PackedObject {
  readonly number: number
  readonly value: PdfValue
  readonly notes: ReadonlySet<LexerNote>
}

/** Positions in unpacked data mean nothing in the file: what is packed stands where its stream does. */
function placedAt(value: PdfValue, place: { start: number; end: number }): PdfValue {
  if (value.kind === 'array') return { ...value, items: value.items.map((item) => placedAt(item, place)), ...place }
  if (value.kind !== 'dictionary') return { ...value, ...place }
  const entries = new Map([...value.entries].map(([key, item]) => [key, placedAt(item, place)]))
  return { ...value, entries, ...place }
}

const unpackedStreams = new WeakMap<PdfStream, readonly PackedObject[]>()

function isBlank(bytes: Uint8Array, from: number, to: number): boolean {
  return from <= to && to <= bytes.length && bytes.subarray(from, to).every((byte) => isWhitespace(byte))
}

function unpack(document: PdfSource, stream: PdfStream): readonly PackedObject[] {
  const count = directCount(stream.dictionary, 'N')
  const first = directCount(stream.dictionary, 'First')
  if (stream.dictionary.entries.has('Extends')) {
    throw new AdesError('pdf_unsupported', 'The PDF has object streams that extend others.')
  }
  const bytes = decodeStream(stream, document.allowance)
  const header = new MeteredPdfLexer(bytes, 0, document.allowance)
  const heads: { number: number; offset: number }[] = []
  for (let index = 0; index < count; index++) heads.push({ number: header.readCount(), offset: header.readCount() })
  let end = header.at
  return heads.map(({ number, offset }) => {
    // Some readers cut an object off where the next begins, others read on: each must end before the next, by white space.
    if (!isBlank(bytes, end, first + offset)) throw pdfError('Packed objects do not follow one another.')
    const lexer = new MeteredPdfLexer(bytes, first + offset, document.allowance)
    const value = lexer.readValue()
    end = lexer.at
    return { number, value: placedAt(value, { start: stream.start, end: stream.end }), notes: lexer.notes }
  })
}

function directCount(dictionary: PdfDictionary, key: string): number {
  const value = dictionary.entries.get(key)
  const isCount = value?.kind === 'number' && Number.isInteger(value.value) && value.value >= 0
  if (!isCount) throw pdfError('A stream of objects or cross-references is malformed.')
  return value.value
}

/** All objects of an object stream, in their order; throws `pdf_malformed`, `pdf_unsupported`. */
export function packedObjects(document: PdfSource, container: PdfObject): readonly PackedObject[] {
  const { value } = container
  const type = value.kind === 'stream' ? value.dictionary.entries.get('Type') : undefined
  if (value.kind !== 'stream' || type?.kind !== 'name' || type.name !== 'ObjStm') {
    throw pdfError(`Object ${container.number} holds no other objects.`)
  }
  const objects = unpackedStreams.get(value) ?? unpack(document, value)
  unpackedStreams.set(value, objects)
  return objects
}

function readPacked(
  document: PdfSource,
  number: number,
  { container, index }: { container: number; index: number },
): PdfObject {
  const place = document.places.get(container)
  if (place === undefined || place.packedIn !== undefined) throw pdfError(`Object ${number} is packed nowhere.`)
  const stream = readPlaced(document, container, place)
  const packed = packedObjects(document, stream)[index]
  if (packed?.number !== number) throw pdfError(`Object ${number} is not where the table says.`)
  const { start, end } = stream
  return { number, generation: 0, value: packed.value, start, end, notes: packed.notes }
}

function readPlaced(document: PdfSource, number: number, place: ObjectPlace): PdfObject {
  if (place.packedIn !== undefined) return readPacked(document, number, place.packedIn)
  const object = readObjectAt(document, place.offset)
  if (object.number !== number || object.generation !== place.generation) {
    throw pdfError(`Object ${number} is not where the table says.`)
  }
  return object
}

/** Reads an object by its number; undefined when it does not exist or was freed. */
export function readObject(document: PdfSource, number: number): PdfObject | undefined {
  const place = document.places.get(number)
  return place === undefined ? undefined : readPlaced(document, number, place)
}

/** Follows a reference (also to a reference) to a value that is no stream. */
export function resolve(document: PdfSource, value: PdfValue | undefined): PdfValue | undefined {
  const found = resolveAny(document, value)
  return found?.kind === 'stream' ? undefined : found
}

/** Follows a reference to whatever it names. */
export function resolveAny(document: PdfSource, value: PdfValue | undefined): PdfValue | PdfStream | undefined {
  let current: PdfValue | PdfStream | undefined = value
  for (let hops = 0; current?.kind === 'reference'; hops++) {
    if (hops > 10) throw pdfError('References form a circle.')
    const object = readObject(document, current.number)
    current = object?.generation === current.generation ? object.value : undefined
  }
  return current
}
