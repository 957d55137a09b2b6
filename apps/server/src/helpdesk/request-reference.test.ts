import { expect, test } from 'vitest'
import { makeReference, readReference } from './request-reference.ts'

test('a reference has ten characters, none of them to be taken for another', () => {
  const made = Array.from({ length: 500 }, makeReference)
  expect(made.filter((reference) => !/^[0-9A-HJKMNP-TV-Z]{10}$/.test(reference))).toEqual([])
  expect(new Set(made).size).toBe(500)
})

test('a reference is read as people write it; what cannot be one is none', () => {
  expect(readReference(' ab-oi l2 ')).toBe('AB0112')
  expect(readReference('')).toBe('')
  for (const text of ['ABCDEFGHJKM', 'αβγ', '12%', "1'", 'U']) expect(readReference(text)).toBeNull()
})
