import { createHash } from 'node:crypto'
import { concatBytes, utf8Bytes } from '../encoding/bytes.ts'
import { AdesError } from '../errors.ts'
import { numberOf, type PdfDocument } from './pdf-document.ts'
import { type PdfDictionary, pdfError } from './pdf-values.ts'

/** Text or bytes of PDF syntax, in order. */
export type PdfSyntax = string | Uint8Array

/** Joins syntax to bytes. */
export const pdfBytes = (parts: readonly PdfSyntax[]): Uint8Array =>
  concatBytes(parts.map((part) => (typeof part === 'string' ? utf8Bytes(part) : part)))

/** A dictionary with some entries replaced or added, all others copied byte for byte. */
export function withEntries(
  bytes: Uint8Array,
  dictionary: PdfDictionary,
  changes: ReadonlyMap<string, readonly PdfSyntax[]>,
): PdfSyntax[] {
  const kept = [...dictionary.entries]
    .filter(([key]) => !changes.has(key))
    .flatMap(([key, value]) => [pdfName(key), ' ', bytes.subarray(value.start, value.end), '\n'])
  const changed = [...changes].flatMap(([key, value]) => [pdfName(key), ' ', ...value, '\n'])
  return ['<<\n', ...kept, ...changed, '>>']
}

/** A name in PDF syntax (ISO 32000-1 §7.3.5). */
export const pdfName = (name: string): string =>
  `/${name.replace(/[^!-~]|[#()<>[\]{}/%]/g, (character) => `#${character.charCodeAt(0).toString(16).padStart(2, '0')}`)}`

/** A text string in UTF-16BE with a mark, as hexadecimal: no escaping can go wrong (ISO 32000-1 §7.9.2.2). */
export function pdfText(text: string): string {
  const units = Array.from({ length: text.length }, (_, index) => text.charCodeAt(index).toString(16).padStart(4, '0'))
  return `<feff${units.join('')}>`
}

/** Collects the objects of one incremental update (ISO 32000-1 §7.5.6). */
export class PdfIncrement {
  readonly document: PdfDocument
  readonly #objects = new Map<number, { generation: number; body: Uint8Array }>()
  #next: number

  constructor(document: PdfDocument) {
    // A table behind a stream would be a hybrid, which readers follow in two ways.
    const hasStreams = [...document.sections.values()].some(({ kind }) => kind === 'stream')
    if (hasStreams)
      throw new AdesError('pdf_unsupported', 'A PDF with cross-reference streams is read and not extended.')
    const size = numberOf(document.trailer, 'Size')
    if (size === undefined) throw pdfError('The trailer has no Size.')
    this.document = document
    // Some files list more objects than they say.
    this.#next = [...document.places.keys()].reduce((next, number) => Math.max(next, number + 1), size)
  }

  /** Takes the next free object number. */
  reserve(): number {
    return this.#next++
  }

  /** Sets the body of a new or replaced object. */
  set(number: number, body: readonly PdfSyntax[], generation = 0): void {
    this.#objects.set(number, { generation, body: pdfBytes(body) })
  }

  /** Adds a new object and returns its number. */
  add(...body: readonly PdfSyntax[]): number {
    const number = this.reserve()
    this.set(number, body)
    return number
  }

  /** The whole file: the old bytes, untouched, and the update after them. */
  encode(): Uint8Array {
    const { bytes } = this.document
    const parts: Uint8Array[] = [bytes, utf8Bytes('\n')]
    let at = bytes.length + 1
    const offsets = new Map<number, number>()
    for (const [number, { generation, body }] of this.#objects) {
      offsets.set(number, at)
      const object = pdfBytes([`${number} ${generation} obj\n`, body, '\nendobj\n'])
      parts.push(object)
      at += object.length
    }
    const identifier = createHash('sha256')
      .update(concatBytes(parts.slice(1)))
      .digest('hex')
      .slice(0, 32)
    parts.push(pdfBytes([this.#table(offsets), ...this.#trailer(identifier), `startxref\n${at}\n%%EOF\n`]))
    return concatBytes(parts)
  }

  #table(offsets: ReadonlyMap<number, number>): string {
    const numbers = [...offsets.keys()].sort((a, b) => a - b)
    let table = 'xref\n'
    numbers.forEach((number, index) => {
      if (index === 0 || numbers[index - 1] !== number - 1) table += `${number} ${runLength(numbers, index)}\n`
      const generation = this.#objects.get(number)?.generation ?? 0
      // Twenty bytes a row, end of line included (ISO 32000-1 §7.5.4).
      table += `${String(offsets.get(number)).padStart(10, '0')} ${String(generation).padStart(5, '0')} n \n`
    })
    return table
  }

  /** The first half of /ID stays, the second is of this revision (ISO 32000-1 §14.4). */
  #trailer(identifier: string): PdfSyntax[] {
    const { trailer, bytes, startXref } = this.document
    const hex = `<${identifier}>`
    const previous = trailer.entries.get('ID')
    const first = previous?.kind === 'array' ? previous.items[0] : undefined
    const original = first === undefined ? hex : bytes.subarray(first.start, first.end)
    const changes = new Map<string, readonly PdfSyntax[]>([
      ['Size', [String(this.#next)]],
      ['Prev', [String(startXref)]],
      ['ID', ['[', original, ' ', hex, ']']],
    ])
    return ['trailer\n', ...withEntries(bytes, trailer, changes), '\n']
  }
}

function runLength(numbers: readonly number[], from: number): number {
  let length = 1
  while (numbers[from + length] === (numbers[from] ?? 0) + length) length++
  return length
}
