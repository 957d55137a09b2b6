import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { expect, test } from 'vitest'

const ROOT = join(import.meta.dirname, '..')
const sites = (await readdir(ROOT, { withFileTypes: true }))
  .filter((entry) => entry.isDirectory())
  .map(({ name }) => name)

interface Entry {
  readonly id: string
  readonly text: string
}

async function readCatalogue(site: string, locale: string): Promise<Entry[]> {
  const source = await readFile(join(ROOT, site, 'catalogues', `${locale}.po`), 'utf8').catch(() => '')
  return [...source.matchAll(/^msgid ((?:".*"\n)+)msgstr ((?:".*"\n?)+)/gm)]
    .map(([, id = '', text = '']) => ({ id: unquote(id), text: unquote(text) }))
    .filter(({ id }) => id !== '')
}

const unquote = (lines: string) => [...lines.matchAll(/^(".*")$/gm)].map(([, line = '""']) => JSON.parse(line)).join('')
const placeholders = (text: string) => [...new Set(text.match(/\{\w+|<\/?\d+/g))].sort()

const catalogued = sites.filter((site) => !['dist', 'test', 'public', 'node_modules'].includes(site))

test.each(catalogued)('every text of %s is translated into Greek', async (site) => {
  const entries = await readCatalogue(site, 'el')
  expect(entries.length).toBeGreaterThan(0)
  expect(entries.filter(({ text }) => text === '').map(({ id }) => id)).toEqual([])
})

test.each(catalogued)('the Greek texts of %s keep every placeholder', async (site) => {
  const lost = (await readCatalogue(site, 'el')).filter(
    ({ id, text }) => placeholders(id).join() !== placeholders(text).join(),
  )
  expect(lost.map(({ id }) => id)).toEqual([])
})

test('two catalogues never translate one text differently', async () => {
  const all = (await Promise.all(catalogued.map((site) => readCatalogue(site, 'el')))).flat()
  const byId = Map.groupBy(all, ({ id }) => id)
  const torn = [...byId.values()].filter((entries) => new Set(entries.map(({ text }) => text)).size > 1)
  expect(torn.map(([entry]) => entry?.id)).toEqual([])
})
