import { OID } from '../asn1/oids.ts'
import { type CmsFailure, verifySignedData } from '../cms/verify-signed-data.ts'
import type { HashName } from '../crypto/algorithms.ts'
import type { CryptoPort } from '../crypto/crypto-port.ts'
import { equalBytes } from '../encoding/bytes.ts'
import type { Certificate } from '../x509/certificate.ts'
import { KEY_USAGE } from '../x509/extensions.ts'
import type { TimestampToken } from './timestamp-token.ts'

export type TimestampVerification =
  | { readonly valid: true; readonly certificate: Certificate; readonly hashes: readonly HashName[] }
  | {
      readonly valid: false
      readonly reason: CmsFailure | 'imprint-mismatch' | 'not-a-timestamping-certificate'
      readonly certificate?: Certificate
    }

/** The certificate's only purpose must be time-stamping, in a critical extension (RFC 3161 §2.3). */
const isTimestampingCertificate = ({ extendedKeyUsage, extendedKeyUsageCritical, keyUsage }: Certificate) =>
  extendedKeyUsageCritical &&
  extendedKeyUsage?.length === 1 &&
  extendedKeyUsage[0] === OID.kpTimeStamping &&
  (keyUsage === undefined || SIGNING_USES.some((use) => keyUsage.has(use)))

const SIGNING_USES = [KEY_USAGE.digitalSignature, KEY_USAGE.contentCommitment]

/**
 * Checks a token against the digest of what it is said to stamp: imprint, CMS signature, signing-certificate reference, purpose
 * of the certificate (RFC 3161 §2.2, §2.3). The chain of that certificate is checked elsewhere.
 */
export async function verifyTimestamp(
  token: TimestampToken,
  imprint: (hash: HashName) => Promise<Uint8Array>,
  crypto: CryptoPort,
): Promise<TimestampVerification> {
  if (!equalBytes(await imprint(token.hash), token.digest)) return { valid: false, reason: 'imprint-mismatch' }
  return verifyTimestampSignature(token, crypto)
}

/** The same without the imprint: for a client that knows only the digest. */
export async function verifyTimestampSignature(
  token: TimestampToken,
  crypto: CryptoPort,
): Promise<TimestampVerification> {
  const verification = await verifySignedData(token.signedData, token.content, crypto)
  if (!verification.valid || isTimestampingCertificate(verification.certificate)) return verification
  return { valid: false, reason: 'not-a-timestamping-certificate', certificate: verification.certificate }
}
