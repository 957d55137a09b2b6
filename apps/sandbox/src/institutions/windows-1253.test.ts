import { expect, test } from 'vitest'
import { encodeJsonAsWindows1253 } from './windows-1253.ts'

test('Greek letters take one byte each, as windows-1253 has them', () => {
  expect([...encodeJsonAsWindows1253('"Άσω"')]).toEqual([0x22, 0xa2, 0xf3, 0xf9, 0x22])
})

test('a character that the encoding lacks becomes an escape, and the text stays the same JSON', () => {
  const value = { name: 'Μαΐα – ﬁ 漢 😀 \u202E', list: [1, null] }
  const bytes = encodeJsonAsWindows1253(JSON.stringify(value))
  expect(JSON.parse(new TextDecoder('windows-1253').decode(bytes))).toEqual(value)
  expect(() => JSON.parse(new TextDecoder('utf-8', { fatal: true }).decode(bytes))).toThrow()
})
