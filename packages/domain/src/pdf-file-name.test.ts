import fc from 'fast-check'
import { expect, test } from 'vitest'
import { pdfFileName } from './pdf-file-name.ts'

test('G11: is QR_ with last and first name, then validFrom when known', () => {
  const name = { lastName: 'ΔΟΚΙΜΗ', firstName: 'ΑΝΝΑ' }
  expect(pdfFileName(name)).toBe('QR_ΔΟΚΙΜΗ_ΑΝΝΑ.pdf')
  expect(pdfFileName({ ...name, validFrom: '20100701' })).toBe('QR_ΔΟΚΙΜΗ_ΑΝΝΑ_20100701.pdf')
  expect(pdfFileName({ ...name, validFrom: null })).toBe('QR_ΔΟΚΙΜΗ_ΑΝΝΑ.pdf')
})

test('G20: names that are withheld leave no trace', () => {
  expect(pdfFileName({ lastName: undefined, firstName: null, validFrom: '20100701' })).toBe('QR_20100701.pdf')
  expect(pdfFileName({ lastName: undefined, firstName: undefined })).toBe('QR.pdf')
})

test('G11: holds no slash, control or invisible character, whatever the names', () => {
  const name = fc.oneof(
    fc.string({ unit: 'binary' }),
    fc.constantFrom('../../etc/passwd', 'A\\B', 'x\r\nSet-Cookie: a'),
  )
  fc.assert(
    fc.property(name, name, (lastName, firstName) => {
      const file = pdfFileName({ lastName, firstName, validFrom: '20100701' })
      expect(file).not.toMatch(/[/\\\p{Cc}\p{Cf}\p{Cs}]/u)
      expect(file).toMatch(/^QR_.*\.pdf$/su)
    }),
  )
})
