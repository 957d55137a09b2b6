import { itemsAt, nameOf, type PdfDocument, resolve } from './pdf-document.ts'
import { type PdfDictionary, type PdfReference, type PdfValue, pdfError } from './pdf-values.ts'

/** A page as it is referred to, with its dictionary. */
export interface PdfPage {
  readonly reference: PdfReference
  readonly dictionary: PdfDictionary
}

/** Walks the page tree in reading order (ISO 32000-1 §7.7.3); throws `pdf_malformed` for a circle. */
export function* pagesOf(document: PdfDocument, catalog: PdfDictionary): Generator<PdfPage, void, undefined> {
  const root = catalog.entries.get('Pages')
  const waiting: PdfValue[] = root === undefined ? [] : [root]
  const passed = new Set<number>()
  while (waiting.length > 0) {
    const node = waiting.pop()
    const dictionary = resolve(document, node)
    if (node?.kind !== 'reference' || dictionary?.kind !== 'dictionary') throw pdfError('The page tree is malformed.')
    if (passed.has(node.number)) throw pdfError('The page tree names a node twice.')
    passed.add(node.number)
    if (nameOf(dictionary, 'Type') === 'Page') yield { reference: node, dictionary }
    else waiting.push(...itemsAt(document, dictionary, 'Kids').toReversed())
  }
}
