import { expect, test } from 'vitest'
import { uuidV7 } from './uuid-v7.ts'

test('identifiers carry version and variant of RFC 9562 and sort by time', () => {
  const early = uuidV7(new Date('2026-11-20T10:00:00.000Z'))
  const late = uuidV7(new Date('2026-11-20T10:00:00.001Z'))
  expect(early).toMatch(/^[0-9a-f]{8}-[0-9a-f]{4}-7[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/)
  expect(early < late).toBe(true)
})
