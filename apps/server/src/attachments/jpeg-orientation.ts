import { type JpegSegment, MARKER } from './jpeg-segments.ts'

const APP1 = MARKER.app0 + 1
const EXIF = 'Exif\0\0'
const ORIENTATION = 0x0112

/** Which way is up, 2 to 8, where the EXIF of a camera says that the image is turned (CIPA DC-008, tag 0112). */
export function orientationOf({ marker, content }: JpegSegment): number | undefined {
  const head = Buffer.from(content.subarray(0, EXIF.length)).toString('latin1')
  if (marker !== APP1 || head !== EXIF || content.length < EXIF.length + 14) return undefined
  const tiff = new DataView(content.buffer, content.byteOffset + EXIF.length, content.length - EXIF.length)
  const byteOrder = tiff.getUint16(0)
  if (byteOrder !== 0x4949 && byteOrder !== 0x4d4d) return undefined
  return orientationIn(tiff, byteOrder === 0x4949)
}

function orientationIn(tiff: DataView, isLittle: boolean): number | undefined {
  const directory = tiff.getUint32(4, isLittle)
  if (directory + 2 > tiff.byteLength) return undefined
  const last = Math.min(directory + 2 + 12 * tiff.getUint16(directory, isLittle), tiff.byteLength) - 12
  for (let at = directory + 2; at <= last; at += 12) {
    if (tiff.getUint16(at, isLittle) !== ORIENTATION) continue
    const value = tiff.getUint16(at + 8, isLittle)
    return value >= 2 && value <= 8 ? value : undefined
  }
  return undefined
}

/** An EXIF that says which way is up and nothing else. */
export function orientationSegment(orientation: number): Uint8Array {
  const tiff = [0x4d, 0x4d, 0, 42, 0, 0, 0, 8, 0, 1, 0x01, 0x12, 0, 3, 0, 0, 0, 1, 0, orientation, 0, 0, 0, 0, 0, 0]
  return Uint8Array.from([0xff, APP1, 0, 2 + EXIF.length + tiff.length, ...Buffer.from(EXIF, 'latin1'), ...tiff])
}
