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
import { readBoolean, readNamedBits, readOctetString, readOid, readSmallInteger } from '../asn1/der-values.ts'
import { OID } from '../asn1/oids.ts'
import { octetText } from '../encoding/bytes.ts'
import {
  type CertificatePolicies,
  type PolicyConstraints,
  type PolicyMapping,
  readCertificatePolicies,
  readInhibitAnyPolicy,
  readPolicyConstraints,
  readPolicyMappings,
} from './certificate-policies.ts'
import { type DistributionPoint, readDistributionPoints, urlsOf } from './distribution-points.ts'
import { type GeneralName, readGeneralNames } from './general-name.ts'
import { type NameConstraints, readNameConstraints } from './name-constraints.ts'

/** The positions of KeyUsage bits (RFC 5280 §4.2.1.3). */
export const KEY_USAGE = { digitalSignature: 0, contentCommitment: 1, keyCertSign: 5, crlSign: 6 } as const

/** The extensions that building and checking a chain needs (RFC 5280 §4.2). */
export interface CertificateExtensions {
  readonly basicConstraints?: { readonly ca: boolean; readonly pathLength?: number }
  readonly keyUsage?: ReadonlySet<number>
  readonly extendedKeyUsage?: readonly string[]
  readonly extendedKeyUsageCritical: boolean
  readonly subjectKeyIdentifier?: Uint8Array
  readonly authorityKeyIdentifier?: Uint8Array
  readonly ocspUrls: readonly string[]
  readonly caIssuersUrls: readonly string[]
  readonly crlUrls: readonly string[]
  readonly distributionPoints: readonly DistributionPoint[]
  readonly subjectAltNames: readonly GeneralName[]
  readonly nameConstraints?: NameConstraints
  /** Missing when the extension is: then the path has no valid policy below this certificate. */
  readonly certificatePolicies?: CertificatePolicies
  readonly policyConstraints?: PolicyConstraints
  readonly policyMappings: readonly PolicyMapping[]
  readonly inhibitAnyPolicy?: number
  readonly ocspNoCheck: boolean
  readonly validityAssuredShortTerm: boolean
  /** Critical extensions not understood here: a chain through this certificate must be refused. */
  readonly unknownCritical: readonly string[]
  /** Extensions that constrain the path and cannot be read: critical or not, they refuse it too. */
  readonly unreadable: readonly string[]
}

/** One Extension as it stands in certificates, CRLs and OCSP answers. */
export interface Extension {
  readonly oid: string
  readonly critical: boolean
  readonly value: Uint8Array
}

/** Reads an Extensions SEQUENCE; throws `der_malformed` when one is named twice. */
export function readExtensions(element: DerElement): Extension[] {
  const extensions = childrenOf(expectTag(element, TAG.sequence)).map((member) => {
    const cursor = new DerCursor(member, TAG.sequence)
    const oid = readOid(cursor.next())
    const flag = cursor.optional(TAG.boolean)
    const critical = flag !== undefined && readBoolean(flag)
    const value = readOctetString(cursor.next())
    cursor.end()
    return { oid, critical, value }
  })
  if (new Set(extensions.map((extension) => extension.oid)).size < extensions.length) {
    throw derError('An extension is named twice.')
  }
  return extensions
}

function readBasicConstraints(value: Uint8Array) {
  const cursor = new DerCursor(readDer(value), TAG.sequence)
  const flag = cursor.optional(TAG.boolean)
  const length = cursor.optional(TAG.integer)
  cursor.end()
  const ca = flag !== undefined && readBoolean(flag)
  return length === undefined ? { ca } : { ca, pathLength: readSmallInteger(length) }
}

const URI_TAG = contextTag(6, false)
function readAccessUrls(value: Uint8Array, method: string): string[] {
  return childrenOf(readDer(value, TAG.sequence)).flatMap((description) => {
    const cursor = new DerCursor(description, TAG.sequence)
    const accessMethod = readOid(cursor.next())
    const location = cursor.next()
    return accessMethod === method && location.tag === URI_TAG ? [octetText(location.contents)] : []
  })
}

const readKeyPurposes = (value: Uint8Array) => childrenOf(readDer(value, TAG.sequence)).map(readOid)

/** The key identifier of an AuthorityKeyIdentifier (RFC 5280 §4.2.1.1). */
export const readAuthorityKeyIdentifier = (value: Uint8Array) =>
  new DerCursor(readDer(value), TAG.sequence).optional(contextTag(0, false))?.contents

// qcStatements say what a certificate is for and change nothing about whether its path is valid.
const UNDERSTOOD: ReadonlySet<string> = new Set([
  OID.basicConstraints,
  OID.keyUsage,
  OID.extendedKeyUsage,
  OID.subjectKeyIdentifier,
  OID.authorityKeyIdentifier,
  OID.authorityInfoAccess,
  OID.crlDistributionPoints,
  OID.ocspNoCheck,
  OID.validityAssuredShortTerm,
  OID.certificatePolicies,
  OID.qcStatements,
  OID.subjectAltName,
  OID.nameConstraints,
  OID.policyConstraints,
  OID.policyMappings,
  OID.inhibitAnyPolicy,
])

const present = <K extends string, V>(key: K, value: V | undefined): { [P in K]?: V } =>
  // The computed key is exactly K; TypeScript widens computed keys to string.
  (value === undefined ? {} : { [key]: value }) as { [P in K]?: V }

type Read = <T>(oid: string, reader: (value: Uint8Array) => T) => T | undefined

function interpretConstraints(read: Read) {
  return {
    ...present('nameConstraints', read(OID.nameConstraints, readNameConstraints)),
    ...present('certificatePolicies', read(OID.certificatePolicies, readCertificatePolicies)),
    ...present('policyConstraints', read(OID.policyConstraints, readPolicyConstraints)),
    ...present('inhibitAnyPolicy', read(OID.inhibitAnyPolicy, readInhibitAnyPolicy)),
    policyMappings: read(OID.policyMappings, readPolicyMappings) ?? [],
  }
}

function interpretServices(read: Read) {
  const distributionPoints = read(OID.crlDistributionPoints, readDistributionPoints) ?? []
  return {
    ocspUrls: read(OID.authorityInfoAccess, (value) => readAccessUrls(value, OID.adOcsp)) ?? [],
    caIssuersUrls: read(OID.authorityInfoAccess, (value) => readAccessUrls(value, OID.adCaIssuers)) ?? [],
    distributionPoints,
    crlUrls: urlsOf(distributionPoints),
  }
}

function interpretUses(read: Read) {
  return {
    ...present('basicConstraints', read(OID.basicConstraints, readBasicConstraints)),
    ...present(
      'keyUsage',
      read(OID.keyUsage, (value) => readNamedBits(readDer(value))),
    ),
    ...present('extendedKeyUsage', read(OID.extendedKeyUsage, readKeyPurposes)),
    ...present(
      'subjectKeyIdentifier',
      read(OID.subjectKeyIdentifier, (value) => readOctetString(readDer(value))),
    ),
    ...present('authorityKeyIdentifier', read(OID.authorityKeyIdentifier, readAuthorityKeyIdentifier)),
  }
}

/** Interprets the extensions of a certificate. */
export function interpretExtensions(extensions: readonly Extension[]): CertificateExtensions {
  const find = (oid: string) => extensions.find((extension) => extension.oid === oid)
  const read: Read = (oid, reader) => {
    const extension = find(oid)
    return extension === undefined ? undefined : reader(extension.value)
  }
  const unreadable: string[] = []
  const readOrNote: Read = (oid, reader) => {
    try {
      return read(oid, reader)
    } catch {
      unreadable.push(oid)
      return undefined
    }
  }
  const constraints = interpretConstraints(readOrNote)
  // A qualifier that is not known must be understood where the extension is critical (RFC 5280 §4.2.1.4).
  const isUnderstood = (oid: string) =>
    UNDERSTOOD.has(oid) &&
    !(oid === OID.certificatePolicies && constraints.certificatePolicies?.hasUnknownQualifier === true)
  return {
    ...interpretUses(read),
    ...constraints,
    ...interpretServices(readOrNote),
    subjectAltNames: readOrNote(OID.subjectAltName, (value) => readGeneralNames(readDer(value, TAG.sequence))) ?? [],
    unreadable,
    extendedKeyUsageCritical: find(OID.extendedKeyUsage)?.critical ?? false,
    ocspNoCheck: find(OID.ocspNoCheck) !== undefined,
    validityAssuredShortTerm: find(OID.validityAssuredShortTerm) !== undefined,
    unknownCritical: extensions.filter(({ critical, oid }) => critical && !isUnderstood(oid)).map(({ oid }) => oid),
  }
}
