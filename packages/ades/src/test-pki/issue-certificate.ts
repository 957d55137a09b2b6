import { createHash, generateKeyPairSync, type KeyObject } from 'node:crypto'
import { contextTag } from '../asn1/der-reader.ts'
import {
  derBitString,
  derBoolean,
  derCertificateTime,
  derElement,
  derIa5String,
  derInteger,
  derNull,
  derOctetString,
  derOid,
  derSequence,
  derSetOf,
  derUtf8String,
} from '../asn1/der-writer.ts'
import { OID } from '../asn1/oids.ts'
import { type HashName, signatureAlgorithmIdentifier } from '../crypto/algorithms.ts'
import { schemeOf, x509Value } from './test-signature.ts'

/** A certified key of the test PKI. */
export interface Certified {
  readonly key: KeyObject
  readonly der: Uint8Array
  readonly name: Uint8Array
  readonly spki: Uint8Array
}

export interface CertificateRequest {
  readonly subject: string
  readonly issuer?: Certified
  readonly keys?: { readonly publicKey: KeyObject; readonly privateKey: KeyObject }
  readonly from?: Date
  readonly until?: Date
  readonly kind?: 'ca' | 'seal' | 'tsa' | 'ocsp'
  readonly pathLength?: number
  readonly ocspUrl?: string
  readonly crlUrl?: string
  readonly noCheck?: boolean
  readonly keyUsageBits?: number
  readonly extraExtensions?: readonly Uint8Array[]
  /** The digest of the signature; SHA-256 unless told. */
  readonly hash?: HashName
  /** The name in place of the one made of `subject`. */
  readonly name?: Uint8Array
}

let serial = Date.now() * 1000

/** An Extension (RFC 5280 §4.1). */
export const extension = (oid: string, value: Uint8Array, critical = false): Uint8Array =>
  derSequence(derOid(oid), ...(critical ? [derBoolean(true)] : []), derOctetString(value))

/** A name of one common name. */
export const nameOf = (commonName: string) =>
  derSequence(derSetOf(derSequence(derOid(OID.commonName), derUtf8String(commonName))))

// keyUsage as one octet: keyCertSign and cRLSign, or digitalSignature and contentCommitment.
const KEY_USAGE_BITS = { ca: 0x06, seal: 0xc0, tsa: 0xc0, ocsp: 0x80 } as const
const PURPOSES = { tsa: OID.kpTimeStamping, ocsp: OID.kpOcspSigning } as const

const unusedBits = (octet: number) => 31 - Math.clz32(octet & -octet)
const keyIdentifier = (spki: Uint8Array) => createHash('sha1').update(spki).digest()
const uri = (url: string) => derElement(contextTag(6, false), derIa5String(url).subarray(2))

function extensionsOf(request: CertificateRequest, spki: Uint8Array, issuerSpki: Uint8Array): Uint8Array {
  const { kind = 'seal', pathLength, ocspUrl, crlUrl } = request
  const usage = request.keyUsageBits ?? KEY_USAGE_BITS[kind]
  const list = [
    extension(OID.subjectKeyIdentifier, derOctetString(keyIdentifier(spki))),
    extension(OID.authorityKeyIdentifier, derSequence(derElement(contextTag(0, false), keyIdentifier(issuerSpki)))),
    extension(OID.keyUsage, derBitString(Uint8Array.of(usage), unusedBits(usage)), true),
  ]
  if (kind === 'ca') {
    const limit = pathLength === undefined ? [] : [derInteger(pathLength)]
    list.push(extension(OID.basicConstraints, derSequence(derBoolean(true), ...limit), true))
  }
  if (kind === 'tsa' || kind === 'ocsp') {
    list.push(extension(OID.extendedKeyUsage, derSequence(derOid(PURPOSES[kind])), kind === 'tsa'))
  }
  if (request.noCheck) list.push(extension(OID.ocspNoCheck, derNull()))
  if (ocspUrl) list.push(extension(OID.authorityInfoAccess, derSequence(derSequence(derOid(OID.adOcsp), uri(ocspUrl)))))
  if (crlUrl) {
    const name = derElement(contextTag(0), derElement(contextTag(0), uri(crlUrl)))
    list.push(extension(OID.crlDistributionPoints, derSequence(derSequence(name))))
  }
  return derSequence(...list, ...(request.extraExtensions ?? []))
}

/** Issues a certificate of the test PKI, self-signed when no issuer is given. */
export function issueCertificate(request: CertificateRequest): Certified {
  const keys = request.keys ?? generateKeyPairSync('ec', { namedCurve: 'P-256' })
  const spki = new Uint8Array(keys.publicKey.export({ format: 'der', type: 'spki' }))
  const name = request.name ?? nameOf(request.subject)
  const issuer = request.issuer ?? { key: keys.privateKey, name, spki }
  const scheme = schemeOf(issuer.key, request.hash)
  const algorithm = signatureAlgorithmIdentifier(scheme)
  const toBeSigned = derSequence(
    derElement(contextTag(0), derInteger(2)),
    derInteger(serial++),
    algorithm,
    issuer.name,
    derSequence(
      derCertificateTime(request.from ?? new Date('2026-01-01T00:00:00Z')),
      derCertificateTime(request.until ?? new Date('2036-01-01T00:00:00Z')),
    ),
    name,
    spki,
    derElement(contextTag(3), extensionsOf(request, spki, issuer.spki)),
  )
  const der = derSequence(toBeSigned, algorithm, derBitString(x509Value(issuer.key, toBeSigned, request.hash)))
  return { key: keys.privateKey, der, name, spki }
}
