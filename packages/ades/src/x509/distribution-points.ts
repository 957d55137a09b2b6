import { childrenOf, contextTag, DerCursor, type DerElement, readDer, TAG } from '../asn1/der-reader.ts'
import { readExplicit, readNamedBits, retagged } from '../asn1/der-values.ts'
import { type GeneralName, readGeneralNames } from './general-name.ts'
import { readRelativeNameText } from './name.ts'

/** DistributionPointName (RFC 5280 §4.2.1.13): full names, or one relative to the name of whoever issues the list. */
export type DistributionPointName =
  | { readonly kind: 'full'; readonly names: readonly GeneralName[] }
  | { readonly kind: 'relative'; readonly relativeName: string }

/** One DistributionPoint of a certificate (RFC 5280 §4.2.1.13). */
export interface DistributionPoint {
  readonly name?: DistributionPointName
  /** The ReasonFlags that its lists are for; all when missing. */
  readonly reasons?: ReadonlySet<number>
  /** Who issues its lists, where it is not the issuer of the certificate. */
  readonly crlIssuer?: readonly GeneralName[]
}

/** Reads the DistributionPointName inside its explicit tag. */
export function readDistributionPointName(wrapped: DerElement): DistributionPointName {
  const choice = readExplicit(wrapped)
  if (choice.tag === contextTag(0)) return { kind: 'full', names: readGeneralNames(choice) }
  return { kind: 'relative', relativeName: readRelativeNameText(choice) }
}

/** Reads ReasonFlags under an implicit tag. */
export const readReasonFlags = (element: DerElement): ReadonlySet<number> =>
  readNamedBits(retagged(element, TAG.bitString))

function readDistributionPoint(element: DerElement): DistributionPoint {
  const cursor = new DerCursor(element, TAG.sequence)
  const name = cursor.optional(contextTag(0))
  const reasons = cursor.optional(contextTag(1, false))
  const crlIssuer = cursor.optional(contextTag(2))
  cursor.end()
  return {
    ...(name === undefined ? {} : { name: readDistributionPointName(name) }),
    ...(reasons === undefined ? {} : { reasons: readReasonFlags(reasons) }),
    ...(crlIssuer === undefined ? {} : { crlIssuer: readGeneralNames(crlIssuer) }),
  }
}

/** Reads CRLDistributionPoints. */
export const readDistributionPoints = (value: Uint8Array): DistributionPoint[] =>
  childrenOf(readDer(value, TAG.sequence)).map(readDistributionPoint)

/** Where the lists of these points can be fetched. */
export const urlsOf = (points: readonly DistributionPoint[]): string[] =>
  points.flatMap(({ name }) =>
    name?.kind === 'full'
      ? name.names.flatMap((one) => (one.form === 'uniformResourceIdentifier' ? [one.text] : []))
      : [],
  )
