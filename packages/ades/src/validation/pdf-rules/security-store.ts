import { catalogOf, dictionaryAt, type PdfDocument, readObject, resolve } from '../../pdf/pdf-document.ts'
import { hasShape, isInteger, isName, isText, type Shape } from '../../pdf/pdf-shapes.ts'
import type { PdfDictionary, PdfValue } from '../../pdf/pdf-values.ts'
import { sameValue } from '../../pdf/same-value.ts'
import { newRows } from './listed-objects.ts'
import { changed, type PdfRule } from './pdf-rule.ts'
import { Claims, claimRoles, type Role } from './roles.ts'
import type { Increment } from './sealed-view.ts'

const STREAM = { needed: { Length: isInteger }, optional: { Filter: isPacking } }

function isPacking(value: PdfValue): boolean {
  if (value.kind === 'array') return value.items.length <= 1 && value.items.every(isName('FlateDecode'))
  return isName('FlateDecode')(value)
}

const isEvidence =
  (document: PdfDocument): Shape =>
  (value) => {
    document.allowance.spend(1)
    const object = value.kind === 'reference' ? readObject(document, value.number) : undefined
    const isIt = value.kind === 'reference' && object?.generation === value.generation
    return isIt && object.value.kind === 'stream' && hasShape(object.value.dictionary, STREAM)
  }

const isEvidenceList =
  (document: PdfDocument): Shape =>
  (value) => {
    const list = resolve(document, value)
    return list?.kind === 'array' && list.items.every(isEvidence(document))
  }

function isRecord(document: PdfDocument, value: PdfValue): boolean {
  const record = resolve(document, value)
  const list = isEvidenceList(document)
  const optional = { Type: isName('VRI'), Cert: list, OCSP: list, CRL: list, TU: isText, TS: isEvidence(document) }
  return record?.kind === 'dictionary' && hasShape(record, { optional })
}

/** VRI is keyed by the upper-case SHA-1 of a signature (ISO 32000-2 §12.8.4.3). */
const KEY = /^[0-9A-Fa-f]{40}$/

const areRecords =
  (document: PdfDocument): Shape =>
  (value) => {
    const records = resolve(document, value)
    if (records?.kind !== 'dictionary') return false
    return [...records.entries].every(([key, entry]) =>
      key === 'Type' ? isName('VRI')(entry) : KEY.test(key) && isRecord(document, entry),
    )
  }

function isStore(document: PdfDocument, store: PdfDictionary): boolean {
  const list = isEvidenceList(document)
  const optional = { Type: isName('DSS'), Certs: list, OCSPs: list, CRLs: list, VRI: areRecords(document) }
  return hasShape(store, { optional })
}

const STORE_ROLES: ReadonlySet<Role> = new Set(['store', 'store list', 'record', 'evidence'])

/** Whether an increment wrote any part of the store. */
function isStoreWritten(increment: Increment): boolean {
  const claims = new Claims()
  claimRoles(increment, claims)
  const isOfStore = (number: number) =>
    [...(claims.byNumber.get(number)?.roles ?? [])].some((role) => STORE_ROLES.has(role))
  return newRows(increment).some(({ number }) => isOfStore(number))
}

/** A store that was sealed with its evidence is not asked about its shape as long as nothing of it changes. */
function isStoreRight(increment: Increment): boolean {
  const { before, after } = increment
  const old = catalogOf(before).entries.get('DSS')
  const now = catalogOf(after).entries.get('DSS')
  if (now === undefined) return old === undefined
  if (sameValue(old, now) && !isStoreWritten(increment)) return true
  const store = dictionaryAt(after, catalogOf(after), 'DSS')
  return store !== undefined && isStore(after, store)
}

/** The security store holds evidence and nothing else. */
export const securityStore: PdfRule = {
  name: 'security-store',
  description:
    'A security store has the shape of ISO 32000-2 §12.8.4: lists of plain streams, records by signature, nothing else.',
  judge: ({ increments }) =>
    increments.flatMap((increment) => (isStoreRight(increment) ? [] : [changed('store-not-as-prescribed')])),
}
