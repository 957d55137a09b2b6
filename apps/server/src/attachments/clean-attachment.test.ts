import { ATTACHMENT_LIMITS } from '@perga/contracts'
import { Refusal } from '@perga/domain'
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { cleanAttachment } from './clean-attachment.ts'
import { jpeg, phoneJpeg, png, pngChunk, pngData, pngHeader } from './testing/image-fixtures.ts'
import { compressedPdf, pageObjects, pdf, stream } from './testing/pdf-fixtures.ts'

const refused = expect.objectContaining({ code: 'attachment_not_clean' })
const joined = (...parts: Uint8Array[]) => new Uint8Array(Buffer.concat(parts))
const bytes = (text: string) => new Uint8Array(Buffer.from(text, 'latin1'))
/** The end of an archive without members: by itself a whole one. */
const ZIP = `PK\x05\x06${'\0'.repeat(18)}`

/** What becomes of a file; anything thrown but a refusal is a fault of ours. */
function outcomeOf(file: Uint8Array): string {
  try {
    return cleanAttachment(file).type
  } catch (error) {
    if (error instanceof Refusal && error.code === 'attachment_not_clean') return 'refused'
    throw error
  }
}

describe('attachments', () => {
  test('H7: what a file is, its content says', () => {
    expect(cleanAttachment(pdf())).toEqual({ type: 'application/pdf', bytes: pdf() })
    expect(cleanAttachment(png()).type).toBe('image/png')
    expect(cleanAttachment(phoneJpeg()).type).toBe('image/jpeg')
  })

  test.each<[string, Uint8Array]>([
    ['nothing', new Uint8Array()],
    ['HTML', bytes('<html>')],
    ['SVG', bytes('<svg xmlns="http://www.w3.org/2000/svg"/>')],
    ['GIF', bytes('GIF89a')],
    ['an archive', bytes('PK\x03\x04')],
    ['a document of an office program', bytes('\xd0\xcf\x11\xe0')],
    ['the first bytes of a PDF', bytes('%PDF-')],
    ['the first bytes of a JPEG', Uint8Array.of(0xff, 0xd8, 0xff)],
    ['the first bytes of a PNG', png().subarray(0, 8)],
    ['more than the limit', joined(pdf(), new Uint8Array(ATTACHMENT_LIMITS.bytes).fill(32))],
  ])('H7: %s is refused', (_, file) => {
    expect(() => cleanAttachment(file)).toThrow(refused)
  })

  test.each<[string, Uint8Array]>([
    ['PNG and ZIP', joined(png(), bytes(ZIP))],
    [
      'PNG with ZIP in its image data',
      png([pngHeader(), pngChunk('IDAT', joined(pngData(), bytes(ZIP))), pngChunk('IEND')]),
    ],
    ['JPEG and HTML', joined(jpeg(), bytes('<html><script>alert(1)</script></html>'))],
    ['JPEG and PDF', joined(jpeg(), pdf())],
    ['PDF and JPEG', joined(pdf(), jpeg())],
    ['PDF with ZIP in a stream', pdf([...pageObjects(), stream(ZIP)])],
    ['PDF and PDF', joined(pdf(), bytes('\n'), pdf())],
  ])('H7: a file that is two at once is refused: %s', (_, file) => {
    expect(() => cleanAttachment(file)).toThrow(refused)
  })

  const begun = fc.constantFrom(
    bytes('%PDF-1.7\n'),
    Uint8Array.of(0xff, 0xd8, 0xff),
    png().subarray(0, 33),
    new Uint8Array(),
  )
  test('H7: any bytes are accepted or refused, and nothing else happens', () => {
    fc.assert(
      fc.property(begun, fc.uint8Array({ maxLength: 2000 }), (head, rest) => {
        expect(['refused', 'application/pdf', 'image/jpeg', 'image/png']).toContain(outcomeOf(joined(head, rest)))
      }),
      { numRuns: 3000 },
    )
  })

  const whole = fc.constantFrom(pdf(), compressedPdf(), png(), phoneJpeg())
  const change = fc.tuple(fc.nat(), fc.nat(12), fc.uint8Array({ maxLength: 12 }))
  test('H7: a whole file that is cut, spliced or scribbled on is accepted or refused, and nothing else happens', () => {
    fc.assert(
      fc.property(whole, fc.array(change, { minLength: 1, maxLength: 4 }), (file, changes) => {
        let spliced = file
        for (const [place, removed, added] of changes) {
          const at = place % spliced.length
          spliced = joined(spliced.subarray(0, at), added, spliced.subarray(at + removed))
          if (spliced.length === 0) return
        }
        outcomeOf(spliced)
      }),
      { numRuns: 5000 },
    )
  })

  test('H7: no true beginning of a whole file is a file', () => {
    for (const file of [png(), phoneJpeg(), jpeg()]) {
      for (let end = 0; end < file.length; end++) expect(outcomeOf(file.subarray(0, end))).toBe('refused')
    }
  })

  // Five megabytes of what is dear to read: a reader that goes back over them again and again would take hours.
  const full = (unit: string) => unit.repeat(Math.floor((ATTACHMENT_LIMITS.bytes - 100) / unit.length))
  test.each([
    ['digits', `%PDF-1.7\n1 0 obj ${full('1')}x`],
    ['numbers', `%PDF-1.7\n1 0 obj [${full('1 ')}`],
    ['white space', `%PDF-1.7\n1 0 obj 1${full(' ')}`],
    ['comments', `%PDF-1.7\n${full('%\n')}`],
    ['objects', `%PDF-1.7\n${full('1 0 obj 1 endobj ')}`],
    ['escapes', `%PDF-1.7\n1 0 obj (${full('\\\\')})`],
    ['keywords', `%PDF-1.7\n1 0 obj <</Length 5>> stream\n${full('1 obj')}\nendstream`],
    ['streams without a length', `%PDF-1.7\n${full('1 0 obj <</Length 9 0 R>> stream\nendstream endobj ')}`],
    ['names', `%PDF-1.7\n1 0 obj /${full('#41')}`],
  ])('H7: five megabytes of %s are done with in seconds', { timeout: 20_000 }, (_, text) => {
    expect(outcomeOf(bytes(`${text}\n%%EOF`))).toBe('refused')
  })

  test('H7: five megabytes of markers and chunks are done with in seconds', { timeout: 20_000 }, () => {
    expect(outcomeOf(bytes(`\xff\xd8${full('\xff\xfe\0\x02')}`))).toBe('refused')
    expect(outcomeOf(bytes(`\xff\xd8${full('\xff')}`))).toBe('refused')
    const chunks = Buffer.concat(Array.from({ length: 400_000 }, () => pngChunk('tEXt')))
    expect(outcomeOf(png([pngHeader(), chunks, pngChunk('IDAT', pngData()), pngChunk('IEND')]))).toBe('image/png')
  })
})
