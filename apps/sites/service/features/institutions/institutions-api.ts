import type { InstitutionMetadata, InstitutionStatistics } from '@perga/contracts'
import { call } from '../../../shell/api-client.ts'

/** An institution with its figures, as far as they came. */
export interface Adopter {
  readonly institution: InstitutionMetadata
  readonly stats: InstitutionStatistics | null
}

/** The live list, or the list before registration, which has a prefix of its own. */
export type ApiPrefix = '/api' | '/api-test'

/** So long a call may take: one that hangs ends its load like one that fails (spec 2 §4). */
const PATIENCE_MS = 5000

/** The institutions, each with its figures: one call for the list, one for each institution. Ends in every case. */
export async function fetchAdopters(prefix: ApiPrefix, withdrawn: AbortSignal): Promise<Adopter[]> {
  const { metadata } = await call(`GET ${prefix}/client/institutions_metadata`, { signal: patient(withdrawn) })
  return Promise.all(
    metadata.map(async (institution) => ({
      institution,
      stats: await fetchStats(prefix, institution.name, patient(withdrawn)),
    })),
  )
}

const patient = (withdrawn: AbortSignal) => AbortSignal.any([withdrawn, AbortSignal.timeout(PATIENCE_MS)])

// Figures that do not come leave dashes in the list, never an error (spec 2 §8).
async function fetchStats(prefix: ApiPrefix, name: string, signal: AbortSignal): Promise<InstitutionStatistics | null> {
  try {
    const path = { institutionName: name }
    const { diplomasInfo } = await call(`GET ${prefix}/client/stats/{institutionName}`, { path, signal })
    return diplomasInfo[0] ?? null
  } catch {
    return null
  }
}
