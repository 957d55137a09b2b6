import { contextTag, DerCursor, type DerElement, readDer, TAG } from '../asn1/der-reader.ts'
import { readBoolean, retagged } from '../asn1/der-values.ts'
import { type DistributionPointName, readDistributionPointName, readReasonFlags } from '../x509/distribution-points.ts'

/** Which certificates and reasons a list speaks of (RFC 5280 §5.2.5). */
export interface IssuingDistributionPoint {
  readonly name?: DistributionPointName
  readonly onlyContainsUserCerts: boolean
  readonly onlyContainsCaCerts: boolean
  readonly onlyContainsAttributeCerts: boolean
  readonly onlySomeReasons?: ReadonlySet<number>
  readonly indirectCrl: boolean
}

const flag = (element: DerElement | undefined): boolean =>
  element !== undefined && readBoolean(retagged(element, TAG.boolean))

/** Reads an IssuingDistributionPoint extension; throws `der_malformed`. */
export function readIssuingDistributionPoint(value: Uint8Array): IssuingDistributionPoint {
  const cursor = new DerCursor(readDer(value), TAG.sequence)
  const name = cursor.optional(contextTag(0))
  const onlyContainsUserCerts = flag(cursor.optional(contextTag(1, false)))
  const onlyContainsCaCerts = flag(cursor.optional(contextTag(2, false)))
  const reasons = cursor.optional(contextTag(3, false))
  const indirectCrl = flag(cursor.optional(contextTag(4, false)))
  const onlyContainsAttributeCerts = flag(cursor.optional(contextTag(5, false)))
  cursor.end()
  return {
    ...(name === undefined ? {} : { name: readDistributionPointName(name) }),
    ...(reasons === undefined ? {} : { onlySomeReasons: readReasonFlags(reasons) }),
    onlyContainsUserCerts,
    onlyContainsCaCerts,
    onlyContainsAttributeCerts,
    indirectCrl,
  }
}
