import type {
  HandOverOverview,
  InspectionLocks,
  InspectionPurposes,
  ReceiptDelayOrders,
  RecentInspections,
} from '@perga/contracts'
import { callApi } from '../../../shell/api-client.ts'

export type Inspection = RecentInspections['inspections'][number]
export type Lock = InspectionLocks['locks'][number]

/** Everything that the page shows, asked at once. */
export async function fetchOversight(signal: AbortSignal) {
  const [{ inspections }, { purposes }, { institutions }, { locks }, delays] = await Promise.all([
    callApi<RecentInspections>('/api/desk/inspections', { signal }),
    callApi<InspectionPurposes>('/api/desk/inspections/purposes', { signal }),
    callApi<HandOverOverview>('/api/desk/inspections/hand-overs', { signal }),
    callApi<InspectionLocks>('/api/desk/inspections/locks', { signal }),
    callApi<ReceiptDelayOrders>('/api/desk/receipt-delays', { signal }),
  ])
  return { inspections, purposes, handOvers: institutions, locks, delays }
}
export type Oversight = Awaited<ReturnType<typeof fetchOversight>>

/** Puts off the receipt of one check that was made. */
export const delayReceipt = (id: string, delay: { until: string; reason: string }) =>
  callApi(`/api/desk/inspections/${id}/delay`, { method: 'POST', json: delay })

export type DelayOrders = Oversight['delays']

/** Decides beforehand about the checks of one case. */
export const orderDelay = (order: { client: string; case_number: string; until: string; reason: string }) =>
  callApi('/api/desk/receipt-delays', { method: 'POST', json: order })

/** Takes such a decision back for the checks after it. */
export const endDelayOrder = (id: string) => callApi(`/api/desk/receipt-delays/${id}/end`, { method: 'POST', json: {} })

export const liftLock = (id: string, lifting: { reason: string }) =>
  callApi(`/api/desk/inspections/locks/${id}/lift`, { method: 'POST', json: lifting })
