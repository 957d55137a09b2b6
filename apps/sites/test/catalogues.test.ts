import { globSync } from 'node:fs'
import { readdir, readFile } from 'node:fs/promises'
import { dirname, join, relative } from 'node:path'
import { expect, test } from 'vitest'
import { SCREENS } from './every-page.ts'

const ROOT = join(import.meta.dirname, '..')
const catalogued = (await readdir(ROOT, { recursive: true, withFileTypes: true }))
  .filter(({ name, parentPath }) => name === 'el.po' && !parentPath.includes('node_modules'))
  .map(({ parentPath }) => relative(ROOT, parentPath))

interface Entry {
  readonly id: string
  readonly text: string
}

async function readCatalogue(folder: string, locale: string): Promise<Entry[]> {
  const source = await readFile(join(ROOT, folder, `${locale}.po`), 'utf8')
  return [...source.matchAll(/^msgid ((?:".*"\n)+)msgstr ((?:".*"\n?)+)/gm)]
    .map(([, id = '', text = '']) => ({ id: unquote(id), text: unquote(text) }))
    .filter(({ id }) => id !== '')
}

const unquote = (lines: string) => [...lines.matchAll(/^(".*")$/gm)].map(([, line = '""']) => JSON.parse(line)).join('')
const placeholders = (text: string) => [...new Set(text.match(/\{\w+(?=[,}])|<\/?\d+/g))].sort()

test.each(catalogued)('every text of %s is translated into Greek', async (folder) => {
  const entries = await readCatalogue(folder, 'el')
  expect(entries.length).toBeGreaterThan(0)
  expect(entries.filter(({ text }) => text === '').map(({ id }) => id)).toEqual([])
})

test.each(catalogued)('the Greek texts of %s keep every placeholder', async (folder) => {
  const lost = (await readCatalogue(folder, 'el')).filter(
    ({ id, text }) => placeholders(id).join() !== placeholders(text).join(),
  )
  expect(lost.map(({ id }) => id)).toEqual([])
})

test('two catalogues never translate one text differently', async () => {
  const all = (await Promise.all(catalogued.map((folder) => readCatalogue(folder, 'el')))).flat()
  const byId = Map.groupBy(all, ({ id }) => id)
  const torn = [...byId.values()].filter((entries) => new Set(entries.map(({ text }) => text)).size > 1)
  expect(torn.map(([entry]) => entry?.id)).toEqual([])
})

const sites = [...new Set(catalogued.map((folder) => folder.split('/')[0] ?? ''))].filter((site) => site !== 'shell')

test.each(sites)('the screens of %s are walked, so that a text of it that is in no catalogue is found', (site) => {
  const base = site === 'service' ? '/' : `/${site}/`
  expect(Object.values(SCREENS).some(({ path }) => path.startsWith(base))).toBe(true)
})

test('every site has its catalogue', () => {
  const entries = globSync('*/main.tsx', { cwd: ROOT }).map((path) => dirname(path))
  expect(sites.sort()).toEqual(entries.sort())
})
