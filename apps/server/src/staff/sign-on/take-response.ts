import { readEntitlements, refuseUnless } from '@perga/domain'
import { recordEvent } from '../../platform/audit.ts'
import type { Clock } from '../../platform/clock.ts'
import { type Keys, sha256 } from '../../platform/keys.ts'
import { uuidV7 } from '../../platform/uuid-v7.ts'
import type { Work } from '../../platform/work.ts'
import { readPerson } from '../passkeys/assertion.ts'
import { verifyResponse } from '../passkeys/verify-response.ts'
import type { AccountStore } from './account-store.ts'
import type { KnownSignOn, SignOnStore } from './sign-on-store.ts'

const ANSWER_LIFETIME_MS = 2 * 60_000

/** What a sign-on stands on. */
export interface SignOnDependencies {
  db: Work
  keys: Keys
  clock: Clock
  origin: string
  entitlementPrefix: string
  signOns: SignOnStore
  accounts: AccountStore
}

/**
 * Takes an identity provider's response: verifies it, refuses an assertion that was taken before, enters the account with the
 * entitlements it asserts, and keeps the answer for the browser that began. An invalid set of entitlements leaves none, without a
 * word (spec 2 §5). Throws `sign_on_failed`.
 */
export async function takeResponse(
  response: { samlResponse: string; state: string; signOn: KnownSignOn },
  dependencies: SignOnDependencies,
): Promise<void> {
  const { db, keys, clock, origin, entitlementPrefix, signOns, accounts } = dependencies
  const { institutionCode, trustId } = response.signOn
  const now = clock.now()
  const { assertion, expiresAt } = await verifyResponse({ ...response, origin, now })
  const idHash = sha256(assertion.$.ID)
  const isNew = await signOns.takeAssertion({ institutionCode, idHash, expiresAt })
  refuseUnless(isNew, 'sign_on_failed', { reason: 'assertion taken before' })
  const person = readPerson(assertion)
  refuseUnless(person.subject !== null, 'sign_on_failed', { reason: 'no lasting identifier' })
  const accountId = await accounts.enter(
    {
      id: uuidV7(now),
      institutionCode,
      subjectIndex: keys.index('subject', `${institutionCode} ${person.subject}`),
      name: person.name ?? person.subject,
      email: person.email,
      entitlements: readEntitlements(person.entitlements, entitlementPrefix),
    },
    now,
  )
  const isFirst = await signOns.keepAnswer({
    ...{ stateHash: sha256(response.state), accountId, trustId },
    expiresAt: new Date(now.getTime() + ANSWER_LIFETIME_MS),
  })
  refuseUnless(isFirst, 'sign_on_failed', { reason: 'request answered before' })
  await recordEvent(db, clock, { actor: `institution:${accountId}`, act: 'staff.sign-on', object: institutionCode })
}
