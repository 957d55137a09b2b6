import type { Locale } from '@perga/domain'
import type { Parts } from './parts.ts'

/** Stands for the origin in a drawn page until the server, which alone knows it, puts it in. */
const ORIGIN = 'https://origin.invalid'
const SHORTEST_DESCRIPTION = 30
const LONGEST_DESCRIPTION = 160

interface DrawnPage {
  /** Null for the page that stands for unknown addresses: it has no address of its own. */
  readonly path: string | null
  readonly locale: Locale
  /** What React has drawn: the `<title>`, then the page. */
  readonly html: string
  readonly parts: Parts
}

/** Puts a drawn page into the built entry of its site. Throws for a page that has no title or no heading. */
export function fillPage(template: string, { path, locale, html, parts }: DrawnPage): string {
  const [whole = '', title] = /<title>([^<]*)<\/title>/.exec(html) ?? []
  if (title === undefined || !html.includes('<h1')) throw new Error('it has no title or no heading')
  const body = html.replace(whole, '')
  const head = [
    `<title>${title}</title>`,
    `<meta name="description" content="${describe(body) ?? title}" />`,
    ...(path === null ? ['<meta name="robots" content="noindex" />'] : addressLinks(path, locale)),
  ]
  return inOrder(template)
    .replace(/<html lang="\w+">/, `<html lang="${locale}">`)
    .replace(/<title>[^<]*<\/title>/, () => head.join('\n    '))
    .replace('</head>', () => `  ${partLinks(parts, template).join('\n    ')}\n  </head>`)
    .replace('<div id="root"></div>', () => `<div id="root">${body}</div>`)
}

/** Greek stands at the address itself, English at `?lang=en`: so the server answers whoever brings no cookie. */
function addressLinks(path: string, locale: Locale): string[] {
  const address = { el: ORIGIN + path, en: `${ORIGIN}${path}?lang=en` }
  return [
    `<link rel="canonical" href="${address[locale]}" />`,
    `<link rel="alternate" hreflang="el" href="${address.el}" />`,
    `<link rel="alternate" hreflang="en" href="${address.en}" />`,
    `<link rel="alternate" hreflang="x-default" href="${address.el}" />`,
  ]
}

/** What the page needs beyond the entry, named in advance: styles before the first paint, scripts while it is read. */
function partLinks({ scripts, styles }: Parts, template: string): string[] {
  const isNew = (file: string) => !template.includes(`"/${file}"`)
  return [
    ...styles.filter(isNew).map((file) => `<link rel="stylesheet" crossorigin href="/${file}" />`),
    ...scripts
      .filter(isNew)
      .map((file) => `<link rel="modulepreload" fetchpriority="low" crossorigin href="/${file}" />`),
  ]
}

/** The page can be read without its scripts: they must not take the line from the styles, for which its first paint waits. */
const inOrder = (template: string): string =>
  template.replace(/<script type="module"|<link rel="modulepreload"/g, '$& fetchpriority="low"')

/** The introduction of the page, or the first sentences of its content: at most 160 characters, ended at a word. */
function describe(body: string): string | undefined {
  const content = body.slice(body.indexOf('<h1'))
  const candidates = [...content.matchAll(/<p class="page__intro">(.*?)<\/p>|<(?:p|li)>(.*?)<\/(?:p|li)>/gs)]
  const texts = candidates.map(([, intro = '', first = '']) => (intro + first).replace(/<[^>]*>/g, '').trim())
  const text = texts.find(({ length }) => length >= SHORTEST_DESCRIPTION)
  if (text === undefined || text.length <= LONGEST_DESCRIPTION) return text
  return `${text.slice(0, text.lastIndexOf(' ', LONGEST_DESCRIPTION - 1))}…`
}
