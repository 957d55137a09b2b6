import type { PdfDictionary, PdfValue } from '@perga/ades'
import { cleanOnlyIf } from './not-clean.ts'
import type { PdfPiece } from './pdf-pieces.ts'

/** What a document may neither hold nor do (ISO 32000-2 §7.6, §7.11.4, §12.6, §12.7.8, §13), as a key or as a name that is a value. */
const FORBIDDEN: ReadonlySet<string> = new Set([
  ...['JS', 'JavaScript', 'Launch', 'SubmitForm', 'ImportData', 'GoToR', 'GoToE', 'Rendition', 'XFA'],
  ...['EF', 'EmbeddedFile', 'EmbeddedFiles', 'RichMedia', 'RichMediaContent', 'RichMediaSettings'],
  ...['Movie', 'Sound', '3D', 'OnInstantiate', 'Encrypt', 'Crypt'],
])

interface Contents {
  readonly names: Set<string>
  /** Objects that are opened with the document or a page, and so must not be an action but a place in it. */
  readonly opened: Set<number>
}

/** Throws `attachment_not_clean` for a document that holds or does something else than pages, and for one without pages. */
export function checkContents(pieces: readonly PdfPiece[]): void {
  const contents: Contents = { names: new Set(), opened: new Set() }
  for (const { value } of pieces) checkValue(value, contents)
  for (const piece of pieces) {
    if (piece.number !== null && contents.opened.has(piece.number)) cleanOnlyIf(isPlace(piece.value), 'pdf-action')
  }
  cleanOnlyIf(contents.names.has('Catalog') && contents.names.has('Page'), 'pdf-without-pages')
}

function checkValue(value: PdfValue, contents: Contents): void {
  if (value.kind === 'name') noteName(value.name, contents)
  if (value.kind === 'array') for (const item of value.items) checkValue(item, contents)
  if (value.kind === 'dictionary') checkDictionary(value, contents)
}

function checkDictionary({ entries }: PdfDictionary, contents: Contents): void {
  for (const [key, value] of entries) {
    noteName(key, contents)
    checkValue(value, contents)
  }
  const opened = entries.get('OpenAction')
  if (opened !== undefined) checkOpened(opened, contents)
  const additional = entries.get('AA')
  if (additional === undefined) return
  cleanOnlyIf(additional.kind === 'dictionary', 'pdf-action')
  for (const action of additional.entries.values()) checkOpened(action, contents)
}

function noteName(name: string, { names }: Contents): void {
  cleanOnlyIf(!FORBIDDEN.has(name), 'pdf-active')
  if (name === 'Catalog' || name === 'Page') names.add(name)
}

function checkOpened(value: PdfValue, { opened }: Contents): void {
  if (value.kind === 'reference') opened.add(value.number)
  else cleanOnlyIf(isPlace(value), 'pdf-action')
}

/** A destination, or the one action that only goes to one (ISO 32000-2 §12.6.4.2) and is not followed by another. */
function isPlace(value: PdfValue): boolean {
  if (value.kind !== 'dictionary') return value.kind === 'array'
  const kind = value.entries.get('S')
  return kind?.kind === 'name' && kind.name === 'GoTo' && !value.entries.has('Next')
}
