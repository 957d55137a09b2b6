import type { OrganisationRequestForm, Organisations, SystemRequests, VettedOrganisation } from '@perga/contracts'
import { callApi } from '../../../shell/api-client.ts'

const ORGANISATIONS = '/api/desk/organisations'
const SYSTEMS = '/api/desk/systems'

/** Every registration, newest first. */
export const fetchOrganisations = (signal: AbortSignal) => callApi<Organisations>(ORGANISATIONS, { signal })

/** Enters a request that came by e-mail; the answer is the registration that it made or was kept beside. */
export const enterMailedRequest = (json: OrganisationRequestForm) =>
  callApi<VettedOrganisation>(ORGANISATIONS, { method: 'POST', json })

/** One registration with its vetting record. */
export const fetchVetted = (id: string, signal: AbortSignal) =>
  callApi<VettedOrganisation>(`${ORGANISATIONS}/${encodeURIComponent(id)}`, { signal })

/** An act on one registration; the answer is the registration as it stands then. */
export const actOn = (
  id: string,
  act: 'details' | 'clients' | 'evidence' | 'confirmation' | 'refusal' | 'suspension' | 'institutions',
  json: object,
) => callApi<VettedOrganisation>(`${ORGANISATIONS}/${encodeURIComponent(id)}/${act}`, { method: 'POST', json })

/** The systems that organisations asked for. */
export const fetchSystems = (signal: AbortSignal) => callApi<SystemRequests>(SYSTEMS, { signal })

/** The decision on a system. */
export const decideSystem = (id: string, act: 'confirmation' | 'refusal', json: object) =>
  callApi<SystemRequests>(`${SYSTEMS}/${encodeURIComponent(id)}/${act}`, { method: 'POST', json })
