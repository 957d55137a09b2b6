import type { BodyOf } from '@perga/client'
import type { SystemRequestForm } from '@perga/contracts'
import { call } from '../../../shell/api-client.ts'

/** The systems of the organisation, and the parts of it that one can read for. */
export async function fetchSystems(signal: AbortSignal) {
  const [{ systems }, { clients }] = await Promise.all([
    call('GET /api/administrator/systems', { signal }),
    call('GET /api/administrator/organisation', { signal }),
  ])
  return { systems, clients }
}

/** Asks for a system. Each act answers with the systems as they stand then. */
export const requestSystem = (json: SystemRequestForm) => call('POST /api/administrator/systems', { json })

/** Makes a secret, which is in the answer this once. */
export const makeSecret = (id: string) => call('POST /api/administrator/systems/{id}/secrets', { path: { id } })

/** Retires one of two secrets. */
export const retireSecret = (id: string, slot: 1 | 2) =>
  call('POST /api/administrator/systems/{id}/secrets/retirement', { path: { id }, json: { slot } })

/** Puts other public keys in place. */
export const replaceKeys = (id: string, json: BodyOf<'POST /api/administrator/systems/{id}/keys'>) =>
  call('POST /api/administrator/systems/{id}/keys', { path: { id }, json })

/** Ends a system. */
export const endSystem = (id: string) => call('POST /api/administrator/systems/{id}/revocation', { path: { id } })
