import { OID } from '../asn1/oids.ts'
import { type Certificate, isSelfIssued } from './certificate.ts'
import { KEY_USAGE } from './extensions.ts'
import type { GeneralName } from './general-name.ts'
import { areAllowed, areUnderstood, type NameConstraints } from './name-constraints.ts'
import { arePoliciesAcceptable, type PolicyInputs } from './policy-graph.ts'

export type PathProblem =
  | 'not-yet-valid'
  | 'expired'
  | 'issuer-not-yet-valid'
  | 'issuer-expired'
  | 'issuer-is-no-ca'
  | 'path-too-long'
  | 'unknown-critical-extension'
  | 'constraint-not-understood'
  | 'name-not-permitted'
  | 'policy-not-accepted'

const isCa = ({ basicConstraints, keyUsage }: Certificate) =>
  basicConstraints?.ca === true && (keyUsage === undefined || keyUsage.has(KEY_USAGE.keyCertSign))

/** Validity of one certificate; the anchor's own dates are the business of whoever trusts it (RFC 5280 §6.1.1 d). */
function timeProblem(certificate: Certificate, index: number, at: Date): PathProblem | undefined {
  if (at < certificate.notBefore) return index === 0 ? 'not-yet-valid' : 'issuer-not-yet-valid'
  if (at > certificate.notAfter) return index === 0 ? 'expired' : 'issuer-expired'
  return undefined
}

/** How many certificates between an authority and the leaf count for its limit: those given to itself do not (§4.2.1.9). */
const countedBelow = (chain: readonly Certificate[], index: number): number =>
  chain.slice(1, index).filter((certificate) => !isSelfIssued(certificate)).length

function authorityProblem(chain: readonly Certificate[], index: number): PathProblem | undefined {
  const certificate = chain[index]
  if (index === 0 || certificate === undefined) return undefined
  const isAnchor = index === chain.length - 1
  if (!isAnchor && !isCa(certificate)) return 'issuer-is-no-ca'
  const limit = certificate.basicConstraints?.pathLength
  return limit === undefined || countedBelow(chain, index) <= limit ? undefined : 'path-too-long'
}

/** Every name that a certificate gives its subject (RFC 5280 §6.1.3 b, c, §4.2.1.10). */
function namesOf({ subject, subjectAltNames }: Certificate): GeneralName[] {
  const directory: GeneralName[] = subject.relativeNames.length === 0 ? [] : [{ form: 'directoryName', name: subject }]
  const mail = subject.emailAddresses.map((text): GeneralName => ({ form: 'rfc822Name', text }))
  return [...directory, ...mail, ...subjectAltNames]
}

/** Name constraints of every authority, applied to all below it (RFC 5280 §6.1.3 b, c, §6.1.4 g). */
function nameProblem(chain: readonly Certificate[]): PathProblem | undefined {
  const constraints: NameConstraints[] = []
  for (let index = chain.length - 1; index >= 0; index--) {
    const certificate = chain[index]
    if (certificate === undefined) continue
    const isExempt = index > 0 && isSelfIssued(certificate)
    if (constraints.length > 0 && !isExempt && !areAllowed(namesOf(certificate), constraints))
      return 'name-not-permitted'
    if (certificate.unreadable.includes(OID.nameConstraints)) return 'constraint-not-understood'
    if (certificate.nameConstraints === undefined) continue
    if (!areUnderstood(certificate.nameConstraints)) return 'constraint-not-understood'
    constraints.push(certificate.nameConstraints)
  }
  return undefined
}

/**
 * The first thing wrong with a path at a time (RFC 5280 §6.1), signatures and revocation apart. The path runs from the
 * certificate in question to the anchor, of which name and key count, and the limits that it sets to names and length; a
 * certificate that is itself an anchor is trusted as it stands.
 */
export function pathProblem(
  chain: readonly Certificate[],
  at: Date,
  inputs: PolicyInputs = {},
): PathProblem | undefined {
  const below = chain.slice(0, Math.max(1, chain.length - 1))
  if (below.some(({ unknownCritical }) => unknownCritical.length > 0)) return 'unknown-critical-extension'
  if (below.some(({ unreadable }) => unreadable.length > 0)) return 'constraint-not-understood'
  if (chain.length === 1) return undefined
  for (const [index, certificate] of below.entries()) {
    const problem = authorityProblem(chain, index) ?? timeProblem(certificate, index, at)
    if (problem !== undefined) return problem
  }
  const anchored = authorityProblem(chain, chain.length - 1) ?? nameProblem(chain)
  if (anchored !== undefined) return anchored
  return arePoliciesAcceptable(below.toReversed(), inputs) ? undefined : 'policy-not-accepted'
}
