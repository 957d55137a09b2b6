import { DerCursor, type DerElement, readDer, TAG } from '../asn1/der-reader.ts'
import { readBitStringOctets, readIntegerBytes, readOctetString } from '../asn1/der-values.ts'
import { derElement, derOctetString, derSequence } from '../asn1/der-writer.ts'
import { type HashName, hashAlgorithmIdentifier, readHashAlgorithm } from '../crypto/algorithms.ts'
import type { CryptoPort } from '../crypto/crypto-port.ts'
import { equalBytes } from '../encoding/bytes.ts'
import type { Certificate } from '../x509/certificate.ts'

/** How OCSP names a certificate (RFC 6960 §4.1.1). */
export interface CertificateId {
  readonly hash: HashName
  readonly issuerNameHash: Uint8Array
  readonly issuerKeyHash: Uint8Array
  readonly serialNumber: Uint8Array
}

/** Reads a CertID. */
export function readCertificateId(element: DerElement): CertificateId {
  const cursor = new DerCursor(element, TAG.sequence)
  const hash = readHashAlgorithm(cursor.next())
  const issuerNameHash = readOctetString(cursor.next())
  const issuerKeyHash = readOctetString(cursor.next())
  return { hash, issuerNameHash, issuerKeyHash, serialNumber: readIntegerBytes(cursor.next()) }
}

const octetsOfKeys = new WeakMap<Certificate, Uint8Array>()

/**
 * The key octets of a certificate without algorithm and BIT STRING header: what key hashes are over. The same object each
 * time, so that a digest of it can be remembered by it.
 */
export function keyOctets(certificate: Certificate): Uint8Array {
  const known = octetsOfKeys.get(certificate)
  if (known !== undefined) return known
  const cursor = new DerCursor(readDer(certificate.publicKey.spki), TAG.sequence)
  cursor.next()
  const octets = readBitStringOctets(cursor.next())
  octetsOfKeys.set(certificate, octets)
  return octets
}

/** The CertID of a certificate of this issuer. */
export async function certificateIdOf(
  certificate: Certificate,
  issuer: Certificate,
  { hash, crypto }: { readonly hash: HashName; readonly crypto: CryptoPort },
): Promise<CertificateId> {
  return {
    hash,
    issuerNameHash: await crypto.digest(hash, issuer.subject.der),
    issuerKeyHash: await crypto.digest(hash, keyOctets(issuer)),
    serialNumber: certificate.serialNumber,
  }
}

/** Encodes a CertID. */
export const encodeCertificateId = (id: CertificateId): Uint8Array =>
  derSequence(
    hashAlgorithmIdentifier(id.hash),
    derOctetString(id.issuerNameHash),
    derOctetString(id.issuerKeyHash),
    derElement(TAG.integer, id.serialNumber),
  )

/** Whether both name the same certificate by the same digest. */
export const isSameCertificateId = (a: CertificateId, b: CertificateId): boolean =>
  a.hash === b.hash &&
  equalBytes(a.serialNumber, b.serialNumber) &&
  equalBytes(a.issuerNameHash, b.issuerNameHash) &&
  equalBytes(a.issuerKeyHash, b.issuerKeyHash)
