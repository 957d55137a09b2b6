import { catalogOf, numberOf, type PdfDocument, resolve, resolveAny } from '../../pdf/pdf-document.ts'
import { hasShape, isInteger, isName, isText } from '../../pdf/pdf-shapes.ts'
import type { PdfDictionary, PdfValue } from '../../pdf/pdf-values.ts'
import { sameExcept, sameValue } from '../../pdf/same-value.ts'
import { changed, type PdfFinding, type PdfRule } from './pdf-rule.ts'
import type { Increment } from './sealed-view.ts'

/** What a store, stamp or program that writes them adds here; each has a rule of its own. */
const CATALOG_CHANGES: ReadonlySet<string> = new Set(['AcroForm', 'DSS', 'Extensions'])
/** What a trailer says of its own revision; a cross-reference stream has more (ISO 32000-1 §7.5.8.2). */
const TRAILER_CHANGES: ReadonlySet<string> = new Set([
  ...['Size', 'Prev', 'ID', 'Type', 'W', 'Index', 'Length', 'Filter', 'DecodeParms'],
])

const EXTENSION = {
  needed: { BaseVersion: isName(), ExtensionLevel: isInteger },
  optional: { Type: isName('DeveloperExtensions'), URL: isText, ExtensionRevision: isText },
}

/** ISO 32000-2 §7.12: each developer's extensions, or a list of them. */
function areExtensions(value: PdfValue | undefined): boolean {
  if (value === undefined) return true
  if (value.kind !== 'dictionary') return false
  return [...value.entries].every(([key, entry]) => {
    if (key === 'Type') return entry.kind === 'name'
    const items = entry.kind === 'array' ? entry.items : [entry]
    return items.every((item) => item.kind === 'dictionary' && hasShape(item, EXTENSION))
  })
}

/** The first half of the identifier stays, the second is of the revision (ISO 32000-1 §14.4). */
function isIdentifierKept(old: PdfDictionary, now: PdfDictionary): boolean {
  const was = old.entries.get('ID')
  const is = now.entries.get('ID')
  if (was?.kind !== 'array' || is?.kind !== 'array') return was === undefined
  return is.items.length === 2 && is.items.every(isText) && sameValue(was.items[0], is.items[0])
}

function isSizeRight({ before, after, sections }: Increment): boolean {
  const size = numberOf(after.trailer, 'Size') ?? 0
  const highest = sections.flatMap(({ rows }) => rows).reduce((most, { number }) => Math.max(most, number), 0)
  // A cross-reference stream that does not list itself has the next number.
  return (
    Number.isInteger(size) &&
    size > highest &&
    size >= (numberOf(before.trailer, 'Size') ?? 0) &&
    size <= highest + 100_000
  )
}

/** What may change in the catalogue is a dictionary: a stream under these keys could be drawn. */
const areDictionaries = (document: PdfDocument, catalog: PdfDictionary) =>
  [...CATALOG_CHANGES].every((key) => {
    const value = catalog.entries.get(key)
    return value === undefined || resolveAny(document, value)?.kind === 'dictionary'
  })

function judgeIncrement(increment: Increment): PdfFinding[] {
  const { before, after } = increment
  const now = catalogOf(after)
  const isKept =
    sameExcept(before.trailer, after.trailer, TRAILER_CHANGES) &&
    isIdentifierKept(before.trailer, after.trailer) &&
    isSizeRight(increment) &&
    sameExcept(catalogOf(before), now, CATALOG_CHANGES) &&
    areDictionaries(after, now) &&
    areExtensions(resolve(after, now.entries.get('Extensions')))
  return isKept ? [] : [changed('catalogue-changed')]
}

/** Catalogue and trailer stay as they were. */
export const catalogueKept: PdfRule = {
  name: 'catalogue-kept',
  description:
    'Trailer and catalogue change only by what security stores and time stamps need: identifier, size, form, store, extensions.',
  judge: ({ increments }) => increments.flatMap(judgeIncrement),
}
