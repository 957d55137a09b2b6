import type { HandOverOverview, InspectionPurposes, RecentInspections } from '@perga/contracts'
import { callApi } from '../../../shell/api-client.ts'

export type Inspection = RecentInspections['inspections'][number]

/** Everything that the page shows, asked at once. */
export async function fetchOversight(signal: AbortSignal) {
  const [{ inspections }, { purposes }, { institutions }] = await Promise.all([
    callApi<RecentInspections>('/api/desk/inspections', { signal }),
    callApi<InspectionPurposes>('/api/desk/inspections/purposes', { signal }),
    callApi<HandOverOverview>('/api/desk/inspections/hand-overs', { signal }),
  ])
  return { inspections, purposes, handOvers: institutions }
}
export type Oversight = Awaited<ReturnType<typeof fetchOversight>>

export const delayReceipt = (id: string, delay: { until: string; reason: string }) =>
  callApi(`/api/desk/inspections/${id}/delay`, { method: 'POST', json: delay })
