import { describe, expect, test } from 'vitest'
import { cleanJpeg } from './clean-jpeg.ts'
import { jpeg, jpegFrame, jpegScan, jpegSegment, phoneExif, phoneJpeg } from './testing/image-fixtures.ts'

const refused = expect.objectContaining({ code: 'attachment_not_clean' })
const text = (bytes: Uint8Array) => Buffer.from(bytes).toString('latin1')
const after = (bytes: Uint8Array, more: Uint8Array | string) =>
  new Uint8Array(Buffer.concat([bytes, typeof more === 'string' ? Buffer.from(more, 'latin1') : more]))

/** Samsung's blocks and directory, as they follow a photograph. */
const samsung = () => {
  const directory = Buffer.from('SEFH\x6b\0\0\0\x01\0\0\0\0\0\x01\x0a\x20\0\0\0\x20\0\0\0', 'latin1')
  const length = Buffer.from([directory.length, 0, 0, 0])
  return Buffer.concat([
    Buffer.from('\0\0\x01\x0aImage_UTC_Data1700000000', 'latin1'),
    directory,
    length,
    Buffer.from('SEFT'),
  ])
}

describe('JPEG', () => {
  test('H7: a whole image passes as it is', () => {
    expect(cleanJpeg(jpeg())).toEqual(Buffer.from(jpeg()))
  })

  test('H7: of a photograph from a phone only which way is up is kept beside the image', () => {
    const clean = cleanJpeg(phoneJpeg())
    expect(text(clean)).not.toContain('GPS')
    expect(text(clean).match(/Exif/g)).toHaveLength(1)
    expect(text(clean)).toContain('\x01\x12\0\x03\0\0\0\x01\0\x06')
    expect(cleanJpeg(new Uint8Array(clean)), 'and cleaning it again changes nothing').toEqual(clean)
  })

  test('H7: comments and what applications wrote are left out; the colour profile and Adobe’s word stay', () => {
    const profile = jpegSegment(0xe2, 'ICC_PROFILE\0\x01\x01profile')
    const adobe = jpegSegment(0xee, 'Adobe\0\x64\0\0\0\0\x01')
    const dropped = [
      jpegSegment(0xfe, '<script>'),
      jpegSegment(0xe1, 'http://ns.adobe.com/xap/1.0/\0<x:xmpmeta>'),
      jpegSegment(0xe2, 'MPF\0II*'),
      jpegSegment(0xe0, 'JFXX\0\x10thumbnail'),
      jpegSegment(0xed, 'Photoshop 3.0\x008BIM'),
      jpegSegment(0xef, 'anything'),
    ]
    expect(cleanJpeg(jpeg({ before: [...dropped, profile, adobe] }))).toEqual(
      Buffer.from(jpeg({ before: [profile, adobe] })),
    )
  })

  test.each<[string, Uint8Array]>([
    ['padding', Buffer.alloc(64)],
    ['the further images of the same moment', Buffer.concat([jpeg(), Buffer.alloc(3), phoneJpeg()])],
    ['Samsung’s directory', samsung()],
  ])('H7: %s, which phones add after the image, is left out', (_, trailer) => {
    expect(cleanJpeg(after(jpeg(), trailer))).toEqual(Buffer.from(jpeg()))
  })

  const broken = phoneExif().subarray(0, 14)
  test.each<[string, Buffer]>([
    ['cut short', jpegSegment(0xe1, broken.subarray(4))],
    ['without a byte order', jpegSegment(0xe1, 'Exif\0\0XX*\0\x08\0\0\0\0\0')],
    ['whose directory is past its end', jpegSegment(0xe1, 'Exif\0\0II*\0\xff\xff\xff\xff\0\0')],
    ['whose directory says that it is longer', jpegSegment(0xe1, 'Exif\0\0II*\0\x08\0\0\0\xff\xff')],
  ])('H7: an EXIF %s says nothing of which way is up', (_, exif) => {
    expect(cleanJpeg(jpeg({ before: [exif] }))).toEqual(Buffer.from(jpeg()))
  })

  test.each<[string, Uint8Array]>([
    ['HTML after its end', after(jpeg(), '<html><script>alert(1)</script>')],
    ['an archive after its end', after(jpeg(), 'PK\x03\x04')],
    ['a second image that is cut', after(jpeg(), jpeg().subarray(0, 40))],
    ['a directory of Samsung’s that leads nowhere', after(jpeg(), samsung().with(-8, 0xf0))],
    ['no end', jpeg().subarray(0, -2)],
    ['no scan', jpeg({ body: [jpegFrame()] })],
    ['a scan before its frame', jpeg({ body: [jpegScan(), jpegFrame()] })],
    ['two frames', jpeg({ body: [jpegFrame(), jpegFrame(), jpegScan()] })],
    ['a frame that few readers show', jpeg({ body: [jpegFrame(0xc9), jpegScan()] })],
    ['a start within it', jpeg({ body: [Buffer.from([0xff, 0xd8]), jpegFrame(), jpegScan()] })],
    ['bytes between its segments', jpeg({ before: [Buffer.from('PK')] })],
    ['a segment past its end', jpeg({ before: [Buffer.from([0xff, 0xfe, 0xff, 0xff])] })],
    ['no extent', jpeg({ body: [jpegFrame(0xc0, 100, 0), jpegScan()] })],
    ['a side over 12,000', jpeg({ body: [jpegFrame(0xc0, 12_001, 10), jpegScan()] })],
    ['over 50 million dots', jpeg({ body: [jpegFrame(0xc0, 10_000, 5_001), jpegScan()] })],
    ['a hundred and one scans', jpeg({ body: [jpegFrame(0xc2), ...Array.from({ length: 101 }, () => jpegScan())] })],
    ['a thousand segments', jpeg({ before: Array.from({ length: 1000 }, () => jpegSegment(0xfe, '')) })],
  ])('H7: an image is refused with %s', (_, bytes) => {
    expect(() => cleanJpeg(bytes)).toThrow(refused)
  })
})
