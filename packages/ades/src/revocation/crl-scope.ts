import type { Certificate } from '../x509/certificate.ts'
import type { DistributionPoint, DistributionPointName } from '../x509/distribution-points.ts'
import { type GeneralName, shareName } from '../x509/general-name.ts'
import type { DistinguishedName } from '../x509/name.ts'
import type { Crl } from './crl.ts'

/** The reasons of ReasonFlags, from keyCompromise to aACompromise (RFC 5280 §4.2.1.13). */
export const ALL_REASONS: ReadonlySet<number> = new Set([1, 2, 3, 4, 5, 6, 7, 8])

const asGeneralName = (name: DistinguishedName): GeneralName => ({ form: 'directoryName', name })

/** The full names that a name stands for; a relative one is completed by the name of whoever issues the list. */
function fullNames(name: DistributionPointName, crlIssuers: readonly GeneralName[]): readonly GeneralName[] {
  if (name.kind === 'full') return name.names
  return crlIssuers.flatMap((issuer) => {
    if (issuer.form !== 'directoryName') return []
    const relativeNames = [...issuer.name.relativeNames, name.relativeName]
    return [asGeneralName({ ...issuer.name, relativeNames, comparable: JSON.stringify(relativeNames) })]
  })
}

/** Whether the list is issued by whom the point says (RFC 5280 §6.3.3 b 1). */
function isIssuedAsSaid(crl: Crl, point: DistributionPoint, { issuer }: Certificate): boolean {
  if (point.crlIssuer === undefined) return crl.issuer.comparable === issuer.comparable
  const isNamed = shareName(point.crlIssuer, [asGeneralName(crl.issuer)])
  return isNamed && crl.issuingDistributionPoint?.indirectCrl === true
}

/** Whether the list stands for this point (RFC 5280 §6.3.3 b 2 i). */
function isOfPoint(crl: Crl, point: DistributionPoint): boolean {
  const name = crl.issuingDistributionPoint?.name
  if (name === undefined) return true
  const listNames = fullNames(name, [asGeneralName(crl.issuer)])
  if (point.name === undefined) return shareName(listNames, point.crlIssuer ?? [])
  return shareName(listNames, fullNames(point.name, point.crlIssuer ?? [asGeneralName(crl.issuer)]))
}

/** Whether the list speaks of certificates of this kind (RFC 5280 §6.3.3 b 2 ii–iv). */
function isOfKind({ issuingDistributionPoint: scope }: Crl, { basicConstraints }: Certificate): boolean {
  if (scope === undefined) return true
  const isAuthority = basicConstraints?.ca === true
  if (scope.onlyContainsAttributeCerts) return false
  return !(scope.onlyContainsUserCerts && isAuthority) && !(scope.onlyContainsCaCerts && !isAuthority)
}

/** What RFC 5280 §6.3.3 supposes beside the points that a certificate names: the issuer's own list, for all reasons. */
const ownPoint = ({ issuer }: Certificate): DistributionPoint => ({
  name: { kind: 'full', names: [asGeneralName(issuer)] },
})

/**
 * The reasons for which a list says whether a certificate is revoked; empty when the list is not about it (RFC 5280
 * §6.3.3 b, d).
 */
export function coveredReasons(crl: Crl, certificate: Certificate): ReadonlySet<number> {
  const covered = new Set<number>()
  if (!isOfKind(crl, certificate)) return covered
  const ofList = crl.issuingDistributionPoint?.onlySomeReasons ?? ALL_REASONS
  for (const point of [...certificate.distributionPoints, ownPoint(certificate)]) {
    if (!isIssuedAsSaid(crl, point, certificate) || !isOfPoint(crl, point)) continue
    const ofPoint = point.reasons ?? ALL_REASONS
    for (const reason of ALL_REASONS) if (ofList.has(reason) && ofPoint.has(reason)) covered.add(reason)
  }
  return covered
}
