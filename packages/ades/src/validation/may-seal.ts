import { OID } from '../asn1/oids.ts'
import type { Certificate } from '../x509/certificate.ts'
import { KEY_USAGE } from '../x509/extensions.ts'

/** Purposes whose keys sign what others choose, or speak for an authority: none of them seals documents as well. */
const EXCLUSIVE: ReadonlySet<string> = new Set([OID.kpServerAuth, OID.kpTimeStamping, OID.kpOcspSigning])

/** Purposes that a seal may have beside its own, but not alone. */
const FOREIGN: ReadonlySet<string> = new Set([OID.kpClientAuth, OID.kpCodeSigning])

/** What the purposes of a certificate allow (RFC 5280 §4.2.1.12); without any it is for every use. */
const isForDocuments = (purposes: readonly string[]): boolean =>
  !purposes.some((purpose) => EXCLUSIVE.has(purpose)) && !purposes.every((purpose) => FOREIGN.has(purpose))

/** Signing needs digitalSignature or contentCommitment where the certificate names its uses (ETSI EN 319 102-1 §5.2.8). */
export function maySeal({ keyUsage, extendedKeyUsage }: Certificate): boolean {
  const isForSigning =
    keyUsage === undefined || keyUsage.has(KEY_USAGE.digitalSignature) || keyUsage.has(KEY_USAGE.contentCommitment)
  return isForSigning && (extendedKeyUsage === undefined || isForDocuments(extendedKeyUsage))
}
