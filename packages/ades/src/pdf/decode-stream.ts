import { AdesError } from '../errors.ts'
import type { WorkAllowance } from '../work-allowance.ts'
import { inflate } from './inflate.ts'
import { type PdfDictionary, type PdfStream, type PdfValue, pdfError } from './pdf-values.ts'

const unsupported = (what: string) => new AdesError('pdf_unsupported', `The PDF packs its cross-references by ${what}.`)

/** The only item of a list of one, or the value itself. */
function single(value: PdfValue | undefined): PdfValue | undefined {
  if (value?.kind !== 'array') return value
  if (value.items.length > 1) throw unsupported('several filters')
  return value.items[0]
}

function integerOf(parameters: PdfDictionary, key: string, otherwise: number): number {
  const value = parameters.entries.get(key)
  if (value === undefined) return otherwise
  if (value.kind !== 'number' || !Number.isInteger(value.value) || value.value < 1) {
    throw pdfError('A filter has wrong parameters.')
  }
  return value.value
}

function paeth(left: number, up: number, corner: number): number {
  const estimate = left + up - corner
  const [a, b, c] = [Math.abs(estimate - left), Math.abs(estimate - up), Math.abs(estimate - corner)]
  if (a <= b && a <= c) return left
  return b <= c ? up : corner
}

/** What each kind of row of PNG adds to a byte, by the bytes left of it, above it and above left (ISO/IEC 15948 §9.2). */
const PREDICTIONS: readonly ((left: number, up: number, corner: number) => number)[] = [
  () => 0,
  (left) => left,
  (_, up) => up,
  (left, up) => (left + up) >> 1,
  paeth,
]

/** Undoes one row in place; above the first row nothing stands, and that is read as zeros. */
function undoRow(out: Uint8Array, packed: Uint8Array, row: { at: number; columns: number }): void {
  const predict = PREDICTIONS[packed[0] ?? 9]
  if (predict === undefined) throw pdfError('A packed row is of an unknown kind.')
  const { at: start, columns } = row
  for (let column = 0; column < columns; column++) {
    const at = start + column
    const [left, corner] = column === 0 ? [0, 0] : [out[at - 1], out[at - columns - 1]]
    out[at] = (packed[column + 1] ?? 0) + predict(left ?? 0, out[at - columns] ?? 0, corner ?? 0)
  }
}

function undoPng(bytes: Uint8Array, columns: number): Uint8Array {
  const width = columns + 1
  if (bytes.length % width !== 0) throw pdfError('Packed rows are cut off.')
  const out = new Uint8Array((bytes.length / width) * columns)
  for (let row = 0; row * width < bytes.length; row++) {
    undoRow(out, bytes.subarray(row * width, (row + 1) * width), { at: row * columns, columns })
  }
  return out
}

function undoPrediction(bytes: Uint8Array, parameters: PdfDictionary): Uint8Array {
  const predictor = integerOf(parameters, 'Predictor', 1)
  if (predictor === 1) return bytes
  const isBytes = integerOf(parameters, 'Colors', 1) === 1 && integerOf(parameters, 'BitsPerComponent', 8) === 8
  if (predictor < 10 || !isBytes) throw unsupported('an unusual predictor')
  return undoPng(bytes, integerOf(parameters, 'Columns', 1))
}

/**
 * The content of a cross-reference or object stream (ISO 32000-1 §7.5.7, §7.5.8): as it stands or by FlateDecode, with the
 * predictors of PNG. Throws `pdf_malformed`, `pdf_unsupported` for other filters, `limit_exceeded`.
 */
export function decodeStream({ dictionary, bytes }: PdfStream, allowance: WorkAllowance): Uint8Array {
  const filter = single(dictionary.entries.get('Filter'))
  if (filter === undefined) return bytes
  if (filter.kind !== 'name' || filter.name !== 'FlateDecode') throw unsupported('another filter than FlateDecode')
  const parameters = single(dictionary.entries.get('DecodeParms'))
  const unpacked = inflate(bytes, (count) => allowance.spend(2 * count))
  if (parameters === undefined || parameters.kind === 'keyword') return unpacked
  if (parameters.kind !== 'dictionary') throw unsupported('parameters kept elsewhere')
  allowance.spend(unpacked.length)
  return undoPrediction(unpacked, parameters)
}
