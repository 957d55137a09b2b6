import { childrenOf, DerCursor, type DerElement, TAG } from '../asn1/der-reader.ts'
import { readOctetString, readOid } from '../asn1/der-values.ts'
import { OID } from '../asn1/oids.ts'
import { type HashName, readHashAlgorithm } from '../crypto/algorithms.ts'
import type { CryptoPort } from '../crypto/crypto-port.ts'
import { equalBytes } from '../encoding/bytes.ts'
import type { Certificate } from '../x509/certificate.ts'
import { findSignerCertificate, type SignedData, type SignerInfo, signedAttribute } from './signed-data.ts'

export type CmsFailure =
  | 'signer-certificate-missing'
  | 'content-type-mismatch'
  | 'digest-mismatch'
  | 'certificate-digest-mismatch'
  | 'signature-invalid'

export type CmsVerification =
  | { readonly valid: true; readonly certificate: Certificate }
  | { readonly valid: false; readonly reason: CmsFailure; readonly certificate?: Certificate }

interface EssCertificateId {
  readonly hash: HashName
  readonly value: Uint8Array
}

// The first ESSCertID names the signing certificate (RFC 5035 §5.4.1); version 1 is always SHA-1, version 2 SHA-256 unless told.
function readEssCertificateId(attribute: DerElement, version: 1 | 2): EssCertificateId {
  const list = new DerCursor(attribute, TAG.sequence).next(TAG.sequence)
  const cursor = new DerCursor(childrenOf(list)[0], TAG.sequence)
  const algorithm = version === 2 ? cursor.optional(TAG.sequence) : undefined
  const standard = version === 2 ? 'SHA-256' : 'SHA-1'
  return {
    hash: algorithm === undefined ? standard : readHashAlgorithm(algorithm),
    value: readOctetString(cursor.next()),
  }
}

function essCertificateId(signer: SignerInfo): EssCertificateId | undefined {
  const second = signedAttribute(signer, OID.signingCertificateV2)
  if (second !== undefined) return readEssCertificateId(second, 2)
  const first = signedAttribute(signer, OID.signingCertificate)
  return first === undefined ? undefined : readEssCertificateId(first, 1)
}

async function namesCertificate(signer: SignerInfo, certificate: Certificate, crypto: CryptoPort): Promise<boolean> {
  const reference = essCertificateId(signer)
  if (reference === undefined) return false
  return equalBytes(await crypto.digest(reference.hash, certificate.der), reference.value)
}

function hasContentType({ contentType, signer }: SignedData): boolean {
  const attribute = signedAttribute(signer, OID.contentType)
  return attribute !== undefined && readOid(attribute) === contentType
}

async function hasDigest(signer: SignerInfo, content: Uint8Array, crypto: CryptoPort): Promise<boolean> {
  const attribute = signedAttribute(signer, OID.messageDigest)
  return attribute !== undefined && equalBytes(readOctetString(attribute), await crypto.digest(signer.hash, content))
}

/**
 * Checks one CMS signature over this content: message digest, content type, signing-certificate reference (RFC 5035,
 * mandatory in CAdES and RFC 3161) and the signature value. Says nothing about trust in the certificate.
 */
export async function verifySignedData(
  signedData: SignedData,
  content: Uint8Array,
  crypto: CryptoPort,
): Promise<CmsVerification> {
  const { signer } = signedData
  const certificate = findSignerCertificate(signer, signedData.certificates)
  if (certificate === undefined) return { valid: false, reason: 'signer-certificate-missing' }
  const fail = (reason: CmsFailure): CmsVerification => ({ valid: false, reason, certificate })
  if (!hasContentType(signedData)) return fail('content-type-mismatch')
  if (!(await hasDigest(signer, content, crypto))) return fail('digest-mismatch')
  if (!(await namesCertificate(signer, certificate, crypto))) return fail('certificate-digest-mismatch')
  const { scheme, signedBytes, signature } = signer
  const holds = await crypto.verify({ scheme, publicKey: certificate.publicKey, signedBytes, signature })
  return holds ? { valid: true, certificate } : fail('signature-invalid')
}
