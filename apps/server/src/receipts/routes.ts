import { Done, ReceiptDelayForm } from '@perga/contracts'
import type { FastifyRequest } from 'fastify'
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod'
import { z } from 'zod'
import { type DelayDependencies, delayReceipt } from './delay-receipt.ts'

export interface ReceiptDelayDependencies extends DelayDependencies {
  /** Who of the provider's staff asks; throws when nobody of them does. */
  requireProvider(request: FastifyRequest): Promise<{ name: string }>
}

/** `POST /api/staff/inspections/{id}/receipt-delay`: the provider's decision about one inspection (row X13). */
export function receiptDelayRoutes(dependencies: ReceiptDelayDependencies): FastifyPluginAsyncZod {
  return async (app) => {
    app.post(
      '/api/staff/inspections/:id/receipt-delay',
      { schema: { params: z.object({ id: z.uuid() }), body: ReceiptDelayForm, response: { 200: Done } } },
      async (request) => {
        const { name } = await dependencies.requireProvider(request)
        const { until, reason } = request.body
        const decision = { inspectionId: request.params.id, until: new Date(until), reason, decidedBy: name }
        await delayReceipt(decision, dependencies)
        return { done: true as const }
      },
    )
  }
}
