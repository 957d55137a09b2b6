import { INSTITUTION_STATUS } from '@perga/contracts'
import {
  CURRENT_LAYOUT,
  DIPLOMA_FIELDS,
  type DisclosureRules,
  disclose,
  readDegreeRecord,
  type Scope,
} from '@perga/domain'
import { describe, expect, test } from 'vitest'
import { composeDiploma } from '../diplomas/compose-diploma.ts'
import { contentHash } from '../diplomas/content-hash.ts'
import type { DegreeReader } from '../diplomas/read-degrees.ts'
import { compareRelease } from './compare-content.ts'
import { rebuildRelease } from './rebuild-release.ts'
import { type GoldenRelease, goldenLayouts, readGolden } from './testing/golden-release.ts'

/** The list of a later version of the service, which knows one more fact. */
const LATER: DisclosureRules = { ...DIPLOMA_FIELDS, invented: { scope: 'title', since: CURRENT_LAYOUT + 1 } }

const GOLDEN = goldenLayouts().flatMap(readGolden)

/** The degree of a golden release as it is read today, composed with its template, with `more` facts. */
function readerOf({ record: raw, template }: GoldenRelease, more: Record<string, string | null> = {}) {
  const { record } = readDegreeRecord(raw)
  if (record === null) throw new Error('the record is usable')
  const facts = { ...composeDiploma(record, template), ...more }
  const reader: Pick<DegreeReader, 'recordByKey' | 'underTemplate'> = {
    recordByKey: async () => ({ status: INSTITUTION_STATUS.answered, record }),
    underTemplate: async () => facts,
  }
  // A comparison asks for nothing else.
  return { reader: reader as DegreeReader, facts }
}

async function compare(golden: GoldenRelease, more = {}, fields: DisclosureRules = DIPLOMA_FIELDS) {
  const comparison = await compareRelease(golden.stored, readerOf(golden, more).reader, fields)
  if (comparison.result !== 'compared') throw new Error(`not compared: ${comparison.result}`)
  return comparison
}

const TODAY = { name: 'by the fields of today', more: {}, fields: DIPLOMA_FIELDS as DisclosureRules }
const WITH_VALUE = { name: 'by a list with a later field that has a value', more: { invented: '240' }, fields: LATER }
const WITH_NULL = { name: 'by a list with a later field that is null', more: { invented: null }, fields: LATER }

describe.each([TODAY, WITH_VALUE, WITH_NULL])('V2: the releases of every layout, $name', ({ more, fields }) => {
  test.each(GOLDEN.map((golden) => [golden.stored.scopes.join(' '), golden.stored.position, golden] as const))(
    '%s of degree %i are unchanged and rebuilt byte for byte',
    async (_scopes, _position, golden) => {
      const comparison = await compare(golden, more, fields)
      expect(comparison.isUnchanged).toBe(true)
      const rebuilt = rebuildRelease(golden.stored, comparison.facts)
      if (rebuilt === null) throw new Error('the payload is another one')
      const { augmented, ...answered } = rebuilt
      expect(answered).toEqual(golden.answered)
      expect(answered.payload).toBe(golden.answered.payload)
      expect(augmented).toEqual(golden.answered.jades)
    },
  )
})

test('every layout has its golden releases, of each scope and of all, with facts that are not held', () => {
  expect(goldenLayouts()).toEqual(Array.from({ length: CURRENT_LAYOUT }, (_, index) => index + 1))
  for (const layout of goldenLayouts()) {
    const releases = readGolden(layout)
    expect(releases.every(({ stored }) => stored.layout_version === layout)).toBe(true)
    const known = Object.values(DIPLOMA_FIELDS).filter(({ since }) => since <= layout)
    const scopes = new Set(known.map(({ scope }) => scope))
    for (const scope of scopes) {
      expect(releases.some(({ stored }) => stored.scopes.join() === scope)).toBe(true)
    }
    expect(releases.some(({ answered }) => Object.values(answered.diploma).includes(null))).toBe(true)
    expect(releases.some(({ stored }) => stored.scopes.length === scopes.size)).toBe(true)
  }
})

test('V2: a fact that has changed is seen under its scope, whatever list it is compared by', async () => {
  for (const golden of GOLDEN) {
    const isDisclosed = golden.stored.scopes.includes('dates')
    for (const fields of [DIPLOMA_FIELDS, LATER]) {
      const comparison = await compare(golden, { validFrom: '19991231' }, fields)
      expect(comparison.isUnchanged).toBe(!isDisclosed)
      expect(rebuildRelease(golden.stored, comparison.facts) === null).toBe(isDisclosed)
    }
  }
})

describe('a release of a later layout', () => {
  const [golden] = GOLDEN
  if (golden === undefined) throw new Error('there is a release')
  const { stored } = golden
  const layout = CURRENT_LAYOUT + 1
  // Its scopes were checked when it was made.
  const released = disclose(readerOf(golden).facts, stored.scopes as Scope[], CURRENT_LAYOUT)
  const disclosed = { ...released, invented: '240' }
  const bound = { salt: stored.content_salt, layout, templateVersionId: stored.template_version_id }
  const later = {
    ...golden,
    stored: { ...stored, layout_version: layout, content_hash: contentHash(disclosed, bound) },
  }

  test('is compared with its later field by a service that knows it', async () => {
    expect((await compare(later, { invented: '240' }, LATER)).isUnchanged).toBe(true)
    expect((await compare(later, { invented: '180' }, LATER)).isUnchanged).toBe(false)
  })

  test('V2: cannot be compared by a service that does not know the layout, rather than reading as changed', async () => {
    const { reader } = readerOf(later, { invented: '240' })
    expect(await compareRelease(later.stored, reader)).toEqual({ result: 'unavailable' })
  })
})
