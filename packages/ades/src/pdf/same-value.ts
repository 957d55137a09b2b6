import { equalBytes } from '../encoding/bytes.ts'
import type { PdfDictionary, PdfStream, PdfValue } from './pdf-values.ts'

type AnyValue = PdfValue | PdfStream

const sameItems = (a: readonly PdfValue[], b: readonly PdfValue[]) =>
  a.length === b.length && a.every((item, index) => sameValue(item, b[index]))

/** Values that hold no others. */
function sameAtom(a: AnyValue, b: AnyValue): boolean {
  if (a.kind === 'reference' && b.kind === 'reference') return a.number === b.number && a.generation === b.generation
  if (a.kind === 'string' && b.kind === 'string') return equalBytes(a.bytes, b.bytes)
  if (a.kind === 'name' && b.kind === 'name') return a.name === b.name
  if (a.kind === 'number' && b.kind === 'number') return a.value === b.value
  return a.kind === 'keyword' && b.kind === 'keyword' && a.word === b.word
}

/** Whether two values mean the same, whatever their white space; references are compared as such. */
export function sameValue(a: AnyValue | undefined, b: AnyValue | undefined): boolean {
  if (a === undefined || b === undefined) return a === b
  if (a.kind === 'dictionary' && b.kind === 'dictionary') return sameExcept(a, b, new Set())
  if (a.kind === 'array' && b.kind === 'array') return sameItems(a.items, b.items)
  if (a.kind === 'stream' && b.kind === 'stream') {
    return equalBytes(a.bytes, b.bytes) && sameExcept(a.dictionary, b.dictionary, new Set())
  }
  return sameAtom(a, b)
}

/** Whether two dictionaries mean the same but for some keys. */
export function sameExcept(a: PdfDictionary, b: PdfDictionary, except: ReadonlySet<string>): boolean {
  const keys = new Set([...a.entries.keys(), ...b.entries.keys()])
  return [...keys].every((key) => except.has(key) || sameValue(a.entries.get(key), b.entries.get(key)))
}
