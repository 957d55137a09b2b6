import { berLength } from '../asn1/ber.ts'
import { catalogOf, dictionaryAt, itemsAt, nameOf, type PdfDocument, resolve } from '../pdf/pdf-document.ts'
import { type PdfDictionary, type PdfValue, pdfError } from '../pdf/pdf-values.ts'

/** Four numbers: the two covered ranges around Contents, as offset and length (ISO 32000-1 §12.8.1). */
export type ByteRange = readonly [number, number, number, number]

/** A signature or document time stamp as it stands in the file. */
export interface PdfSignature {
  readonly kind: 'signature' | 'document-timestamp'
  readonly fieldName: string
  readonly subFilter: string
  readonly byteRange: ByteRange
  /** The CMS or token, without the zeros that fill the placeholder. */
  readonly cms: Uint8Array
  /** Contents as a whole, padding included: what VRI keys are over. */
  readonly contents: Uint8Array
  readonly contentsStart: number
  readonly contentsEnd: number
  readonly signingTime?: Date
}

/** Each field once, however often it is named. */
function fieldsOf(document: PdfDocument, roots: readonly PdfValue[]): PdfDictionary[] {
  const fields = new Set<PdfDictionary>()
  const lists = [roots]
  for (let list = lists.shift(); list !== undefined; list = lists.shift()) {
    document.allowance.spend(list.length)
    for (const item of list) {
      const field = resolve(document, item)
      if (field?.kind !== 'dictionary' || fields.has(field)) continue
      fields.add(field)
      document.allowance.expect('fields', fields.size)
      lists.push(itemsAt(document, field, 'Kids'))
    }
  }
  return [...fields]
}

function readByteRange(value: PdfDictionary): ByteRange | undefined {
  const array = value.entries.get('ByteRange')
  const [a, b, c, d, ...more] =
    array?.kind === 'array' ? array.items.map((item) => (item.kind === 'number' ? item.value : Number.NaN)) : []
  if (a === undefined || b === undefined || c === undefined || d === undefined || more.length > 0) return undefined
  return [a, b, c, d].every((number) => Number.isInteger(number) && number >= 0) ? [a, b, c, d] : undefined
}

const PDF_DATE = /^D:(\d{4})(\d{2})(\d{2})(\d{2})(\d{2})(\d{2})(Z|[+-]\d{2}'?\d{2}'?)?/

/** Reads a PDF date (ISO 32000-1 §7.9.4) down to seconds; undefined when it is not one. */
export function readPdfDate(text: string): Date | undefined {
  const match = PDF_DATE.exec(text)
  if (match === null) return undefined
  const [, year, month, day, hour, minute, second, zone = 'Z'] = match
  const offset = zone.startsWith('Z') ? 'Z' : `${zone.slice(0, 3)}:${zone.replaceAll("'", '').slice(3, 5)}`
  const time = new Date(`${year}-${month}-${day}T${hour}:${minute}:${second}${offset}`)
  return Number.isNaN(time.getTime()) ? undefined : time
}

function readSigningTime(value: PdfDictionary): { signingTime?: Date } {
  const entry = value.entries.get('M')
  const time = entry?.kind === 'string' ? readPdfDate(String.fromCharCode(...entry.bytes)) : undefined
  return time === undefined ? {} : { signingTime: time }
}

/** The CMS says its own length; what follows in the placeholder is padding. */
function withoutPadding(contents: Uint8Array): Uint8Array {
  try {
    return contents.subarray(0, berLength(contents))
  } catch {
    return contents
  }
}

/** A field without a value waits to be signed; one whose value cannot be read must not pass for one that waits. */
function readSignature(document: PdfDocument, field: PdfDictionary): PdfSignature {
  const value = dictionaryAt(document, field, 'V')
  const contents = value?.entries.get('Contents')
  const byteRange = value === undefined ? undefined : readByteRange(value)
  if (value === undefined || contents?.kind !== 'string' || byteRange === undefined) {
    throw pdfError('A signature of the PDF cannot be read.')
  }
  const name = field.entries.get('T')
  const subFilter = nameOf(value, 'SubFilter') ?? ''
  return {
    kind: nameOf(value, 'Type') === 'DocTimeStamp' || subFilter === 'ETSI.RFC3161' ? 'document-timestamp' : 'signature',
    fieldName: name?.kind === 'string' ? String.fromCharCode(...name.bytes) : '',
    subFilter,
    byteRange,
    cms: withoutPadding(contents.bytes),
    contents: contents.bytes,
    contentsStart: contents.start,
    contentsEnd: contents.end,
    ...readSigningTime(value),
  }
}

/**
 * All signatures and document time stamps of a PDF, in the order in which they were added; throws `pdf_malformed` for one
 * that cannot be read, `limit_exceeded` for more than any document has.
 */
export function signaturesOf(document: PdfDocument): PdfSignature[] {
  const form = dictionaryAt(document, catalogOf(document), 'AcroForm')
  if (form === undefined) return []
  const signed = fieldsOf(document, itemsAt(document, form, 'Fields')).filter(
    (field) => nameOf(field, 'FT') === 'Sig' && field.entries.has('V'),
  )
  document.allowance.expect('signatures', signed.length)
  return signed.map((field) => readSignature(document, field)).sort((a, b) => coveredEnd(a) - coveredEnd(b))
}

/** Where the covered part of the file ends. */
export const coveredEnd = ({ byteRange: [, , offset, length] }: PdfSignature): number => offset + length

/** The bytes of both covered ranges, in order. */
export const coveredParts = (bytes: Uint8Array, [a, b, c, d]: ByteRange): [Uint8Array, Uint8Array] => [
  bytes.subarray(a, a + b),
  bytes.subarray(c, c + d),
]
