import { cleanOnlyIf } from './not-clean.ts'

/** Markers of JPEG (ITU-T T.81, table B.1). */
export const MARKER = {
  soi: 0xd8,
  eoi: 0xd9,
  sos: 0xda,
  dqt: 0xdb,
  dht: 0xc4,
  dri: 0xdd,
  app0: 0xe0,
  com: 0xfe,
} as const

/** A marker with what belongs to it. */
export interface JpegSegment {
  readonly marker: number
  readonly content: Uint8Array
  /** With marker and length; of a scan with its coded data. */
  readonly whole: Uint8Array
  readonly end: number
}

/** The segments of one image from after its SOI to its EOI; throws `attachment_not_clean` where one is cut or missing. */
export function* segmentsOf(bytes: Uint8Array): Generator<JpegSegment> {
  for (let at = 2; ; ) {
    const start = markerAt(bytes, at)
    const marker = bytes[start + 1] ?? 0
    if (marker === MARKER.eoi) {
      yield { marker, content: new Uint8Array(), whole: bytes.subarray(start, start + 2), end: start + 2 }
      return
    }
    const length = ((bytes[start + 2] ?? 0) << 8) | (bytes[start + 3] ?? 0)
    const contentEnd = start + 2 + length
    cleanOnlyIf(length >= 2 && contentEnd <= bytes.length, 'jpeg-cut')
    const end = marker === MARKER.sos ? endOfCodedData(bytes, contentEnd) : contentEnd
    yield { marker, content: bytes.subarray(start + 4, contentEnd), whole: bytes.subarray(start, end), end }
    at = end
  }
}

/** Where the marker stands that must follow here; any number of fill bytes may come before it (T.81 §B.1.1.2). */
function markerAt(bytes: Uint8Array, at: number): number {
  cleanOnlyIf(bytes[at] === 0xff, 'jpeg-marker')
  let start = at
  while (bytes[start + 1] === 0xff) start++
  cleanOnlyIf(start + 1 < bytes.length, 'jpeg-cut')
  return start
}

/** Coded data ends at the next marker that is no restart; FF 00 is a byte of the data (T.81 §B.1.1.5). */
function endOfCodedData(bytes: Uint8Array, from: number): number {
  for (let at = bytes.indexOf(0xff, from); at >= 0; at = bytes.indexOf(0xff, at + 1)) {
    const next = bytes[at + 1] ?? 0
    const isRestart = next >= 0xd0 && next <= 0xd7
    if (next !== 0 && next !== 0xff && !isRestart) return at
  }
  cleanOnlyIf(false, 'jpeg-cut')
}
