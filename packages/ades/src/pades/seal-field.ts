import { catalogOf, dictionaryAt, itemsAt, numberOf, type PdfDocument, resolve } from '../pdf/pdf-document.ts'
import { type PdfIncrement, type PdfSyntax, pdfText, withEntries } from '../pdf/pdf-increment.ts'
import { type PdfPage, pagesOf } from '../pdf/pdf-pages.ts'
import { type PdfDictionary, type PdfValue, pdfError } from '../pdf/pdf-values.ts'

/**
 * Where a seal can be seen. `appearance` are drawing operators without text, since text would need an embedded font in
 * PDF/A; without it the rectangle is clickable over what the page itself shows.
 */
export interface VisibleWidget {
  /** Counted from zero. */
  readonly page: number
  /** Lower left and upper right corner in points. */
  readonly rectangle: readonly [number, number, number, number]
  readonly appearance?: string
}

export interface SealField {
  readonly namePrefix: string
  /** What assistive technology reads (TU). */
  readonly description: string
  readonly value: number
  readonly visible?: VisibleWidget
}

// Print and Locked: PDF/A wants Print set and Hidden, Invisible, NoView clear (ISO 19005-3 §6.3.2).
const WIDGET_FLAGS = 132

function slices({ bytes }: PdfDocument, items: readonly PdfValue[]): PdfSyntax[] {
  return items.flatMap(({ start, end }) => [bytes.subarray(start, end), ' '])
}

function pageAt(document: PdfDocument, catalog: PdfDictionary, index: number): PdfPage {
  let passed = 0
  for (const page of pagesOf(document, catalog)) if (passed++ === index) return page
  throw pdfError(`The PDF has no page ${index + 1}.`)
}

/**
 * A rectangle of no size needs no appearance in PDF/A (ISO 19005-3 §6.3.3), and one outside the page need not be tagged
 * in PDF/UA (ISO 14289-1 §7.18.1), so the invisible widget is both.
 */
function invisibleRectangle(document: PdfDocument, { dictionary }: PdfPage): string {
  const box = resolve(document, dictionary.entries.get('MediaBox'))
  const [left, bottom] = box?.kind === 'array' ? box.items : []
  const outside = (value: PdfValue | undefined) => (value?.kind === 'number' ? Math.floor(value.value) : 0) - 10
  const [x, y] = [outside(left), outside(bottom)]
  return `[${x} ${y} ${x} ${y}]`
}

function addAppearance(increment: PdfIncrement, { rectangle, appearance = '' }: VisibleWidget): string {
  const [left, bottom, right, top] = rectangle
  const header = `<< /Type /XObject /Subtype /Form /BBox [0 0 ${right - left} ${top - bottom}] /Resources << >>`
  const number = increment.add(`${header} /Length ${appearance.length} >>\nstream\n${appearance}\nendstream`)
  return `/AP << /N ${number} 0 R >>`
}

function addWidget(increment: PdfIncrement, field: SealField, page: PdfPage, name: string): number {
  const { document } = increment
  const { visible } = field
  const shape =
    visible === undefined
      ? `/Rect ${invisibleRectangle(document, page)}`
      : `/Rect [${visible.rectangle.join(' ')}] ${addAppearance(increment, visible)}`
  return increment.add(
    `<< /Type /Annot /Subtype /Widget /FT /Sig /T ${pdfText(name)} /TU ${pdfText(field.description)}\n`,
    `/F ${WIDGET_FLAGS} ${shape} /P ${page.reference.number} ${page.reference.generation} R /V ${field.value} 0 R >>`,
  )
}

function addToPage(increment: PdfIncrement, { reference, dictionary }: PdfPage, widget: number): void {
  const { document } = increment
  const annotations = slices(document, itemsAt(document, dictionary, 'Annots'))
  const changes = new Map<string, readonly PdfSyntax[]>([['Annots', ['[', ...annotations, `${widget} 0 R]`]]])
  // Pages with annotations say their tabbing order (ISO 14289-1 §7.18.3).
  if (!dictionary.entries.has('Tabs')) changes.set('Tabs', ['/S'])
  increment.set(reference.number, withEntries(document.bytes, dictionary, changes), reference.generation)
}

/** SigFlags 3: signatures exist, append only (ISO 32000-1 §12.7.2). */
function formEntries(document: PdfDocument, form: PdfDictionary | undefined, widget: number) {
  const fields = form === undefined ? [] : slices(document, itemsAt(document, form, 'Fields'))
  return new Map<string, readonly PdfSyntax[]>([
    ['Fields', ['[', ...fields, `${widget} 0 R]`]],
    ['SigFlags', [String((form === undefined ? 0 : (numberOf(form, 'SigFlags') ?? 0)) | 3)]],
  ])
}

const EMPTY: PdfDictionary = { kind: 'dictionary', entries: new Map(), start: 0, end: 0 }

/** Adds the field to the form; returns what the catalogue must say when it does not refer to a form yet. */
function addToForm(increment: PdfIncrement, catalog: PdfDictionary, widget: number): PdfSyntax[] | undefined {
  const { document } = increment
  const place = catalog.entries.get('AcroForm')
  const form = dictionaryAt(document, catalog, 'AcroForm')
  const body = withEntries(document.bytes, form ?? EMPTY, formEntries(document, form, widget))
  if (place?.kind !== 'reference') return [`${increment.add(...body)} 0 R`]
  increment.set(place.number, body, place.generation)
  return undefined
}

/** Adds a signature field with its widget to form and page; returns the changes the catalogue needs. */
export function addSealField(increment: PdfIncrement, field: SealField): Map<string, readonly PdfSyntax[]> {
  const { document } = increment
  const catalog = catalogOf(document)
  const form = dictionaryAt(document, catalog, 'AcroForm')
  const count = form === undefined ? 0 : itemsAt(document, form, 'Fields').length
  const page = pageAt(document, catalog, field.visible?.page ?? 0)
  const widget = addWidget(increment, field, page, `${field.namePrefix}${count + 1}`)
  addToPage(increment, page, widget)
  const place = addToForm(increment, catalog, widget)
  return place === undefined ? new Map() : new Map([['AcroForm', place]])
}

/** Rewrites the catalogue with these entries, all others copied. */
export function changeCatalog(increment: PdfIncrement, changes: ReadonlyMap<string, readonly PdfSyntax[]>): void {
  const { document } = increment
  const root = document.trailer.entries.get('Root')
  if (root?.kind !== 'reference') throw pdfError('The trailer does not refer to a catalogue.')
  if (changes.size === 0) return
  increment.set(root.number, withEntries(document.bytes, catalogOf(document), changes), root.generation)
}
