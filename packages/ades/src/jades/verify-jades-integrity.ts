import type { CryptoPort } from '../crypto/crypto-port.ts'
import { webCrypto } from '../crypto/web-crypto.ts'
import { fromBase64Url } from '../encoding/base64.ts'
import { equalBytes, utf8Bytes } from '../encoding/bytes.ts'
import { type Certificate, readCertificate } from '../x509/certificate.ts'
import type { JadesSignature } from './jades-signature.ts'
import { curveFits, jwsScheme, x509SignatureValue } from './jws-algorithms.ts'
import { type ProtectedHeader, readProtectedHeader } from './read-protected-header.ts'

export type JadesIntegrityFailure =
  | 'malformed'
  | 'not-supported'
  | 'algorithm-not-accepted'
  | 'certificate-unreadable'
  | 'certificate-digest-mismatch'
  | 'signature-invalid'

/** Says that the bytes are those signed by this certificate's key, and nothing about whether to trust it. */
export type JadesIntegrity =
  | {
      readonly intact: true
      readonly payload: Uint8Array
      readonly header: ProtectedHeader
      readonly signingCertificate: Certificate
    }
  | { readonly intact: false; readonly reason: JadesIntegrityFailure; readonly detail: string }

const failure = (reason: JadesIntegrityFailure, detail: string): JadesIntegrity => ({ intact: false, reason, detail })

function leafOf(header: ProtectedHeader): Certificate | undefined {
  try {
    return readCertificate(header.certificates[0] ?? new Uint8Array())
  } catch {
    return undefined
  }
}

async function namesItsCertificate(header: ProtectedHeader, leaf: Certificate, crypto: CryptoPort): Promise<boolean> {
  const { certificateDigests } = header
  const digests = await Promise.all(certificateDigests.map(({ hash }) => crypto.digest(hash, leaf.der)))
  const named = certificateDigests.map(({ value }, index) => equalBytes(value, digests[index] ?? new Uint8Array()))
  return named.length > 0 && named.every((is) => is)
}

/** The unprotected header may not speak of what the protected one says, nor of crit (RFC 7515 §4, §4.1.11). */
function headersOverlap({ names }: ProtectedHeader, unprotected: unknown): boolean {
  if (typeof unprotected !== 'object' || unprotected === null) return false
  return Object.keys(unprotected).some((name) => name === 'crit' || names.includes(name))
}

async function signatureHolds(jades: JadesSignature, algorithm: string, leaf: Certificate, crypto: CryptoPort) {
  const scheme = jwsScheme(algorithm)
  const value = fromBase64Url(jades.signature)
  const signature = value === undefined ? undefined : x509SignatureValue(algorithm, value)
  if (scheme === undefined || signature === undefined || !curveFits(algorithm, leaf.publicKey)) return false
  const signedBytes = utf8Bytes(`${jades.protected}.${jades.payload}`)
  try {
    return await crypto.verify({ scheme, publicKey: leaf.publicKey, signedBytes, signature })
  } catch {
    return false
  }
}

/**
 * Integrity only: the signature over the exact bytes with the key of x5c[0] (RFC 7515 §5.2) and the signing-certificate
 * reference (ETSI TS 119 182-1 §5.2). Chain, time and revocation are `validateJades`'s. Never throws for bad input.
 */
export async function verifyJadesIntegrity(
  jades: JadesSignature,
  { crypto = webCrypto }: { readonly crypto?: CryptoPort } = {},
): Promise<JadesIntegrity> {
  if (![jades.payload, jades.protected, jades.signature].every((part: unknown) => typeof part === 'string')) {
    return failure('malformed', 'payload, protected and signature must be texts')
  }
  const payload = fromBase64Url(jades.payload)
  if (payload === undefined) return failure('malformed', 'the payload is not base64url')
  const reading = readProtectedHeader(jades.protected)
  if (!reading.ok) return failure(reading.kind, reading.why)
  const { header } = reading
  if (headersOverlap(header, jades.header)) return failure('malformed', 'a member stands in both headers')
  if (jwsScheme(header.algorithm) === undefined) return failure('algorithm-not-accepted', header.algorithm)
  const leaf = leafOf(header)
  if (leaf === undefined) return failure('certificate-unreadable', 'x5c[0] is not a certificate')
  if (!(await namesItsCertificate(header, leaf, crypto))) {
    return failure('certificate-digest-mismatch', 'the header names another certificate than x5c[0]')
  }
  if (!(await signatureHolds(jades, header.algorithm, leaf, crypto))) {
    return failure('signature-invalid', 'the signature does not hold over these bytes')
  }
  return { intact: true, payload, header, signingCertificate: leaf }
}
