import { call } from '../../../shell/api-client.ts'
import { makePasskey } from '../../make-passkey.ts'

/** For whom the one-time link is, and the passkey to make. */
export const fetchOffer = (token: string) => call('POST /api/staff/registration/options', { json: { token } })

/** Makes a passkey with the browser and registers it under `label`; the link is used up by it. */
export async function register(token: string, label: string): Promise<void> {
  // Asked anew at each try: a challenge counts once.
  const { options } = await fetchOffer(token)
  const passkey = await makePasskey(options)
  await call('POST /api/staff/registration', { json: { token, label, passkey } })
}
