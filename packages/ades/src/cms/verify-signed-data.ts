import { childrenOf, contextTag, DerCursor, type DerElement, derError, TAG } from '../asn1/der-reader.ts'
import { readOctetString, readOid, retagged } from '../asn1/der-values.ts'
import { OID } from '../asn1/oids.ts'
import { algorithmOid, type HashName, readHashAlgorithm } from '../crypto/algorithms.ts'
import type { CryptoPort } from '../crypto/crypto-port.ts'
import { equalBytes } from '../encoding/bytes.ts'
import { AdesError } from '../errors.ts'
import type { Certificate } from '../x509/certificate.ts'
import { type SignedData, type SignerInfo, signedAttribute, signerCertificates } from './signed-data.ts'

export type CmsFailure =
  | 'signer-certificate-missing'
  | 'content-type-mismatch'
  | 'digest-mismatch'
  | 'certificate-digest-mismatch'
  | 'signature-invalid'

export type CmsVerification =
  | {
      readonly valid: true
      readonly certificate: Certificate
      /** The digests relied on beside the scheme's own: of the content, and of what names the certificate. */
      readonly hashes: readonly HashName[]
    }
  | { readonly valid: false; readonly reason: CmsFailure; readonly certificate?: Certificate }

interface EssCertificateId {
  readonly hash: HashName
  readonly value: Uint8Array
}

/** What an attribute says, or this when it cannot be read: then it says nothing. */
function readOr<Result>(otherwise: Result, read: () => Result): Result {
  try {
    return read()
  } catch (error) {
    if (error instanceof AdesError && error.code === 'der_malformed') return otherwise
    throw error
  }
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

/** The references of both versions: where a signature carries both, both must name its certificate (RFC 5035 §5.4). */
function essCertificateIds(signer: SignerInfo): EssCertificateId[] {
  const versions = [
    [OID.signingCertificateV2, 2],
    [OID.signingCertificate, 1],
  ] as const
  return versions.flatMap(([oid, version]) => {
    if (!signer.signedAttributes.some((attribute) => attribute.oid === oid)) return []
    const attribute = signedAttribute(signer, oid)
    if (attribute === undefined) throw derError('An attribute is repeated.')
    return [readEssCertificateId(attribute, version)]
  })
}

/** The certificate that every reference names; the digest of the first one, version 2 where it is there, is relied on. */
async function namedCertificate(signer: SignerInfo, candidates: readonly Certificate[], crypto: CryptoPort) {
  const references = readOr([], () => essCertificateIds(signer))
  const [first] = references
  if (first === undefined) return undefined
  for (const certificate of candidates) {
    const digests = await Promise.all(references.map(({ hash }) => crypto.digest(hash, certificate.der)))
    if (references.every(({ value }, index) => equalBytes(digests[index] ?? new Uint8Array(), value))) {
      return { certificate, hash: first.hash }
    }
  }
  return undefined
}

/** Where the signer says again which algorithms were used, they must be those (RFC 6211 §2). */
function hasProtectedAlgorithms(signer: SignerInfo): boolean {
  if (!signer.signedAttributes.some(({ oid }) => oid === OID.algorithmProtection)) return true
  const cursor = new DerCursor(signedAttribute(signer, OID.algorithmProtection), TAG.sequence)
  const digest = algorithmOid(cursor.next(TAG.sequence))
  const signature = cursor.optional(contextTag(1))
  return (
    digest === algorithmOid(signer.digestAlgorithm) &&
    signature !== undefined &&
    algorithmOid(retagged(signature, TAG.sequence)) === algorithmOid(signer.signatureAlgorithm)
  )
}

function hasContentType({ contentType, signer }: SignedData): boolean {
  const attribute = signedAttribute(signer, OID.contentType)
  return attribute !== undefined && readOr(false, () => readOid(attribute) === contentType)
}

async function hasDigest({ signer, content: carried }: SignedData, content: Uint8Array, crypto: CryptoPort) {
  // A signature over what stands elsewhere that carries other content would show that to some of its readers.
  if (carried !== undefined && !equalBytes(carried, content)) return false
  const attribute = signedAttribute(signer, OID.messageDigest)
  if (attribute === undefined || attribute.tag !== TAG.octetString) return false
  return equalBytes(attribute.contents, await crypto.digest(signer.hash, content))
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
  const candidates = signerCertificates(signer, signedData.certificates)
  const [certificate] = candidates
  if (certificate === undefined) return { valid: false, reason: 'signer-certificate-missing' }
  const fail = (reason: CmsFailure): CmsVerification => ({ valid: false, reason, certificate })
  if (!hasContentType(signedData)) return fail('content-type-mismatch')
  if (!(await hasDigest(signedData, content, crypto))) return fail('digest-mismatch')
  const named = await namedCertificate(signer, candidates, crypto)
  if (named === undefined) return fail('certificate-digest-mismatch')
  if (!readOr(false, () => hasProtectedAlgorithms(signer))) return fail('signature-invalid')
  const { scheme, signedBytes, signature } = signer
  const { publicKey } = named.certificate
  const holds = await crypto.verify({ scheme, publicKey, signedBytes, signature })
  const hashes = [signer.hash, named.hash]
  return holds ? { valid: true, certificate: named.certificate, hashes } : fail('signature-invalid')
}
