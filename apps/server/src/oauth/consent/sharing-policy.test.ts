import { randomBytes } from 'node:crypto'
import { expect, test } from 'vitest'
import { keysFromMaster } from '../../platform/keys.ts'
import { makeDegreeHandle, openDegreeHandle } from './degree-handle.ts'
import { endOfDuration, permittedScopes } from './sharing-policy.ts'

const now = new Date('2026-11-20T10:00:00Z')

test('G13: a duration of up to one year ends with the last of its days in Greece, whatever the hour of its beginning', () => {
  expect(endOfDuration(30, now)).toEqual(new Date('2026-12-20T21:59:59Z'))
  expect(endOfDuration(365, now)).toEqual(new Date('2027-11-20T21:59:59Z'))
  expect(endOfDuration(1, new Date('2026-11-20T21:59:00Z'))).toEqual(new Date('2026-11-21T21:59:59Z'))
  expect(endOfDuration(1, new Date('2026-11-20T22:01:00Z'))).toEqual(new Date('2026-11-22T21:59:59Z'))
})

test('G13: a last day on the other side of a change of clocks is whole too', () => {
  expect(endOfDuration(200, now)).toEqual(new Date('2027-06-08T20:59:59Z'))
})

test.each([0, -1, 366, 1.5, Number.NaN])('G13: a duration of %s days is refused', (days) => {
  expect(() => endOfDuration(days, now)).toThrow('duration_not_permitted')
})

test('D4: scopes are those chosen, in our order, and none beyond what was asked', () => {
  expect(permittedScopes(['level', 'title'], ['title', 'level', 'grade'])).toEqual(['title', 'level'])
  expect(() => permittedScopes(['identifiers'], ['title'])).toThrow('scope_not_permitted')
  expect(() => permittedScopes([], ['title'])).toThrow('scope_not_permitted')
})

test('a degree handle opens for its own holder and interaction alone', () => {
  const keys = keysFromMaster(randomBytes(32))
  const key = { institution: 'auth', certificateId: 'A1', titleId: '2' }
  const handle = makeDegreeHandle({ interaction: 'i', holderId: 'h', key }, keys)
  expect(openDegreeHandle(handle, { interaction: 'i', holderId: 'h' }, keys)).toEqual(key)
  for (const other of [
    { interaction: 'j', holderId: 'h' },
    { interaction: 'i', holderId: 'k' },
  ]) {
    expect(() => openDegreeHandle(handle, other, keys)).toThrow('degree_not_shareable')
  }
  expect(() => openDegreeHandle(`${handle.slice(0, -2)}AA`, { interaction: 'i', holderId: 'h' }, keys)).toThrow(
    'degree_not_shareable',
  )
})
