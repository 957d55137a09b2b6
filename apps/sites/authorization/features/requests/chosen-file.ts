import type { ATTACHMENT_LIMITS } from '@perga/contracts'

/** The limits of the server; the site takes only types from there. */
export const LIMITS: typeof ATTACHMENT_LIMITS = { files: 3, bytes: 5 * 1024 * 1024 }

/** Why a file would be refused, as far as it can be told before it is sent. */
export type FileProblem = 'too-large' | 'empty' | 'wrong-type'

/** A file that was chosen to be sent. */
export interface ChosenFile {
  readonly id: number
  readonly file: File
  readonly problem: FileProblem | null
}

const BEGINNINGS = [
  [0x25, 0x50, 0x44, 0x46],
  [0xff, 0xd8, 0xff],
  [0x89, 0x50, 0x4e, 0x47],
] as const

/** Judges a file by its size and its first bytes, never by its name. The server reads all of it. */
export async function judgeFile(file: Blob): Promise<FileProblem | null> {
  if (file.size === 0) return 'empty'
  if (file.size > LIMITS.bytes) return 'too-large'
  try {
    const head = new Uint8Array(await file.slice(0, 4).arrayBuffer())
    return BEGINNINGS.some((bytes) => bytes.every((byte, at) => head[at] === byte)) ? null : 'wrong-type'
  } catch {
    // A folder, or a file that is gone by now.
    return 'empty'
  }
}
