import { z } from 'zod'
import { Bilingual } from './bilingual.ts'

/** Until when a holder is not told, the last day included, and the law and the case. */
const grounds = { until: z.iso.date(), reason: z.string().trim().min(1).max(1000) }

/** `POST /api/desk/inspections/{id}/delay`: the decision about one check that was made (row X13). */
export const ReceiptDelay = z.object(grounds)

/**
 * `POST /api/desk/receipt-delays`: the decision about the checks of one case that are still to come. `…/{id}/end` takes it
 * back for those after it.
 */
export const ReceiptDelayOrder = z.object({
  /** The client that will check. */
  client: z.string().min(1).max(100),
  /** As its inspectors will give it; capital letters, accents and spaces make no difference. */
  case_number: z.string().trim().min(1).max(100),
  ...grounds,
})

/** `GET /api/desk/receipt-delays`: the orders in force, whom one can be about, and the last day that may be chosen. */
export const ReceiptDelayOrders = z.object({
  orders: z.array(
    z.object({
      id: z.string(),
      client: Bilingual,
      case_number: z.string(),
      until: z.string(),
      reason: z.string(),
      /** Who decided. */
      by: z.string(),
    }),
  ),
  clients: z.array(z.object({ id: z.string(), name: Bilingual })),
  /** YYYY-MM-DD. */
  last_day: z.string(),
})
export type ReceiptDelayOrders = z.infer<typeof ReceiptDelayOrders>
