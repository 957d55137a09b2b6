import { catalogOf, dictionaryAt, itemsAt, nameOf, type PdfDocument, resolve, resolveAny } from '../pdf/pdf-document.ts'
import type { PdfDictionary, PdfStream, PdfValue } from '../pdf/pdf-values.ts'
import { type Evidence, joinEvidence, readEvidence } from './evidence.ts'

/** Evidence is small; more than this comes from a file made to exhaust its reader. */
const LARGEST = 30_000_000

async function inflate(bytes: Uint8Array): Promise<Uint8Array> {
  const stream = new Blob([new Uint8Array(bytes)]).stream().pipeThrough(new DecompressionStream('deflate'))
  const parts: Uint8Array[] = []
  let length = 0
  for await (const part of stream) {
    length += part.length
    if (length > LARGEST) throw new RangeError('A stream of the security store is too large.')
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

async function decode(document: PdfDocument, stream: PdfStream): Promise<Uint8Array | undefined> {
  const filter = filterOf(document, stream)
  if (filter === undefined) return stream.bytes
  if (filter !== 'FlateDecode') return undefined
  try {
    return await inflate(stream.bytes)
  } catch {
    return undefined
  }
}

interface Placed {
  readonly bytes: Uint8Array
  readonly position: number
}

async function streamsAt(document: PdfDocument, store: PdfDictionary, key: string): Promise<Placed[]> {
  const values = itemsAt(document, store, key).map((item) => resolveAny(document, item))
  const placed = await Promise.all(
    values.map(async (value) => {
      const bytes = value?.kind === 'stream' ? await decode(document, value) : undefined
      return value === undefined || bytes === undefined ? [] : [{ bytes, position: value.end }]
    }),
  )
  return placed.flat()
}

/** The evidence of the document security store (ETSI EN 319 142-1 §5.4), each at its offset in the file. */
export async function readSecurityStore(document: PdfDocument): Promise<Evidence> {
  const store = dictionaryAt(document, catalogOf(document), 'DSS')
  if (store === undefined) return joinEvidence([])
  const [certificates, ocsp, crls] = await Promise.all(
    ['Certs', 'OCSPs', 'CRLs'].map((key) => streamsAt(document, store, key)),
  )
  return joinEvidence([
    ...(certificates ?? []).map(({ bytes, position }) => readEvidence({ certificates: [bytes] }, position)),
    ...(ocsp ?? []).map(({ bytes, position }) => readEvidence({ ocsp: [bytes] }, position)),
    ...(crls ?? []).map(({ bytes, position }) => readEvidence({ crls: [bytes] }, position)),
  ])
}
