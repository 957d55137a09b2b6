import { childrenOf, contextTag, DerCursor, type DerElement, derError, readDer, TAG } from '../asn1/der-reader.ts'
import { readOid, readSmallInteger } from '../asn1/der-values.ts'
import { OID } from '../asn1/oids.ts'

/** CertificatePolicies (RFC 5280 §4.2.1.4): the policies, and whether all their qualifiers are known. */
export interface CertificatePolicies {
  readonly policies: readonly string[]
  readonly hasUnknownQualifier: boolean
}

/** PolicyConstraints (RFC 5280 §4.2.1.11): after how many certificates each begins to hold. */
export interface PolicyConstraints {
  readonly requireExplicitPolicy?: number
  readonly inhibitPolicyMapping?: number
}

/** One pair of PolicyMappings (RFC 5280 §4.2.1.5). */
export interface PolicyMapping {
  readonly issuerDomainPolicy: string
  readonly subjectDomainPolicy: string
}

/** More policies or mappings do not occur; each is compared with each of the next certificate. */
const MOST = 200

function membersOf(value: Uint8Array): DerElement[] {
  const members = childrenOf(readDer(value, TAG.sequence))
  if (members.length > MOST) throw derError('A certificate names too many policies.')
  return members
}

const KNOWN_QUALIFIERS: ReadonlySet<string> = new Set([OID.cpsQualifier, OID.userNoticeQualifier])

/** Reads CertificatePolicies; throws `der_malformed` also when a policy is named twice. */
export function readCertificatePolicies(value: Uint8Array): CertificatePolicies {
  const read = membersOf(value).map((element) => {
    const cursor = new DerCursor(element, TAG.sequence)
    const policy = readOid(cursor.next())
    const qualifiers = cursor.optional(TAG.sequence)
    cursor.end()
    const types = qualifiers === undefined ? [] : childrenOf(qualifiers).map((one) => readOid(childrenOf(one)[0]))
    return { policy, isKnown: types.every((type) => KNOWN_QUALIFIERS.has(type)) }
  })
  const policies = read.map(({ policy }) => policy)
  if (new Set(policies).size < policies.length) throw derError('A certificate policy is named twice.')
  return { policies, hasUnknownQualifier: !read.every(({ isKnown }) => isKnown) }
}

/** Reads PolicyConstraints. */
export function readPolicyConstraints(value: Uint8Array): PolicyConstraints {
  const cursor = new DerCursor(readDer(value), TAG.sequence)
  const explicit = cursor.optional(contextTag(0, false))
  const mapping = cursor.optional(contextTag(1, false))
  cursor.end()
  return {
    ...(explicit === undefined ? {} : { requireExplicitPolicy: readSmallInteger(explicit, explicit.tag) }),
    ...(mapping === undefined ? {} : { inhibitPolicyMapping: readSmallInteger(mapping, mapping.tag) }),
  }
}

/** Reads PolicyMappings. */
export const readPolicyMappings = (value: Uint8Array): PolicyMapping[] =>
  membersOf(value).map((element) => {
    const cursor = new DerCursor(element, TAG.sequence)
    const issuerDomainPolicy = readOid(cursor.next())
    const subjectDomainPolicy = readOid(cursor.next())
    cursor.end()
    return { issuerDomainPolicy, subjectDomainPolicy }
  })

/** Reads InhibitAnyPolicy (RFC 5280 §4.2.1.14). */
export const readInhibitAnyPolicy = (value: Uint8Array): number => readSmallInteger(readDer(value))
