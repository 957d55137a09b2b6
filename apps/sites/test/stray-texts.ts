import { globSync } from 'node:fs'
import { join } from 'node:path'
import { FIELD_LABELS, SCOPE_TEXTS } from '@perga/domain'
import type { Page } from 'playwright-core'
import { PSEUDO } from './pseudo-locale.ts'

const SITES = join(import.meta.dirname, '..')

/** Latin words of the page and of its title that stand in no pseudo brackets; names, codes and addresses are data. */
export async function strayTexts(page: Page): Promise<string[]> {
  const texts = await page.evaluate(() => {
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
    const found: string[] = []
    for (let node = walker.nextNode(); node !== null; node = walker.nextNode()) {
      // A picture breaks its texts into lines; its list beside it has them whole.
      if (node.parentElement?.closest('svg[aria-hidden="true"]')) continue
      // Names of fields, samples, identifiers: the same in every language.
      if (node.parentElement?.closest('code')) continue
      const block = node.parentElement?.closest('p, li, h1, h2, h3, label, dt, dd, legend') ?? node.parentElement
      found.push(`${block?.textContent ?? node.textContent}`)
    }
    const labels = ['aria-label', 'placeholder', 'alt', 'title'].flatMap((name) =>
      [...document.body.querySelectorAll(`[${name}]`)].map((element) => element.getAttribute(name) ?? ''),
    )
    return [...found, ...labels, document.title.replace(/ – Digital Diplomas$/, '')]
  })
  const marked = new RegExp(`${PSEUDO.start}.*${PSEUDO.end}`, 's')
  return [...new Set(texts.map((text) => text.trim()))].filter(
    (text) =>
      /[A-Za-z]{3}/.test(text) && !marked.test(text) && !isContent(text) && !DATA.some((data) => data.test(text)),
  )
}

/** Every text that editors write, and the labels that stand in `domain`; a text on the page may be a few of them in a row. */
const CONTENT = [...(await readContent()), ...textsOf(FIELD_LABELS), ...textsOf(SCOPE_TEXTS)].sort(
  (one, other) => other.length - one.length,
)

async function readContent(): Promise<Set<string>> {
  const files = globSync('*/content/**/*.ts', { cwd: SITES })
  const contents = await Promise.all(files.map((file) => import(join(SITES, file))))
  return new Set(contents.flatMap(textsOf))
}

function textsOf(content: unknown): string[] {
  if (typeof content === 'string') return [content.trim()]
  return typeof content === 'object' && content !== null ? Object.values(content).flatMap(textsOf) : []
}

function isContent(text: string): boolean {
  let rest = text
  for (const known of [...CONTENT].sort((one, other) => other.length - one.length)) rest = rest.replaceAll(known, '')
  return !/[A-Za-z]{3}/.test(rest)
}

const DATA = [
  // The text of a refusal comes from the server, in both languages.
  /^Your checks are suspended\.$|^Requests wait with this group\. Give them to others first\.$/,
  // Dates and levels are put in words by `domain`, which has no catalogue.
  /^\d{1,2} \w+ \d{4} at \d\d:\d\d$|^(Bachelor|Master|Doctorate)$| · (Bachelor|Master)/,
  // A public key.
  /^\{"kty":/,
  // What the mock server says.
  /^Not found\.$/,
  // Of a sealed file: its name, its level, its date, and the sentences of the validation, which the server tells.
  /^diploma\.pdf$|^B-LTA$|^\d{1,2} \w+ \d{4}$|^The signature is valid\.$| – yes$/,
  // Days and months of figures, as the browser writes them; an address of mail.
  /^([A-Z][a-z]{2,8} \d{1,4})+(: .*)?$|^[\w.]+@[\w.]+\.example$/,
  // Invented people, whom the sandbox describes.
  /^ELENI DOKIMI$|^TWO DEGREES$/,
  // References of requests, and entitlement values.
  /^[0-9A-Z]{10}$|^(urn:mace:[\w:.,-]+\s*)+$/,
  // Titles of templates and curricula; members of the provider with their address; the header that carries a key.
  /^(Undergraduate studies|Bachelor in (Informatics|Mathematics))/,
  /^\p{Script=Greek}+ \p{Script=Greek}+, [\w.]+@[\w.]+\.example$/u,
  /^Authorization: Bearer /,
  // What the server finds wrong in a file.
  /GRADE FROM 0 TO 1/,
  /^(EL, Ελληνικά|EN, English|, English)$/,
  /Digital Diplomas|University Network|perga\.example|uoa\.example/,
  // A file is called as its owner called it; a request has a reference of ten characters.
  /^\p{L}+\.(pdf|txt)$/u,
  /^[0-9A-HJKMNP-TV-Z]{10}$/,
  // The purpose of a reader is in its own words.
  /Hiring staff/,
  /Municipality of Alimounta|Civil Service Board|Recruitment Council|Orion Publishing|University of (Athens|Crete|West Attica)|Aristotle University|School of Informatics/,
  /^https?:\/\/|^[\w-]+\.[\w-]+\.[\w-]+$|^[0-9A-Z]{26}$/,
]
