import type { BodyOf } from '@perga/client'
import type { InspectionLocks, RecentInspections } from '@perga/contracts'
import { call } from '../../../shell/api-client.ts'

export type Inspection = RecentInspections['inspections'][number]
export type Lock = InspectionLocks['locks'][number]

/** Everything that the page shows, asked at once. */
export async function fetchOversight(signal: AbortSignal) {
  const [{ inspections }, { purposes }, { institutions }, { locks }, delays] = await Promise.all([
    call('GET /api/desk/inspections', { signal }),
    call('GET /api/desk/inspections/purposes', { signal }),
    call('GET /api/desk/inspections/hand-overs', { signal }),
    call('GET /api/desk/inspections/locks', { signal }),
    call('GET /api/desk/receipt-delays', { signal }),
  ])
  return { inspections, purposes, handOvers: institutions, locks, delays }
}
export type Oversight = Awaited<ReturnType<typeof fetchOversight>>

/** Puts off the receipt of one check that was made. */
export const delayReceipt = (id: string, json: BodyOf<'POST /api/desk/inspections/{id}/delay'>) =>
  call('POST /api/desk/inspections/{id}/delay', { path: { id }, json })

export type DelayOrders = Oversight['delays']

/** Decides beforehand about the checks of one case. */
export const orderDelay = (json: BodyOf<'POST /api/desk/receipt-delays'>) =>
  call('POST /api/desk/receipt-delays', { json })

/** Takes such a decision back for the checks after it. */
export const endDelayOrder = (id: string) => call('POST /api/desk/receipt-delays/{id}/end', { path: { id } })

export const liftLock = (id: string, json: BodyOf<'POST /api/desk/inspections/locks/{id}/lift'>) =>
  call('POST /api/desk/inspections/locks/{id}/lift', { path: { id }, json })
