import { contextTag, DerCursor, type DerElement, derError, readDer, TAG } from '../asn1/der-reader.ts'
import { readTime } from '../asn1/der-time.ts'
import { readBitStringOctets, readExplicit, readIntegerBytes, readSmallInteger } from '../asn1/der-values.ts'
import { type PublicKey, readPublicKey } from '../crypto/public-key.ts'
import { asciiText, equalBytes } from '../encoding/bytes.ts'
import { AdesError } from '../errors.ts'
import { type CertificateExtensions, interpretExtensions, readExtensions } from './extensions.ts'
import { type DistinguishedName, isSameName, readName } from './name.ts'

/** An X.509 certificate (RFC 5280 §4.1), read once; `der` is the exact input. */
export interface Certificate extends CertificateExtensions {
  readonly der: Uint8Array
  readonly toBeSigned: Uint8Array
  readonly serialNumber: Uint8Array
  readonly issuer: DistinguishedName
  readonly subject: DistinguishedName
  readonly notBefore: Date
  readonly notAfter: Date
  readonly publicKey: PublicKey
  /** The AlgorithmIdentifier, read only when the signature is checked: an unknown one must not hide the rest. */
  readonly signatureAlgorithm: DerElement
  readonly signature: Uint8Array
}

function readToBeSigned(element: DerElement) {
  const cursor = new DerCursor(element, TAG.sequence)
  const version = cursor.optional(contextTag(0))
  const serialNumber = readIntegerBytes(cursor.next())
  const innerAlgorithm = cursor.next(TAG.sequence)
  const issuer = readName(cursor.next())
  const validity = new DerCursor(cursor.next(TAG.sequence))
  const notBefore = readTime(validity.next())
  const notAfter = readTime(validity.next())
  const subject = readName(cursor.next())
  const publicKey = readPublicKey(cursor.next())
  cursor.optional(contextTag(1, false))
  cursor.optional(contextTag(2, false))
  const wrapped = cursor.optional(contextTag(3))
  cursor.end()
  if (wrapped !== undefined && (version === undefined || readSmallInteger(readExplicit(version)) !== 2)) {
    throw derError('Only a version 3 certificate has extensions.')
  }
  const extensions = interpretExtensions(wrapped === undefined ? [] : readExtensions(readExplicit(wrapped)))
  return { serialNumber, innerAlgorithm, issuer, notBefore, notAfter, subject, publicKey, ...extensions }
}

function parse(der: Uint8Array): Certificate {
  try {
    const cursor = new DerCursor(readDer(der), TAG.sequence)
    const toBeSigned = cursor.next(TAG.sequence)
    const signatureAlgorithm = cursor.next(TAG.sequence)
    const signature = readBitStringOctets(cursor.next())
    cursor.end()
    const { innerAlgorithm, ...fields } = readToBeSigned(toBeSigned)
    if (!equalBytes(innerAlgorithm.encoded, signatureAlgorithm.encoded)) {
      throw derError('The two signature algorithms of a certificate differ.')
    }
    return { der, toBeSigned: toBeSigned.encoded, signatureAlgorithm, signature, ...fields }
  } catch (cause) {
    throw new AdesError('certificate_malformed', 'The certificate cannot be read.', { cause })
  }
}

/** The certificates read last, by their bytes: the same few come with every stamp, answer and signature. */
const recent = new Map<string, Certificate>()
const MOST_RECENT = 256

/**
 * Reads one DER certificate; throws `certificate_malformed`. The same bytes give the same object, so that keys imported
 * from it can be remembered by it.
 */
export function readCertificate(der: Uint8Array): Certificate {
  // One character a byte, each byte another one: equal texts are equal bytes.
  const name = asciiText(der)
  const known = recent.get(name)
  if (known !== undefined) return known
  // A copy, since the caller's bytes may be a view of something larger that changes.
  const certificate = parse(Uint8Array.from(der))
  const [oldest] = recent.keys()
  if (recent.size >= MOST_RECENT && oldest !== undefined) recent.delete(oldest)
  recent.set(name, certificate)
  return certificate
}

/** Whether subject and issuer are the same name: a root, or a name given to itself. */
export const isSelfIssued = (certificate: Certificate): boolean => isSameName(certificate.subject, certificate.issuer)

/** Whether both are the same certificate, byte for byte. */
export const isSameCertificate = (a: Certificate, b: Certificate): boolean => equalBytes(a.der, b.der)

/** Whether names and, where both carry them, key identifiers make `issuer` a candidate issuer of `subject`. */
export function mayHaveIssued(issuer: Certificate, subject: Certificate): boolean {
  if (!isSameName(issuer.subject, subject.issuer)) return false
  const { authorityKeyIdentifier } = subject
  const { subjectKeyIdentifier } = issuer
  if (authorityKeyIdentifier === undefined || subjectKeyIdentifier === undefined) return true
  return equalBytes(authorityKeyIdentifier, subjectKeyIdentifier)
}
