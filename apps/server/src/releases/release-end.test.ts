import { expect, test } from 'vitest'
import { hasEnded } from './release-end.ts'

const now = new Date('2026-11-20T10:00:00Z')
const later = new Date(now.getTime() + 1)

test.each([
  ['goes on before its end', { revoked_at: null, expires_at: later }, false],
  ['ends at its end', { revoked_at: null, expires_at: now }, true],
  ['ends when it is revoked', { revoked_at: now, expires_at: later }, true],
  ['has no end without an authorization', { revoked_at: null, expires_at: null }, false],
] as const)('what allowed a release %s', (_rule, authorization, expected) => {
  expect(hasEnded(authorization, now)).toBe(expected)
})
