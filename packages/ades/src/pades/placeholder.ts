import { createHash } from 'node:crypto'
import { asciiText, toHex, utf8Bytes } from '../encoding/bytes.ts'
import { AdesError } from '../errors.ts'
import type { PdfSyntax } from '../pdf/pdf-increment.ts'
import { pdfError } from '../pdf/pdf-values.ts'

const UNKNOWN = '0000000000'
const RANGE = `/ByteRange [0 ${UNKNOWN} ${UNKNOWN} ${UNKNOWN}]`
const CONTENTS = '/Contents <'

/** ByteRange and Contents of a signature dictionary whose values are not known yet; their lengths never change. */
export const placeholderEntries = (contentsBytes: number): PdfSyntax[] => [
  `${RANGE}\n`,
  `${CONTENTS}${'0'.repeat(contentsBytes * 2)}>\n`,
]

/** A file with a placeholder whose ByteRange is set, waiting for its Contents. */
export interface Prepared {
  readonly pdf: Uint8Array
  readonly contentsStart: number
  readonly contentsEnd: number
}

function find(pdf: Uint8Array, text: string, from: number): number {
  const wanted = utf8Bytes(text)
  for (let at = pdf.indexOf(wanted[0] ?? 0, from); at >= 0; at = pdf.indexOf(wanted[0] ?? 0, at + 1)) {
    if (asciiText(pdf.subarray(at, at + text.length)) === text) return at
  }
  throw pdfError('The placeholder was not written.')
}

/** Sets the ByteRange of the first placeholder at or after a position, in place (ISO 32000-1 §12.8.1). */
export function setByteRange(pdf: Uint8Array, from: number): Prepared {
  const rangeAt = find(pdf, RANGE, from)
  const contentsStart = find(pdf, CONTENTS, rangeAt) + CONTENTS.length - 1
  const contentsEnd = pdf.indexOf(0x3e, contentsStart) + 1
  const range = `/ByteRange [0 ${contentsStart} ${contentsEnd} ${pdf.length - contentsEnd}]`
  pdf.set(utf8Bytes(range.padEnd(RANGE.length)), rangeAt)
  return { pdf, contentsStart, contentsEnd }
}

/** The digest of everything but Contents. */
export const digestOf = ({ pdf, contentsStart, contentsEnd }: Prepared, hash: string): Uint8Array =>
  createHash(hash).update(pdf.subarray(0, contentsStart)).update(pdf.subarray(contentsEnd)).digest()

/** Writes Contents in place, filled up with zeros; throws `placeholder_too_small`. */
export function setContents({ pdf, contentsStart, contentsEnd }: Prepared, cms: Uint8Array): void {
  const room = contentsEnd - contentsStart - 2
  if (cms.length * 2 > room) {
    throw new AdesError('placeholder_too_small', `The signature needs ${cms.length} bytes; ${room / 2} are reserved.`)
  }
  pdf.set(utf8Bytes(toHex(cms).padEnd(room, '0')), contentsStart + 1)
}
