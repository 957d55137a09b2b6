import { expect, test } from 'vitest'
import { overBudget, type PageParts, pageSizes } from './page-sizes.ts'

const landing = { site: 'service', pattern: '/', locale: 'el', scripts: ['a.js', 'b.js'], styles: ['a.css'] }
const terms = { site: 'service', pattern: '/terms', locale: 'el', scripts: ['a.js', 'c.js'], styles: ['big.css'] }
const WEIGHTS: Record<string, number> = {
  'a.js': 100_000,
  'b.js': 15_000,
  'c.js': 30_001,
  'a.css': 8000,
  'big.css': 9000,
}
const faults = (pages: PageParts[], weights = WEIGHTS) =>
  overBudget(pageSizes(pages, (file) => weights[file] ?? Number.NaN))

test('a page that weighs exactly its budget keeps to it', () => {
  expect(faults([landing])).toEqual([])
})

test('the landing page has budgets of its own for scripts and styles', () => {
  expect(faults([landing], { ...WEIGHTS, 'b.js': 15_001, 'a.css': 8001 })).toEqual([
    expect.stringMatching(/^service \/ el +JS +115\.0 kB of 115 kB$/),
    expect.stringMatching(/^service \/ el +CSS +8\.0 kB of 8 kB$/),
  ])
})

test('any other page has a budget for its scripts', () => {
  expect(faults([landing, terms])).toEqual([expect.stringMatching(/^service \/terms el +JS +130\.0 kB of 130 kB$/)])
})

test('the home of another site is no landing page', () => {
  expect(faults([{ ...landing, site: 'desk' }], { ...WEIGHTS, 'b.js': 29_000 })).toEqual([])
})
