import { asciiText } from '../encoding/bytes.ts'
import { MeteredPdfLexer } from './metered-pdf-lexer.ts'
import { isWhitespace } from './pdf-lexer.ts'
import { type PdfDocument, type PdfObject, readObjectAt, type XrefSection } from './pdf-objects.ts'
import { readXrefSection } from './xref-section.ts'

interface Span {
  readonly start: number
  readonly end: number
}

/** One of the things that a PDF is a sequence of (ISO 32000-1 §7.5.1). */
export type LayoutItem = Span &
  (
    | { readonly kind: 'object'; readonly object: PdfObject }
    | { readonly kind: 'table'; readonly section: XrefSection }
    | { readonly kind: 'startxref'; readonly value: number }
    | { readonly kind: 'comment' }
    /** `%%EOF`. */
    | { readonly kind: 'end' }
  )

/** What one revision wrote, up to its end mark. */
export interface RevisionLayout extends Span {
  readonly items: readonly LayoutItem[]
}

/** A file as a sequence of things, from its first byte on, whatever its cross-references say. */
export interface PdfLayout {
  readonly revisions: readonly RevisionLayout[]
  /** Where something begins that is none of them, or that no end mark follows. */
  readonly brokenAt?: number
}

const END_MARK = '%%EOF'

function endOfLine(bytes: Uint8Array, at: number): number {
  let end = at
  while (end < bytes.length && bytes[end] !== 10 && bytes[end] !== 13) end++
  return end
}

/** A comment that is the end mark, behind which some programs begin their first object at once, or any other. */
function readComment(bytes: Uint8Array, start: number): LayoutItem {
  const end = endOfLine(bytes, start)
  const text = asciiText(bytes.subarray(start, Math.min(end, start + 80))).trimEnd()
  if (text === END_MARK || /^%%EOF\d+ \d+ obj$/.test(text)) return { kind: 'end', start, end: start + END_MARK.length }
  return { kind: 'comment', start, end }
}

function readItem(document: PdfDocument, start: number): LayoutItem {
  const { bytes, allowance } = document
  const first = bytes[start] ?? 0
  if (first === 0x25) {
    const comment = readComment(bytes, start)
    allowance.spend(comment.end - start)
    return comment
  }
  if (first >= 0x30 && first <= 0x39) {
    const object = readObjectAt(document, start)
    return { kind: 'object', object, start, end: object.end }
  }
  const lexer = new MeteredPdfLexer(bytes, start, allowance)
  if (lexer.readWord() === 'startxref') return { kind: 'startxref', value: lexer.readCount(), start, end: lexer.at }
  const section = document.sections.get(start) ?? readXrefSection(document, start)
  return { kind: 'table', section, start, end: section.end }
}

function isLinearized(item: LayoutItem | undefined): boolean {
  const value = item?.kind === 'object' ? item.object.value : undefined
  return value?.kind === 'dictionary' && value.entries.has('Linearized')
}

/** Groups what is read into revisions. */
class LayoutReader {
  readonly revisions: RevisionLayout[] = []
  #items: LayoutItem[] = []
  #start = 0
  #objects = 0
  #startXref = 0
  #isLinearized = false

  /** The first part of a linearised file ends like a revision and is none (ISO 32000-1, annex F). */
  #endsRevision(): boolean {
    return !(this.#isLinearized && this.revisions.length === 0 && this.#startXref === 0)
  }

  add(item: LayoutItem): void {
    this.#items.push(item)
    if (item.kind === 'object' && this.#objects++ === 0) this.#isLinearized = isLinearized(item)
    if (item.kind === 'startxref') this.#startXref = item.value
    if (item.kind !== 'end' || !this.#endsRevision()) return
    this.revisions.push({ items: this.#items, start: this.#start, end: item.end })
    this.#items = []
    this.#start = item.end
  }

  /** Where what has no end mark begins. */
  get openFrom(): number | undefined {
    return this.#items.length === 0 ? undefined : this.#start
  }
}

/** Reads a file from its first byte to its last; never throws but for `limit_exceeded`. */
export function readLayout(document: PdfDocument): PdfLayout {
  const { bytes, allowance } = document
  const reader = new LayoutReader()
  for (let at = 0; ; ) {
    const from = at
    while (at < bytes.length && isWhitespace(bytes[at])) at++
    allowance.spend(at - from + 1)
    if (at >= bytes.length) break
    try {
      const item = readItem(document, at)
      reader.add(item)
      at = item.end
    } catch (error) {
      if (allowance.isExceeded) throw error
      return { revisions: reader.revisions, brokenAt: at }
    }
  }
  const { revisions, openFrom } = reader
  return openFrom === undefined ? { revisions } : { revisions, brokenAt: openFrom }
}
