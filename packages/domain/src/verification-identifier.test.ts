import fc from 'fast-check'
import { expect, test } from 'vitest'
import { bytesToBase64Url, toStandardBase64 } from './base64.ts'
import {
  formatVerificationIdentifier,
  parseVerificationIdentifier,
  type VerificationIdentifier,
} from './verification-identifier.ts'

const identifier: VerificationIdentifier = { signedAuditId: 'AQID_-4', auditId: '0198-a', clientId: 'δήμος' }

const text = fc.string({ unit: 'grapheme', minLength: 1 }).filter((value) => value.isWellFormed())
const anyIdentifier = fc.record({
  signedAuditId: fc.uint8Array({ minLength: 1, maxLength: 80 }).map(bytesToBase64Url),
  auditId: text,
  clientId: text,
})

test('O7: is the text signedAuditId.auditId.clientId', () => {
  expect(formatVerificationIdentifier(identifier)).toBe('AQID_-4.MDE5OC1h.zrTOrs68zr_Pgg')
})

test('V1: reads back what was written, whatever the parts', () => {
  fc.assert(
    fc.property(anyIdentifier, (value) => {
      expect(parseVerificationIdentifier(formatVerificationIdentifier(value))).toEqual(value)
    }),
  )
})

test('V1: reads standard base64 and forgives white space anywhere', () => {
  fc.assert(
    fc.property(anyIdentifier, fc.constantFrom(' ', '\n', '\u00a0', '\t\r\n'), (value, space) => {
      const printed = formatVerificationIdentifier(value).split('.').map(toStandardBase64).join('.')
      expect(parseVerificationIdentifier([...printed].join(space))).toEqual(value)
    }),
  )
})

test.each([
  [''],
  ['AQID'],
  ['AQID.MDE5'],
  ['AQID.MDE5.YQ.YQ'],
  ['AQID..YQ'],
  ['.MDE5.YQ'],
  ['AQID.MDE5.'],
  ['AQID.MDE5.='],
  ['AQ*D.MDE5.YQ'],
  ['AQID.MDE5.gA'],
  ['AQID.MDE5.YR'],
  ['AQID,MDE5,YQ'],
])('V1: refuses %j', (pasted) => {
  expect(parseVerificationIdentifier(pasted)).toBeNull()
})

test('V1: never throws, and what it accepts is written back as it stood without white space', () => {
  fc.assert(
    fc.property(fc.string({ unit: fc.constantFrom(...'AQIDMYg09.-_ \n') }), (pasted) => {
      const parsed = parseVerificationIdentifier(pasted)
      if (parsed !== null) expect(formatVerificationIdentifier(parsed)).toBe(pasted.replace(/\s/g, ''))
    }),
    { numRuns: 2000 },
  )
})
