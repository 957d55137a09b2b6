import { ENTITLEMENT_ROLES, explainEntitlements, readEntitlement } from '@perga/domain'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { mendValue } from './mend-value.ts'

const PREFIX = 'urn:mace:example.gr:perga:helpdesk'

/** The proposals for the faults of one value. */
const mends = (value: string) =>
  explainEntitlements([value], PREFIX).findings.map(({ rule }) => mendValue(value, rule, PREFIX))

test.each([
  ['338:View', '338:view'],
  ['338: full :6', '338:full:6'],
  ['0338:view', '338:view'],
  ['338:full:67', '338:full:6,7'],
  ['338:full:8;6,', '338:full:6,8'],
  ['0:full:6', '0:full'],
])('H8: instead of %s the institution writes %s', (wrong, right) => {
  expect(mends(`${PREFIX}:${wrong}`)).toEqual([`${PREFIX}:${right}`])
})

test('H8: a value without the prefix, or with it in other letters, gets it', () => {
  expect(mends('338:view')).toEqual([`${PREFIX}:338:view`])
  expect(mends(`${PREFIX.toUpperCase()}:338:view`)).toEqual([`${PREFIX}:338:view`])
})

test.each(['urn:mace:dir:entitlement:common-lib-terms', `${PREFIX}:338`, `${PREFIX}:338:owner`, `${PREFIX}:abc:view`])(
  'H8: what was meant by %s nobody else can know',
  (value) => {
    expect(mends(value)).toEqual([null])
  },
)

test('H8: whatever is proposed reads without a fault', () => {
  const anyEnd = fc.tuple(
    fc.constantFrom('0', '338', '0338', 'x', ''),
    fc.constantFrom(...ENTITLEMENT_ROLES, 'View', ' full', 'owner', ''),
    fc.constantFrom('', ':', ':6', ':67', ':6;8', ':6, 7', ':9', ':6:7'),
  )
  fc.assert(
    fc.property(anyEnd, fc.boolean(), (parts, hasPrefix) => {
      const [code, role, level] = parts
      const value = `${hasPrefix ? `${PREFIX}:` : ''}${code}:${role}${level}`
      for (const proposal of mends(value)) {
        if (proposal !== null)
          expect(readEntitlement(proposal, PREFIX).outcome).toMatchObject({ maintainerId: expect.any(String) })
      }
    }),
  )
})
