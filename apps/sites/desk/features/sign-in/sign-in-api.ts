import type { PasskeyRequest, SignOnInstitutions } from '@perga/contracts'
import type { Locale } from '@perga/domain'
import { startAuthentication } from '@simplewebauthn/browser'
import { callApi, withQuery } from '../../../shell/api-client.ts'

/** The institutions whose staff can sign in through their own single sign-on. */
export const fetchSignOns = (signal: AbortSignal) => callApi<SignOnInstitutions>('/api/staff/sign-ons', { signal })

/** Where the sign-on of an institution begins. */
export const signOnAddress = (institution: string, locale: Locale) =>
  withQuery(`/api/staff/saml/${encodeURIComponent(institution)}/login`, { lang: locale })

/** Asks the browser for a passkey and signs in with it. Throws what the browser or the server says. */
export async function signInWithPasskey(): Promise<void> {
  const optionsJSON = await callApi<PasskeyRequest>('/api/staff/passkeys/login/options', { method: 'POST' })
  const { id, rawId, type, response, clientExtensionResults } = await startAuthentication({ optionsJSON })
  const answer = { id, rawId, type, response, clientExtensionResults }
  await callApi('/api/staff/passkeys/login', { method: 'POST', json: answer })
}
