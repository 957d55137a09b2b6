/** The two languages of the service; Greek is the default (spec 2 §9). */
export const LOCALES = ['el', 'en'] as const
export type Locale = (typeof LOCALES)[number]

/** The language rule of spec 2 §4: nothing chosen is Greek, `el` and `en` are themselves, any other value becomes `en`. */
export function toLocale(value: string | null | undefined): Locale {
  if (value === undefined || value === null || value === '') return 'el'
  return value === 'el' ? 'el' : 'en'
}
