import { execFileSync } from 'node:child_process'
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { childrenOf, readDer } from './der-reader.ts'
import { readTime } from './der-time.ts'
import { readBoolean, readIntegerBytes, readNamedBits, readOid, readSmallInteger } from './der-values.ts'
import {
  derBitString,
  derCertificateTime,
  derGeneralizedTime,
  derInteger,
  derOctetString,
  derOid,
  derSequence,
  derSetOf,
} from './der-writer.ts'

const hex = (text: string) => Uint8Array.from(Buffer.from(text, 'hex'))
const malformed = expect.objectContaining({ code: 'der_malformed' })

describe('strict DER (X.690)', () => {
  test.each([
    ['3080020100 0000', 'indefinite length'],
    ['0481020000', 'length not in its shortest form'],
    ['048200020000', 'length with a leading zero'],
    ['04050000', 'contents cut off'],
    ['0400ff', 'bytes after the element'],
    ['1f8101', 'a tag of several octets'],
    ['04', 'no length'],
    ['', 'nothing'],
  ])('refuses %s: %s', (text) => {
    expect(() => readDer(hex(text.replace(' ', '')))).toThrow(malformed)
  })

  test.each([
    ['02020001', readIntegerBytes],
    ['0202ff80', readIntegerBytes],
    ['0200', readIntegerBytes],
    ['010101', readBoolean],
    ['030201ff', readNamedBits],
    ['0603550480', readOid],
    ['06038055 04'.replace(' ', ''), readOid],
    ['180f3230323631333031303030303030 5a'.replace(' ', ''), readTime],
    ['170b323631313230313230305a', readTime],
    ['17113236313132303132303030302b30303030', readTime],
  ])('refuses the value %s', (text, read) => {
    expect(() => read(readDer(hex(text)))).toThrow(malformed)
  })

  test('integers, identifiers and octets come back as written', () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 0x7fffffff }), fc.uint8Array({ maxLength: 400 }), (number, bytes) => {
        const [integer, octets] = childrenOf(readDer(derSequence(derInteger(number), derOctetString(bytes))))
        expect(readSmallInteger(integer)).toBe(number)
        expect(octets?.contents).toEqual(bytes)
      }),
    )
    const arcs = fc.array(fc.integer({ min: 0, max: 2 ** 40 }), { maxLength: 6 })
    fc.assert(
      fc.property(arcs, (rest) => {
        const dotted = ['1.2', ...rest].join('.')
        expect(readOid(readDer(derOid(dotted)))).toBe(dotted)
      }),
    )
  })

  test('times come back to the second, on both sides of 2050', () => {
    const times = fc.date({
      min: new Date('1950-01-01T00:00:00Z'),
      max: new Date('2300-01-01T00:00:00Z'),
      noInvalidDate: true,
    })
    fc.assert(
      fc.property(times, (time) => {
        const seconds = new Date(Math.floor(time.getTime() / 1000) * 1000)
        expect(readTime(readDer(derCertificateTime(time)))).toEqual(seconds)
        expect(readTime(readDer(derGeneralizedTime(time)))).toEqual(seconds)
      }),
    )
  })

  test('the members of a SET OF are sorted', () => {
    const set = derSetOf(derInteger(300), derInteger(2), derOctetString(Uint8Array.of(1)))
    expect(childrenOf(readDer(set)).map(({ tag }) => tag)).toEqual([2, 2, 4])
  })

  test('reading never throws anything but der_malformed, whatever the bytes', () => {
    fc.assert(
      fc.property(fc.uint8Array({ maxLength: 60 }), (bytes) => {
        try {
          for (const child of childrenOf(readDer(bytes))) readOid(child)
        } catch (error) {
          expect(error).toMatchObject({ code: 'der_malformed' })
        }
      }),
      { numRuns: 2000 },
    )
  })

  test('openssl asn1parse reads what the writer writes', () => {
    const der = derSequence(derOid('1.2.840.10045.4.3.2'), derBitString(Uint8Array.of(6), 1), derInteger(2 ** 40))
    const listing = execFileSync('openssl', ['asn1parse', '-inform', 'DER'], { input: der }).toString()
    expect(listing).toMatch(/ecdsa-with-SHA256[\s\S]*BIT STRING[\s\S]*10000000000/)
  })
})
