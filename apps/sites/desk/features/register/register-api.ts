import type { RegistrationOffer } from '@perga/contracts'
import { callApi } from '../../../shell/api-client.ts'
import { makePasskey } from '../../make-passkey.ts'

/** For whom the one-time link is, and the passkey to make. */
export const fetchOffer = (token: string) =>
  callApi<RegistrationOffer>('/api/staff/registration/options', { method: 'POST', json: { token } })

/** Makes a passkey with the browser and registers it under `label`; the link is used up by it. */
export async function register(registration: { token: string; label: string }): Promise<void> {
  // Asked anew at each try: a challenge counts once.
  const { options } = await fetchOffer(registration.token)
  const passkey = await makePasskey(options)
  await callApi('/api/staff/registration', { method: 'POST', json: { ...registration, passkey } })
}
