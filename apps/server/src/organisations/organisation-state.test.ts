import { expect, test } from 'vitest'
import { isClosed, organisationState, wasConfirmed } from './organisation-state.ts'

const now = new Date('2026-11-20T10:00:00Z')
const REQUESTED = { administrator_at: null, confirmed_at: null, refused_at: null, suspended_at: null }

test.each([
  ['requested', REQUESTED, 0],
  ['administrator-in', { ...REQUESTED, administrator_at: now }, 0],
  ['representatives-in', { ...REQUESTED, administrator_at: now }, 1],
  ['refused', { ...REQUESTED, refused_at: now }, 1],
  ['suspended', { ...REQUESTED, suspended_at: now }, 1],
  ['confirmed', { ...REQUESTED, confirmed_at: now }, 0],
] as const)('the state of a registration is %s', (state, moments, representatives) => {
  expect(organisationState(moments, representatives)).toBe(state)
})

test('who is confirmed or suspended was once confirmed; who asked or was refused was not', () => {
  expect(wasConfirmed({ ...REQUESTED, confirmed_at: now })).toBe(true)
  expect(wasConfirmed({ ...REQUESTED, suspended_at: now })).toBe(true)
  expect(wasConfirmed(REQUESTED)).toBe(false)
})

test('an organisation is closed by a refusal and by a suspension alone', () => {
  expect(isClosed({ ...REQUESTED, refused_at: now })).toBe(true)
  expect(isClosed({ ...REQUESTED, suspended_at: now })).toBe(true)
  expect(isClosed({ ...REQUESTED })).toBe(false)
})
