import { pdfFileName } from '@perga/domain'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { downloadAs, inlineAs } from './content-disposition.ts'

test('G11: the name is given in ASCII and as it is', () => {
  const name = pdfFileName({ lastName: 'Υποδειγματάκη', firstName: "Ά(ν)να 'x'", validFrom: '20150630' })
  expect(inlineAs(name)).toBe(
    `inline; filename="QR________________(_)__ _x__20150630.pdf"; filename*=UTF-8''${encodeURIComponent(name).replaceAll("'", '%27').replace('(', '%28').replace(')', '%29')}`,
  )
})

test('H7: a download differs in its first word alone', () => {
  expect(downloadAs('σάρωση.pdf')).toBe(inlineAs('σάρωση.pdf').replace('inline', 'attachment'))
})

test('no name ends or extends the header', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'binary' }), (name) => {
      expect(inlineAs(name)).toMatch(/^inline; filename="[\w .,()-]*"; filename\*=UTF-8''(?:[\w!~.-]|%[0-9A-F]{2})*$/)
    }),
  )
})
