import { type Configuration, errors, interactionPolicy, type KoaContextWithOIDC } from 'oidc-provider'
import { registrationOf, scopesWithinRegistration } from './registration.ts'

const { Check, Prompt } = interactionPolicy

/**
 * A holder is asked every time: what is shared is chosen anew for each authorization, so no earlier login or consent is
 * ever reused. Scopes that were asked for and withheld are not asked for again.
 */
export function alwaysAsk(): interactionPolicy.Prompt[] {
  const needed = (isNeeded: boolean) => (isNeeded ? Check.REQUEST_PROMPT : Check.NO_NEED_TO_PROMPT)
  const noHolder = new Check('no_session', 'a holder must log in', 'login_required', ({ oidc }) =>
    needed(oidc.session?.accountId === undefined),
  )
  const noDecision = new Check('always_ask', 'the holder decides each time', 'consent_required', ({ oidc }) =>
    needed(oidc.result?.consent === undefined),
  )
  return [
    new Prompt({ name: 'login', requestable: true }, noHolder),
    new Prompt({ name: 'consent', requestable: true }, noDecision),
  ]
}

/**
 * Cuts the scopes of a request to the client's registration; what is left is what the holder is shown. Throws
 * `invalid_scope` when nothing is left.
 */
export const CUT_SCOPES: NonNullable<Configuration['extraParams']> = {
  scope(context: KoaContextWithOIDC, asked: string | undefined) {
    const { client, params } = context.oidc
    if (client === undefined || params === undefined) throw new errors.InvalidRequest('no client')
    const scopes = scopesWithinRegistration(asked, registrationOf(client).registered_scopes)
    if (scopes.length === 0) throw new errors.InvalidScope('no requested scope is within the registration', asked ?? '')
    params.scope = scopes.join(' ')
  },
}
