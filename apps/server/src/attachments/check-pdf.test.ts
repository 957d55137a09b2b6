import { deflateSync } from 'node:zlib'
import { describe, expect, test } from 'vitest'
import { typstPdf } from '../../../../packages/ades/src/pades/fixtures/fixture-pdf.ts'
import { checkPdf } from './check-pdf.ts'
import { compressedPdf, pageObjects, pdf, stream } from './testing/pdf-fixtures.ts'

const refused = expect.objectContaining({ code: 'attachment_not_clean' })
const bytes = (text: string) => new Uint8Array(Buffer.from(text, 'latin1'))
const text = (file: Uint8Array) => Buffer.from(file).toString('latin1')
const changed = (from: string, to: string) => bytes(text(pdf()).replace(from, () => to))
const link = '<< /Type /Annot /Subtype /Link /A << /S /URI /URI (https://uoa.example) >> >>'

describe('PDF that passes', () => {
  test.each<[string, Uint8Array]>([
    ['of one page', pdf()],
    ['of PDF 2.0', pdf(pageObjects(), { header: '%PDF-2.0' })],
    ['whose objects are compressed', compressedPdf()],
    ['that opens at a place', pdf(pageObjects({ catalog: '/OpenAction [3 0 R /Fit]' }))],
    ['that goes to a place when it opens', pdf(pageObjects({ catalog: '/OpenAction << /S /GoTo /D [3 0 R /Fit] >>' }))],
    ['whose opening is an object', pdf([...pageObjects({ catalog: '/OpenAction 5 0 R' }), '<< /S /GoTo /D (top) >>'])],
    ['whose pages only go to places', pdf(pageObjects({ page: '/AA << /O << /S /GoTo /D (top) >> >>' }))],
    ['with a link to a site', pdf(pageObjects({ page: `/Annots [${link}]` }))],
    ['that speaks of JavaScript in a text', pdf(pageObjects({ catalog: '/Title (JavaScript /JS and Launch)' }))],
    [
      'whose stream names its length by an object',
      pdf([...pageObjects({ contents: '<< /Length 5 0 R >>\nstream\n0 0 m\nendstream' }), '5']),
    ],
    [
      'that was changed and saved after its end',
      bytes(text(pdf()) + text(pdf()).slice(text(pdf()).indexOf('1 0 obj'))),
    ],
  ])('H7: a document %s', (_, file) => {
    expect(() => checkPdf(file)).not.toThrow()
  })
})

describe('PDF that is refused for what it does or holds', () => {
  const withCatalog = (catalog: string) => pdf(pageObjects({ catalog }))
  test.each<[string, Uint8Array]>([
    ['a script when it opens', withCatalog('/OpenAction << /S /JavaScript /JS (app.alert(1)) >>')],
    ['a script by name', withCatalog('/Names << /JavaScript << /Names [(a) 3 0 R] >> >>')],
    ['a script whose name is escaped', withCatalog('/OpenAction << /S /J#61va#53cript /#4aS (1) >>')],
    ['a script in an object of its own', pdf([...pageObjects(), '<< /S /JavaScript /JS (1) >>'])],
    ['a script in compressed objects', compressedPdf([...pageObjects().slice(0, 3), '<< /S /JavaScript /JS (1) >>'])],
    ['a program to start', withCatalog('/A << /S /Launch /F (cmd.exe) >>')],
    ['a form to send', withCatalog('/A << /S /SubmitForm /F (https://x.example) >>')],
    ['data to import', withCatalog('/A << /S /ImportData /F (x) >>')],
    ['a way to another document', withCatalog('/A << /S /GoToR /F (x.pdf) >>')],
    ['a way into an embedded one', withCatalog('/A << /S /GoToE >>')],
    ['an address that opens with it', withCatalog('/OpenAction << /S /URI /URI (https://x.example) >>')],
    ['a step after the first', withCatalog('/OpenAction << /S /GoTo /D (x) /Next << /S /Named /N /Print >> >>')],
    ['an opening that turns out to be an action', pdf([...pageObjects({ catalog: '/OpenAction 5 0 R' }), link])],
    ['an action of a page', pdf(pageObjects({ page: '/AA << /O << /S /Named /N /Print >> >>' }))],
    [
      'an action of a page by reference',
      pdf([...pageObjects({ page: '/AA 5 0 R' }), '<< /O << /S /GoTo /D (a) >> >>']),
    ],
    ['embedded files', withCatalog('/Names << /EmbeddedFiles << /Names [] >> >>')],
    ['an embedded file', pdf([...pageObjects(), stream('MZ', '/Type /EmbeddedFile')])],
    ['an attached file, as Typst writes it', typstPdf()],
    ['rich media', pdf(pageObjects({ page: '/Annots [<< /Subtype /RichMedia >>]' }))],
    ['a model that is turned by a script', pdf(pageObjects({ page: '/Annots [<< /Subtype /3D >>]' }))],
    ['a form of XFA', withCatalog('/AcroForm << /XFA 4 0 R >>')],
    ['a password', pdf(pageObjects(), { trailer: '/Encrypt << /Filter /Standard >>' })],
    ['data in another file', pdf([...pageObjects(), stream('', '/F (secret.txt)')])],
  ])('H7: with %s', (_, file) => {
    expect(() => checkPdf(file)).toThrow(refused)
  })
})

describe('PDF that is refused because it is not wholly one', () => {
  const hidden = '7 0 obj\n<< /S /JavaScript /JS (1) >>\nendobj'
  const flate = (data: string) => deflateSync(Buffer.from(data)).toString('latin1')
  test.each<[string, Uint8Array]>([
    ['a byte before its header', bytes(` ${text(pdf())}`)],
    ['a version that does not exist', pdf(pageObjects(), { header: '%PDF-1.9' })],
    ['an image after its end', bytes(`${text(pdf())}\xff\xd8\xff`)],
    ['no end', changed('%%EOF', '')],
    ['HTML between its objects', changed('2 0 obj', '<script>\n2 0 obj')],
    ['a long text in a comment', changed('2 0 obj', `%${'x'.repeat(5000)}\n2 0 obj`)],
    ['an object in the data of a stream', pdf([...pageObjects(), stream(hidden)])],
    ['an object in a string', pdf([...pageObjects(), `(${hidden})`])],
    ['an object in a comment within another', pdf([...pageObjects(), `[ % 7 0 obj\n 1 ]`])],
    ['an object whose number a comment hides', pdf([...pageObjects(), stream('7 %a\n0 %b\nobj << >>')])],
    ['a stream longer than it says', changed('/Length 13', '/Length 4')],
    ['a stream shorter than it says', changed('/Length 13', '/Length 99999')],
    ['a stream without a length', changed('/Length 13', '')],
    ['a stream whose length is a fraction', changed('/Length 13', '/Length 13.5')],
    ['a comment after the data of a stream', changed('\nendstream', '\n%left over\nendstream')],
    [
      'a length that says something else',
      pdf([...pageObjects({ contents: '<< /Length 5 0 R >>\nstream\n0 0 m\nendstream' }), '2']),
    ],
    ['a length that nobody tells', pdf(pageObjects({ contents: '<< /Length 9 0 R >>\nstream\n0 0 m\nendstream' }))],
    ['the same key twice', pdf(pageObjects({ catalog: '/Type /Catalog' }))],
    ['an object that does not end', changed('endobj', 'endobject')],
    ['a table with other rows', changed('00000 n', '00000 x')],
    ['no pages', pdf(['<< /Type /Catalog >>'])],
    ['compressed objects that are not', compressedPdf(undefined, '/Filter /LZWDecode')],
    [
      'compressed objects with a predictor',
      compressedPdf(undefined, '/Filter /FlateDecode /DecodeParms << /Predictor 12 >>'),
    ],
    [
      'compressed objects that cannot be read',
      pdf([...pageObjects(), stream('xx', '/Type /ObjStm /N 1 /First 4 /Filter /FlateDecode')]),
    ],
    ['compressed objects without their number', pdf([...pageObjects(), stream('', '/Type /ObjStm')])],
    [
      'an index that leads into an object',
      pdf([...pageObjects(), stream('7 1 (<<>>)', '/Type /ObjStm /N 1 /First 4')]),
    ],
    ['more behind the compressed objects', pdf([...pageObjects(), stream('7 0 true false', '/N 1 /First 4')])],
    [
      'compressed objects that fill the memory',
      pdf([
        ...pageObjects(),
        stream(flate(' '.repeat(30_000_000)), '/Type /ObjStm /N 0 /First 0 /Filter /FlateDecode'),
      ]),
    ],
    ['values beyond all measure', pdf([...pageObjects(), `[${'1 '.repeat(600_000)}]`])],
    ['values nested beyond all measure', pdf([...pageObjects(), '['.repeat(10_000)])],
  ])('H7: with %s', (_, file) => {
    expect(() => checkPdf(file)).toThrow(refused)
  })
})
