import { REFUSAL_TEXTS, Refusal, type RefusalCode } from '@perga/domain'
import type { FastifyError, FastifyReply, FastifyRequest } from 'fastify'
import { hasZodFastifySchemaValidationErrors } from 'fastify-type-provider-zod'
import { isDatabaseUnavailable } from './database.ts'
import { isNavigation, navigationLanguage } from './navigation.ts'

/** Refusals whose status is not 400. */
const STATUS: Partial<Record<RefusalCode, number>> = {
  not_logged_in: 401,
  access_token_invalid: 401,
  not_permitted: 403,
  forged_request: 403,
  not_found: 404,
  unknown_client: 404,
  no_authorization_in_session: 404,
  interaction_expired: 410,
  too_many_requests: 429,
  quota_exceeded: 429,
  internal_error: 500,
  service_unavailable: 503,
  mail_unavailable: 503,
  registry_unavailable: 503,
  diploma_data_invalid: 403,
  document_link_ended: 403,
  document_not_available: 404,
  inspection_not_permitted: 403,
  institution_not_allowed: 403,
  more_than_one_client: 409,
  not_an_administrator: 403,
  organisation_closed: 409,
  details_settled: 409,
  service_not_for_sector: 403,
  invitation_ended: 410,
  represents_another: 409,
  organisation_account: 403,
  representative_suspended: 403,
  representative_ended: 403,
  reading_not_permitted: 403,
  organisation_not_ready: 409,
  already_decided: 409,
  last_secret: 409,
  inspection_locked: 429,
  document_content_changed: 409,
  document_not_comparable: 503,
  documents_busy: 503,
  receipt_told_already: 409,
  institution_unavailable: 503,
  archive_file_too_large: 413,
  archive_file_too_complex: 422,
  archive_file_foreign: 422,
  archive_file_not_valid: 422,
  archive_not_offered: 503,
  archive_authority_unavailable: 503,
  sign_on_failed: 403,
  passkey_refused: 403,
  staff_invitation_invalid: 410,
  last_passkey: 409,
  own_account: 409,
  member_not_confirmed: 403,
  member_known_already: 409,
  own_invitation: 409,
  upload_not_agreed: 409,
  upload_key_invalid: 401,
  upload_address_not_allowed: 403,
  two_upload_keys_already: 409,
  upload_too_large: 413,
  template_being_changed: 409,
  template_exists: 409,
  template_unchanged: 409,
  template_draft_moved_on: 409,
  template_not_signed_yet: 503,
  second_person_needed: 403,
  curriculum_unchanged: 409,
  curriculum_revised_already: 409,
  name_is_recognised: 409,
  name_listed_already: 409,
  institution_name_taken: 409,
  merger_not_possible: 409,
  proposal_open: 409,
  proposal_decided: 409,
  own_proposal: 409,
  figures_are_counted: 409,
  attachment_not_clean: 422,
  attachment_too_large: 413,
  too_many_attachments: 413,
  requests_not_offered: 409,
  already_resolved: 409,
  assignee_not_eligible: 409,
  group_has_requests: 409,
  group_name_taken: 409,
}

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
  return page === null ? sendProblem(reply, code) : reply.redirect(page, 303)
}

const ERROR_PAGE = '/error'

// The error page itself is a file: where even that is refused, nothing is left but to say so.
function pageFor(code: RefusalCode, request: FastifyRequest): string | null {
  if (!isNavigation(request) || request.url.split('?')[0] === ERROR_PAGE) return null
  // An address that cannot be read belongs to no route; the types do not know of that.
  const ownPage = (request.routeOptions as FastifyRequest['routeOptions'] | undefined)?.config?.refusalPage
  return ownPage?.(code, request) ?? `${ERROR_PAGE}?lang=${navigationLanguage(request)}`
}

/** Answers with the problem that `code` names. */
export function sendProblem(reply: FastifyReply, code: RefusalCode): FastifyReply {
  const status = STATUS[code] ?? 400
  const texts = REFUSAL_TEXTS[code]
  return reply
    .status(status)
    .type('application/problem+json')
    .serializer(JSON.stringify)
    .send({ type: `urn:perga:problem:${code}`, title: texts.en, status, code, detail: texts })
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
