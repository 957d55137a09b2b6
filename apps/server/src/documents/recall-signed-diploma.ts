import { formatVerificationIdentifier, parseVerificationIdentifier, Refusal, refuseUnless } from '@perga/domain'
import { mayReadAgain } from '../organisations/clients/reading-right.ts'
import type { OrganisationUser } from '../organisations/sign-in/current-user.ts'
import type { Clock } from '../platform/clock.ts'
import type { Keys } from '../platform/keys.ts'
import { type Comparison, isAsReleased } from '../releases/compare-content.ts'
import { rebuildRelease } from '../releases/rebuild-release.ts'
import { type RecallDependencies, recallRelease } from '../releases/recall-release.ts'
import { hasEnded } from '../releases/release-end.ts'
import type { StoredRelease } from '../releases/release-store.ts'
import type { SignedDiploma } from './signed-diploma.ts'

/** So long after it was last asked for a sealed file is kept, if its link lives; the terms say so. */
export const KEPT_AFTER_READING_MS = 30 * 24 * 60 * 60 * 1000

/** What the address of a document names. */
export interface DocumentQuery {
  /** The verification identifier. */
  identifier: string
  /** The diploma's place in its reading. */
  position: number
}

/**
 * The diploma that a reader asks to see again, put together exactly as it was signed: session, client and link are checked
 * again and the institution is asked again. Throws `document_not_available` for what is not ours or not this user's,
 * `reading_not_permitted`, `document_link_ended`, `document_content_changed`, `document_not_comparable`.
 */
export async function recallSignedDiploma(
  { identifier, position }: DocumentQuery,
  user: OrganisationUser,
  dependencies: RecallDependencies & { keys: Keys; clock: Clock },
): Promise<SignedDiploma> {
  const { keys, clock } = dependencies
  const parts = parseVerificationIdentifier(identifier)
  refuseUnless(parts, 'malformed_request', { reason: 'not an identifier' })
  // The link is checked before the institution is asked.
  const mayOpen = (release: StoredRelease) => mayReadAgain(user, release, keys) && isLive(release, clock.now())
  const recalled = await recallRelease(parts, mayOpen, dependencies)
  refuseUnless(recalled.outcome === 'genuine', 'document_not_available', { outcome: recalled.outcome })
  const { release, comparison } = recalled
  refuseUnless(release.position === position, 'document_not_available', { reason: 'another place' })
  const rebuilt = rebuildRelease(release, unchangedFacts(comparison))
  refuseUnless(rebuilt, 'document_content_changed', { result: 'another payload' })
  const { auditId, diploma, verificationIdentifier, augmented } = rebuilt
  return { auditId, diploma, verificationIdentifier, jades: augmented, keepUntil: keepUntil(release, clock.now()) }
}

/** The same by its audit id alone, for whoever may open it. Throws as {@link recallSignedDiploma} does. */
export async function recallByAuditId(
  auditId: string,
  user: OrganisationUser,
  dependencies: Parameters<typeof recallSignedDiploma>[2],
): Promise<SignedDiploma> {
  const release = await dependencies.releases.findByAuditId(auditId)
  refuseUnless(release, 'document_not_available', { reason: 'unknown' })
  const parts = { signedAuditId: release.signed_audit_id, auditId, clientId: release.client_id }
  const query = { identifier: formatVerificationIdentifier(parts), position: release.position }
  return recallSignedDiploma(query, user, dependencies)
}

function isLive(release: StoredRelease, now: Date): true {
  // Without an authorization, as after an ex-officio check, only the wrapper of that answer makes documents.
  refuseUnless(release.expires_at !== null, 'document_not_available', { reason: 'no authorization' })
  refuseUnless(!hasEnded(release, now), 'document_link_ended', { isRevoked: release.revoked_at !== null })
  return true
}

function unchangedFacts(comparison: Comparison): (Comparison & { result: 'compared' })['facts'] {
  if (comparison.result === 'unavailable') throw new Refusal('document_not_comparable', { retryAfter: 60 })
  if (!isAsReleased(comparison)) throw new Refusal('document_content_changed', { result: comparison.result })
  return comparison.facts
}

function keepUntil({ expires_at }: StoredRelease, now: Date): Date {
  const latest = new Date(now.getTime() + KEPT_AFTER_READING_MS)
  return expires_at !== null && expires_at < latest ? expires_at : latest
}
