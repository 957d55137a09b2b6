import type { JadesSignature } from '@perga/ades'
import type { ReleasedDiploma } from '@perga/contracts'
import type { DiplomaFacts } from '@perga/domain'
import { canonicalBytes } from '../diplomas/content-hash.ts'
import { sha256 } from '../platform/keys.ts'
import type { StoredRelease } from './release-store.ts'
import { wireDiploma, wireRelease } from './wire-diploma.ts'

/**
 * Puts a released diploma together again, byte for byte: the facts come from the institution today, the signature from the
 * release, with the time stamps and revocation data that it has gained since. Null when today's facts are not those that were signed.
 */
export function rebuildRelease(
  release: StoredRelease,
  facts: Partial<DiplomaFacts>,
): (ReleasedDiploma & { augmented: JadesSignature }) | null {
  const diploma = wireDiploma(facts, {
    clientId: release.client_id,
    clientDisplayName: release.client_display_name,
    readingId: release.reading_id,
    position: release.position,
    signedAt: release.signed_at,
  })
  const payload = canonicalBytes(diploma)
  if (!sha256(payload).equals(release.payload_hash)) return null
  const jades = {
    payload: payload.toString('base64url'),
    protected: release.jws_protected,
    signature: release.jws_signature,
  }
  const { audit_id, signed_audit_id, identifier_version, etsi_u } = release
  return {
    ...wireRelease(diploma, { auditId: audit_id, jades, signedAuditId: signed_audit_id, version: identifier_version }),
    augmented: etsi_u === null ? jades : { ...jades, header: { etsiU: etsi_u } },
  }
}
