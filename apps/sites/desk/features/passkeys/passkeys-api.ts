import { call } from '../../../shell/api-client.ts'
import { makePasskey } from '../../make-passkey.ts'

/** One's own passkeys. */
export const fetchPasskeys = (signal: AbortSignal) => call('GET /api/desk/passkeys', { signal })

/** Makes a further passkey with the browser and keeps it under `label`. */
export async function addPasskey(label: string): Promise<void> {
  const { options } = await call('POST /api/desk/passkeys/options')
  await call('POST /api/desk/passkeys', { json: { label, passkey: await makePasskey(options) } })
}

export const removePasskey = (id: string) => call('POST /api/desk/passkeys/remove', { json: { id } })
