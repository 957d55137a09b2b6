import { catalogOf, dictionaryAt, itemsAt, nameOf, type PdfDocument, resolve, resolveAny } from '../pdf/pdf-document.ts'
import type { PdfDictionary, PdfStream, PdfValue } from '../pdf/pdf-values.ts'
import { type Evidence, joinEvidence, readEvidence } from './evidence.ts'

/** Evidence is small; a store that unpacks to more than this in all was made to exhaust its reader. */
const LARGEST = 30_000_000
/** What a stream counts for beside its bytes, so that a million references to one small stream are too many as well. */
const PER_STREAM = 20_000

/** How many bytes of the store may still be read. */
interface Allowance {
  left: number
}

function spend(allowance: Allowance, bytes: number): void {
  allowance.left -= bytes
  if (allowance.left < 0) throw new RangeError('The security store is too large.')
}

async function inflate(bytes: Uint8Array, allowance: Allowance): Promise<Uint8Array> {
  const stream = new Blob([new Uint8Array(bytes)]).stream().pipeThrough(new DecompressionStream('deflate'))
  const parts: Uint8Array[] = []
  let length = 0
  for await (const part of stream) {
    length += part.length
    spend(allowance, part.length)
    parts.push(part)
  }
  const out = new Uint8Array(length)
  let at = 0
  for (const part of parts) {
    out.set(part, at)
    at += part.length
  }
  return out
}

function filterOf(document: PdfDocument, { dictionary }: PdfStream): string | undefined {
  const filter = resolve(document, dictionary.entries.get('Filter'))
  if (filter?.kind === 'array') return filter.items.length === 0 ? undefined : itemName(filter.items)
  return nameOf(dictionary, 'Filter') ?? (filter === undefined ? undefined : 'unknown')
}

const itemName = ([first, ...more]: readonly PdfValue[]) =>
  first?.kind === 'name' && more.length === 0 ? first.name : 'unknown'

async function decode(document: PdfDocument, stream: PdfStream, allowance: Allowance): Promise<Uint8Array | undefined> {
  const filter = filterOf(document, stream)
  try {
    spend(allowance, PER_STREAM + stream.bytes.length)
    if (filter === undefined) return stream.bytes
    return filter === 'FlateDecode' ? await inflate(stream.bytes, allowance) : undefined
  } catch {
    return undefined
  }
}

interface Placed {
  readonly bytes: Uint8Array
  readonly position: number
}

async function streamsAt(
  { document, store, allowance }: { document: PdfDocument; store: PdfDictionary; allowance: Allowance },
  key: string,
): Promise<Placed[]> {
  const placed: Placed[] = []
  // One after the other: unpacked side by side, many streams would all be held before the first is counted.
  for (const item of itemsAt(document, store, key)) {
    if (allowance.left < 0) break
    const value = resolveAny(document, item)
    const bytes = value?.kind === 'stream' ? await decode(document, value, allowance) : undefined
    if (value !== undefined && bytes !== undefined) placed.push({ bytes, position: value.end })
  }
  return placed
}

/**
 * The evidence of the document security store (ETSI EN 319 142-1 §5.4), each at its offset in the file. What is beyond
 * thirty million bytes is left out.
 */
export async function readSecurityStore(document: PdfDocument): Promise<Evidence> {
  const store = dictionaryAt(document, catalogOf(document), 'DSS')
  if (store === undefined) return joinEvidence([])
  const reading = { document, store, allowance: { left: LARGEST } }
  const certificates = await streamsAt(reading, 'Certs')
  const ocsp = await streamsAt(reading, 'OCSPs')
  const crls = await streamsAt(reading, 'CRLs')
  return joinEvidence([
    ...certificates.map(({ bytes, position }) => readEvidence({ certificates: [bytes] }, position, document.allowance)),
    ...ocsp.map(({ bytes, position }) => readEvidence({ ocsp: [bytes] }, position, document.allowance)),
    ...crls.map(({ bytes, position }) => readEvidence({ crls: [bytes] }, position, document.allowance)),
  ])
}
