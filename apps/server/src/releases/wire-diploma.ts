import type { ReleasedDiploma, WireDiploma } from '@perga/contracts'
import { type DiplomaFacts, formatVerificationIdentifier } from '@perga/domain'

/** What every disclosed diploma says of its own disclosure. */
export interface Disclosure {
  clientId: string
  clientDisplayName: string
  readingId: string
  position: number
  signedAt: Date
}

/** The diploma as it is signed and sent (spec 1 §3). The fields of withheld scopes are absent. */
export function wireDiploma(disclosed: Partial<DiplomaFacts>, disclosure: Disclosure): WireDiploma {
  return {
    ...disclosed,
    clientDisplayName: disclosure.clientDisplayName,
    clientID: disclosure.clientId,
    timestamp: Math.floor(disclosure.signedAt.getTime() / 1000),
    diplomaIndex: disclosure.position,
    auditResultId: disclosure.readingId,
  }
}

/** The wrapper of spec 2 §3.3 around a signed diploma. */
export function wireRelease(
  diploma: WireDiploma,
  signed: { auditId: string; jades: ReleasedDiploma['jades']; signedAuditId: string; version: string },
): ReleasedDiploma {
  const { auditId, jades, signedAuditId, version } = signed
  return {
    diploma,
    signature: Buffer.from(jades.signature, 'base64url').toString('base64'),
    payload: Buffer.from(jades.payload, 'base64url').toString('base64'),
    auditId,
    aud: diploma.clientID,
    signedAuditId,
    signedAuditVersion: version,
    verificationIdentifier: formatVerificationIdentifier({ signedAuditId, auditId, clientId: diploma.clientID }),
    jades,
  }
}
