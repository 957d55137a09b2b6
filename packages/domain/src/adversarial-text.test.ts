import { expect, test } from 'vitest'
import { lastPathSegment, parseAccessLinkCode } from './access-link-code.ts'
import { base64ToBytes, toUrlSafeBase64 } from './base64.ts'
import { readDegreeRecord } from './degree-record.ts'
import { readEntitlements } from './entitlement.ts'
import { parseGrade } from './grade.ts'
import { nameKey, normalizeName, searchKey } from './greek-text.ts'
import { pdfFileName } from './pdf-file-name.ts'
import { compareNames } from './person-names.ts'
import { parseTaxNumber } from './tax-number.ts'
import { transcribe } from './transcription.ts'
import { parseVerificationIdentifier } from './verification-identifier.ts'

const LONG = 100_000
const texts = [' ', '/', '=', '0', '-', '.', '\u0301', '\uD800', '\u202e', 'Ά', ': ', 'Α '].flatMap((unit) => [
  unit.repeat(LONG),
  `${unit.repeat(LONG)}x`,
])

// A quadratic rule would need hours here; the runner's limit ends it.
test('every reader of foreign text is done with 100,000 characters of one kind', () => {
  for (const text of texts) {
    const first = [normalizeName, nameKey, searchKey, transcribe, lastPathSegment, toUrlSafeBase64].map((read) =>
      read(text),
    )
    expect(first.every((read) => typeof read === 'string')).toBe(true)
    expect(
      [parseAccessLinkCode, parseVerificationIdentifier, parseTaxNumber, parseGrade].map((read) => read(text)),
    ).toEqual(Array(4).fill(null))
    expect(base64ToBytes(`${text}*`)).toBeNull()
    expect(pdfFileName({ lastName: text, firstName: text })).toMatch(/^QR/)
    expect(readEntitlements([`p:${text}`], 'p')).toEqual([])
    expect(readDegreeRecord({ certificateID: text, lastNameEl: text }).record).toBeNull()
    expect(compareNames({ lastName: text, firstName: null }, { lastName: 'Α', firstName: null })).toMatch(/^\w+$/)
  }
})
