import { createHash, sign } from 'node:crypto'
import { contextTag, TAG } from '../asn1/der-reader.ts'
import {
  derElement,
  derGeneralizedTime,
  derInteger,
  derOctetString,
  derOid,
  derSequence,
  derSetOf,
} from '../asn1/der-writer.ts'
import { OID } from '../asn1/oids.ts'
import { type HashName, hashAlgorithmIdentifier, signatureAlgorithmIdentifier } from '../crypto/algorithms.ts'
import { readCertificate } from '../x509/certificate.ts'
import type { Certified } from './issue-certificate.ts'
import { nodeHash } from './test-signature.ts'

/** A CMS signature as others make it, by an EC key: each digest can be chosen. */
export interface TestCms {
  readonly signer: Certified
  readonly content: Uint8Array
  readonly contentType?: string
  /** Whether the content stands inside, as in time stamps. */
  readonly encapsulated?: boolean
  /** The digest of the content. */
  readonly digest?: HashName
  /** The digest of the signature value. */
  readonly signature?: HashName
  /** Each reference to the signing certificate: its version and digest. */
  readonly references?: readonly { readonly version: 1 | 2; readonly hash: HashName; readonly of?: Certified }[]
  readonly moreAttributes?: readonly Uint8Array[]
  readonly certificates?: readonly Certified[]
}

/** An Attribute (RFC 5652 §5.3). */
export const cmsAttribute = (oid: string, ...values: readonly Uint8Array[]): Uint8Array =>
  derSequence(derOid(oid), derSetOf(...values))

const digestOf = (hash: HashName, bytes: Uint8Array) => createHash(nodeHash(hash)).update(bytes).digest()

function reference(version: 1 | 2, hash: HashName, { der }: Certified): Uint8Array {
  const algorithm = version === 2 && hash !== 'SHA-256' ? [hashAlgorithmIdentifier(hash)] : []
  const id = derSequence(...algorithm, derOctetString(digestOf(hash, der)))
  const oid = version === 2 ? OID.signingCertificateV2 : OID.signingCertificate
  return cmsAttribute(oid, derSequence(derSequence(id)))
}

const implicitSet = (number: number, members: readonly Uint8Array[]) => {
  const set = derSetOf(...members)
  set[0] = contextTag(number)
  return set
}

/** The CMS as a DER ContentInfo. */
export function testCms(options: TestCms): Uint8Array {
  const { signer, content, contentType = OID.data, digest = 'SHA-256', signature = 'SHA-256' } = options
  const { references = [{ version: 2, hash: 'SHA-256' }], moreAttributes = [], certificates = [signer] } = options
  const attributes = derSetOf(
    cmsAttribute(OID.contentType, derOid(contentType)),
    cmsAttribute(OID.messageDigest, derOctetString(digestOf(digest, content))),
    ...references.map(({ version, hash, of = signer }) => reference(version, hash, of)),
    ...moreAttributes,
  )
  const { issuer, serialNumber } = readCertificate(signer.der)
  const signed = Uint8Array.from(attributes)
  signed[0] = contextTag(0)
  const signerInfo = derSequence(
    derInteger(1),
    derSequence(issuer.der, derElement(TAG.integer, serialNumber)),
    hashAlgorithmIdentifier(digest),
    signed,
    signatureAlgorithmIdentifier({ family: 'ecdsa', hash: signature }),
    derOctetString(sign(nodeHash(signature), attributes, signer.key)),
  )
  const inside = options.encapsulated === true ? [derElement(contextTag(0), derOctetString(content))] : []
  const signedData = derSequence(
    derInteger(contentType === OID.data ? 1 : 3),
    derSetOf(hashAlgorithmIdentifier(digest)),
    derSequence(derOid(contentType), ...inside),
    implicitSet(
      0,
      certificates.map(({ der }) => der),
    ),
    derSetOf(signerInfo),
  )
  return derSequence(derOid(OID.signedData), derElement(contextTag(0), signedData))
}

/** A time-stamp token over these bytes (RFC 3161 §2.4.2). */
export function testToken(
  stamped: Uint8Array,
  time: Date,
  { imprint = 'SHA-256', ...cms }: Omit<TestCms, 'content'> & { readonly imprint?: HashName },
): Uint8Array {
  const content = derSequence(
    derInteger(1),
    derOid('1.3.6.1.4.1.99999.1'),
    derSequence(hashAlgorithmIdentifier(imprint), derOctetString(digestOf(imprint, stamped))),
    derInteger(1),
    derGeneralizedTime(time),
  )
  return testCms({ ...cms, content, contentType: OID.tstInfo, encapsulated: true })
}
