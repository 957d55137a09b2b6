import { ISCED_FIELDS } from './isced-field-codes.ts'
import type { Locale } from './locale.ts'

/** A detailed field of education, four digits (ISCED-F 2013). */
export type IscedField = (typeof ISCED_FIELDS)[number]['code']

/** The value as a detailed field of ISCED-F 2013, else null. */
export function parseIscedField(value: string): IscedField | null {
  return ISCED_FIELDS.find(({ code }) => code === value)?.code ?? null
}

/** The name of a field of education; empty for a code outside the list. */
export function iscedFieldName(field: string, locale: Locale): string {
  return ISCED_FIELDS.find(({ code }) => code === field)?.[locale] ?? ''
}
