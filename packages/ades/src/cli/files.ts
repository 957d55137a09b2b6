import { readFileSync } from 'node:fs'
import { pemBlocks } from '../encoding/pem.ts'
import { AdesError } from '../errors.ts'

const usage = (message: string) => new AdesError('usage', message)

/** The value of an option that must be given; throws `usage`. */
export function required(value: string | undefined, option: string): string {
  if (value === undefined) throw usage(`${option} is missing.`)
  return value
}

/** The one file a command works on; throws `usage`. */
export function onlyFile(positionals: readonly string[]): string {
  const [path, ...more] = positionals
  if (path === undefined || more.length > 0) throw usage('Exactly one file is needed.')
  return path
}

/** The bytes of a file. */
export const readBytes = (path: string): Uint8Array => new Uint8Array(readFileSync(path))

/** A secret from a file, without the line end that editors add. */
export const readSecret = (path: string): string => readFileSync(path, 'utf8').replace(/\r?\n$/, '')

/** Whether bytes are a PDF. */
export const isPdf = (bytes: Uint8Array): boolean => Buffer.from(bytes.subarray(0, 1024)).includes('%PDF-')

/** The certificates of PEM or DER files; throws `usage` when there are none. */
export function readTrustAnchors(paths: readonly string[] | undefined): Uint8Array[] {
  const anchors = (paths ?? []).flatMap((path) => {
    const bytes = readBytes(path)
    return bytes[0] === 0x30 ? [bytes] : pemBlocks(Buffer.from(bytes).toString('utf8'), 'CERTIFICATE')
  })
  if (anchors.length === 0) throw usage('--trust must name at least one certificate.')
  return anchors
}
