import { derFromBer } from '../asn1/ber.ts'
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
import { AdesError, type AdesErrorCode } from '../errors.ts'
import { type Certificate, readCertificate } from '../x509/certificate.ts'
import { type DistinguishedName, isSameName, readName } from '../x509/name.ts'

/** An attribute with its values in DER (RFC 5652 §5.3). */
export interface CmsAttribute {
  readonly oid: string
  readonly values: readonly DerElement[]
}

/** How a SignerInfo names its certificate. */
export type SignerIdentifier =
  | { readonly by: 'issuer'; readonly issuer: DistinguishedName; readonly serialNumber: Uint8Array }
  | { readonly by: 'key'; readonly keyIdentifier: Uint8Array }

export interface SignerInfo {
  /** The AlgorithmIdentifiers as they stand, for CMSAlgorithmProtection (RFC 6211). */
  readonly digestAlgorithm: DerElement
  readonly signatureAlgorithm: DerElement
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

const unsupported = (message: string) => new AdesError('cms_unsupported', message)

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
  const issuer = readName(cursor.next())
  return { by: 'issuer', issuer, serialNumber: readIntegerBytes(cursor.next()) }
}

function readSignerInfo(element: DerElement): SignerInfo {
  const cursor = new DerCursor(element, TAG.sequence)
  cursor.next(TAG.integer)
  const identifier = readSignerIdentifier(cursor.next())
  const digestAlgorithm = cursor.next(TAG.sequence)
  const hash = readHashAlgorithm(digestAlgorithm)
  // Without signed attributes nothing names the certificate (CAdES and RFC 3161 demand them).
  const signed = cursor.optional(contextTag(0))
  if (signed === undefined) throw unsupported('A signature has no signed attributes.')
  const signatureAlgorithm = cursor.next(TAG.sequence)
  const scheme = readSignatureScheme(signatureAlgorithm, hash)
  const signature = readOctetString(cursor.next())
  const unsigned = cursor.optional(contextTag(1))
  cursor.end()
  return {
    digestAlgorithm,
    signatureAlgorithm,
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
  if (signer === undefined) throw derError('A signature must have a signer.')
  if (others.length > 0) throw unsupported('A signature has several signers.')
  const content = wrapped === undefined ? {} : { content: readOctetString(readExplicit(wrapped)) }
  return { contentType, ...content, certificates, signer: readSignerInfo(signer) }
}

function readContentInfo(der: Uint8Array): SignedData {
  const cursor = new DerCursor(readDer(der), TAG.sequence)
  if (readOid(cursor.next()) !== OID.signedData) throw derError('The content is not SignedData.')
  const contents = readContents(readExplicit(expectTag(cursor.next(), contextTag(0))))
  cursor.end()
  return contents
}

const isNotDer = (error: unknown) => error instanceof AdesError && error.code === 'der_malformed'

/** CMS may come in BER (RFC 5652 §4): what is not DER is read once more after it was brought into that form. */
function readInEitherForm(encoded: Uint8Array): SignedData {
  try {
    return readContentInfo(encoded)
  } catch (cause) {
    if (!isNotDer(cause)) throw cause
    const der = derFromBer(encoded)
    if (equalBytes(der, encoded)) throw cause
    return readContentInfo(der)
  }
}

const UNSUPPORTED: ReadonlySet<AdesErrorCode> = new Set(['cms_unsupported', 'algorithm_unsupported'])

/**
 * Reads a ContentInfo of SignedData (RFC 5652 §3, §5.1) in DER or BER; throws `cms_malformed`, and `cms_unsupported` for
 * several signers, for one without signed attributes and for algorithms unknown here.
 */
export function readSignedData(encoded: Uint8Array): SignedData {
  try {
    return readInEitherForm(encoded)
  } catch (cause) {
    if (cause instanceof AdesError && UNSUPPORTED.has(cause.code)) {
      throw new AdesError('cms_unsupported', 'The CMS signature uses what is not supported.', { cause })
    }
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

/** The certificates among the candidates that the SignerInfo may name, each once; the reference to it decides. */
export function signerCertificates({ identifier }: SignerInfo, candidates: readonly Certificate[]): Certificate[] {
  const unique = [...new Set(candidates)]
  if (identifier.by === 'key') {
    const { keyIdentifier } = identifier
    return unique.filter(({ subjectKeyIdentifier: key }) => key !== undefined && equalBytes(key, keyIdentifier))
  }
  const { issuer, serialNumber } = identifier
  return unique.filter(
    (candidate) => isSameName(candidate.issuer, issuer) && equalBytes(candidate.serialNumber, serialNumber),
  )
}

/** The first of them. */
export const findSignerCertificate = (
  signer: SignerInfo,
  candidates: readonly Certificate[],
): Certificate | undefined => signerCertificates(signer, candidates)[0]
