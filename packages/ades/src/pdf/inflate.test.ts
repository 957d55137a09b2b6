import { constants, deflateSync } from 'node:zlib'
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { inflate } from './inflate.ts'

const free = () => undefined
const malformed = expect.objectContaining({ code: 'pdf_malformed' })

describe('V15: unpacking (RFC 1950, RFC 1951)', () => {
  test('whatever zlib packs, in any way, comes back', () => {
    const strategy = fc.constantFrom(
      constants.Z_DEFAULT_STRATEGY,
      constants.Z_FIXED,
      constants.Z_HUFFMAN_ONLY,
      constants.Z_RLE,
    )
    const texts = fc.array(fc.tuple(fc.uint8Array({ maxLength: 300 }), fc.integer({ min: 1, max: 300 })), {
      maxLength: 8,
    })
    fc.assert(
      fc.property(texts, fc.integer({ min: 0, max: 9 }), strategy, (parts, level, way) => {
        const text = Buffer.concat(parts.flatMap(([part, times]) => Array<Uint8Array>(times).fill(part)))
        expect(Buffer.from(inflate(deflateSync(text, { level, strategy: way }), free)).equals(text)).toBe(true)
      }),
    )
  })

  test('data that are cut off, changed or followed by others are refused', () => {
    const packed = new Uint8Array(deflateSync(Buffer.from('some text, some text, other text')))
    expect(() => inflate(packed.subarray(0, -1), free)).toThrow(malformed)
    expect(() => inflate(Uint8Array.of(...packed, 0x41), free)).toThrow(malformed)
    for (let at = 0; at < packed.length; at++) {
      expect(() => inflate(packed.with(at, (packed[at] ?? 0) ^ 0x10), free)).toThrow(malformed)
    }
    expect(inflate(Uint8Array.of(...packed, 10), free)).toHaveLength(32)
  })

  test('whoever pays may stop it before the work is done', () => {
    const bomb = deflateSync(Buffer.alloc(20_000_000))
    let left = 1000
    const pay = (bytes: number) => {
      left -= bytes
      if (left < 0) throw new RangeError('enough')
    }
    expect(() => inflate(bomb, pay)).toThrow('enough')
    expect(left).toBeGreaterThan(-300)
  })
})
