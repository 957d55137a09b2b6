import { Done, ReceiptDelay } from '@perga/contracts'
import type { FastifyRequest } from 'fastify'
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod'
import { z } from 'zod'
import { type DelayDependencies, delayReceipt } from './delay-receipt.ts'

/** The provider's decision that a holder hears of one ex-officio check later (row X13). */
export function delayRoutes(
  options: DelayDependencies & {
    /** Throws a refusal unless the request is of a member of the provider. */
    requireProvider(request: FastifyRequest): Promise<{ id: string }>
  },
): FastifyPluginAsyncZod {
  return async (app) => {
    app.post(
      '/api/desk/inspections/:id/delay',
      { schema: { params: z.object({ id: z.uuid() }), body: ReceiptDelay, response: { 200: Done } } },
      async (request) => {
        const { id: decidedBy } = await options.requireProvider(request)
        const { until, reason } = request.body
        const decision = { inspectionId: request.params.id, until: new Date(`${until}T23:59:59Z`), reason, decidedBy }
        await delayReceipt(decision, options)
        return { done: true } as const
      },
    )
  }
}
