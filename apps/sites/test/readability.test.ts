import { globSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { LOCALES, type Locale } from '@perga/domain'
import { describe, expect, test } from 'vitest'
import { proseIn, readability } from './readability.ts'

const SITES = join(import.meta.dirname, '..')
const IGNORED = ['node_modules/**', 'dist/**']

// Below 40 a text is easy to read, below 50 it is like a newspaper, above 60 like a law. Greek, counted as here, measures
// about five lower. Guides and articles for developers and staff have to name standards.
const HARDEST: Record<Locale, number> = { el: 35, en: 40 }
const HARDEST_FOR_EXPERTS: Record<Locale, number> = { el: 40, en: 45 }
const LONGEST_SENTENCE = 28

/** Everything that a visitor reads: the catalogues, and the content that editors write. */
const sources = [
  ...globSync('*/catalogues/**/*.po', { cwd: SITES, exclude: IGNORED }).map((path) => dirname(path)),
  ...globSync('*/content/**/*.ts', { cwd: SITES, exclude: IGNORED }),
]

async function textsIn(source: string): Promise<string[]> {
  if (source.endsWith('.ts')) return stringsOf(await import(join(SITES, source)))
  const catalogues = await Promise.all(LOCALES.map((locale) => readFile(join(SITES, source, `${locale}.po`), 'utf8')))
  return catalogues.flatMap((catalogue) =>
    [...catalogue.matchAll(/^msgstr ((?:".*"\n?)+)/gm)].slice(1).map(([, lines = '']) => unquote(lines)),
  )
}

const unquote = (lines: string) => [...lines.matchAll(/^(".*")$/gm)].map(([, line = '""']) => JSON.parse(line)).join('')

function stringsOf(content: unknown): string[] {
  if (typeof content === 'string') return [content]
  // A sample of code is no prose.
  if (typeof content !== 'object' || content === null || 'code' in content) return []
  return Object.values(content).flatMap(stringsOf)
}

describe.each(LOCALES)('A6: in plain language (%s)', (locale) => {
  test.each([...new Set(sources)])('%s', async (source) => {
    const prose = proseIn(await textsIn(source), locale)
    if (prose.length === 0) return
    const { words, lix, longestSentence, longest } = readability(prose, locale)
    expect(longestSentence, longest).toBeLessThanOrEqual(LONGEST_SENTENCE)
    const isForExperts = source.includes('content/documentation/') || source.includes('content/news/')
    if (words >= 60) expect(lix).toBeLessThanOrEqual((isForExperts ? HARDEST_FOR_EXPERTS : HARDEST)[locale])
  })
})

test('A6: the measure tells hard texts from easy ones', () => {
  const easy = readability(['You log in. You choose a degree. You get a link.'], 'en')
  const hard = readability(
    [
      'Notwithstanding applicable institutional authorisation requirements, organisations requesting verification must demonstrate representation.',
    ],
    'en',
  )
  expect(easy.lix).toBeLessThan(20)
  expect(hard.lix).toBeGreaterThan(60)
  expect(hard.longestSentence).toBe(11)
})
