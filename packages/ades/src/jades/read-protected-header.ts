import { fromBase64, fromBase64Url } from '../encoding/base64.ts'
import { utf8Text } from '../encoding/bytes.ts'
import { parseUniqueJson } from '../encoding/unique-json.ts'
import { type CertificateDigest, readCertificateDigests } from './certificate-digests.ts'

/** The times that a header names, each a claim of the signer: iat or sigT, nbf, exp. */
export interface HeaderTimes {
  readonly issuedAt?: Date
  readonly notBefore?: Date
  readonly expires?: Date
}

/** What a JAdES protected header says, as far as it is understood here. */
export interface ProtectedHeader {
  readonly algorithm: string
  readonly certificates: readonly Uint8Array[]
  /** Every reference to the signing certificate that the header carries; all of them must name it. */
  readonly certificateDigests: readonly CertificateDigest[]
  readonly contentType?: string
  /** iat, or sigT of older signatures: a claim of the signer, not proven. */
  readonly claimedSigningTime?: Date
  readonly times: HeaderTimes
  /** The names of all members: none may stand in the unprotected header too. */
  readonly names: readonly string[]
}

export type HeaderReading =
  | { readonly ok: true; readonly header: ProtectedHeader }
  | { readonly ok: false; readonly why: string; readonly kind: 'malformed' | 'not-supported' }

type Members = Readonly<Record<string, unknown>>
type Refusal = Extract<HeaderReading, { ok: false }>

/** crit members that are understood; any other must make the signature invalid (RFC 7515 §4.1.11). */
const UNDERSTOOD: ReadonlySet<unknown> = new Set(['sigT', 'x5t#o', 'sigX5ts', 'sigPId', 'srCms', 'srAts', 'sigPl'])

const isRecord = (value: unknown): value is Members =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

const malformed = (why: string): Refusal => ({ ok: false, kind: 'malformed', why })
const notSupported = (why: string): Refusal => ({ ok: false, kind: 'not-supported', why })

function parseObject(encoded: string): Members | undefined {
  const bytes = fromBase64Url(encoded)
  if (bytes === undefined) return undefined
  try {
    const value = parseUniqueJson(utf8Text(bytes))
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

/** The latest instant that a Date can hold, in seconds. */
const LAST_SECOND = 8.64e12

/** A NumericDate (RFC 7519 §2); false for what stands there and is none. */
function numericDate(value: unknown): Date | undefined | false {
  if (value === undefined) return undefined
  if (typeof value !== 'number' || !Number.isFinite(value) || Math.abs(value) > LAST_SECOND) return false
  return new Date(value * 1000)
}

function textDate(value: unknown): Date | undefined | false {
  if (value === undefined) return undefined
  const time = typeof value === 'string' ? Date.parse(value) : Number.NaN
  return Number.isNaN(time) ? false : new Date(time)
}

/** Undefined when a time is none: it would allow any use, or none. */
function readTimes({ iat, sigT, nbf, exp }: Members): HeaderTimes | undefined {
  const [numeric, notBefore, expires] = [iat, nbf, exp].map(numericDate)
  const text = textDate(sigT)
  if (numeric === false || notBefore === false || expires === false || text === false) return undefined
  const issuedAt = numeric ?? text
  return {
    ...(issuedAt === undefined ? {} : { issuedAt }),
    ...(notBefore === undefined ? {} : { notBefore }),
    ...(expires === undefined ? {} : { expires }),
  }
}

/** crit is a list of different names of members that are there and understood (RFC 7515 §4.1.11). */
function critRefusal({ crit, ...members }: Members): Refusal | undefined {
  if (crit === undefined) return undefined
  if (!Array.isArray(crit) || crit.length === 0) return malformed('crit is empty or no list')
  const names: readonly unknown[] = crit
  if (new Set(names).size < names.length) return malformed('crit names a member twice')
  const absent = names.find((name) => typeof name !== 'string' || !Object.hasOwn(members, name))
  if (absent !== undefined) return malformed(`crit names ${String(absent)}, which is not there`)
  const foreign = names.find((name) => !UNDERSTOOD.has(name))
  return foreign === undefined ? undefined : notSupported(`crit names ${String(foreign)}, which is not understood`)
}

/** Why this header cannot be used, or undefined. */
function refusal(members: Members): Refusal | undefined {
  if (typeof members.alg !== 'string') return malformed('alg is missing')
  const { typ = '', cty = '' } = members
  if (typeof typ !== 'string' || typeof cty !== 'string') return malformed('typ or cty is no text')
  if (members.etsiU !== undefined) return malformed('etsiU stands in the protected header')
  if (members.b64 !== undefined) return notSupported('b64 is not supported')
  if (members.sigD !== undefined) return notSupported('detached payloads (sigD) are not supported')
  return critRefusal(members)
}

/** Reads an encoded protected header (ETSI TS 119 182-1 §5.1, §5.2, RFC 7515 §4); never throws. */
export function readProtectedHeader(encoded: string): HeaderReading {
  const members = parseObject(encoded)
  if (members === undefined) return malformed('the protected header is not base64url of a JSON object')
  const refused = refusal(members)
  if (refused !== undefined) return refused
  const certificates = readCertificates(members.x5c)
  if (certificates === undefined) return malformed('x5c is missing or not base64')
  const certificateDigests = readCertificateDigests(members)
  if (certificateDigests === undefined)
    return notSupported('a reference to the certificate is by a digest unknown here')
  const times = readTimes(members)
  if (times === undefined) return malformed('iat, sigT, nbf or exp is no time')
  const { issuedAt } = times
  return {
    ok: true,
    header: {
      algorithm: String(members.alg),
      certificates,
      certificateDigests,
      ...(typeof members.cty === 'string' ? { contentType: members.cty } : {}),
      ...(issuedAt === undefined ? {} : { claimedSigningTime: issuedAt }),
      times,
      names: Object.keys(members),
    },
  }
}
