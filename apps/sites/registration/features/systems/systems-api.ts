import type { AdministeredOrganisation, NewSecret, OwnSystems, SystemRequestForm } from '@perga/contracts'
import { callApi } from '../../../shell/api-client.ts'

const SYSTEMS = '/api/administrator/systems'
const act = <Answer>(id: string, what: string, json: object = {}) =>
  callApi<Answer>(`${SYSTEMS}/${encodeURIComponent(id)}/${what}`, { method: 'POST', json })

/** The systems of the organisation, and the parts of it that one can read for. */
export async function fetchSystems(signal: AbortSignal) {
  const [{ systems }, { clients }] = await Promise.all([
    callApi<OwnSystems>(SYSTEMS, { signal }),
    callApi<AdministeredOrganisation>('/api/administrator/organisation', { signal }),
  ])
  return { systems, clients }
}

/** Asks for a system. Each act answers with the systems as they stand then. */
export const requestSystem = (form: SystemRequestForm) => callApi<OwnSystems>(SYSTEMS, { method: 'POST', json: form })

/** Makes a secret, which is in the answer this once. */
export const makeSecret = (id: string) => act<NewSecret>(id, 'secrets')

/** Retires one of two secrets. */
export const retireSecret = (id: string, slot: number) => act<OwnSystems>(id, 'secrets/retirement', { slot })

/** Puts other public keys in place. */
export const replaceKeys = (id: string, jwks: object) => act<OwnSystems>(id, 'keys', { jwks })

/** Ends a system. */
export const endSystem = (id: string) => act<OwnSystems>(id, 'revocation')
