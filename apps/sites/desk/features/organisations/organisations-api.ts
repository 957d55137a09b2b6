import type { BodyOf } from '@perga/client'
import type { CorrectionForm, FurtherClientForm, InstitutionGrantForm, OrganisationRequestForm } from '@perga/contracts'
import type { Scope } from '@perga/domain'
import { call } from '../../../shell/api-client.ts'

/** Every registration, newest first. */
export const fetchOrganisations = (signal: AbortSignal) => call('GET /api/desk/organisations', { signal })

/** Enters a request that came by e-mail; the answer is the registration that it made or was kept beside. */
export const enterMailedRequest = (json: OrganisationRequestForm) => call('POST /api/desk/organisations', { json })

/** One registration with its vetting record. */
export const fetchVetted = (id: string, signal: AbortSignal) =>
  call('GET /api/desk/organisations/{id}', { path: { id }, signal })

/** Each act on a registration answers with the registration as it stands then. */
export const correctOrganisation = (id: string, json: CorrectionForm) =>
  call('POST /api/desk/organisations/{id}/details', { path: { id }, json })

export const enterClient = (id: string, json: FurtherClientForm) =>
  call('POST /api/desk/organisations/{id}/clients', { path: { id }, json })

export const recordEvidence = (id: string, json: BodyOf<'POST /api/desk/organisations/{id}/evidence'>) =>
  call('POST /api/desk/organisations/{id}/evidence', { path: { id }, json })

export const confirmOrganisation = (id: string, scopes: readonly Scope[]) =>
  call('POST /api/desk/organisations/{id}/confirmation', { path: { id }, json: { scopes: [...scopes], note: null } })

export const refuseOrganisation = (id: string, json: BodyOf<'POST /api/desk/organisations/{id}/refusal'>) =>
  call('POST /api/desk/organisations/{id}/refusal', { path: { id }, json })

export const suspendOrganisation = (id: string, json: BodyOf<'POST /api/desk/organisations/{id}/suspension'>) =>
  call('POST /api/desk/organisations/{id}/suspension', { path: { id }, json })

/** An institution lets a public body check, or does so no more. */
export const changeGrant = (id: string, json: InstitutionGrantForm) =>
  call('POST /api/desk/organisations/{id}/institutions', { path: { id }, json })

/** The systems that organisations asked for. */
export const fetchSystems = (signal: AbortSignal) => call('GET /api/desk/systems', { signal })

export const confirmSystem = (id: string, json: BodyOf<'POST /api/desk/systems/{id}/confirmation'>) =>
  call('POST /api/desk/systems/{id}/confirmation', { path: { id }, json })

export const refuseSystem = (id: string, json: BodyOf<'POST /api/desk/systems/{id}/refusal'>) =>
  call('POST /api/desk/systems/{id}/refusal', { path: { id }, json })
