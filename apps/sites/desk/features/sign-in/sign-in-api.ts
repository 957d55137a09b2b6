import type { Locale } from '@perga/domain'
import { startAuthentication } from '@simplewebauthn/browser'
import { addressOf, call } from '../../../shell/api-client.ts'

/** The institutions whose staff can sign in through their own single sign-on. */
export const fetchSignOns = (signal: AbortSignal) => call('GET /api/staff/sign-ons', { signal })

/** Where the sign-on of an institution begins. */
export const signOnAddress = (institution: string, locale: Locale) =>
  addressOf('GET /api/staff/saml/{institution}/login', { path: { institution }, query: { lang: locale } })

/** Asks the browser for a passkey and signs in with it. Throws what the browser or the server says. */
export async function signInWithPasskey(): Promise<void> {
  const optionsJSON = await call('POST /api/staff/passkeys/login/options')
  const { id, rawId, type, response, clientExtensionResults } = await startAuthentication({ optionsJSON })
  const json = { id, rawId, type, response, clientExtensionResults: { ...clientExtensionResults } }
  await call('POST /api/staff/passkeys/login', { json })
}
