import {
  catalogOf,
  dictionaryAt,
  itemsAt,
  numberOf,
  type PdfDocument,
  readObject,
  resolve,
} from '../../pdf/pdf-document.ts'
import { type PdfPage, pagesOf } from '../../pdf/pdf-pages.ts'
import { hasShape, isDirect, isInteger, isName, isReference, isText, type Shape } from '../../pdf/pdf-shapes.ts'
import type { PdfDictionary, PdfValue } from '../../pdf/pdf-values.ts'
import { sameExcept, sameValue } from '../../pdf/same-value.ts'
import { changed, type PdfFinding, type PdfRule } from './pdf-rule.ts'
import { isEmptyDrawing } from './roles.ts'
import type { Increment } from './sealed-view.ts'

const NOTHING: PdfDictionary = { kind: 'dictionary', entries: new Map(), start: 0, end: 0 }
const FORM_CHANGES: ReadonlySet<string> = new Set(['Fields', 'SigFlags'])
const PAGE_CHANGES: ReadonlySet<string> = new Set(['Annots', 'Tabs'])

/** The items that were added at the end of a list; undefined when anything before them changed. */
function addedTo(
  old: readonly PdfValue[],
  now: readonly PdfValue[],
  { after }: Increment,
): readonly PdfValue[] | undefined {
  // Many pages may name one list.
  after.allowance.spend(old.length + now.length)
  return old.every((item, index) => sameValue(item, now[index])) ? now.slice(old.length) : undefined
}

const numberAt = (value: PdfValue | undefined) => (value?.kind === 'reference' ? value.number : undefined)

const isNoArea: Shape = (value) => {
  if (value.kind !== 'array' || value.items.length !== 4) return false
  const [left, bottom, right, top] = value.items.map((item) => (item.kind === 'number' ? item.value : Number.NaN))
  return left === right && bottom === top
}

/** Print, with or without Locked: what PDF/A wants (ISO 19005-3 §6.3.2). */
const isFlags: Shape = (value) => value.kind === 'number' && (value.value === 4 || value.value === 132)

const FIELD = {
  needed: { Subtype: isName('Widget'), FT: isName('Sig'), T: isText, V: isReference, Rect: isNoArea },
  optional: { Type: isName('Annot'), TU: isText, F: isFlags, P: isReference },
}
const FIELD_WITH_APPEARANCE = { ...FIELD, optional: { ...FIELD.optional, AP: () => true } }

const EMPTY_DRAWING = {
  needed: { Length: isInteger, BBox: isNoArea, Subtype: isName('Form') },
  optional: { Type: isName('XObject'), FormType: isInteger },
}

/** Some programs write an appearance of no area that draws nothing. */
function hasNoAppearance(document: PdfDocument, field: PdfDictionary): boolean {
  if (!field.entries.has('AP')) return hasShape(field, FIELD)
  const appearance = dictionaryAt(document, field, 'AP')
  const drawing = appearance?.entries.get('N')
  if (drawing?.kind !== 'reference' || appearance?.entries.size !== 1) return false
  const stream = isEmptyDrawing(document, drawing) ? streamDictionary(document, drawing) : undefined
  return stream !== undefined && hasShape(stream, EMPTY_DRAWING) && hasShape(field, FIELD_WITH_APPEARANCE)
}

function streamDictionary(document: PdfDocument, value: PdfValue): PdfDictionary | undefined {
  const object = value.kind === 'reference' ? readObject(document, value.number)?.value : undefined
  return object?.kind === 'stream' ? object.dictionary : undefined
}

/** Text, names, numbers and what is made of them, nothing that refers to an object. */
const isPlain: Shape = (value) => isDirect(value)
const SIGNATURE = {
  needed: {
    Type: isName('Sig', 'DocTimeStamp'),
    Filter: isName(),
    SubFilter: isName(),
    Contents: isText,
    ByteRange: isPlain,
  },
  optional: {
    M: isText,
    Name: isText,
    Location: isText,
    Reason: isText,
    ContactInfo: isText,
    Prop_Build: isPlain,
    V: isInteger,
  },
}

function isInvisible(document: PdfDocument, item: PdfValue, names: ReadonlySet<string>): boolean {
  const field = resolve(document, item)
  if (item.kind !== 'reference' || field?.kind !== 'dictionary' || !hasNoAppearance(document, field)) return false
  const value = dictionaryAt(document, field, 'V')
  const name = textOf(field)
  // A point would part the name of a field from that of its parent.
  const isOwnName = name !== '' && !name.includes('.') && !names.has(name)
  return value !== undefined && hasShape(value, SIGNATURE) && isOwnName
}

/** A text string of PDF, in whichever of its encodings (ISO 32000-2 §7.9.2.2). */
function textOf(field: PdfDictionary): string {
  const name = field.entries.get('T')
  if (name?.kind !== 'string') return ''
  const [first, second] = name.bytes
  if (first === 0xfe && second === 0xff) return new TextDecoder('utf-16be').decode(name.bytes)
  if (first === 0xff && second === 0xfe) return new TextDecoder('utf-16le').decode(name.bytes)
  return new TextDecoder('utf-8').decode(name.bytes)
}

/** Fields of one name are one field with one value. */
function namesIn(document: PdfDocument, fields: readonly PdfValue[]): Set<string> {
  return new Set(
    fields.flatMap((item) => {
      const field = resolve(document, item)
      return field?.kind === 'dictionary' ? [textOf(field)] : []
    }),
  )
}

interface Fields {
  readonly added: ReadonlyMap<number, PdfDictionary>
  readonly findings: readonly PdfFinding[]
}

/** A signature belongs to one field. */
function isNewReference(field: PdfValue | undefined, before: PdfDocument): boolean {
  const value = field?.kind === 'dictionary' ? numberAt(field.entries.get('V')) : undefined
  return value !== undefined && before.places.get(value) === undefined
}

const SIGNATURES_EXIST = 3

function judgeForm(increment: Increment): Fields {
  const { before, after } = increment
  const oldForm = dictionaryAt(before, catalogOf(before), 'AcroForm') ?? NOTHING
  const form = dictionaryAt(after, catalogOf(after), 'AcroForm') ?? NOTHING
  const old = itemsAt(before, oldForm, 'Fields')
  const items = addedTo(old, itemsAt(after, form, 'Fields'), increment)
  const flags = numberOf(form, 'SigFlags')
  const isKept =
    sameExcept(oldForm, form, FORM_CHANGES) && (flags === numberOf(oldForm, 'SigFlags') || flags === SIGNATURES_EXIST)
  const added = new Map<number, PdfDictionary>()
  if (items === undefined || !isKept || items.length > 1) return { added, findings: [changed('field-not-invisible')] }
  const names = namesIn(before, old)
  const findings: PdfFinding[] = []
  for (const item of items) {
    const number = numberAt(item)
    const field = resolve(after, item)
    const isNew = number !== undefined && before.places.get(number) === undefined
    if (isNew && field?.kind === 'dictionary') added.set(number, field)
    const isSigned = isNew && isNewReference(field, before)
    if (!isSigned || !isInvisible(after, item, names)) findings.push(changed('field-not-invisible', number))
  }
  return { added, findings }
}

/** New fields are invisible signatures and time stamps. */
export const invisibleFields: PdfRule = {
  name: 'invisible-fields',
  description:
    'The form grows only by signatures and time stamps that no reader may draw: no area, no appearance, no action, a name of their own, flags as prescribed.',
  judge: ({ increments }) => increments.flatMap((increment) => judgeForm(increment).findings),
}

function isPageKept(
  increment: Increment,
  old: PdfPage,
  page: PdfPage,
  fields: ReadonlyMap<number, PdfDictionary>,
): boolean {
  const { before, after } = increment
  if (!sameValue(old.reference, page.reference)) return false
  if (old.dictionary === page.dictionary && !hasIndirectAnnotations(page)) return true
  const tabs = page.dictionary.entries.get('Tabs')
  const areTabsKept =
    sameValue(old.dictionary.entries.get('Tabs'), tabs) ||
    (!old.dictionary.entries.has('Tabs') && tabs !== undefined && isName('S')(tabs))
  const items = addedTo(itemsAt(before, old.dictionary, 'Annots'), itemsAt(after, page.dictionary, 'Annots'), increment)
  const areFields = items?.every((item) => isFieldOf(page, fields.get(numberAt(item) ?? -1)))
  return areFields === true && areTabsKept && sameExcept(old.dictionary, page.dictionary, PAGE_CHANGES)
}

const hasIndirectAnnotations = ({ dictionary }: PdfPage) => dictionary.entries.get('Annots')?.kind === 'reference'

/** A field says on which page it is, or nothing. */
function isFieldOf({ reference }: PdfPage, field: PdfDictionary | undefined): boolean {
  const place = field?.entries.get('P')
  return field !== undefined && (place === undefined || sameValue(place, reference))
}

function judgePages(increment: Increment): PdfFinding[] {
  const { before, after } = increment
  const oldPages = [...pagesOf(before, catalogOf(before))]
  const pages = [...pagesOf(after, catalogOf(after))]
  if (oldPages.length !== pages.length) return [changed('page-changed')]
  const fields = judgeForm(increment).added
  const found = oldPages.findIndex((old, index) => {
    const page = pages[index]
    return page === undefined || !isPageKept(increment, old, page, fields)
  })
  return found < 0 ? [] : [changed('page-changed', pages[found]?.reference.number)]
}

/** Pages stay as they were but for the invisible fields on them. */
export const pagesKept: PdfRule = {
  name: 'pages-kept',
  description:
    'The same pages in the same order, unchanged but for the invisible fields of new signatures and time stamps at the end of their annotations.',
  judge: ({ increments }) => increments.flatMap(judgePages),
}
