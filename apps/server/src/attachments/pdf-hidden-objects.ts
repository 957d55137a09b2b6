import { cleanOnlyIf } from './not-clean.ts'

const KEYWORD = 'obj'
const LONGEST_COMMENT = 300

/**
 * Refuses the file when `12 0 obj` stands anywhere but at the objects that were read, say in the data of a stream or in a
 * string: a table may lead there, and a reader whose table is broken looks for just that.
 */
export function checkNoOtherObjects(bytes: Uint8Array, heads: ReadonlySet<number>): void {
  const file = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength)
  for (let at = file.indexOf(KEYWORD); at >= 0; at = file.indexOf(KEYWORD, at + 1)) {
    cleanOnlyIf(heads.has(at) || !isAfterTwoNumbers(file, at), 'pdf-hidden-object')
  }
}

function isAfterTwoNumbers(file: Buffer, at: number): boolean {
  const generationEnd = beforeGap(file, at)
  const generation = beforeDigits(file, generationEnd)
  if (generation === generationEnd) return endsInComment(file, generationEnd, at)
  const numberEnd = beforeGap(file, generation)
  if (numberEnd === generation) return false
  return beforeDigits(file, numberEnd) < numberEnd || endsInComment(file, numberEnd, generation)
}

function beforeGap(file: Buffer, at: number): number {
  let start = at
  while (start > 0 && [0, 9, 10, 12, 13, 32].includes(file[start - 1] ?? 1)) start--
  return start
}

function beforeDigits(file: Buffer, at: number): number {
  let start = at
  while (start > 0 && (file[start - 1] ?? 0) >= 0x30 && (file[start - 1] ?? 0) <= 0x39) start--
  return start
}

/** A comment counts as white space, so that the numbers may be before it. */
function endsInComment(file: Buffer, end: number, next: number): boolean {
  const gap = file.subarray(end, next)
  if (!gap.includes(10) && !gap.includes(13)) return false
  const line = file.subarray(Math.max(0, end - LONGEST_COMMENT), end).toString('latin1')
  return /%[^\r\n]*$/.test(line)
}
