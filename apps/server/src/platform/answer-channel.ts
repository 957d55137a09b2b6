import { channel } from 'node:diagnostics_channel'
import type { FastifyInstance } from 'fastify'

/** An answer as it left the server. */
export interface SentAnswer {
  method: string
  /** The path of the route, as it was registered; undefined where no route was found. */
  route: string | undefined
  status: number
  /** The media type without its parameters; empty for an answer without content. */
  type: string
  /** The code of a problem answer. */
  code: string | null
}

/** Where the server tells each answer while somebody listens: the tests hold them to the OpenAPI document. */
export const SENT_ANSWERS = channel('perga:sent-answers')

/** Tells each answer; adds nothing to the way of a request while nobody listens. Registered before all routes. */
export function tellAnswers(app: FastifyInstance): void {
  if (!SENT_ANSWERS.hasSubscribers) return
  app.addHook('onSend', async (request, reply, payload) => {
    const [type = ''] = String(reply.getHeader('content-type') ?? '').split(';')
    const answer: SentAnswer = {
      method: request.method,
      route: (request.routeOptions as typeof request.routeOptions | undefined)?.url,
      status: reply.statusCode,
      type: payload === null || payload === undefined || payload === '' ? '' : type,
      code: type === 'application/problem+json' && typeof payload === 'string' ? JSON.parse(payload).code : null,
    }
    SENT_ANSWERS.publish(answer)
  })
}
