import { withoutCell } from '@perga/domain'
import type { DegreeReader } from '../diplomas/read-degrees.ts'
import { type Comparison, compareRelease } from './compare-content.ts'
import type { IdentifierKeys } from './identifier-key.ts'
import type { ReleaseStore, StoredRelease } from './release-store.ts'

/** The three parts of a verification identifier, as sent. */
export interface Identifier {
  signedAuditId: string
  auditId: string
  clientId: string
}

/** A release found again by its identifier, and what its degree says today. */
export type Recalled =
  | { outcome: 'unknown' }
  | { outcome: 'forged' }
  | { outcome: 'genuine'; release: StoredRelease; comparison: Comparison }

export interface RecallDependencies {
  releases: ReleaseStore
  degrees: DegreeReader
  identifierKeys: IdentifierKeys
}

const UUID = /^[0-9a-f]{8}-[0-9a-f]{4}-7[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/

/**
 * Finds the release that an identifier names, if `mayUse` admits it and the identifier is our signature, and asks its
 * institution again what the degree says. An unknown release and one that is not the asker's are the same answer.
 */
export async function recallRelease(
  identifier: Identifier,
  mayUse: (release: StoredRelease) => boolean,
  dependencies: RecallDependencies,
): Promise<Recalled> {
  const { clientId, signedAuditId } = identifier
  const auditId = withoutCell(identifier.auditId)
  const release = UUID.test(auditId) ? await dependencies.releases.find(auditId, clientId) : undefined
  if (release === undefined || !mayUse(release)) return { outcome: 'unknown' }
  const bound = { auditId: release.audit_id, clientId: release.client_id, contentHash: release.content_hash }
  const isGenuine = await dependencies.identifierKeys.isGenuine(signedAuditId, release.identifier_version, bound)
  if (!isGenuine) return { outcome: 'forged' }
  return { outcome: 'genuine', release, comparison: await compareRelease(release, dependencies.degrees) }
}
