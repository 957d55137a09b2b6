import {
  catalogOf,
  dictionaryAt,
  itemsAt,
  nameOf,
  type PdfDocument,
  readObject,
  resolve,
  resolveAny,
} from '../pdf/pdf-document.ts'
import { pagesOf } from '../pdf/pdf-pages.ts'
import type { PdfDictionary, PdfStream, PdfValue } from '../pdf/pdf-values.ts'
import { sameExcept, sameValue } from '../pdf/same-value.ts'
import { isDescriptionKept, type Revisions } from './metadata-changes.ts'

/** Actions and appearances are how a widget could show or do something that was not signed. */
const FORBIDDEN_IN_WIDGETS: readonly string[] = ['A', 'AA', 'Kids', 'MK', 'RV', 'Popup']

function hasNoArea(document: PdfDocument, widget: PdfDictionary): boolean {
  const [left, bottom, right, top] = itemsAt(document, widget, 'Rect').map((item) =>
    item.kind === 'number' ? item.value : Number.NaN,
  )
  return left === right || bottom === top
}

/** A new field may only be an invisible signature or document time stamp that is there: not one that waits. */
function isInvisibleSignature(document: PdfDocument, item: PdfValue): boolean {
  const widget = resolve(document, item)
  if (widget?.kind !== 'dictionary' || nameOf(widget, 'FT') !== 'Sig' || !widget.entries.has('V')) return false
  return hasNoArea(document, widget) && !FORBIDDEN_IN_WIDGETS.some((key) => widget.entries.has(key))
}

/** A list may only grow, at its end, by new invisible signatures. */
function growsBySignatures({ before, after }: Revisions, old: readonly PdfValue[], now: readonly PdfValue[]): boolean {
  // Many pages may name one list.
  after.allowance.spend(old.length + now.length)
  const kept = old.every((item, index) => sameValue(item, now[index]))
  const added = now.slice(old.length)
  const areNew = added.every((item) => item.kind === 'reference' && !before.places.has(item.number))
  return kept && areNew && added.every((item) => isInvisibleSignature(after, item))
}

// What a later signature, store or stamp must touch; all else of these dictionaries stays as it was signed.
const CATALOG_CHANGES: ReadonlySet<string> = new Set(['AcroForm', 'DSS', 'Extensions'])
const PAGE_CHANGES: ReadonlySet<string> = new Set(['Annots', 'Tabs'])
const FORM_CHANGES: ReadonlySet<string> = new Set(['Fields', 'SigFlags'])
const NOTHING: PdfDictionary = { kind: 'dictionary', entries: new Map(), start: 0, end: 0 }

function isFormAllowed(revisions: Revisions, old: PdfDictionary, now: PdfDictionary): boolean {
  const { before, after } = revisions
  const oldForm = dictionaryAt(before, old, 'AcroForm') ?? NOTHING
  const form = dictionaryAt(after, now, 'AcroForm') ?? NOTHING
  const fields = growsBySignatures(revisions, itemsAt(before, oldForm, 'Fields'), itemsAt(after, form, 'Fields'))
  return fields && sameExcept(oldForm, form, FORM_CHANGES)
}

function arePagesAllowed(revisions: Revisions, old: PdfDictionary, now: PdfDictionary): boolean {
  const { before, after } = revisions
  const oldPages = [...pagesOf(before, old)]
  const pages = [...pagesOf(after, now)]
  return (
    oldPages.length === pages.length &&
    oldPages.every((oldPage, index) => {
      const page = pages[index]
      if (page === undefined || !sameValue(oldPage.reference, page.reference)) return false
      const annotations = itemsAt(before, oldPage.dictionary, 'Annots')
      return (
        sameExcept(oldPage.dictionary, page.dictionary, PAGE_CHANGES) &&
        growsBySignatures(revisions, annotations, itemsAt(after, page.dictionary, 'Annots'))
      )
    })
  )
}

const MOST_OBJECTS = 100_000

/** The numbers of all objects that a value reaches by references. */
function reachable(document: PdfDocument, start: PdfValue | PdfStream | undefined): Set<number> {
  const found = new Set<number>()
  const waiting: (PdfValue | PdfStream | undefined)[] = [start]
  while (waiting.length > 0 && found.size < MOST_OBJECTS) {
    const value = waiting.pop()
    if (value?.kind === 'reference' && !found.has(value.number)) {
      found.add(value.number)
      waiting.push(resolveAny(document, value))
    }
    if (value?.kind === 'array') waiting.push(...value.items)
    if (value?.kind === 'dictionary') waiting.push(...value.entries.values())
    if (value?.kind === 'stream') waiting.push(value.dictionary)
  }
  return found
}

/** The objects whose content is compared by the rules above instead of as a whole. */
function comparedByRule({ before }: Revisions, catalog: PdfDictionary): Set<number> {
  const numbers = reachable(before, catalog.entries.get('DSS'))
  const addReference = (value: PdfValue | undefined) => {
    if (value?.kind === 'reference') numbers.add(value.number)
  }
  addReference(before.trailer.entries.get('Root'))
  addReference(before.trailer.entries.get('Info'))
  addReference(catalog.entries.get('Metadata'))
  addReference(catalog.entries.get('AcroForm'))
  addReference(dictionaryAt(before, catalog, 'AcroForm')?.entries.get('Fields'))
  for (const { reference, dictionary } of pagesOf(before, catalog)) {
    addReference(reference)
    addReference(dictionary.entries.get('Annots'))
  }
  return numbers
}

/** Every other object must still be there, as it was. */
function areObjectsKept(revisions: Revisions, catalog: PdfDictionary): boolean {
  const { before, after } = revisions
  after.allowance.spend(before.places.size)
  const exempt = comparedByRule(revisions, catalog)
  return [...before.places].every(([number, place]) => {
    if (place === undefined || exempt.has(number)) return true
    const now = after.places.get(number)
    if (now?.offset === place.offset && now.generation === place.generation) return true
    return now !== undefined && sameValue(readObject(before, number)?.value, readObject(after, number)?.value)
  })
}

/** Root and Info may not be exchanged for other objects. */
const isTrailerKept = ({ before, after }: Revisions) =>
  ['Root', 'Info'].every((key) => sameValue(before.trailer.entries.get(key), after.trailer.entries.get(key)))

/**
 * Whether a file, compared with its signed revision, was changed in any way but by later invisible signatures, time
 * stamps, validation data (the increments of ETSI EN 319 142-1 §5.4) and what a program says of itself. Whatever cannot be followed counts as a change.
 */
export function isChangedAfterSigning(before: PdfDocument, after: PdfDocument): boolean {
  const revisions = { before, after }
  const old = catalogOf(before)
  const now = catalogOf(after)
  const allowed =
    isTrailerKept(revisions) &&
    sameExcept(old, now, CATALOG_CHANGES) &&
    isDescriptionKept(revisions, old, now) &&
    isFormAllowed(revisions, old, now) &&
    arePagesAllowed(revisions, old, now) &&
    areObjectsKept(revisions, old)
  return !allowed
}
