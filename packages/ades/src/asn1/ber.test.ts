import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { concatBytes } from '../encoding/bytes.ts'
import { toBer } from '../test-pki/to-ber.ts'
import { berLength, derFromBer } from './ber.ts'
import { derInteger, derOctetString, derSequence, derSetOf, derUtf8String } from './der-writer.ts'

const leaf = fc.oneof(
  fc.nat().map(derInteger),
  fc.uint8Array({ maxLength: 300 }).map(derOctetString),
  fc.string().map(derUtf8String),
)
const { element } = fc.letrec<{ element: Uint8Array }>((tie) => ({
  element: fc.oneof(
    { maxDepth: 5 },
    leaf,
    fc.array(tie('element'), { maxLength: 4 }).map((members) => derSequence(...members)),
    fc.array(tie('element'), { maxLength: 4 }).map((members) => derSetOf(...members)),
  ),
}))

describe('V15: BER (X.690 §8)', () => {
  test('DER comes back byte for byte, and BER of the same comes back as that DER', () => {
    fc.assert(
      fc.property(element, (der) => {
        expect(derFromBer(der)).toEqual(der)
        expect(derFromBer(toBer(der))).toEqual(der)
      }),
    )
  })

  test('an element says how long it is, whatever follows it', () => {
    fc.assert(
      fc.property(element, (der) => {
        const ber = toBer(der)
        expect(berLength(concatBytes([ber, new Uint8Array(9)]))).toBe(ber.length)
      }),
    )
  })

  test('arbitrary bytes are read or refused, never more', () => {
    fc.assert(
      fc.property(fc.uint8Array({ maxLength: 60 }), (bytes) => {
        try {
          derFromBer(bytes)
        } catch (error) {
          expect(error).toMatchObject({ code: 'der_malformed' })
        }
      }),
      { numRuns: 5000 },
    )
  })

  test.each([
    ['an indefinite element without end', [0x30, 0x80, 0x02, 0x01, 0x01]],
    ['a primitive element of indefinite length', [0x04, 0x80, 0x00, 0x00]],
    ['a string of pieces of another type', [0x24, 0x80, 0x02, 0x01, 0x01, 0x00, 0x00]],
    ['a length beyond the end', [0x30, 0x84, 0xff, 0xff, 0xff, 0xff]],
    ['a member that runs past its element', [0x30, 0x03, 0x04, 0x05, 0x00]],
    ['nesting without end', Array.from({ length: 10_000 }, (_, index) => (index % 2 === 0 ? 0x30 : 0x80))],
  ])('%s is refused', (_, bytes) => {
    expect(() => derFromBer(Uint8Array.from(bytes))).toThrow(expect.objectContaining({ code: 'der_malformed' }))
  })
})
