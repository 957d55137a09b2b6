import type { PdfDictionary, PdfValue } from './pdf-values.ts'

/** Whether a value has a form. */
export type Shape = (value: PdfValue) => boolean

export const isName =
  (...names: readonly string[]): Shape =>
  (value) =>
    value.kind === 'name' && (names.length === 0 || names.includes(value.name))

export const isText: Shape = ({ kind }) => kind === 'string'
export const isReference: Shape = ({ kind }) => kind === 'reference'
export const isInteger: Shape = (value) => value.kind === 'number' && Number.isInteger(value.value)

/** Whether a value holds no reference at any depth. */
export function isDirect(value: PdfValue): boolean {
  if (value.kind === 'reference') return false
  if (value.kind === 'array') return value.items.every(isDirect)
  return value.kind !== 'dictionary' || [...value.entries.values()].every(isDirect)
}

export interface DictionaryShape {
  readonly needed?: Readonly<Record<string, Shape>>
  readonly optional?: Readonly<Record<string, Shape>>
}

/** Whether a dictionary has all needed entries and none but those named, each of its form. */
export function hasShape({ entries }: PdfDictionary, { needed = {}, optional = {} }: DictionaryShape): boolean {
  const shapes = new Map([...Object.entries(needed), ...Object.entries(optional)])
  const areAllThere = Object.keys(needed).every((key) => entries.has(key))
  return areAllThere && [...entries].every(([key, value]) => shapes.get(key)?.(value) === true)
}
