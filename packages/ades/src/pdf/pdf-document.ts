import { asciiText } from '../encoding/bytes.ts'
import { AdesError } from '../errors.ts'
import { WorkAllowance } from '../work-allowance.ts'
import { PdfLexer } from './pdf-lexer.ts'
import { type ObjectPlace, type PdfDocument, resolve, type XrefSection } from './pdf-objects.ts'
import { type PdfDictionary, type PdfValue, pdfError } from './pdf-values.ts'
import { readXrefSection } from './xref-section.ts'

export { type PdfDocument, readObject, resolve, resolveAny } from './pdf-objects.ts'

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

/** What revisions of one file share. */
type SharedReading = Pick<PdfDocument, 'allowance' | 'parsed' | 'sections'>

/**
 * Opens a PDF; throws `pdf_malformed`, `pdf_unsupported` for encryption and hybrid cross-references, `limit_exceeded` when
 * reading it would take more than the allowance.
 */
export const openPdf = (bytes: Uint8Array, allowance: WorkAllowance = new WorkAllowance()): PdfDocument =>
  openFrom(bytes, readStartXref(bytes), { allowance, parsed: new Map(), sections: new Map() })

/** Opens an earlier revision of a file, which ends at an offset. What was read of the file is not read again. */
export const openRevision = (document: PdfDocument, end: number): PdfDocument => {
  const bytes = document.bytes.subarray(0, end)
  return openFrom(bytes, readStartXref(bytes), document)
}

function openFrom(bytes: Uint8Array, startXref: number, shared: SharedReading): PdfDocument {
  const { allowance, parsed } = shared
  const sections = new Map<number, XrefSection>()
  const places = new Map<number, ObjectPlace | undefined>()
  const source = { bytes, places: new Map(), allowance, parsed }
  let newest: PdfDictionary | undefined
  for (let at: number | undefined = startXref; at !== undefined; ) {
    if (sections.has(at)) throw pdfError('The cross-reference tables form a circle.')
    if (at >= bytes.length) throw pdfError('A cross-reference lies past the end.')
    allowance.expect('sections', sections.size + 1)
    const section: XrefSection = shared.sections.get(at) ?? readXrefSection(source, at)
    sections.set(at, section)
    allowance.spend(section.rows.length)
    for (const { number, place } of section.rows) if (!places.has(number)) places.set(number, place)
    newest ??= section.trailer
    at = previousOf(section.trailer)
  }
  if (newest === undefined) throw pdfError('The PDF has no trailer.')
  if (newest.entries.has('Encrypt')) throw new AdesError('pdf_unsupported', 'The PDF is encrypted.')
  return { bytes, trailer: newest, startXref, places, sections, allowance, parsed }
}

/** Where the section before stands. What is no offset must not pass for the first section's having none. */
function previousOf(trailer: PdfDictionary): number | undefined {
  const previous = trailer.entries.get('Prev')
  if (previous === undefined) return undefined
  const isOffset = previous.kind === 'number' && Number.isInteger(previous.value) && previous.value >= 0
  if (!isOffset) throw pdfError('Prev is no offset.')
  return previous.value
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
