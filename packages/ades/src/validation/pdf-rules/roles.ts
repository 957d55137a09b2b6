import { catalogOf, dictionaryAt, itemsAt, type PdfDocument, resolve, resolveAny } from '../../pdf/pdf-document.ts'
import { pagesOf } from '../../pdf/pdf-pages.ts'
import type { PdfDictionary, PdfValue } from '../../pdf/pdf-values.ts'
import type { Increment } from './sealed-view.ts'

/** What an object is in a file that was archived (ETSI EN 319 142-1 §5.4), as found by going from the root. */
export type Role =
  | 'catalogue'
  | 'page'
  | 'form'
  | 'field list'
  | 'annotation list'
  | 'field'
  | 'appearance'
  | 'empty drawing'
  | 'signature'
  | 'store'
  | 'store list'
  | 'evidence'
  | 'record'
  | 'extensions'
  | 'information'
  | 'metadata'
  | 'cross-references'
  | 'object stream'

export interface Claim {
  readonly roles: Set<Role>
  /** The objects that refer to it in this role; 0 stands for trailers. */
  readonly sources: Set<number>
}

/** Which object has which role, and who names it so. */
export class Claims {
  readonly byNumber = new Map<number, Claim>()

  /** Notes the role of what a value refers to; returns the number under which that value's own content stands. */
  claim(value: PdfValue | undefined, role: Role, source: number): number {
    if (value?.kind !== 'reference') return source
    const known = this.byNumber.get(value.number)
    if (known === undefined) this.byNumber.set(value.number, { roles: new Set([role]), sources: new Set([source]) })
    else {
      known.roles.add(role)
      known.sources.add(source)
    }
    return value.number
  }
}

function claimLists(
  document: PdfDocument,
  claims: Claims,
  { holder, source, keys }: { holder: PdfDictionary; source: number; keys: readonly string[] },
) {
  for (const key of keys) {
    const list = claims.claim(holder.entries.get(key), 'store list', source)
    for (const item of itemsAt(document, holder, key)) claims.claim(item, 'evidence', list)
  }
}

function claimStore(document: PdfDocument, claims: Claims, catalog: PdfDictionary, root: number): void {
  const source = claims.claim(catalog.entries.get('DSS'), 'store', root)
  const store = dictionaryAt(document, catalog, 'DSS')
  if (store === undefined) return
  claimLists(document, claims, { holder: store, source, keys: ['Certs', 'OCSPs', 'CRLs'] })
  const records = claims.claim(store.entries.get('VRI'), 'store list', source)
  for (const value of dictionaryAt(document, store, 'VRI')?.entries.values() ?? []) {
    const record = claims.claim(value, 'record', records)
    const holder = resolve(document, value)
    if (holder?.kind !== 'dictionary') continue
    claimLists(document, claims, { holder, source: record, keys: ['Cert', 'OCSP', 'CRL'] })
    claims.claim(holder.entries.get('TS'), 'evidence', record)
  }
}

function claimField(document: PdfDocument, claims: Claims, item: PdfValue, list: number): void {
  const field = claims.claim(item, 'field', list)
  const dictionary = resolve(document, item)
  if (dictionary?.kind !== 'dictionary') return
  claims.claim(dictionary.entries.get('V'), 'signature', field)
  const drawings = claims.claim(dictionary.entries.get('AP'), 'appearance', field)
  claims.claim(dictionaryAt(document, dictionary, 'AP')?.entries.get('N'), 'empty drawing', drawings)
}

/** The roles of a revision, added to those of the revisions before. */
export function claimRoles({ after, before }: Pick<Increment, 'after' | 'before'>, claims: Claims): void {
  const root = claims.claim(after.trailer.entries.get('Root'), 'catalogue', 0)
  claims.claim(after.trailer.entries.get('Info'), 'information', 0)
  const catalog = catalogOf(after)
  claims.claim(catalog.entries.get('Metadata'), 'metadata', root)
  claims.claim(catalog.entries.get('Extensions'), 'extensions', root)
  claimStore(after, claims, catalog, root)
  const isNew = (item: PdfValue) => item.kind === 'reference' && before.places.get(item.number) === undefined
  const form = dictionaryAt(after, catalog, 'AcroForm')
  const formAt = claims.claim(catalog.entries.get('AcroForm'), 'form', root)
  if (form !== undefined) {
    const list = claims.claim(form.entries.get('Fields'), 'field list', formAt)
    for (const item of itemsAt(after, form, 'Fields').filter(isNew)) claimField(after, claims, item, list)
  }
  for (const { reference, dictionary } of pagesOf(after, catalog)) {
    claims.claim(reference, 'page', 0)
    const list = claims.claim(dictionary.entries.get('Annots'), 'annotation list', reference.number)
    after.allowance.spend(5)
    for (const item of itemsAt(after, dictionary, 'Annots').filter(isNew)) claims.claim(item, 'field', list)
  }
}

/** Whether a number stands for a stream that draws nothing: no byte, no area, no resources. */
export function isEmptyDrawing(document: PdfDocument, value: PdfValue | undefined): boolean {
  const stream = resolveAny(document, value)
  return stream?.kind === 'stream' && stream.bytes.length === 0
}
