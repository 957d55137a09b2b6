/** Markup that is safe to send: only `html` makes it, and it escapes every text put into it. */
export type Html = { readonly markup: string }
type Insert = Html | readonly Html[] | string | number | null

const ESCAPES: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&apos;',
}

/** `text` with the five characters escaped that mean something in HTML or XML. */
export function escapeMarkup(text: string): string {
  return text.replace(/[&<>"']/g, (character) => ESCAPES[character] ?? character)
}

function insert(value: Insert): string {
  if (value === null) return ''
  if (typeof value === 'string' || typeof value === 'number') return escapeMarkup(String(value))
  return 'markup' in value ? value.markup : value.map((part) => part.markup).join('')
}

/** A template tag: texts are escaped, markup made by `html` is kept, null is nothing. */
export function html(strings: TemplateStringsArray, ...values: readonly Insert[]): Html {
  return { markup: strings.map((text, index) => text + insert(values[index] ?? null)).join('') }
}
