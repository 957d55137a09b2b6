import type { HashName } from '../crypto/algorithms.ts'
import { fromBase64, fromBase64Url } from '../encoding/base64.ts'
import { utf8Text } from '../encoding/bytes.ts'

/** The digest that names the signing certificate: x5t#S256, or x5t#o with another digest (ETSI TS 119 182-1 §5.2). */
export interface CertificateDigest {
  readonly hash: HashName
  readonly value: Uint8Array
}

/** What a JAdES protected header says, as far as it is understood here. */
export interface ProtectedHeader {
  readonly algorithm: string
  readonly certificates: readonly Uint8Array[]
  readonly certificateDigest?: CertificateDigest
  readonly contentType?: string
  /** iat, or sigT of older signatures: a claim of the signer, not proven. */
  readonly claimedSigningTime?: Date
}

export type HeaderReading =
  | { readonly ok: true; readonly header: ProtectedHeader }
  | { readonly ok: false; readonly why: string }

/** crit members that are understood; any other must make the signature invalid (RFC 7515 §4.1.11). */
const UNDERSTOOD: ReadonlySet<unknown> = new Set(['sigT', 'x5t#o', 'sigPId', 'srCms', 'srAts', 'sigPl'])

const DIGEST_NAMES: Readonly<Record<string, HashName>> = { S256: 'SHA-256', S384: 'SHA-384', S512: 'SHA-512' }

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

function parseObject(encoded: string): Record<string, unknown> | undefined {
  const bytes = fromBase64Url(encoded)
  if (bytes === undefined) return undefined
  try {
    const value: unknown = JSON.parse(utf8Text(bytes))
    return isRecord(value) ? value : undefined
  } catch {
    return undefined
  }
}

function readCertificates(x5c: unknown): Uint8Array[] | undefined {
  if (!Array.isArray(x5c) || x5c.length === 0) return undefined
  const certificates = x5c.map((item: unknown) => (typeof item === 'string' ? fromBase64(item) : undefined))
  return certificates.every((item) => item !== undefined) ? certificates : undefined
}

function readDigest(members: Record<string, unknown>): CertificateDigest | undefined {
  const thumbprint = members['x5t#S256']
  if (typeof thumbprint === 'string') {
    const value = fromBase64Url(thumbprint)
    return value === undefined ? undefined : { hash: 'SHA-256', value }
  }
  const other = members['x5t#o']
  if (!isRecord(other) || typeof other.digAlg !== 'string' || typeof other.digVal !== 'string') return undefined
  const hash = DIGEST_NAMES[other.digAlg]
  const value = fromBase64Url(other.digVal)
  return hash === undefined || value === undefined ? undefined : { hash, value }
}

function readClaimedTime({ iat, sigT }: Record<string, unknown>): Date | undefined {
  const time = typeof iat === 'number' ? iat * 1000 : typeof sigT === 'string' ? Date.parse(sigT) : Number.NaN
  return Number.isNaN(time) ? undefined : new Date(time)
}

/** Why this header cannot be used, or undefined. */
function refusal(members: Record<string, unknown>): string | undefined {
  if (typeof members.alg !== 'string') return 'alg is missing'
  if (members.b64 !== undefined) return 'b64 is not supported'
  if (members.sigD !== undefined) return 'detached payloads (sigD) are not supported'
  const { crit } = members
  if (crit === undefined) return undefined
  if (!Array.isArray(crit) || crit.length === 0) return 'crit is empty or no list'
  const foreign = crit.find((name: unknown) => !UNDERSTOOD.has(name))
  return foreign === undefined ? undefined : `crit names ${String(foreign)}, which is not understood`
}

/** Reads an encoded protected header (ETSI TS 119 182-1 §5.1, §5.2); never throws. */
export function readProtectedHeader(encoded: string): HeaderReading {
  const members = parseObject(encoded)
  if (members === undefined) return { ok: false, why: 'the protected header is not base64url of a JSON object' }
  const why = refusal(members)
  if (why !== undefined) return { ok: false, why }
  const certificates = readCertificates(members.x5c)
  if (certificates === undefined) return { ok: false, why: 'x5c is missing or not base64' }
  const certificateDigest = readDigest(members)
  const claimedSigningTime = readClaimedTime(members)
  return {
    ok: true,
    header: {
      algorithm: String(members.alg),
      certificates,
      ...(certificateDigest === undefined ? {} : { certificateDigest }),
      ...(typeof members.cty === 'string' ? { contentType: members.cty } : {}),
      ...(claimedSigningTime === undefined ? {} : { claimedSigningTime }),
    },
  }
}
