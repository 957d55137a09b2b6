import type { BaselineLevel } from '../baseline/baseline-level.ts'
import { readSignedData } from '../cms/signed-data.ts'
import { catalogOf, dictionaryAt, itemsAt, type PdfDocument } from '../pdf/pdf-document.ts'
import { coveredEnd, type PdfSignature } from './signature-fields.ts'
import { signatureTimestamps } from './signature-timestamps.ts'

function storeOffset(document: PdfDocument): number | undefined {
  const store = dictionaryAt(document, catalogOf(document), 'DSS')
  if (store === undefined) return undefined
  const revocation = [...itemsAt(document, store, 'OCSPs'), ...itemsAt(document, store, 'CRLs')]
  return revocation.length === 0 ? undefined : store.start
}

/** The level whose components are there (ETSI EN 319 142-1 §6.3); whether they are right is validation's. */
export function padesLevelByComponents(document: PdfDocument, signatures: readonly PdfSignature[]): BaselineLevel {
  const seals = signatures.filter(({ kind }) => kind === 'signature')
  const stamps = signatures.filter(({ kind }) => kind === 'document-timestamp')
  const isStamped = (seal: PdfSignature) =>
    stamps.some((stamp) => coveredEnd(stamp) > coveredEnd(seal)) ||
    signatureTimestamps(readSignedData(seal.cms)).length > 0
  if (!seals.every(isStamped)) return 'B-B'
  const store = storeOffset(document)
  // A store older than a seal cannot hold that seal's data.
  if (store === undefined || seals.some((seal) => coveredEnd(seal) > store)) return 'B-T'
  return stamps.some((stamp) => coveredEnd(stamp) > store) ? 'B-LTA' : 'B-LT'
}
