import type { OwnPasskeys, PasskeyOffer } from '@perga/contracts'
import { callApi } from '../../../shell/api-client.ts'
import { makePasskey } from '../../make-passkey.ts'

/** One's own passkeys. */
export const fetchPasskeys = (signal: AbortSignal) => callApi<OwnPasskeys>('/api/desk/passkeys', { signal })

/** Makes a further passkey with the browser and keeps it under `label`. */
export async function addPasskey(label: string): Promise<void> {
  const { options } = await callApi<PasskeyOffer>('/api/desk/passkeys/options', { method: 'POST' })
  await callApi('/api/desk/passkeys', { method: 'POST', json: { label, passkey: await makePasskey(options) } })
}

export const removePasskey = (id: string) => callApi('/api/desk/passkeys/remove', { method: 'POST', json: { id } })
