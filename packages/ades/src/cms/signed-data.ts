import {
  childrenOf,
  contextTag,
  DerCursor,
  type DerElement,
  derError,
  expectTag,
  readDer,
  TAG,
} from '../asn1/der-reader.ts'
import { readExplicit, readIntegerBytes, readOctetString, readOid, retagged } from '../asn1/der-values.ts'
import { derElement } from '../asn1/der-writer.ts'
import { OID } from '../asn1/oids.ts'
import { type HashName, readHashAlgorithm, readSignatureScheme, type SignatureScheme } from '../crypto/algorithms.ts'
import { equalBytes } from '../encoding/bytes.ts'
import { AdesError } from '../errors.ts'
import { type Certificate, readCertificate } from '../x509/certificate.ts'

/** An attribute with its values in DER (RFC 5652 §5.3). */
export interface CmsAttribute {
  readonly oid: string
  readonly values: readonly DerElement[]
}

/** How a SignerInfo names its certificate. */
export type SignerIdentifier =
  | { readonly by: 'issuer'; readonly issuer: Uint8Array; readonly serialNumber: Uint8Array }
  | { readonly by: 'key'; readonly keyIdentifier: Uint8Array }

export interface SignerInfo {
  readonly identifier: SignerIdentifier
  readonly hash: HashName
  readonly scheme: SignatureScheme
  /** The attributes as they were signed: under the SET tag (RFC 5652 §5.4). */
  readonly signedBytes: Uint8Array
  readonly signedAttributes: readonly CmsAttribute[]
  readonly signature: Uint8Array
  readonly unsignedAttributes: readonly CmsAttribute[]
}

/** A CMS SignedData with exactly one signer, as RFC 3161 and PAdES have it. */
export interface SignedData {
  readonly contentType: string
  readonly content?: Uint8Array
  readonly certificates: readonly Certificate[]
  readonly signer: SignerInfo
}

function readAttributes(element: DerElement | undefined): CmsAttribute[] {
  if (element === undefined) return []
  const attributes = childrenOf(element).map((member) => {
    const cursor = new DerCursor(member, TAG.sequence)
    return { oid: readOid(cursor.next()), values: childrenOf(cursor.next(TAG.set)) }
  })
  return attributes
}

function readSignerIdentifier(element: DerElement): SignerIdentifier {
  if (element.tag === contextTag(0, false)) return { by: 'key', keyIdentifier: element.contents }
  const cursor = new DerCursor(element, TAG.sequence)
  const issuer = cursor.next(TAG.sequence).encoded
  return { by: 'issuer', issuer, serialNumber: readIntegerBytes(cursor.next()) }
}

function readSignerInfo(element: DerElement): SignerInfo {
  const cursor = new DerCursor(element, TAG.sequence)
  cursor.next(TAG.integer)
  const identifier = readSignerIdentifier(cursor.next())
  const hash = readHashAlgorithm(cursor.next())
  const signed = cursor.next(contextTag(0))
  const scheme = readSignatureScheme(cursor.next(), hash)
  const signature = readOctetString(cursor.next())
  const unsigned = cursor.optional(contextTag(1))
  cursor.end()
  return {
    identifier,
    hash,
    scheme,
    signedBytes: derElement(TAG.set, signed.contents),
    signedAttributes: readAttributes(retagged(signed, TAG.set)),
    signature,
    unsignedAttributes: readAttributes(unsigned),
  }
}

// Other choices of CertificateSet (attribute certificates) are passed over, as is a certificate that cannot be read.
function readCertificates(element: DerElement | undefined): Certificate[] {
  if (element === undefined) return []
  return childrenOf(element)
    .filter((member) => member.tag === TAG.sequence)
    .flatMap((member) => {
      try {
        return [readCertificate(member.encoded)]
      } catch {
        return []
      }
    })
}

function readContents(element: DerElement): SignedData {
  const cursor = new DerCursor(element, TAG.sequence)
  cursor.next(TAG.integer)
  cursor.next(TAG.set)
  const encapsulated = new DerCursor(cursor.next(TAG.sequence))
  const contentType = readOid(encapsulated.next())
  const wrapped = encapsulated.optional(contextTag(0))
  const certificates = readCertificates(cursor.optional(contextTag(0)))
  cursor.optional(contextTag(1))
  const [signer, ...others] = childrenOf(cursor.next(TAG.set))
  cursor.end()
  if (signer === undefined || others.length > 0) throw derError('A signature must have exactly one signer.')
  const content = wrapped === undefined ? {} : { content: readOctetString(readExplicit(wrapped)) }
  return { contentType, ...content, certificates, signer: readSignerInfo(signer) }
}

/** Reads a ContentInfo of SignedData (RFC 5652 §3, §5.1); throws `cms_malformed`. */
export function readSignedData(der: Uint8Array): SignedData {
  try {
    const cursor = new DerCursor(readDer(der), TAG.sequence)
    if (readOid(cursor.next()) !== OID.signedData) throw derError('The content is not SignedData.')
    const contents = readContents(readExplicit(expectTag(cursor.next(), contextTag(0))))
    cursor.end()
    return contents
  } catch (cause) {
    throw new AdesError('cms_malformed', 'The CMS signature cannot be read.', { cause })
  }
}

/** The only value of a signed attribute; undefined when it is absent, repeated or holds several values. */
export function signedAttribute(signer: SignerInfo, oid: string): DerElement | undefined {
  const [attribute, ...repeated] = signer.signedAttributes.filter((candidate) => candidate.oid === oid)
  return attribute === undefined || repeated.length > 0 || attribute.values.length !== 1
    ? undefined
    : attribute.values[0]
}

/** The certificate among the candidates that the SignerInfo names. */
export function findSignerCertificate(
  { identifier }: SignerInfo,
  candidates: readonly Certificate[],
): Certificate | undefined {
  if (identifier.by === 'key') {
    const { keyIdentifier } = identifier
    return candidates.find(({ subjectKeyIdentifier: key }) => key !== undefined && equalBytes(key, keyIdentifier))
  }
  const { issuer, serialNumber } = identifier
  return candidates.find(
    (candidate) => equalBytes(candidate.issuer.der, issuer) && equalBytes(candidate.serialNumber, serialNumber),
  )
}
