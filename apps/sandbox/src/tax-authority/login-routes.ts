import { toLocale } from '@perga/domain'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { inOtherLanguage } from '../page.ts'
import { textFields } from '../text-fields.ts'
import type { AuthorizationRequest } from './authorization-requests.ts'
import { REFUSALS, renderApproval, renderLogin, renderNotice } from './pages.ts'
import { findPersona, type TaxServer } from './tax-server.ts'

function sendPage(reply: FastifyReply, status: number, page: string): FastifyReply {
  return reply.code(status).type('text/html; charset=utf-8').header('cache-control', 'no-store').send(page)
}

function notice(request: FastifyRequest, reply: FastifyReply, refusal: keyof typeof REFUSALS): FastifyReply {
  // The `lang` of a form's answer is unknown; such a page is Greek with a link to the English one.
  const { lang } = textFields(request.query)
  const locale = toLocale(lang)
  return sendPage(reply, 400, renderNotice(locale, inOtherLanguage(request.url, locale), REFUSALS[refusal]))
}

/** Back to the client with `parameters` and the client's own state. */
function returnToClient(
  reply: FastifyReply,
  asked: AuthorizationRequest,
  parameters: Record<string, string>,
): FastifyReply {
  const location = new URL(asked.redirectUri)
  for (const [name, value] of Object.entries(parameters)) location.searchParams.set(name, value)
  if (asked.state !== null) location.searchParams.set('state', asked.state)
  return reply.redirect(location.href, 303)
}

function grantCode(
  server: TaxServer,
  reply: FastifyReply,
  grant: { asked: AuthorizationRequest; userName: string },
): FastifyReply {
  const { clientId, redirectUri } = grant.asked
  return returnToClient(reply, grant.asked, {
    code: server.codes.keep({ clientId, redirectUri, userName: grant.userName }),
  })
}

function showApproval(
  server: TaxServer,
  reply: FastifyReply,
  approval: { handle: string; asked: AuthorizationRequest; userName: string },
) {
  const persona = findPersona(server, approval.userName)
  if (!persona) throw new Error('a session names a user who is not there')
  const { locale } = approval.asked
  const otherLanguage = inOtherLanguage(`${server.path}/oauth/approval?request=${approval.handle}`, locale)
  return sendPage(
    reply,
    200,
    renderApproval({ locale, otherLanguage, server: server.path, handle: approval.handle, persona }),
  )
}

function authorize(server: TaxServer, request: FastifyRequest, reply: FastifyReply): FastifyReply {
  const query = textFields(request.query)
  if (query.client_id !== server.client.id) return notice(request, reply, 'client')
  if (!server.isOwnAddress(query.redirect_uri)) return notice(request, reply, 'redirect')
  const asked = {
    clientId: server.client.id,
    redirectUri: query.redirect_uri ?? '',
    state: query.state ?? null,
    locale: toLocale(query.lang),
  }
  if (query.response_type !== 'code') {
    return returnToClient(reply, asked, {
      error: 'unsupported_response_type',
      error_description: 'Unsupported response types: only code',
    })
  }
  const session = server.sessions.find(request)
  if (session?.approvedClients.has(asked.clientId))
    return grantCode(server, reply, { asked, userName: session.userName })
  const handle = server.requests.keep(asked)
  if (session) return showApproval(server, reply, { handle, asked, userName: session.userName })
  const otherLanguage = inOtherLanguage(request.url, asked.locale)
  return sendPage(
    reply,
    200,
    renderLogin({ ...asked, otherLanguage, server: server.path, handle, personas: server.personas, failed: false }),
  )
}

function logIn(server: TaxServer, request: FastifyRequest, reply: FastifyReply): FastifyReply {
  const form = textFields(request.body)
  const handle = form.request ?? ''
  const asked = server.requests.look(handle)
  if (!asked) return notice(request, reply, 'expired')
  const chosen = findPersona(server, form.persona ?? form.username ?? '')
  const isKnown = chosen && (form.persona !== undefined || form.password === chosen.password)
  if (!isKnown) {
    const otherLanguage = inOtherLanguage(`${server.path}/login?request=${handle}`, asked.locale)
    return sendPage(
      reply,
      401,
      renderLogin({ ...asked, otherLanguage, server: server.path, handle, personas: server.personas, failed: true }),
    )
  }
  server.sessions.start(chosen.userName, reply)
  return reply.redirect(`${server.path}/oauth/approval?request=${handle}`, 303)
}

/** The two pages of a login that a browser may open again or in the other language. */
function reopen(server: TaxServer, request: FastifyRequest, reply: FastifyReply): FastifyReply {
  const query = textFields(request.query)
  const handle = query.request ?? ''
  const kept = server.requests.look(handle)
  if (!kept) return notice(request, reply, 'expired')
  const asked = query.lang === undefined ? kept : { ...kept, locale: toLocale(query.lang) }
  const session = server.sessions.find(request)
  if (session) return showApproval(server, reply, { handle, asked, userName: session.userName })
  const otherLanguage = inOtherLanguage(request.url, asked.locale)
  return sendPage(
    reply,
    200,
    renderLogin({ ...asked, otherLanguage, server: server.path, handle, personas: server.personas, failed: false }),
  )
}

function decide(server: TaxServer, request: FastifyRequest, reply: FastifyReply): FastifyReply {
  const form = textFields(request.body)
  const asked = server.requests.take(form.request ?? '')
  const session = server.sessions.find(request)
  if (!asked || !session) return notice(request, reply, 'expired')
  if (form.approve === undefined) {
    return returnToClient(reply, asked, { error: 'access_denied', error_description: 'User denied access' })
  }
  session.approvedClients.add(asked.clientId)
  return grantCode(server, reply, { asked, userName: session.userName })
}

function logOut(server: TaxServer, request: FastifyRequest, reply: FastifyReply): FastifyReply {
  const { url, lang } = textFields(request.query)
  server.sessions.end(request, reply)
  if (url !== undefined && server.isOwnAddress(url)) return reply.redirect(url, 303)
  const locale = toLocale(lang)
  return sendPage(reply, 200, renderNotice(locale, inOtherLanguage(request.url, locale)))
}

/** What a browser sees of one tax server: login, approval, the way back to the client, logout (domain facts §1). */
export function registerLoginRoutes(app: FastifyInstance, server: TaxServer): void {
  app.get(`${server.path}/oauth/authorize`, (request, reply) => authorize(server, request, reply))
  app.get(`${server.path}/login`, (request, reply) => reopen(server, request, reply))
  app.post(`${server.path}/login`, (request, reply) => logIn(server, request, reply))
  app.get(`${server.path}/oauth/approval`, (request, reply) => reopen(server, request, reply))
  app.post(`${server.path}/oauth/approval`, (request, reply) => decide(server, request, reply))
  app.get(`${server.path}/logout/:clientId`, (request, reply) => logOut(server, request, reply))
  app.get(`${server.path}/logout/:clientId/`, (request, reply) => logOut(server, request, reply))
}
