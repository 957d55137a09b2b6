import type { HashName } from '../crypto/algorithms.ts'
import { fromBase64Url } from '../encoding/base64.ts'

/** A digest that names the signing certificate (ETSI TS 119 182-1 §5.1.7, §5.2.2). */
export interface CertificateDigest {
  readonly hash: HashName
  readonly value: Uint8Array
}

const DIGEST_NAMES: Readonly<Record<string, HashName>> = { S256: 'SHA-256', S384: 'SHA-384', S512: 'SHA-512' }

const isRecord = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

/** `{digAlg, digVal}`; undefined for a digest unknown here or a value that is not base64url. */
function readOther(value: unknown): CertificateDigest | undefined {
  if (!isRecord(value) || typeof value.digAlg !== 'string' || typeof value.digVal !== 'string') return undefined
  const hash = Object.hasOwn(DIGEST_NAMES, value.digAlg) ? DIGEST_NAMES[value.digAlg] : undefined
  const digest = fromBase64Url(value.digVal)
  return hash === undefined || digest === undefined ? undefined : { hash, value: digest }
}

function readThumbprint(value: unknown): CertificateDigest | undefined {
  const digest = typeof value === 'string' ? fromBase64Url(value) : undefined
  return digest === undefined ? undefined : { hash: 'SHA-256', value: digest }
}

/** The first of sigX5ts names the signing certificate, those after it the rest of its path. */
const readFirst = (value: unknown): CertificateDigest | undefined =>
  readOther(Array.isArray(value) ? value[0] : undefined)

const READERS = { 'x5t#S256': readThumbprint, 'x5t#o': readOther, sigX5ts: readFirst } as const

/** All references that a header carries; undefined when one cannot be read, and hence not be checked. */
export function readCertificateDigests(members: Readonly<Record<string, unknown>>): CertificateDigest[] | undefined {
  const digests: CertificateDigest[] = []
  for (const [name, read] of Object.entries(READERS)) {
    if (members[name] === undefined) continue
    const digest = read(members[name])
    if (digest === undefined) return undefined
    digests.push(digest)
  }
  return digests
}
