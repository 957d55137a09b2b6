import type { FastifyReply, FastifyRequest } from 'fastify'
import pino, { type Logger } from 'pino'

/**
 * The log by allow-list: of a request only its method and route pattern, of an error only its name, code and stack. An
 * address, a header, a body or a form never gets in, because links, codes and numbers of persons stand there.
 */
export function createLogger(level: string): Logger {
  return pino({
    level,
    serializers: {
      req: (request: FastifyRequest) => ({ id: request.id, method: request.method, route: request.routeOptions?.url }),
      res: (reply: FastifyReply) => ({ status: reply.statusCode }),
      err: describeError,
    },
  })
}

/** What of an error may be written down. Messages of foreign errors can hold data, so they stay out; the stack's frames tell where. */
export function describeError(error: unknown): Record<string, unknown> {
  if (!(error instanceof Error)) return { type: typeof error }
  return {
    type: error.name,
    code: 'code' in error ? String(error.code) : undefined,
    frames: error.stack
      ?.split('\n')
      .filter((line) => line.trimStart().startsWith('at '))
      .slice(0, 8),
    ...(error.cause instanceof Error && { cause: describeError(error.cause) }),
  }
}
