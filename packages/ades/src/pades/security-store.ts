import { createHash } from 'node:crypto'
import { toHex } from '../encoding/bytes.ts'
import { catalogOf, dictionaryAt, itemsAt, type PdfDocument, resolveAny } from '../pdf/pdf-document.ts'
import { type PdfIncrement, type PdfSyntax, pdfName, withEntries } from '../pdf/pdf-increment.ts'
import type { PdfDictionary } from '../pdf/pdf-values.ts'
import type { ValidationData } from '../revocation/collect-validation-data.ts'
import type { PdfSignature } from './signature-fields.ts'

const EMPTY: PdfDictionary = { kind: 'dictionary', entries: new Map(), start: 0, end: 0 }

type References = readonly string[]

/** The references of a list with the bytes they name, so that nothing is stored twice. */
function present(document: PdfDocument, store: PdfDictionary, key: string): Map<string, string> {
  return new Map(
    itemsAt(document, store, key).flatMap((item) => {
      const value = resolveAny(document, item)
      if (item.kind !== 'reference' || value?.kind !== 'stream') return []
      return [[toHex(value.bytes), `${item.number} ${item.generation} R`]]
    }),
  )
}

function addStreams(increment: PdfIncrement, held: Map<string, string>, values: readonly Uint8Array[]): References {
  return values.map((value) => {
    const name = toHex(value)
    const known = held.get(name)
    if (known !== undefined) return known
    const number = increment.add(`<< /Length ${value.length} >>\nstream\n`, value, '\nendstream')
    held.set(name, `${number} 0 R`)
    return `${number} 0 R`
  })
}

const list = (references: Iterable<string>): PdfSyntax[] => ['[', [...references].join(' '), ']']

/** VRI is keyed by the upper-case SHA-1 of Contents as it stands, padding included (ISO 32000-2 §12.8.4). */
const vriName = ({ contents }: PdfSignature) => pdfName(createHash('sha1').update(contents).digest('hex').toUpperCase())

interface Stored {
  readonly Cert: References
  readonly OCSP: References
  readonly CRL: References
}

function vriEntries(stored: Stored): string {
  const lists = Object.entries(stored).filter(([, references]) => references.length > 0)
  return `<< /Type /VRI ${lists.map(([key, references]) => `/${key} [${references.join(' ')}]`).join(' ')} >>`
}

function vriDictionary(
  { document }: PdfIncrement,
  store: PdfDictionary,
  signatures: readonly PdfSignature[],
  stored: Stored,
) {
  const previous = dictionaryAt(document, store, 'VRI') ?? EMPTY
  const changes = new Map(signatures.map((signature) => [vriName(signature).slice(1), [vriEntries(stored)]]))
  return withEntries(document.bytes, previous, changes)
}

/**
 * Adds validation data to the document security store, creating it when there is none (ISO 32000-2 §12.8.4, ETSI EN
 * 319 142-1 §5.4.2); returns the changes the catalogue needs.
 */
export function addToSecurityStore(
  increment: PdfIncrement,
  signatures: readonly PdfSignature[],
  data: ValidationData,
): Map<string, readonly PdfSyntax[]> {
  const { document } = increment
  const catalog = catalogOf(document)
  const store = dictionaryAt(document, catalog, 'DSS') ?? EMPTY
  const held = {
    Certs: present(document, store, 'Certs'),
    OCSPs: present(document, store, 'OCSPs'),
    CRLs: present(document, store, 'CRLs'),
  }
  const stored: Stored = {
    Cert: addStreams(
      increment,
      held.Certs,
      data.certificates.map(({ der }) => der),
    ),
    OCSP: addStreams(increment, held.OCSPs, data.ocsp),
    CRL: addStreams(increment, held.CRLs, data.crls),
  }
  const changes = new Map<string, readonly PdfSyntax[]>([['VRI', vriDictionary(increment, store, signatures, stored)]])
  for (const [key, references] of Object.entries(held)) {
    if (references.size > 0) changes.set(key, list(references.values()))
  }
  const body = withEntries(document.bytes, store, changes)
  const place = catalog.entries.get('DSS')
  if (place?.kind !== 'reference') return new Map([['DSS', [`${increment.add(...body)} 0 R`]]])
  increment.set(place.number, body, place.generation)
  return new Map()
}
