import { ATTACHMENT_LIMITS } from '@perga/contracts'
import { checkPdf } from './check-pdf.ts'
import { cleanJpeg } from './clean-jpeg.ts'
import { cleanPng } from './clean-png.ts'
import { cleanOnlyIf, notClean } from './not-clean.ts'

/** A file that is what its first bytes say, to its last byte. */
export interface CleanAttachment {
  readonly type: 'application/pdf' | 'image/jpeg' | 'image/png'
  readonly bytes: Uint8Array
}

const PDF = [0x25, 0x50, 0x44, 0x46, 0x2d]
const JPEG = [0xff, 0xd8, 0xff]
const PNG = [0x89, 0x50, 0x4e, 0x47]

/**
 * The file as it may be kept: a PDF as it came, an image without what only its maker's device had to say. Judged by its
 * content, never by a name. Throws `attachment_not_clean` for everything else, also for what is two kinds of file at once.
 */
export function cleanAttachment(bytes: Uint8Array): CleanAttachment {
  cleanOnlyIf(bytes.length <= ATTACHMENT_LIMITS.bytes, 'too-large')
  const attachment = readByContent(bytes)
  cleanOnlyIf(!endsAsZip(attachment.bytes), 'zip-inside')
  return attachment
}

function readByContent(bytes: Uint8Array): CleanAttachment {
  const begins = (magic: readonly number[]) => magic.every((byte, at) => bytes[at] === byte)
  if (begins(PDF)) {
    checkPdf(bytes)
    return { type: 'application/pdf', bytes }
  }
  if (begins(JPEG)) return { type: 'image/jpeg', bytes: cleanJpeg(bytes) }
  if (begins(PNG)) return { type: 'image/png', bytes: cleanPng(bytes) }
  throw notClean('unknown-type')
}

const ZIP_END = [0x50, 0x4b, 0x05, 0x06] as const
const LONGEST_ZIP_END = 22 + 0xffff

/** An archive is opened from its end, so that it can hide in the last data of any other file. */
function endsAsZip(bytes: Uint8Array): boolean {
  const tail = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength).subarray(-LONGEST_ZIP_END)
  return tail.includes(Buffer.from(ZIP_END))
}
