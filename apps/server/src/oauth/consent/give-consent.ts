import { INSTITUTION_STATUS } from '@perga/contracts'
import { type DegreeKey, type Locale, Refusal, type Scope } from '@perga/domain'
import type { Provider } from 'oidc-provider'
import type { AuthorizationStore } from '../../authorizations/authorization-store.ts'
import { type DegreeReader, type HeldDegree, indicesOf } from '../../diplomas/read-degrees.ts'
import { isSilent } from '../../diplomas/shared-degrees.ts'
import type { SessionState } from '../../identity/session-state.ts'
import type { Clock } from '../../platform/clock.ts'
import type { Keys } from '../../platform/keys.ts'
import { uuidV7 } from '../../platform/uuid-v7.ts'
import { inTransaction, type Work } from '../../platform/work.ts'
import { type ConsentConditions, settleConditions } from './consent-conditions.ts'
import { openDegreeHandle } from './degree-handle.ts'
import { endOfDuration, permittedScopes, TERMS_VERSION } from './sharing-policy.ts'

export interface Consent extends ConsentConditions {
  interaction: {
    uid: string
    /** The OAuth client that asked. */
    oauthClientId: string
    /** The client that will read. */
    clientId: string
    /** The name of the third party's system that asks; null where a link is made. */
    system: string | null
    scopes: readonly Scope[]
    /** What that client says it reads for. */
    purpose: { el: string; en: string } | null
    language: Locale | null
  }
  holder: SessionState['holder']
  degrees: readonly string[]
  scopes: readonly string[]
  duration: number
}

/**
 * Records what a holder decided to share, as the consent that a grant of the authorization server stands for. Degrees are
 * looked up again: what was offered a while ago may have been revoked. Returns the grant's id. Throws `degree_not_shareable`, or
 * `institution_unavailable` when that cannot be found out now.
 */
export async function giveConsent(
  consent: Consent,
  dependencies: {
    db: Work
    provider: Provider
    authorizations: AuthorizationStore
    degrees: DegreeReader
    keys: Keys
    clock: Clock
  },
): Promise<string> {
  const { interaction, holder } = consent
  const { db, provider, authorizations, keys, clock } = dependencies
  const now = clock.now()
  const expiresAt = endOfDuration(consent.duration, now)
  const scopes = permittedScopes(consent.scopes, interaction.scopes)
  const keysChosen = consent.degrees.map((handle) =>
    openDegreeHandle(handle, { interaction: interaction.uid, holderId: holder.holderId }, keys),
  )
  const chosen = await findShareable(keysChosen, holder, dependencies)
  const { oauthClientId } = interaction
  const conditions = await settleConditions(consent, { degrees: chosen, account: holder, oauthClientId, now, keys })

  const grant = new provider.Grant({ accountId: holder.holderId, clientId: interaction.oauthClientId })
  grant.addOIDCScope(scopes.join(' '))
  // The library takes a lifetime of its own here, though its types do not say so.
  Object.assign(grant, { expiresIn: Math.floor((expiresAt.getTime() - now.getTime()) / 1000) })
  const grantId = await grant.save()
  await inTransaction(db, (transaction) =>
    authorizations.insert(transaction, {
      id: uuidV7(now),
      grantId,
      holderId: holder.holderId,
      clientId: interaction.clientId,
      scopes,
      language: consent.language ?? interaction.language,
      termsVersion: TERMS_VERSION,
      createdAt: now,
      expiresAt,
      degrees: keysChosen,
      purpose: interaction.purpose,
      system: interaction.system,
      ...conditions,
    }),
  )
  return grantId
}

async function findShareable(
  chosen: readonly DegreeKey[],
  holder: SessionState['holder'],
  { degrees, keys }: { degrees: DegreeReader; keys: Keys },
): Promise<HeldDegree[]> {
  const answers = await degrees.byKeys(chosen, indicesOf(holder, keys))
  return answers.map((now, index) => {
    if (isSilent(now.status)) {
      throw new Refusal('institution_unavailable', { institution: chosen[index]?.institution ?? '' })
    }
    const isShareable =
      now.status === INSTITUTION_STATUS.answered &&
      now.degree.documented !== null &&
      now.degree.record.status === 'valid'
    if (!isShareable) throw new Refusal('degree_not_shareable')
    return now.degree
  })
}
