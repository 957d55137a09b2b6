import { createHash } from 'node:crypto'
import { contextTag, TAG } from '../asn1/der-reader.ts'
import { derElement, derInteger, derOctetString, derOid, derSequence, derSetOf } from '../asn1/der-writer.ts'
import { OID } from '../asn1/oids.ts'
import {
  type HashName,
  hashAlgorithmIdentifier,
  type SignatureScheme,
  signatureAlgorithmIdentifier,
} from '../crypto/algorithms.ts'
import { ecdsaValueToDer } from '../crypto/ecdsa-values.ts'
import { AdesError } from '../errors.ts'
import type { Signer, SignerAlgorithm } from '../signers/signer.ts'
import { readCertificate } from '../x509/certificate.ts'

export interface CmsSigning {
  readonly signer: Signer
  readonly contentType: string
  /** The digest of the content by `cmsHash(signer)`. */
  readonly digest: Uint8Array
  /** Present when the content is carried inside (time stamps), absent when it is detached (PAdES). */
  readonly content?: Uint8Array
}

const SCHEMES: Readonly<Record<SignerAlgorithm, SignatureScheme>> = {
  ES256: { family: 'ecdsa', hash: 'SHA-256' },
  PS256: { family: 'rsa-pss', hash: 'SHA-256', saltLength: 32 },
  PS384: { family: 'rsa-pss', hash: 'SHA-384', saltLength: 48 },
  PS512: { family: 'rsa-pss', hash: 'SHA-512', saltLength: 64 },
}

/** The digest that goes with a signer: one and the same for content and signature (RFC 4056 §3). */
export const cmsHash = (signer: Signer): HashName => SCHEMES[signer.algorithm].hash

const attribute = (oid: string, value: Uint8Array) => derSequence(derOid(oid), derSetOf(value))

interface PreparedSigner {
  readonly identifier: Uint8Array
  readonly signingCertificate: Uint8Array
  readonly certificates: Uint8Array
  readonly digestAlgorithm: Uint8Array
  readonly signatureAlgorithm: Uint8Array
}

const prepared = new WeakMap<Signer, PreparedSigner>()

/** What is the same in every signature of a signer. */
function prepare(signer: Signer): PreparedSigner {
  const known = prepared.get(signer)
  if (known !== undefined) return known
  const [leaf] = signer.certificateChain
  if (leaf === undefined) throw new AdesError('key_unusable', 'The signer has no certificate.')
  const { issuer, serialNumber } = readCertificate(leaf)
  const digest = createHash('sha256').update(leaf).digest()
  const created = {
    identifier: derSequence(issuer.der, derElement(TAG.integer, serialNumber)),
    // SHA-256 is the default of ESSCertIDv2 and therefore left out in DER (RFC 5035 §4).
    signingCertificate: attribute(
      OID.signingCertificateV2,
      derSequence(derSequence(derSequence(derOctetString(digest)))),
    ),
    certificates: implicitSet(0, signer.certificateChain),
    digestAlgorithm: hashAlgorithmIdentifier(cmsHash(signer)),
    signatureAlgorithm: signatureAlgorithmIdentifier(SCHEMES[signer.algorithm]),
  }
  prepared.set(signer, created)
  return created
}

/** The parts of a signature whose unsigned attributes can still be chosen: a time stamp covers `signatureValue`. */
export interface CmsSignature {
  readonly signatureValue: Uint8Array
  /** The DER ContentInfo with these unsigned attributes (each a DER Attribute). */
  encode(unsignedAttributes: readonly Uint8Array[]): Uint8Array
}

/**
 * Makes a CAdES signature (ETSI EN 319 122-1, RFC 5652 §5) with the signed attributes PAdES baseline wants:
 * content-type, message-digest and signing-certificate-v2, DER-sorted, and no signing-time.
 */
export async function signCms({ signer, contentType, digest, content }: CmsSigning): Promise<CmsSignature> {
  const { identifier, signingCertificate, certificates, digestAlgorithm, signatureAlgorithm } = prepare(signer)
  const signedAttributes = derSetOf(
    attribute(OID.contentType, derOid(contentType)),
    attribute(OID.messageDigest, derOctetString(digest)),
    signingCertificate,
  )
  const value = await signer.sign(signedAttributes)
  const signatureValue = signer.algorithm === 'ES256' ? ecdsaValueToDer(value) : value
  const signedSet = Uint8Array.from(signedAttributes)
  signedSet[0] = contextTag(0)
  const encapsulated = content === undefined ? [] : [derElement(contextTag(0), derOctetString(content))]
  const encode = (unsignedAttributes: readonly Uint8Array[]) => {
    const unsigned = unsignedAttributes.length === 0 ? [] : [implicitSet(1, unsignedAttributes)]
    const signerInfo = derSequence(
      derInteger(1),
      identifier,
      digestAlgorithm,
      signedSet,
      signatureAlgorithm,
      derOctetString(signatureValue),
      ...unsigned,
    )
    const signedData = derSequence(
      // Version 3 when the content is not id-data, else 1 (RFC 5652 §5.1).
      derInteger(contentType === OID.data ? 1 : 3),
      derSetOf(digestAlgorithm),
      derSequence(derOid(contentType), ...encapsulated),
      certificates,
      derSetOf(signerInfo),
    )
    return derSequence(derOid(OID.signedData), derElement(contextTag(0), signedData))
  }
  return { signatureValue, encode }
}

/** An Attribute holding one time-stamp token over the signature value (ETSI EN 319 122-1 §5.3). */
export const signatureTimestampAttribute = (token: Uint8Array): Uint8Array => attribute(OID.signatureTimeStamp, token)

function implicitSet(number: number, members: readonly Uint8Array[]): Uint8Array {
  const set = derSetOf(...members)
  set[0] = contextTag(number)
  return set
}
