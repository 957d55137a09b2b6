import { spawnSync } from 'node:child_process'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { WireDiploma } from '@perga/contracts'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { describePage } from '../page/describe-page.ts'
import { DEMO_DIPLOMA, DEMO_IDENTIFIER } from '../testing/demo-diploma.ts'
import { type ReadPdf, readPdf } from '../testing/read-pdf.ts'
import { createPageCompiler } from './compile-page.ts'

// The package is CommonJS: its function is the module.
const readCode: typeof import('jsqr').default = createRequire(import.meta.url)('jsqr')
const compile = createPageCompiler()
const origin = 'https://perga.example'
const jades = JSON.stringify({ payload: 'e30', protected: 'e30', signature: 'AA' })

function set(changes: Partial<WireDiploma> = {}, locale: 'el' | 'en' = 'el') {
  const page = describePage(
    { ...DEMO_DIPLOMA, ...changes },
    { locale, origin, identifier: DEMO_IDENTIFIER, seal: 'test' },
  )
  return compile({ page, attachment: jades, createdAt: 1_795_000_000 })
}

const bare = (text: string) => text.replace(/\s/g, '')
const shows = (pdf: ReadPdf, text: string) => bare(pdf.text).includes(bare(text))

function decode(modules: boolean[][]): string | undefined {
  const [scale, margin] = [4, 4]
  const side = (modules.length + 2 * margin) * scale
  const pixels = new Uint8ClampedArray(side * side * 4).fill(255)
  for (let at = 0; at < side * side; at++) {
    const [x, y] = [Math.floor((at % side) / scale) - margin, Math.floor(at / side / scale) - margin]
    if (modules[y]?.[x]) pixels.fill(0, at * 4, at * 4 + 3)
  }
  return readCode(pixels, side, side)?.data
}

test('V5: the code drawn in the file is the address of the check with the identifier', () => {
  for (const locale of ['el', 'en'] as const) {
    expect(decode(readPdf(set({}, locale)).modules)).toBe(`${origin}/v#${DEMO_IDENTIFIER}`)
  }
})

test('A2: the same identifier stands as text and the same address as a link', () => {
  const pdf = readPdf(set())
  expect(shows(pdf, DEMO_IDENTIFIER)).toBe(true)
  expect(pdf.source).toContain(`/URI (${origin}/v#${DEMO_IDENTIFIER})`)
})

test('A3: the file is tagged, names its language, and declares PDF/A-3a and PDF/UA-1 with an output intent', () => {
  const { source, objects } = readPdf(set({}, 'en'))
  const [catalog] = [...objects.values()].filter(({ dictionary }) => dictionary.includes('/Type /Catalog'))
  for (const part of ['/StructTreeRoot', '/Lang (en)', '/Marked true', '/OutputIntents', '/DisplayDocTitle true']) {
    expect(catalog?.dictionary).toContain(part)
  }
  expect(source).toContain('<pdfaid:part>3</pdfaid:part><pdfaid:conformance>A</pdfaid:conformance>')
  expect(source).toContain('<pdfuaid:part>1</pdfuaid:part>')
})

test('the JAdES signature is attached as the source of the page', () => {
  const { objects } = readPdf(set())
  const files = [...objects.values()]
  expect(files.some(({ dictionary }) => dictionary.includes('/AFRelationship /Source'))).toBe(true)
  const attached = files.find(({ dictionary }) => dictionary.includes('/Type /EmbeddedFile'))
  expect(attached?.dictionary).toContain('/Subtype /application#2Fjose+json')
  expect(attached?.stream.toString()).toBe(jades)
})

test('every disclosed fact stands on the page in both languages', () => {
  const greek = readPdf(set())
  for (const text of [
    'Πανεπιστήμιο Δοκιμών',
    'Μαΐα Υποδειγματάκη-Προϊστορή',
    '8,11',
    'Κατεύθυνση: Επινοημένα Συστήματα',
  ]) {
    expect(shows(greek, text)).toBe(true)
  }
  const english = readPdf(set({}, 'en'))
  for (const text of ['University of Trials', 'Maia Ypodeigmataki-Proistori', '8.11', 'Direction: Invented Systems']) {
    expect(shows(english, text)).toBe(true)
  }
})

test('markup in a name is text: nothing of it is obeyed', () => {
  const name = String.raw`#panic("x") $a$ \ [b] *c* _d_ @e <f> ${'`'}g${'`'} // #{1+1} = h`
  expect(shows(readPdf(set({ lastNameEl: name })), name)).toBe(true)
})

test('long names and notes of 40,000 characters go on over the pages, the last word too', () => {
  const word = 'Μακρυνάρι'.repeat(40)
  const notes = `${'Παρατήρηση με τόνους ΐ ΰ Ώ.\n'.repeat(1500)}Τέλος.`
  const pdf = readPdf(set({ lastNameEl: word, notes }))
  expect(pdf.pages).toBeGreaterThan(10)
  expect(shows(pdf, word)).toBe(true)
  expect(shows(pdf, notes.slice(-200))).toBe(true)
  expect(shows(pdf, DEMO_IDENTIFIER)).toBe(true)
})

test('a long double name goes on after its hyphen, and is not broken within its parts', () => {
  const part = 'Παπαχατζηκωνσταντινογιαννακοπούλου'
  const { text } = readPdf(set({ lastNameEl: `${part}-Οικονομοπαπαδημητροπούλου` }))
  expect(text.split('\n').some((line) => line.includes(part))).toBe(true)
})

test('no text of any kind makes the page fail', () => {
  fc.assert(
    fc.property(
      fc.string({ unit: 'binary', maxLength: 60 }),
      fc.string({ unit: 'grapheme', maxLength: 60 }),
      (one, other) => {
        expect(
          readPdf(set({ lastNameEl: one, notes: other, title: other, issuerInstitution: one })).pages,
        ).toBeGreaterThan(0)
      },
    ),
    { numRuns: 40 },
  )
})

const hasQpdf = spawnSync('qpdf', ['--version']).status === 0
if (!hasQpdf) console.warn('SKIPPED: qpdf is not installed, so the structure of typeset files is not judged by it.')

test.skipIf(!hasQpdf)('A3: qpdf finds no fault in the structure', () => {
  const folder = mkdtempSync(join(tmpdir(), 'perga-pdf-'))
  try {
    writeFileSync(join(folder, 'page.pdf'), set())
    const { stdout } = spawnSync('qpdf', ['--check', join(folder, 'page.pdf')])
    expect(stdout.toString()).toContain('No syntax or stream encoding errors')
  } finally {
    rmSync(folder, { recursive: true })
  }
})
