import { checkImageSize } from './image-size.ts'
import { orientationOf, orientationSegment } from './jpeg-orientation.ts'
import { type JpegSegment, MARKER, segmentsOf } from './jpeg-segments.ts'
import { cleanOnlyIf } from './not-clean.ts'
import { isPhoneTrailer } from './phone-trailer.ts'

/** Frames that every reader shows: baseline, extended and progressive Huffman coding (ITU-T T.81, table B.1). */
const FRAMES: ReadonlySet<number> = new Set([0xc0, 0xc1, 0xc2])
const TABLES: ReadonlySet<number> = new Set([MARKER.dht, MARKER.dqt, MARKER.dri])
/** A progressive image has about ten; thousands are made to keep its reader busy. */
const MOST_SCANS = 100
const MOST_SEGMENTS = 1000

/**
 * The image without EXIF, comments and whatever else applications wrote into it, except which way is up; read to its end
 * (ITU-T T.81 annex B). Throws `attachment_not_clean`.
 */
export function cleanJpeg(bytes: Uint8Array): Uint8Array {
  const { segments, end } = readImage(bytes)
  cleanOnlyIf(isPhoneTrailer(bytes.subarray(end)), 'jpeg-trailer')
  const orientation = segments.map(orientationOf).find((found) => found !== undefined)
  const kept = segments.filter(isKept).map(({ whole }) => whole)
  const turned = orientation === undefined ? [] : [orientationSegment(orientation)]
  return Buffer.concat([Uint8Array.of(0xff, MARKER.soi), ...turned, ...kept])
}

function readImage(bytes: Uint8Array): { segments: JpegSegment[]; end: number } {
  const segments: JpegSegment[] = []
  let end = 0
  for (const segment of segmentsOf(bytes)) {
    cleanOnlyIf(segments.length < MOST_SEGMENTS, 'jpeg-segments')
    checkSegment(segment, segments)
    segments.push(segment)
    end = segment.end
  }
  return { segments, end }
}

function checkSegment(segment: JpegSegment, before: readonly JpegSegment[]): void {
  const { marker } = segment
  const count = (test: (marker: number) => boolean) => before.filter((earlier) => test(earlier.marker)).length
  const frames = () => count((earlier) => FRAMES.has(earlier))
  if (FRAMES.has(marker)) {
    cleanOnlyIf(frames() === 0, 'jpeg-order')
    checkFrame(segment.content)
  } else if (marker === MARKER.sos) {
    cleanOnlyIf(frames() === 1 && count((earlier) => earlier === MARKER.sos) < MOST_SCANS, 'jpeg-order')
  } else if (marker === MARKER.eoi) cleanOnlyIf(count((earlier) => earlier === MARKER.sos) > 0, 'jpeg-order')
  else cleanOnlyIf(TABLES.has(marker) || isApplication(marker) || marker === MARKER.com, 'jpeg-marker')
}

function checkFrame(content: Uint8Array): void {
  const components = content[5] ?? 0
  cleanOnlyIf(content.length === 6 + 3 * components && components >= 1 && components <= 4, 'jpeg-frame')
  const view = new DataView(content.buffer, content.byteOffset, content.length)
  checkImageSize(view.getUint16(3), view.getUint16(1))
}

const isApplication = (marker: number) => marker >= MARKER.app0 && marker <= MARKER.app0 + 15

/** Colours need JFIF, the colour profile and Adobe's word on the transform; all other applications' data is left out. */
function isKept({ marker, content }: JpegSegment): boolean {
  if (marker === MARKER.com) return false
  if (!isApplication(marker)) return true
  const begins = (text: string) => Buffer.from(content.subarray(0, text.length)).toString('latin1') === text
  if (marker === MARKER.app0) return begins('JFIF\0')
  return (marker === MARKER.app0 + 2 && begins('ICC_PROFILE\0')) || (marker === MARKER.app0 + 14 && begins('Adobe'))
}
