import type { Certificate } from '../x509/certificate.ts'

/** What a certificate is used as in a path: who signed, who speaks for an authority, or an authority. */
export type CertificateRole = 'signer' | 'responder' | 'authority'

const DAY = 86_400_000
/** No longer than this may a certificate live that asks to go without: what it is used for outlives no list of its issuer. */
const LONGEST_SHORT_TERM = 10 * DAY

/** A certificate that ends before it could be revoked (ETSI EN 319 412-1, validity assured short term). */
function isShortTerm({ validityAssuredShortTerm, notBefore, notAfter, basicConstraints }: Certificate): boolean {
  if (!validityAssuredShortTerm || basicConstraints?.ca === true) return false
  return notAfter.getTime() - notBefore.getTime() <= LONGEST_SHORT_TERM
}

/**
 * When a certificate may go without revocation data: short-term certificates, and OCSP responders whose issuer says so
 * (id-pkix-ocsp-nocheck, RFC 6960 §4.2.2.2.1). That extension means nothing in any other role. Trust anchors are not
 * asked about at all.
 */
export const needsNoStatus = (certificate: Certificate, role: CertificateRole | undefined): boolean =>
  isShortTerm(certificate) || (role === 'responder' && certificate.ocspNoCheck)
