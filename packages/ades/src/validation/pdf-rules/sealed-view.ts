import { coveredEnd, type PdfSignature } from '../../pades/signature-fields.ts'
import { openRevision, type PdfDocument } from '../../pdf/pdf-document.ts'
import { type PdfLayout, type RevisionLayout, readLayout } from '../../pdf/pdf-layout.ts'
import { type ObjectPlace, type PdfObject, packedObjects, type XrefSection } from '../../pdf/pdf-objects.ts'
import type { PdfStream, PdfValue } from '../../pdf/pdf-values.ts'

/** Who refers to an object: the number 0 stands for trailers. */
export interface Uses {
  readonly sources: Set<number>
  /** The first revision in which it is referred to, counted from zero. */
  readonly since: number
}

/** What one increment after the seal made of the file. */
export interface Increment {
  readonly before: PdfDocument
  readonly after: PdfDocument
  /** Its number among the file's revisions, counted from zero. */
  readonly revision: number
  readonly start: number
  readonly end: number
  /** Undefined when it is not a sequence of PDF's parts up to an end mark. */
  readonly layout: RevisionLayout | undefined
  /** The cross-reference sections that it added. */
  readonly sections: readonly XrefSection[]
}

/** A sealed PDF as seen from one of its seals. */
export interface SealedView {
  readonly file: PdfDocument
  readonly layout: PdfLayout
  readonly seal: PdfSignature
  readonly signatures: readonly PdfSignature[]
  /** The file as it was sealed, and the revisions up to then. */
  readonly sealed: PdfDocument
  readonly sealedRevisions: readonly RevisionLayout[]
  readonly increments: readonly Increment[]
  readonly uses: ReadonlyMap<number, Uses>
}

/** What all seals of a file have in common. */
export type ReadFile = Pick<SealedView, 'file' | 'layout' | 'signatures' | 'uses'>

/** Calls back for each reference in a value. */
export function forEachReference(value: PdfValue | PdfStream, visit: (number: number) => void): void {
  const waiting: (PdfValue | PdfStream)[] = [value]
  for (let next = waiting.pop(); next !== undefined; next = waiting.pop()) {
    if (next.kind === 'reference') visit(next.number)
    else if (next.kind === 'array') for (const item of next.items) waiting.push(item)
    else if (next.kind === 'dictionary') for (const item of next.entries.values()) waiting.push(item)
    else if (next.kind === 'stream') waiting.push(next.dictionary)
  }
}

const typeOf = (value: PdfValue | PdfStream) => {
  const type = value.kind === 'stream' ? value.dictionary.entries.get('Type') : undefined
  return type?.kind === 'name' ? type.name : undefined
}

export const isObjectStream = ({ value }: PdfObject): boolean => typeOf(value) === 'ObjStm'
export const isXrefStream = ({ value }: PdfObject): boolean => typeOf(value) === 'XRef'

/** The objects that a revision wrote, also those packed in others. */
export function objectsOf(document: PdfDocument, { items }: RevisionLayout) {
  return items.flatMap((item) => {
    if (item.kind !== 'object') return []
    const { object } = item
    return isObjectStream(object) ? [object, ...packedObjects(document, object)] : [object]
  })
}

/** Where something stands, as a key. */
export const placeKey = ({ offset, packedIn }: ObjectPlace): string =>
  packedIn === undefined ? `${offset}` : `${packedIn.container}/${packedIn.index}`

/** The places of all objects that stand in a revision, also of those packed in others, with their numbers. */
export function placesOf(document: PdfDocument, { items }: RevisionLayout): Map<string, number> {
  const found = new Map<string, number>()
  for (const item of items) {
    if (item.kind !== 'object') continue
    const { object } = item
    found.set(placeKey({ offset: object.start, generation: 0 }), object.number)
    if (!isObjectStream(object)) continue
    for (const [index, { number }] of packedObjects(document, object).entries()) {
      found.set(`${object.number}/${index}`, number)
    }
  }
  return found
}

function usesIn(document: PdfDocument, layout: PdfLayout): Map<number, Uses> {
  const uses = new Map<number, Uses>()
  const note = (value: PdfValue | PdfStream, source: number, since: number) =>
    forEachReference(value, (target) => {
      const known = uses.get(target)
      if (known === undefined) uses.set(target, { sources: new Set([source]), since })
      else known.sources.add(source)
    })
  layout.revisions.forEach((revision, index) => {
    for (const object of objectsOf(document, revision)) {
      // What a cross-reference stream refers to, it does as a trailer.
      const isTrailer = 'start' in object && isXrefStream(object)
      note(object.value, isTrailer ? 0 : object.number, index)
    }
    for (const item of revision.items) if (item.kind === 'table') note(item.section.trailer, 0, index)
  })
  return uses
}

/** Reads a file from end to end, once for all its seals; throws for object streams that cannot be read. */
export function readWhole(file: PdfDocument, signatures: readonly PdfSignature[]): ReadFile {
  const layout = readLayout(file)
  return { file, layout, signatures, uses: usesIn(file, layout) }
}

function incrementsAfter({ file, layout }: ReadFile, sealed: PdfDocument, from: number): Increment[] {
  const { revisions, brokenAt } = layout
  const later = revisions.filter(({ start }) => start >= from)
  const spans: Pick<Increment, 'start' | 'end' | 'layout'>[] = later.map((revision) => ({
    start: revision.start,
    end: revision.end,
    layout: revision,
  }))
  const followed = spans.at(-1)?.end ?? sealed.bytes.length
  if (brokenAt !== undefined && followed < file.bytes.length) {
    spans.push({ start: followed, end: file.bytes.length, layout: undefined })
  }
  let before = sealed
  return spans.map((span, index) => {
    const after = index === spans.length - 1 ? file : openRevision(file, span.end)
    const sections = [...after.sections.values()].filter(({ start }) => !before.sections.has(start))
    const increment = { ...span, before, after, sections, revision: revisions.length - later.length + index }
    before = after
    return increment
  })
}

/** The file as one seal has it; throws `pdf_malformed` when its revisions cannot be opened. */
export function viewFrom(read: ReadFile, seal: PdfSignature): SealedView {
  // A seal that covers less than its revision is told as such; what it left out was there when it was made, or was not.
  const own = read.layout.revisions.find(({ start, end }) => start < seal.contentsStart && end > seal.contentsEnd)
  const end = Math.max(coveredEnd(seal), own?.end ?? 0)
  const sealed = end >= read.file.bytes.length ? read.file : openRevision(read.file, end)
  const sealedRevisions = read.layout.revisions.filter((revision) => revision.end <= end)
  const from = sealedRevisions.at(-1)?.end ?? end
  return { ...read, seal, sealed, sealedRevisions, increments: incrementsAfter(read, sealed, from) }
}
