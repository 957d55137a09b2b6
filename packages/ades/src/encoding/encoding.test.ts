import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { fromBase64, fromBase64Url, toBase64, toBase64Url } from './base64.ts'
import { asciiText, fromHex, toHex } from './bytes.ts'
import { pemBlocks } from './pem.ts'

describe('base64 (RFC 4648)', () => {
  test('writes what node writes and reads it back', () => {
    fc.assert(
      fc.property(fc.uint8Array({ maxLength: 200 }), (bytes) => {
        expect(toBase64(bytes)).toBe(Buffer.from(bytes).toString('base64'))
        expect(toBase64Url(bytes)).toBe(Buffer.from(bytes).toString('base64url'))
        expect(fromBase64(toBase64(bytes))).toEqual(bytes)
        expect(fromBase64Url(toBase64Url(bytes))).toEqual(bytes)
      }),
    )
  })

  test('only one text names the same bytes', () => {
    const texts = fc.string({ unit: fc.constantFrom(...'AQgw09-_+/=zZ é'), maxLength: 9 })
    fc.assert(
      fc.property(texts, (text) => {
        const bytes = fromBase64Url(text)
        if (bytes !== undefined) expect(toBase64Url(bytes)).toBe(text)
        const padded = fromBase64(text)
        if (padded !== undefined) expect(toBase64(padded)).toBe(text)
      }),
      { numRuns: 3000 },
    )
  })

  test.each(['A', 'AB', 'AAB', 'AA=', 'AA==', 'A A', 'AA+A', 'ÁAAA', '\n'])('refuses %j as base64url', (text) => {
    expect(fromBase64Url(text)).toBeUndefined()
  })
})

describe('bytes and PEM', () => {
  test('each byte is a character of its own in the text used for look-ups', () => {
    const all = Uint8Array.from({ length: 256 }, (_, byte) => byte)
    expect(new Set(asciiText(all)).size).toBe(256)
  })

  test('hexadecimal comes back, and odd or foreign text is refused', () => {
    fc.assert(
      fc.property(fc.uint8Array(), (bytes) => {
        expect(fromHex(toHex(bytes))).toEqual(bytes)
      }),
    )
    for (const text of ['a', 'zz', '0x00', '0g', 'g0', '0\u0130']) expect(fromHex(text)).toBeUndefined()
  })

  test('reads the blocks of one label in order and passes over others', () => {
    const block = (label: string, text: string) => `-----BEGIN ${label}-----\n${text}\n-----END ${label}-----\n`
    const pem = `note\n${block('CERTIFICATE', 'AQ==')}${block('X', 'Ag==')}${block('CERTIFICATE', 'Aw==')}`
    expect(pemBlocks(pem, 'CERTIFICATE')).toEqual([Uint8Array.of(1), Uint8Array.of(3)])
    expect(() => pemBlocks(block('CERTIFICATE', 'AQ'), 'CERTIFICATE')).toThrow(/not base64/)
  })
})
