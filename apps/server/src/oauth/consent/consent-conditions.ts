import { type Locale, Refusal } from '@perga/domain'
import { sealPin } from '../../authorizations/recipient-pin.ts'
import type { HeldDegree } from '../../diplomas/read-degrees.ts'
import { type AccountName, isUnderAnotherName } from '../../identity/match-account-name.ts'
import type { Keys } from '../../platform/keys.ts'
import { clientOfAgent } from '../link/agent-client.ts'

/** What a holder may ask for beside degrees, fields and duration; all of it as the form sends it. */
export interface ConsentConditions {
  language?: Locale | undefined
  pin?: string | undefined
  view_limit?: number | undefined
  name_declared?: boolean | undefined
}

/** The name that a degree was issued under, where it is not the account's; else null. */
export function otherNameOf({ record }: HeldDegree, account: AccountName): string | null {
  if (!isUnderAnotherName(record, account)) return null
  const { firstNameEl, lastNameEl, firstNameEn, lastNameEn } = record
  return lastNameEl === null
    ? `${firstNameEn ?? ''} ${lastNameEn ?? ''}`.trim()
    : `${firstNameEl ?? ''} ${lastNameEl}`.trim()
}

/**
 * The conditions as they are kept with the authorization. Throws `name_change_not_declared` for a degree under another name
 * that the holder did not declare, and `malformed_request` for a PIN or a limit where no link comes of the consent.
 */
export async function settleConditions(
  conditions: ConsentConditions,
  context: { degrees: readonly HeldDegree[]; account: AccountName; oauthClientId: string; now: Date; keys: Keys },
) {
  const { pin, view_limit: viewLimit } = conditions
  const makesLink = clientOfAgent(context.oauthClientId) !== null
  if (!makesLink && (pin !== undefined || viewLimit !== undefined)) {
    throw new Refusal('malformed_request', { reason: 'PIN or limit without a link' })
  }
  const isUnderOtherName = context.degrees.some((degree) => isUnderAnotherName(degree.record, context.account))
  if (isUnderOtherName && conditions.name_declared !== true) throw new Refusal('name_change_not_declared')
  return {
    pinSealed: pin === undefined ? null : await sealPin(pin, context.keys),
    viewLimit: viewLimit ?? null,
    nameDeclaredAt: isUnderOtherName ? context.now : null,
  }
}
