import { describe, expect, test } from 'vitest'
import { judgeFile, LIMITS } from './chosen-file.ts'

const file = (...bytes: number[]) => new Blob([Uint8Array.from(bytes)])

describe('a chosen file', () => {
  test.each([
    ['a PDF', file(0x25, 0x50, 0x44, 0x46, 0x2d)],
    ['a JPEG', file(0xff, 0xd8, 0xff, 0xe0)],
    ['a PNG', file(0x89, 0x50, 0x4e, 0x47, 0x0d)],
  ])('H7: %s is taken', async (_, chosen) => {
    expect(await judgeFile(chosen)).toBeNull()
  })

  test.each([
    ['wrong-type', file(0x50, 0x4b, 3, 4)],
    ['wrong-type', new Blob(['%PD'])],
    ['empty', file()],
    ['too-large', new Blob([new Uint8Array(LIMITS.bytes + 1)])],
  ] as const)('H7: a file is told to be %s before it is sent', async (problem, chosen) => {
    expect(await judgeFile(chosen)).toBe(problem)
  })

  test('H7: a file that cannot be read any more counts as empty', async () => {
    const gone = { size: 3, slice: () => ({ arrayBuffer: () => Promise.reject(new Error('gone')) }) }
    // Only these two are asked of it.
    expect(await judgeFile(gone as unknown as Blob)).toBe('empty')
  })
})
