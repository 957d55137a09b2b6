import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { activeBanners, readBanners } from './banners.ts'

const banner = {
  id: 'works',
  text: { el: 'Εργασίες', en: 'Works' },
  from: '2026-09-20T00:00:00+03:00',
  until: '2026-09-22T00:00:00+03:00',
  dismissible: true,
}
const during = Date.parse('2026-09-21T12:00:00+03:00')

test('G0: no banner is shown by default', () => {
  const file = join(import.meta.dirname, '../../public/banners/index.json')
  expect(JSON.parse(readFileSync(file, 'utf8'))).toEqual([])
})

test('P8: a banner is shown from its beginning until before its end', () => {
  expect(activeBanners([banner], during, new Set())).toEqual([banner])
  expect(activeBanners([banner], Date.parse(banner.from), new Set())).toEqual([banner])
  expect(activeBanners([banner], Date.parse(banner.from) - 1, new Set())).toEqual([])
  expect(activeBanners([banner], Date.parse(banner.until), new Set())).toEqual([])
})

test('P8: a dismissed banner stays away, one that cannot be dismissed does not', () => {
  expect(activeBanners([banner], during, new Set(['works']))).toEqual([])
  expect(activeBanners([{ ...banner, dismissible: false }], during, new Set(['works']))).toHaveLength(1)
})

test('P8: what an operator wrote wrongly is left out, and the rest is shown', () => {
  const slips = [
    null,
    'works',
    { ...banner, id: 'two words' },
    { ...banner, text: { el: 'Εργασίες' } },
    { ...banner, text: { el: 'Εργασίες', en: ' ' } },
    { ...banner, from: 'tomorrow' },
    { ...banner, until: undefined },
    { ...banner, dismissible: 'yes' },
  ]
  expect(readBanners([...slips, banner])).toEqual([banner])
  for (const written of [null, {}, banner, 'text']) expect(readBanners(written)).toEqual([])
})
