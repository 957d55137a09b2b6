import { describe, expect, test } from 'vitest'
import { cleanPng } from './clean-png.ts'
import { png, pngChunk, pngData, pngHeader } from './testing/image-fixtures.ts'

const refused = expect.objectContaining({ code: 'attachment_not_clean' })
const [IHDR, IDAT, IEND] = [pngHeader(), pngChunk('IDAT', pngData()), pngChunk('IEND')]
const text = (bytes: Uint8Array) => Buffer.from(bytes).toString('latin1')

describe('PNG', () => {
  test('H7: a whole image passes as it is', () => {
    expect(cleanPng(png())).toEqual(Buffer.from(png()))
  })

  test('H7: texts, EXIF, times and private chunks are left out; colours and transparency stay', () => {
    const dropped = ['tEXt', 'zTXt', 'iTXt', 'eXIf', 'tIME', 'acTL', 'prVt'].map((type) =>
      pngChunk(type, Buffer.from('37.98 N')),
    )
    const kept = [pngChunk('gAMA', Buffer.alloc(4, 1)), pngChunk('iCCP', Buffer.from('sRGB\0\0x'))]
    const clean = cleanPng(png([IHDR, ...dropped, ...kept, IDAT, ...dropped, IEND]))
    expect(clean).toEqual(Buffer.from(png([IHDR, ...kept, IDAT, IEND])))
    expect(text(clean)).not.toContain('37.98')
  })

  test('H7: image data may come in several chunks, and a palette before it', () => {
    const several = png([IHDR, pngChunk('PLTE', Buffer.alloc(6)), IDAT, IDAT, IEND])
    expect(cleanPng(several)).toEqual(Buffer.from(several))
  })

  test.each<[string, Uint8Array]>([
    ['bytes after its end', png([IHDR, IDAT, IEND, Buffer.from('<script>')])],
    ['a chunk after its end', png([IHDR, IDAT, IEND, pngChunk('tEXt')])],
    ['a checksum that is wrong', png([IHDR, IDAT.with(-1, 7), IEND])],
    ['no end', png([IHDR, IDAT])],
    ['no image data', png([IHDR, IEND])],
    ['two headers', png([IHDR, IHDR, IDAT, IEND])],
    ['its header second', png([pngChunk('gAMA', Buffer.alloc(4)), IHDR, IDAT, IEND])],
    ['image data in two runs', png([IHDR, IDAT, pngChunk('tEXt'), IDAT, IEND])],
    ['a palette after the image data', png([IHDR, IDAT, pngChunk('PLTE', Buffer.alloc(3)), IEND])],
    ['a critical chunk that nobody knows', png([IHDR, pngChunk('CgBI'), IDAT, IEND])],
    ['an end that is not empty', png([IHDR, IDAT, pngChunk('IEND', Buffer.from('PK'))])],
    ['a length past the end', png([IHDR, IDAT.with(0, 0x7f), IEND])],
    ['no extent', png([pngHeader(0, 5), IDAT, IEND])],
    ['a side over 12,000', png([pngHeader(12_001, 1), IDAT, IEND])],
    ['over 50 million dots', png([pngHeader(10_000, 5_001), IDAT, IEND])],
    [
      'a depth that its colours cannot have',
      png([pngChunk('IHDR', Buffer.from([0, 0, 0, 1, 0, 0, 0, 1, 4, 2, 0, 0, 0])), IDAT, IEND]),
    ],
  ])('H7: an image is refused with %s', (_, bytes) => {
    expect(() => cleanPng(bytes)).toThrow(refused)
  })

  test('H7: 12,000 a side and 50 million dots still pass', () => {
    expect(() => cleanPng(png([pngHeader(12_000, 4_166), IDAT, IEND]))).not.toThrow()
  })
})
