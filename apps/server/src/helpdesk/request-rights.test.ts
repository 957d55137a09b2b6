import { expect, test } from 'vitest'
import { mayDo, type RequestAct, reachOf } from './request-rights.ts'
import { RIGHTS_TABLE } from './testing/rights-table.ts'

test('H5: the table covers every role, act, place and level', () => {
  const { roles, acts, places, levelSets } = RIGHTS_TABLE.dimensions
  expect(RIGHTS_TABLE.cells).toHaveLength(roles.length * acts.length * places.length * levelSets.length)
  expect(new Set(RIGHTS_TABLE.cells.map((cell) => JSON.stringify(cell))).size).toBe(RIGHTS_TABLE.cells.length)
})

test('H5: every cell of role × act × place × levels is as the table says', () => {
  const deviations = RIGHTS_TABLE.cells.filter((cell) => {
    const member = {
      institutionCode: 'auth',
      entitlements: [{ maintainerId: cell.maintainerId, role: cell.role, levels: cell.levels }],
    }
    return mayDo(member, cell.act, { institution: cell.institution, maintainerId: cell.department }) !== cell.allowed
  })
  expect(deviations).toEqual([])
})

test('H5: several entitlements add up, and none grants nothing', () => {
  const place = { institution: 'auth', maintainerId: '338' }
  const oversight = { maintainerId: '0', role: 'view' as const, levels: [] }
  const resolver = { maintainerId: '338', role: 'resolve' as const, levels: [] }
  const member = { institutionCode: 'auth', entitlements: [oversight, resolver] }
  expect(mayDo(member, 'resolve', place)).toBe(true)
  expect(mayDo(member, 'resolve', { ...place, maintainerId: '245' })).toBe(false)
  expect(mayDo(member, 'see', { ...place, maintainerId: null })).toBe(true)
  expect(mayDo({ ...member, entitlements: [] }, 'see', place)).toBe(false)
  expect(reachOf(member, 'see')).toEqual({ whole: true, maintainerIds: ['338'] })
  expect(reachOf(member, 'resolve' satisfies RequestAct)).toEqual({ whole: false, maintainerIds: ['338'] })
})
