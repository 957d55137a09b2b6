import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { explainEntitlements, readEntitlements } from './entitlement.ts'
import { ENTITLEMENT_RULE_TEXTS } from './entitlement-rule.ts'

const PREFIX = 'urn:mace:example.gr:perga:helpdesk'
const read = (...ends: string[]) =>
  readEntitlements(
    ends.map((end) => `${PREFIX}:${end}`),
    PREFIX,
  )
const rules = (...ends: string[]) =>
  explainEntitlements(
    ends.map((end) => `${PREFIX}:${end}`),
    PREFIX,
  ).findings.map(({ rule }) => rule)

describe('one value', () => {
  test('H1: is department, role and, optionally, levels; a trailing colon is accepted', () => {
    const resolve = { maintainerId: '512', role: 'resolve', levels: [] }
    expect(read('512:resolve')).toEqual([resolve])
    expect(read('512:resolve:')).toEqual([resolve])
    expect(read('512:resolve:6')).toEqual([{ ...resolve, levels: ['6'] }])
    expect(read('512:resolve:6:')).toEqual([{ ...resolve, levels: ['6'] }])
    expect(read('0:view')).toEqual([{ maintainerId: '0', role: 'view', levels: [] }])
  })

  test.each([
    ['512::6', 'role'],
    ['512:', 'role'],
    ['512::', 'role'],
    ['512:View', 'role'],
    ['512:admin', 'role'],
    ['512', 'parts'],
    ['512:view:6:7', 'parts'],
    ['512:view::', 'parts'],
    [':view', 'maintainer'],
    ['abc:view', 'maintainer'],
    ['00:view', 'maintainer'],
    ['-1:view', 'maintainer'],
    ["1' or '1'='1:view", 'maintainer'],
  ])('H1: %j grants nothing: %s', (end, rule) => {
    expect(read(end)).toEqual([])
    expect(rules(end)).toEqual([rule])
  })

  test('H4: several levels are separated by commas', () => {
    expect(read('512:full:6,8')).toEqual([{ maintainerId: '512', role: 'full', levels: ['6', '8'] }])
    expect(read('512:full:8,6,8')).toEqual([{ maintainerId: '512', role: 'full', levels: ['6', '8'] }])
  })

  test.each([['67'], ['5'], ['6,'], [',6'], ['6;8'], ['6 8'], ['6,9'], ['646']])(
    'H4: %j is no list of levels',
    (levels) => {
      expect(read(`512:view:${levels}`)).toEqual([])
      expect(rules(`512:view:${levels}`)).toEqual(['level'])
    },
  )

  test('a value of another service is no concern of ours, nor does it count in the set', () => {
    const values = ['urn:mace:example.gr:library:512:view', `${PREFIX}x:512:view`, PREFIX, `${PREFIX}:512:view`]
    expect(readEntitlements(values, PREFIX)).toEqual([{ maintainerId: '512', role: 'view', levels: [] }])
  })
})

describe('the whole set', () => {
  test('departments stand side by side', () => {
    expect(read('512:resolve:6', '423:view', '0:view').map(({ maintainerId }) => maintainerId)).toEqual([
      '512',
      '423',
      '0',
    ])
  })

  test('H2: code 0 with any level voids it', () => {
    expect(read('512:resolve', '0:view:6')).toEqual([])
    expect(read('512:resolve', '0:view:67')).toEqual([])
    expect(read('512:resolve', '0::6')).toEqual([])
    expect(read('512:resolve', '0:view:')).toHaveLength(2)
  })

  test('H3: a department named twice voids it, even by the same value or a broken one', () => {
    expect(read('512:view', '512:resolve', '423:view')).toEqual([])
    expect(read('512:view', '512:view')).toEqual([])
    expect(read('512:view', '512:', '423:view')).toEqual([])
  })

  test('any other fault voids only its own value', () => {
    expect(read('512:view:67', '423:view')).toEqual([{ maintainerId: '423', role: 'view', levels: [] }])
  })

  test('H8: the explanation names the rule at each value, which both languages put in words', () => {
    expect(rules('512:view', '512:full', '0:view:6', '7:x')).toEqual([
      'repeated-maintainer',
      'repeated-maintainer',
      'whole-institution-with-level',
      'role',
    ])
    for (const text of Object.values(ENTITLEMENT_RULE_TEXTS)) expect(text.el).not.toBe(text.en)
    expect(explainEntitlements(['x'], PREFIX).findings).toEqual([{ value: 'x', rule: 'other-prefix' }])
  })
})

// A second reading of spec 2 §5: each part is drawn with its verdict, so that nothing is parsed here.
const MAINTAINERS = ['0', '512', '423', '7'] as const
const ROLES = [
  { text: 'view', isRole: true },
  { text: 'full', isRole: true },
  { text: '', isRole: false },
  { text: 'owner', isRole: false },
]
const LEVELS = [
  { text: '', levels: [] },
  { text: ':', levels: [] },
  { text: ':6', levels: ['6'] },
  { text: ':6,8', levels: ['6', '8'] },
  { text: ':67', levels: null },
  { text: ':x', levels: null },
]
const anyValue = fc.record({
  maintainer: fc.constantFrom(...MAINTAINERS),
  role: fc.constantFrom(...ROLES),
  level: fc.constantFrom(...LEVELS),
})

test('H1 H2 H3 H4: any set grants what a table of its parts says', () => {
  fc.assert(
    fc.property(fc.array(anyValue, { maxLength: 5 }), (set) => {
      const isRepeated = MAINTAINERS.some((id) => set.filter(({ maintainer }) => maintainer === id).length > 1)
      const isWholeWithLevel = set.some(({ maintainer, level }) => maintainer === '0' && level.text.length > 1)
      const good = set.filter(({ role, level }) => role.isRole && level.levels !== null)
      const expected = good.map((value) => [value.maintainer, value.role.text, value.level.levels])
      const granted = read(...set.map(({ maintainer, role, level }) => `${maintainer}:${role.text}${level.text}`))
      expect(granted.map(({ maintainerId, role, levels }) => [maintainerId, role, levels])).toEqual(
        isRepeated || isWholeWithLevel ? [] : expected,
      )
    }),
    { numRuns: 5000 },
  )
})

test('H1: any text at all is read without throwing', () => {
  fc.assert(
    fc.property(fc.array(fc.string({ unit: 'binary' })), (ends) => {
      for (const { role } of read(...ends)) expect(['view', 'assign', 'resolve', 'full']).toContain(role)
    }),
  )
})
