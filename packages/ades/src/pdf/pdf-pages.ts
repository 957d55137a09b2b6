import { itemsAt, nameOf, type PdfDocument, resolve } from './pdf-document.ts'
import { type PdfDictionary, type PdfReference, type PdfValue, pdfError } from './pdf-values.ts'

/** A page as it is referred to, with its dictionary. */
export interface PdfPage {
  readonly reference: PdfReference
  readonly dictionary: PdfDictionary
}

const MOST_NODES = 100_000

/** Walks the page tree in reading order (ISO 32000-1 §7.7.3); throws `pdf_malformed` for a circle. */
export function* pagesOf(document: PdfDocument, catalog: PdfDictionary): Generator<PdfPage, void, undefined> {
  const root = catalog.entries.get('Pages')
  const waiting: PdfValue[] = root === undefined ? [] : [root]
  for (let visited = 0; waiting.length > 0; visited++) {
    if (visited > MOST_NODES) throw pdfError('The page tree forms a circle.')
    const node = waiting.pop()
    const dictionary = resolve(document, node)
    if (node?.kind !== 'reference' || dictionary?.kind !== 'dictionary') throw pdfError('The page tree is malformed.')
    if (nameOf(dictionary, 'Type') === 'Page') yield { reference: node, dictionary }
    else waiting.push(...itemsAt(document, dictionary, 'Kids').toReversed())
  }
}
