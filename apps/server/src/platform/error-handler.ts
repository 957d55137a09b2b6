import type { Problem } from '@perga/contracts'
import { REFUSAL_TEXTS, Refusal, type RefusalCode } from '@perga/domain'
import type { FastifyError, FastifyReply, FastifyRequest } from 'fastify'
import { hasZodFastifySchemaValidationErrors } from 'fastify-type-provider-zod'
import { isDatabaseUnavailable } from './database.ts'
import { isNavigation, navigationLanguage } from './navigation.ts'
import { statusOf } from './refusal-status.ts'

/**
 * The one place where a refusal or a failure becomes an answer: problem+json (RFC 9457) with both languages, or a page for a
 * person who came by navigating (spec 1 §8).
 */
export function handleError(error: FastifyError | Refusal, request: FastifyRequest, reply: FastifyReply): FastifyReply {
  const code = codeOf(error)
  if (code === 'internal_error' || code === 'service_unavailable') request.log.error({ err: error }, 'request failed')
  else request.log.info({ code, detail: error instanceof Refusal ? error.detail : undefined }, 'request refused')
  const retryAfter = retryAfterOf(error, code)
  if (typeof retryAfter === 'number') reply.header('retry-after', retryAfter)
  const page = pageFor(code, request)
  return page === null ? sendProblem(reply, code, pointersOf(error)) : reply.redirect(page, 303)
}

/** Where the body breaks its contract: names of its fields, never what they hold. */
function pointersOf(error: FastifyError | Refusal): NonNullable<Problem['errors']> {
  if (!hasZodFastifySchemaValidationErrors(error) || error.validationContext !== 'body') return []
  const paths = new Set(error.validation.map(({ instancePath }) => instancePath))
  return [...paths].map((path) => ({ pointer: `#${path}` }))
}

const ERROR_PAGE = '/error'

// The error page itself is a file: where even that is refused, nothing is left but to say so.
function pageFor(code: RefusalCode, request: FastifyRequest): string | null {
  if (!isNavigation(request) || request.url.split('?')[0] === ERROR_PAGE) return null
  // An address that cannot be read belongs to no route; the types do not know of that.
  const ownPage = (request.routeOptions as FastifyRequest['routeOptions'] | undefined)?.config?.refusalPage
  return ownPage?.(code, request) ?? `${ERROR_PAGE}?lang=${navigationLanguage(request)}`
}

/** Answers with the problem that `code` names, and where in the body it is. */
export function sendProblem(reply: FastifyReply, code: RefusalCode, errors: Problem['errors'] = []): FastifyReply {
  const status = statusOf(code)
  const texts = REFUSAL_TEXTS[code]
  const problem: Problem = { type: `urn:perga:problem:${code}`, title: texts.en, status, code, detail: texts }
  return reply
    .status(status)
    .type('application/problem+json')
    .serializer(JSON.stringify)
    .send(errors.length === 0 ? problem : { ...problem, errors })
}

/** Seconds until the database is asked again, when it could not be reached. */
const RETRY_AFTER_S = 5

function retryAfterOf(error: FastifyError | Refusal, code: RefusalCode): unknown {
  if (code === 'service_unavailable') return RETRY_AFTER_S
  return error instanceof Refusal ? error.detail.retryAfter : undefined
}

function codeOf(error: FastifyError | Refusal): RefusalCode {
  if (error instanceof Refusal) return error.code
  if (hasZodFastifySchemaValidationErrors(error)) return 'malformed_request'
  if (isDatabaseUnavailable(error)) return 'service_unavailable'
  const status = error.statusCode ?? 500
  if (status === 429) return 'too_many_requests'
  if (status === 404) return 'not_found'
  return status >= 400 && status < 500 ? 'malformed_request' : 'internal_error'
}
