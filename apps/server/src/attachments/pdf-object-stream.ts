import { inflateSync } from 'node:zlib'
import type { PdfDictionary, PdfValue } from '@perga/ades'
import { BoundedPdfLexer, type PdfBudget } from './bounded-pdf-lexer.ts'
import { cleanOnlyIf, notClean } from './not-clean.ts'

interface ObjectStream {
  readonly dictionary: PdfDictionary
  readonly content: Uint8Array
  readonly budget: PdfBudget
}

/** Whether objects are in it: by its type, or by what readers ask of one that is not marked so (ISO 32000-2 §7.5.7). */
export function isObjectStream({ entries }: PdfDictionary): boolean {
  const type = entries.get('Type')
  return (type?.kind === 'name' && type.name === 'ObjStm') || (entries.has('N') && entries.has('First'))
}

/** The objects of a stream of objects, read one after the other without a byte between them; throws `attachment_not_clean`. */
export function* objectsIn({ dictionary, content, budget }: ObjectStream) {
  const [count, first] = [countAt(dictionary, 'N'), countAt(dictionary, 'First')]
  const bytes = inflated(dictionary, content, budget)
  const index = readIndex(new BoundedPdfLexer(bytes, 0, budget), count, budget)
  const lexer = new BoundedPdfLexer(bytes, first, budget)
  for (const { number, offset } of index) {
    lexer.skipWhitespace()
    // The index is what readers follow, so it must lead to where the objects stand and not into one of them.
    cleanOnlyIf(isGap(bytes, first + offset, lexer.at), 'pdf-object-stream')
    yield { number, value: lexer.readValue() }
  }
  lexer.skipWhitespace()
  cleanOnlyIf(lexer.at === bytes.length, 'pdf-object-stream')
}

function countAt({ entries }: PdfDictionary, key: string): number {
  const value = entries.get(key)
  cleanOnlyIf(value?.kind === 'number' && Number.isInteger(value.value) && value.value >= 0, 'pdf-object-stream')
  return value.value
}

function readIndex(lexer: BoundedPdfLexer, count: number, budget: PdfBudget) {
  cleanOnlyIf(count <= budget.values, 'pdf-too-much')
  const index: { number: number; offset: number }[] = []
  for (let row = 0; row < count; row++) index.push({ number: lexer.readCount(), offset: lexer.readCount() })
  return index
}

function isGap(bytes: Uint8Array, from: number, to: number): boolean {
  return from <= to && bytes.subarray(from, to).every((byte) => byte <= 0x20)
}

function inflated(dictionary: PdfDictionary, content: Uint8Array, budget: PdfBudget): Uint8Array {
  const filters = filtersOf(dictionary.entries.get('Filter'))
  if (filters.length === 0) return content
  const isPlainFlate = filters.length === 1 && filters[0] === 'FlateDecode' && !dictionary.entries.has('DecodeParms')
  cleanOnlyIf(isPlainFlate, 'pdf-filter')
  const bytes = inflateWithin(content, budget.inflatedBytes)
  budget.inflatedBytes -= bytes.length
  return bytes
}

function filtersOf(value: PdfValue | undefined): readonly string[] {
  if (value === undefined) return []
  return (value.kind === 'array' ? value.items : [value]).map((item) => (item.kind === 'name' ? item.name : ''))
}

function inflateWithin(content: Uint8Array, most: number): Uint8Array {
  try {
    return inflateSync(content, { maxOutputLength: Math.max(1, most) })
  } catch (cause) {
    throw notClean('pdf-inflate', { cause })
  }
}
