import { globSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { presentations } from '../presentations/slides.ts'
import { twinFaults } from './content-twins.ts'

const SITES = join(import.meta.dirname, '..')
const load = (path: string): Promise<Record<string, unknown>> => import(join(SITES, path))
const files = globSync('*/content/**/*.ts', { cwd: SITES }).sort()

const greekFiles = files.filter((path) => path.endsWith('-el.ts'))
const both = (content: unknown): content is { el: unknown; en: unknown } =>
  typeof content === 'object' && content !== null && 'el' in content && 'en' in content

test('what is written in one language has a file in the other', () => {
  const englishOf = greekFiles.map((path) => path.replace(/-el\.ts$/, '-en.ts'))
  expect(files.filter((path) => path.endsWith('-en.ts'))).toEqual(englishOf.sort())
  expect(greekFiles.length).toBeGreaterThan(0)
})

test.each(greekFiles)('%s and its English twin differ in nothing but their words', async (path) => {
  const [greek] = Object.values(await load(path))
  const [english] = Object.values(await load(path.replace(/-el\.ts$/, '-en.ts')))
  expect(twinFaults(greek, english)).toEqual([])
})

test('terms, statement, articles and guides differ in nothing but their words in the two languages', async () => {
  const contents = (await Promise.all(files.map(load))).flatMap(Object.entries).filter(([, content]) => both(content))
  expect(contents.map(([name]) => name)).toEqual(
    expect.arrayContaining(['terms', 'accessibility', 'jades', 'emrex', 'graduatesGuide', 'verifiersGuide']),
  )
  expect(contents.flatMap(([name, { el, en }]) => twinFaults(el, en, name))).toEqual([])
})

test('the presentations have the same slides in the two languages', () => {
  expect(presentations.flatMap(({ name, slides }) => twinFaults(slides.el, slides.en, name))).toEqual([])
})

test('a missing part, another length and an untranslated text are found', () => {
  const article = { title: 'Τίτλος', points: ['ένα', 'δύο'], href: '/terms' }
  expect(twinFaults(article, { title: 'Title', points: ['one'], href: '/terms' })).toEqual([
    'points.1: δύο and undefined',
  ])
  expect(twinFaults(article, { title: '', points: ['one', 'two'], href: '/terms' })).toEqual(['title: a text is empty'])
  const astray = { href: '/terms' }
  expect(twinFaults(astray, { href: '/figures' })).toEqual(['href: /figures'])
  expect(twinFaults({ href: '/a-el.pdf' }, { href: '/a-en.pdf' })).toEqual([])
  const untranslated = { text: 'This is not Greek' }
  expect(twinFaults(untranslated, untranslated)).toEqual(['text: “This is not Greek” is not translated'])
  expect(twinFaults({ level: 2 }, { level: 3 })).toEqual(['level: 2 and 3'])
})
