import { globSync, readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { FIELD_LABELS, type Locale, SCOPE_TEXTS } from '@perga/domain'

const SITES = fileURLToPath(new URL('../../apps/sites', import.meta.url))

/** The texts of the sites as a reader of `locale` sees them, by their English source. Throws for a text that has none. */
export function siteTexts(locale: Locale): (english: string) => string {
  const files = globSync(`*/catalogues/**/${locale}.po`, { cwd: SITES })
  const entries = files.flatMap((file) => readCatalogue(readFileSync(`${SITES}/${file}`, 'utf8')))
  const texts = new Map([...domainTexts(locale), ...entries])
  return (english) => {
    const text = texts.get(english)
    if (text === undefined || text === '') throw new Error(`no ${locale} text for «${english}»`)
    return text
  }
}

// Labels of fields and scopes stand in `domain`, which has no catalogue.
function domainTexts(locale: Locale): [string, string][] {
  const texts = [...Object.values(FIELD_LABELS), ...Object.values(SCOPE_TEXTS).flatMap((text) => Object.values(text))]
  return texts.map((text) => [text.en, text[locale]])
}

function readCatalogue(catalogue: string): [string, string][] {
  return catalogue.split('\n\n').flatMap((entry): [string, string][] => {
    const source = joinLines(/^msgid ((?:"(?:[^"\\]|\\.)*"\n?)+)/m.exec(entry)?.[1])
    const text = joinLines(/^msgstr ((?:"(?:[^"\\]|\\.)*"\n?)+)/m.exec(entry)?.[1])
    return source === '' ? [] : [[source, text]]
  })
}

function joinLines(quoted: string | undefined): string {
  const lines = quoted?.trim().split('\n') ?? []
  // Each line is a quoted string of the PO format, which JSON reads too.
  return lines.map((line) => JSON.parse(line) as string).join('')
}
