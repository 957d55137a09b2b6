import { segmentsOf } from './jpeg-segments.ts'

/** More images than any phone adds to one photograph. */
const MOST_IMAGES = 16

/**
 * Whether what follows a photograph is only what phones are known to add: padding, further images of the same moment
 * (CIPA DC-007), or Samsung's directory. None of it is kept; anything else makes the file two files.
 */
export function isPhoneTrailer(rest: Uint8Array): boolean {
  let left = withoutPadding(rest)
  for (let images = 0; left[0] === 0xff && left[1] === 0xd8; images++) {
    if (images === MOST_IMAGES) return false
    left = withoutPadding(left.subarray(endOfImage(left)))
  }
  return left.length === 0 || isSamsungDirectory(left)
}

function withoutPadding(bytes: Uint8Array): Uint8Array {
  const start = bytes.findIndex((byte) => byte !== 0)
  return start < 0 ? bytes.subarray(bytes.length) : bytes.subarray(start)
}

function endOfImage(bytes: Uint8Array): number {
  let end = 0
  for (const segment of segmentsOf(bytes)) end = segment.end
  return end
}

/** `SEFH … <length> SEFT`, with blocks of data before it that begin with two zero bytes. */
function isSamsungDirectory(bytes: Uint8Array): boolean {
  const text = (at: number) => Buffer.from(bytes.subarray(at, at + 4)).toString('latin1')
  if (bytes.length < 20 || text(bytes.length - 4) !== 'SEFT') return false
  const length = new DataView(bytes.buffer, bytes.byteOffset, bytes.length).getUint32(bytes.length - 8, true)
  const start = bytes.length - 8 - length
  return start >= 0 && text(start) === 'SEFH'
}
