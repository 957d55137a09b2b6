import type { ThirdPartyDiplomas } from '@perga/contracts'
import { Refusal } from '@perga/domain'
import type { AuthorizationStore } from '../../authorizations/authorization-store.ts'
import { refuseUnlessInForce } from '../../authorizations/link-end.ts'
import type { DegreeReader } from '../../diplomas/read-degrees.ts'
import { readSharedDegrees } from '../../diplomas/shared-degrees.ts'
import type { Clock } from '../../platform/clock.ts'
import type { Keys } from '../../platform/keys.ts'
import { type ReleaseDependencies, releaseDiplomas } from '../../releases/release-diplomas.ts'
import { pairwiseSubject } from '../server/pairwise-subject.ts'
import type { Access } from './find-access.ts'
import type { UsageStore } from './usage-store.ts'

/** Counts a call against the system's quota. Throws `quota_exceeded` with the seconds to wait. */
export async function chargeQuota({ thirdParty }: Access, usage: UsageStore): Promise<void> {
  const { calls, secondsLeft } = await usage.countCall(thirdParty.id)
  if (calls > thirdParty.quota_per_minute) throw new Refusal('quota_exceeded', { retryAfter: secondsLeft })
}

/**
 * Reads what a holder shares with a third party: asks each institution afresh and releases what is valid now, in the scopes
 * of the token, to the organisation's client. Throws `access_token_invalid` when the authorization ends meanwhile.
 */
export async function readSharedDiplomas(
  { authorization, scopes }: Access,
  dependencies: {
    authorizations: AuthorizationStore
    degrees: DegreeReader
    release: ReleaseDependencies
    keys: Keys
    clock: Clock
  },
): Promise<ThirdPartyDiplomas> {
  const { authorizations, degrees, release, keys, clock } = dependencies
  const holder = { ssnIndex: authorization.ssn_index, tinIndex: authorization.tin_index }
  const shared = await readSharedDegrees(await authorizations.degrees(authorization.id), holder, degrees)
  const data = await releaseDiplomas(
    {
      reading: { basis: 'oauth', authorizationId: authorization.id, reader: null, idempotencyHash: null },
      client: { id: authorization.client_id, displayName: authorization.display_name_el },
      holderId: authorization.holder_id,
      scopes,
      degrees: shared.releasable,
      stillAllowed: (transaction) => refuseUnlessInForce(transaction, authorization.id, clock.now()),
    },
    release,
  )
  const subject = { holderId: authorization.holder_id, clientId: authorization.client_id }
  return { data, status: shared.status, metadata: { scopes, sub: pairwiseSubject(subject, keys) } }
}
