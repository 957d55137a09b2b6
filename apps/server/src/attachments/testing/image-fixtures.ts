import { crc32, deflateSync } from 'node:zlib'

const PNG_SIGNATURE = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a])

const uint32 = (value: number) => {
  const bytes = Buffer.alloc(4)
  bytes.writeUInt32BE(value)
  return bytes
}
const uint16 = (value: number) => Buffer.from([value >> 8, value & 0xff])

/** One chunk of PNG with its right checksum. */
export function pngChunk(type: string, content: Uint8Array = new Uint8Array()): Buffer {
  const body = Buffer.concat([Buffer.from(type, 'latin1'), content])
  return Buffer.concat([uint32(content.length), body, uint32(crc32(body))])
}

/** IHDR of an image of true colours. */
export const pngHeader = (width = 3, height = 2) =>
  pngChunk('IHDR', Buffer.concat([uint32(width), uint32(height), Buffer.from([8, 2, 0, 0, 0])]))

/** The data of an image of 3 × 2 red dots. */
export const pngData = () => deflateSync(Buffer.from([0, ...Array(3).fill([255, 0, 0]).flat()].flatMap((b) => [b, b])))

/** An image of these chunks, by default the smallest whole one. */
export const png = (chunks: readonly Uint8Array[] = [pngHeader(), pngChunk('IDAT', pngData()), pngChunk('IEND')]) =>
  new Uint8Array(Buffer.concat([PNG_SIGNATURE, ...chunks]))

/** A segment of JPEG with its length. */
export const jpegSegment = (marker: number, content: Uint8Array | string): Buffer => {
  const body = typeof content === 'string' ? Buffer.from(content, 'latin1') : content
  return Buffer.concat([Buffer.from([0xff, marker]), uint16(body.length + 2), body])
}

/** A frame of three components. */
export const jpegFrame = (marker = 0xc0, width = 4000, height = 3000) =>
  jpegSegment(
    marker,
    Buffer.concat([Buffer.from([8]), uint16(height), uint16(width), Buffer.from([3, 1, 34, 0, 2, 17, 1, 3, 17, 1])]),
  )

/** A scan with a stuffed byte and a restart in its data. */
export const jpegScan = (data: readonly number[] = [0x12, 0xff, 0x00, 0x34, 0xff, 0xd0, 0x56]) =>
  Buffer.concat([jpegSegment(0xda, Buffer.from([3, 1, 0, 2, 17, 3, 17, 0, 63, 0])), Buffer.from(data)])

const TABLES = [jpegSegment(0xdb, Buffer.alloc(65, 1)), jpegSegment(0xc4, Buffer.alloc(20, 1))]

/** The EXIF of a camera that was held upright (orientation 6), with a place and a maker's note. */
export const phoneExif = () => {
  const entry = (tag: number, type: number, value: number) =>
    Buffer.concat([Buffer.from([tag & 0xff, tag >> 8, type, 0, 1, 0, 0, 0, value, 0, 0, 0])])
  const tiff = Buffer.concat([
    Buffer.from('II*\0\x08\0\0\0\x02\0', 'latin1'),
    entry(0x010f, 2, 65),
    entry(0x0112, 3, 6),
    Buffer.from([0, 0, 0, 0]),
  ])
  return jpegSegment(0xe1, Buffer.concat([Buffer.from('Exif\0\0', 'latin1'), tiff, Buffer.from('GPS 37.98 23.72')]))
}

/** An image of these segments between its tables, by default a baseline one. */
export const jpeg = ({ before = [] as readonly Buffer[], body = [jpegFrame(), jpegScan()] } = {}) =>
  new Uint8Array(
    Buffer.concat([
      Buffer.from([0xff, 0xd8]),
      jpegSegment(0xe0, 'JFIF\0\x01\x02\0\0\x01\0\x01\0\0'),
      ...before,
      ...TABLES,
      ...body,
      Buffer.from([0xff, 0xd9]),
    ]),
  )

/** A progressive image as phones save them: two scans after one another. */
export const phoneJpeg = () => jpeg({ before: [phoneExif()], body: [jpegFrame(0xc2), jpegScan(), jpegScan([1, 2, 3])] })
