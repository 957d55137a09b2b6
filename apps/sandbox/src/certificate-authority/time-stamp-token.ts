import { webcrypto } from 'node:crypto'
import { type Integer, ObjectIdentifier, Sequence } from 'asn1js'
import {
  Accuracy,
  AlgorithmIdentifier,
  Attribute,
  type Certificate,
  ContentInfo,
  EncapsulatedContentInfo,
  IssuerAndSerialNumber,
  type MessageImprint,
  SignedAndUnsignedAttributes,
  SignedData,
  SignerInfo,
  TSTInfo,
} from 'pkijs'
import { derOf, digest, octets, positiveInteger, toPkijs } from './asn1.ts'
import type { KeyAndCertificate } from './key-store.ts'

const TST_INFO = '1.2.840.113549.1.9.16.1.4'
const SIGNED_DATA = '1.2.840.113549.1.7.2'
const CONTENT_TYPE = '1.2.840.113549.1.9.3'
const MESSAGE_DIGEST = '1.2.840.113549.1.9.4'
const SIGNING_CERTIFICATE_V2 = '1.2.840.113549.1.9.16.2.47'
const SHA256 = '2.16.840.1.101.3.4.2.1'

/** The policy of the sandbox's time stamps, under the arc that is reserved for examples. */
export const SANDBOX_POLICY = '2.999.3161.1'

/** What a time-stamp token says, and who signs it. */
export type TokenContent = {
  unit: Pick<KeyAndCertificate, 'certificate' | 'keys'>
  /** Certificates above the unit's, sent when the request asks for certificates. */
  chain: readonly KeyAndCertificate[]
  messageImprint: MessageImprint
  nonce: Integer | undefined
  withCertificates: boolean
  genTime: Date
}

function describeToken({ messageImprint, nonce, genTime }: TokenContent): Buffer {
  const serialNumber = positiveInteger(webcrypto.getRandomValues(new Uint8Array(12)))
  const info = new TSTInfo({
    version: 1,
    policy: SANDBOX_POLICY,
    messageImprint,
    serialNumber,
    genTime,
    accuracy: new Accuracy({ seconds: 1 }),
    ...(nonce && { nonce }),
  })
  return derOf(info)
}

// SigningCertificateV2 (RFC 5035 §3); SHA-256 is the default hash and stays out.
function signingCertificate(certificate: Uint8Array): Sequence {
  const essCertId = new Sequence({ value: [octets(digest('sha256', certificate))] })
  return new Sequence({ value: [new Sequence({ value: [essCertId] })] })
}

function signedAttributes(content: Buffer, certificate: Uint8Array): SignedAndUnsignedAttributes {
  const attributes = [
    new Attribute({ type: CONTENT_TYPE, values: [new ObjectIdentifier({ value: TST_INFO })] }),
    new Attribute({ type: MESSAGE_DIGEST, values: [octets(digest('sha256', content))] }),
    new Attribute({ type: SIGNING_CERTIFICATE_V2, values: [signingCertificate(certificate)] }),
  ]
  return new SignedAndUnsignedAttributes({ type: 0, attributes: sortAsSet(attributes) })
}

// A SET OF is sorted in DER (X.690 §11.6), and it is the DER that is signed.
function sortAsSet<Element extends Attribute | Certificate>(elements: readonly Element[]): Element[] {
  return elements.toSorted((left, right) => Buffer.compare(derOf(left), derOf(right)))
}

/** Makes a time-stamp token (RFC 3161 §2.4.2, with signing-certificate-v2 of RFC 5816). */
export async function makeTimeStampToken(content: TokenContent): Promise<ContentInfo> {
  const { unit, chain, withCertificates } = content
  const certificate = toPkijs(unit.certificate)
  const info = describeToken(content)
  // The constructor would cut the octets into pieces, which is BER; a token is DER (RFC 3161 §2.4.2).
  const encapContentInfo = new EncapsulatedContentInfo({ eContentType: TST_INFO })
  encapContentInfo.eContent = octets(info)
  const signed = new SignedData({
    version: 3,
    encapContentInfo,
    signerInfos: [
      new SignerInfo({
        version: 1,
        sid: new IssuerAndSerialNumber({ issuer: certificate.issuer, serialNumber: certificate.serialNumber }),
        digestAlgorithm: new AlgorithmIdentifier({ algorithmId: SHA256 }),
        signedAttrs: signedAttributes(info, new Uint8Array(unit.certificate.rawData)),
      }),
    ],
    ...(withCertificates && {
      certificates: sortAsSet([certificate, ...chain.map((entry) => toPkijs(entry.certificate))]),
    }),
  })
  await signed.sign(unit.keys.privateKey, 0, 'SHA-256')
  return new ContentInfo({ contentType: SIGNED_DATA, content: signed.toSchema(true) })
}
