import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { utf8Bytes } from '../encoding/bytes.ts'
import { typstPdf } from '../pades/fixtures/fixture-pdf.ts'
import { catalogOf, nameOf, numberOf, openPdf, readObject, resolveAny } from './pdf-document.ts'
import { PdfIncrement, pdfName, pdfText, withEntries } from './pdf-increment.ts'
import { PdfLexer } from './pdf-lexer.ts'
import { pagesOf } from './pdf-pages.ts'

const read = (text: string) => new PdfLexer(utf8Bytes(text), 0).readValue()
const malformed = expect.objectContaining({ code: 'pdf_malformed' })

describe('PDF syntax (ISO 32000-1 §7.3)', () => {
  test.each([
    ['(a(b)\\)\\101\\n)', [97, 40, 98, 41, 41, 65, 10]],
    ['(\\\r\nx)', [120]],
    ['<48 6 5>', [0x48, 0x65]],
    ['<4>', [0x40]],
    ['()', []],
  ])('the string %j', (text, bytes) => {
    expect(read(text)).toMatchObject({ kind: 'string', bytes: Uint8Array.from(bytes) })
  })

  test.each([
    ['/A#20B', { kind: 'name', name: 'A B' }],
    ['-.5', { kind: 'number', value: -0.5 }],
    ['+17', { kind: 'number', value: 17 }],
    ['12 0 R', { kind: 'reference', number: 12, generation: 0 }],
    ['12 0 obj', { kind: 'number', value: 12 }],
    ['true', { kind: 'keyword', word: 'true' }],
    ['% note\n [1 2 R /x]', { kind: 'array' }],
  ])('the value %j', (text, value) => {
    expect(read(text)).toMatchObject(value)
  })

  test.each(['<< /A 1 /A 2 >>', '<< A 1 >>', '(open', '<zz>', '<<', '[', '', ')', '['.repeat(100)])(
    'refuses %j',
    (text) => {
      expect(() => read(text)).toThrow(malformed)
    },
  )

  test('digits of a hexadecimal string may be apart in any way, and a last half byte counts as if 0 followed', () => {
    const gaps = fc.constantFrom('', ' ', '\n', '\r\n', '\t', '\0\f')
    const digits = fc.array(fc.tuple(fc.constantFrom(...'0123456789abcdefABCDEF'), gaps), { maxLength: 60 })
    fc.assert(
      fc.property(digits, (parts) => {
        const plain = parts.map(([digit]) => digit).join('')
        const wanted = Buffer.from(plain.length % 2 === 0 ? plain : `${plain}0`, 'hex')
        expect(read(`<${parts.flat().join('')}>`)).toMatchObject({ kind: 'string', bytes: Uint8Array.from(wanted) })
      }),
    )
  })

  test('a word of a million digits is read once, not again and again', { timeout: 5000 }, () => {
    expect(read(`${'1'.repeat(1_000_000)}x`)).toMatchObject({ kind: 'keyword' })
    expect(read('1.')).toMatchObject({ kind: 'number', value: 1 })
  })

  test.each(['<0g>', '<00 1x>', '<0\u00a00>'])('refuses the string %j', (text) => {
    expect(() => read(text)).toThrow(malformed)
  })

  test('any text comes back from a text string, any name from a name', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary' }), (text) => {
        const value = read(pdfText(text))
        const bytes = value.kind === 'string' ? value.bytes.subarray(2) : new Uint8Array()
        expect(Buffer.from(bytes).swap16().toString('utf16le')).toBe(
          text.toWellFormed() === text ? text : expect.anything(),
        )
      }),
    )
    fc.assert(
      fc.property(fc.string({ unit: 'binary-ascii', minLength: 1 }), (name) => {
        fc.pre(!name.includes('\0'))
        expect(read(pdfName(name))).toMatchObject({ kind: 'name', name })
      }),
    )
  })
})

describe('PDF files', () => {
  test('objects, streams and pages of a real file are found', () => {
    const document = openPdf(typstPdf())
    const catalog = catalogOf(document)
    expect([...pagesOf(document, catalog)]).toHaveLength(2)
    expect(resolveAny(document, catalog.entries.get('Metadata'))).toMatchObject({ kind: 'stream' })
    for (const number of document.places.keys())
      if (number > 0) expect(readObject(document, number)?.number).toBe(number)
  })

  test('an increment changes only what it says and keeps the rest byte for byte', () => {
    const pdf = typstPdf()
    const document = openPdf(pdf)
    const increment = new PdfIncrement(document)
    const number = increment.add('<< /Type /Note >>')
    const root = document.trailer.entries.get('Root')
    const changes = new Map([['Note', [`${number} 0 R`]]])
    increment.set(root?.kind === 'reference' ? root.number : 0, withEntries(pdf, catalogOf(document), changes))
    const changed = openPdf(increment.encode())
    const note = resolveAny(changed, catalogOf(changed).entries.get('Note'))
    expect(note?.kind === 'dictionary' && nameOf(note, 'Type')).toBe('Note')
    expect([...catalogOf(changed).entries.keys()]).toEqual([...catalogOf(document).entries.keys(), 'Note'])
    expect(numberOf(changed.trailer, 'Prev')).toBe(document.startXref)
    expect(changed.sections.size).toBe(2)
  })

  test.each([
    [
      'a circle of tables',
      (text: string) => text.replace('/Size 40', `/Size 40/Prev ${text.lastIndexOf('xref\n0 40')}`),
    ],
    ['a row that is no row', (text: string) => text.replace('0000000016 00000 n', '0000000016 0000x n')],
    ['no startxref', (text: string) => text.replace('startxref', 'startxxxx')],
    ['startxref past the end', (text: string) => text.replace(/startxref\s\d+/, 'startxref 99999999')],
    ['a trailer that is no dictionary', (text: string) => text.replace('trailer\n<<', 'trailer\n[<')],
  ])('%s is refused', (_, change) => {
    const text = asciiOf(typstPdf())
    expect(change(text)).not.toBe(text)
    expect(() => openPdf(latin1(change(text)))).toThrow(malformed)
  })

  test('V15: what readers follow in two ways is refused by name: a stream of cross-references beside a table', () => {
    const text = asciiOf(typstPdf()).replace('/Size 40', '/Size 40/XRefStm 16')
    expect(() => openPdf(latin1(text))).toThrow(expect.objectContaining({ code: 'pdf_unsupported' }))
  })

  test('whatever the bytes, nothing but an AdesError is thrown', () => {
    const pdf = typstPdf()
    const tail = pdf.length - 1200
    fc.assert(
      fc.property(fc.integer({ min: tail, max: pdf.length - 1 }), fc.integer({ min: 1, max: 255 }), (at, bits) => {
        try {
          const document = openPdf(pdf.with(at, (pdf[at] ?? 0) ^ bits))
          for (const number of document.places.keys()) readObject(document, number)
        } catch (error) {
          expect(error).toMatchObject({ name: 'AdesError' })
        }
      }),
      { numRuns: 500 },
    )
  })
})

const asciiOf = (bytes: Uint8Array) => Buffer.from(bytes).toString('latin1')
const latin1 = (text: string) => new Uint8Array(Buffer.from(text, 'latin1'))
