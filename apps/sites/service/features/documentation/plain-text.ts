/** The text of a template without HTML tags, as it goes into a mail link (spec 2 §2.6). */
export function plainText(html: string): string {
  return html
    .replace(/<br\s*\/?>/gi, '\n')
    .replace(/<\/?[a-z][^<>]*>/gi, '')
    .trim()
}
