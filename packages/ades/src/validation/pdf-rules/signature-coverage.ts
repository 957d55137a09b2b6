import { coveredEnd, type PdfSignature } from '../../pades/signature-fields.ts'
import { changed, type PdfFinding, type PdfRule } from './pdf-rule.ts'
import type { SealedView } from './sealed-view.ts'

const hexDigits = (from: number, to: number, bytes: Uint8Array) =>
  bytes
    .subarray(from, to)
    .every((byte) => (byte >= 0x30 && byte <= 0x39) || (byte >= 0x41 && byte <= 0x46) || (byte >= 0x61 && byte <= 0x66))

/** What is not covered is one string of hexadecimal digits, which is the signature and nothing else. */
function leavesOutItself({ byteRange, contentsStart, contentsEnd }: PdfSignature, { file }: SealedView): boolean {
  const [start, length, offset] = byteRange
  const { bytes } = file
  return (
    start === 0 &&
    length === contentsStart &&
    offset === contentsEnd &&
    bytes[contentsStart] === 0x3c &&
    bytes[contentsEnd - 1] === 0x3e &&
    hexDigits(contentsStart + 1, contentsEnd - 1, bytes)
  )
}

/** A signature ends with the revision that brought it: at the end mark or the end of its line. */
function endsWithRevision(signature: PdfSignature, { layout, file }: SealedView): boolean {
  const end = coveredEnd(signature)
  const revision = layout.revisions.find(
    (each) => each.start < signature.contentsStart && each.end > signature.contentsEnd,
  )
  if (revision === undefined || end < revision.end || end > file.bytes.length) return false
  return (
    end - revision.end <= 4 &&
    file.bytes.subarray(revision.end, end).every((byte) => byte === 10 || byte === 13 || byte === 32)
  )
}

function judgeCoverage(view: SealedView): PdfFinding[] {
  const isLater = (signature: PdfSignature) => coveredEnd(signature) >= coveredEnd(view.seal)
  return view.signatures
    .filter(isLater)
    .filter((signature) => !leavesOutItself(signature, view) || !endsWithRevision(signature, view))
    .map((signature) => ({ ...changed('coverage-incomplete'), offset: signature.contentsStart }))
}

/** A signature covers its whole revision. */
export const signatureCoverage: PdfRule = {
  name: 'signature-coverage',
  description:
    'A signature or time stamp covers the file from its first byte to the end of its own revision and leaves out its own digits alone.',
  judge: judgeCoverage,
}
