import { Done, ReceiptDelay, ReceiptDelayOrder, ReceiptDelayOrders } from '@perga/contracts'
import { endOfGreekDay } from '@perga/domain'
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod'
import { z } from 'zod'
import { STAFF_ONLY } from '../platform/operation-schema.ts'
import type { RequireProvider } from '../platform/require-provider.ts'
import { delayReceipt, lastDayOfDelay } from './delay-receipt.ts'
import { endDelayOrder, type OrderDependencies, orderDelay } from './order-delay.ts'

const Named = z.object({ id: z.uuid() })
const ORDERS = '/api/desk/receipt-delays'

/** The provider's decisions that holders hear of ex-officio checks later: of one that was made, or of a case (row X13). */
export function delayRoutes(
  options: OrderDependencies & {
    requireProvider: RequireProvider
  },
): FastifyPluginAsyncZod {
  const { delayOrders, clock, requireProvider } = options
  return async (app) => {
    app.post(
      '/api/desk/inspections/:id/delay',
      {
        schema: {
          params: Named,
          body: ReceiptDelay,
          response: { 200: Done },
          refusals: [...STAFF_ONLY, 'delay_not_permitted', 'not_found', 'receipt_told_already'],
        },
      },
      async (request) => {
        const { id: decidedBy } = await requireProvider(request)
        const { until, reason } = request.body
        const decision = { inspectionId: request.params.id, until: endOfGreekDay(until), reason, decidedBy }
        await delayReceipt(decision, options)
        return { done: true } as const
      },
    )

    app.get(ORDERS, { schema: { response: { 200: ReceiptDelayOrders }, refusals: STAFF_ONLY } }, async (request) => {
      await requireProvider(request)
      const [orders, clients] = await Promise.all([delayOrders.inForce(clock.now()), delayOrders.inspectors()])
      return {
        orders: orders.map(({ display_name_el: el, display_name_en: en, until, member, decided_by, ...order }) => ({
          ...order,
          ...{ client: { el, en }, until: until.toISOString(), by: member ?? decided_by },
        })),
        clients: clients.map(({ id, display_name_el: el, display_name_en: en }) => ({ id, name: { el, en } })),
        last_day: lastDayOfDelay(options),
      }
    })

    app.post(
      ORDERS,
      {
        schema: {
          body: ReceiptDelayOrder,
          response: { 200: Done },
          refusals: [...STAFF_ONLY, 'delay_not_permitted', 'not_found'],
        },
      },
      async (request) => {
        const { id: decidedBy } = await requireProvider(request)
        const { client, case_number: caseNumber, until, reason } = request.body
        await orderDelay({ client, caseNumber, until: endOfGreekDay(until), reason, decidedBy }, options)
        return { done: true } as const
      },
    )

    app.post(
      `${ORDERS}/:id/end`,
      { schema: { params: Named, response: { 200: Done }, refusals: [...STAFF_ONLY, 'not_found'] } },
      async (request) => {
        const { id: endedBy } = await requireProvider(request)
        await endDelayOrder({ id: request.params.id, endedBy }, options)
        return { done: true } as const
      },
    )
  }
}
