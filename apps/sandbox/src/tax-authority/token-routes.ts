import { timingSafeEqual } from 'node:crypto'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { textFields } from '../text-fields.ts'
import { oauthError, printUserInfo } from './dialect.ts'
import { ACCESS_TOKEN_LIFETIME_SECONDS, findPersona, type TaxServer } from './tax-server.ts'

function isSame(given: string | undefined, expected: string): boolean {
  const [left, right] = [Buffer.from(given ?? ''), Buffer.from(expected)]
  return left.length === right.length && timingSafeEqual(left, right)
}

function refuseToken(reply: FastifyReply, status: number, error: string, description: string): FastifyReply {
  return reply.code(status).header('cache-control', 'no-store').send(oauthError(error, description))
}

function redeemCode(server: TaxServer, request: FastifyRequest, reply: FastifyReply): FastifyReply {
  const form = textFields(request.body)
  if (request.headers.authorization !== undefined) {
    return refuseToken(reply, 401, 'invalid_client', 'Bad client credentials')
  }
  if (!isSame(form.client_id, server.client.id) || !isSame(form.client_secret, server.client.secret)) {
    return refuseToken(reply, 401, 'invalid_client', 'Bad client credentials')
  }
  if (form.grant_type !== 'authorization_code') {
    return refuseToken(reply, 400, 'unsupported_grant_type', 'Unsupported grant type')
  }
  const grant = server.codes.take(form.code ?? '')
  if (!grant || grant.clientId !== server.client.id)
    return refuseToken(reply, 400, 'invalid_grant', 'Invalid authorization code')
  if (grant.redirectUri !== form.redirect_uri) return refuseToken(reply, 400, 'invalid_grant', 'Redirect URI mismatch.')
  return reply.header('cache-control', 'no-store').send({
    access_token: server.accessTokens.keep(grant.userName),
    token_type: 'bearer',
    expires_in: ACCESS_TOKEN_LIFETIME_SECONDS,
    scope: 'read',
  })
}

function readUserInfo(server: TaxServer, request: FastifyRequest, reply: FastifyReply): FastifyReply {
  const token = /^Bearer (\S+)$/i.exec(request.headers.authorization ?? '')?.[1]
  if (token === undefined) {
    return refuseToken(reply, 401, 'unauthorized', 'Full authentication is required to access this resource')
  }
  const persona = findPersona(server, server.accessTokens.look(token) ?? '')
  if (!persona) return refuseToken(reply, 401, 'invalid_token', 'Invalid access token')
  const { format } = textFields(request.query)
  if (format !== 'xml') return refuseToken(reply, 400, 'invalid_request', 'Only format=xml is served')
  return reply
    .type('application/xml;charset=UTF-8')
    .header('cache-control', 'no-store')
    .send(printUserInfo(persona.taxAccount))
}

/** What a client's server calls: the token endpoint, with the secret in the body alone, and the user info (domain facts §1). */
export function registerTokenRoutes(app: FastifyInstance, server: TaxServer): void {
  app.post(`${server.path}/oauth/token`, (request, reply) => redeemCode(server, request, reply))
  app.get(`${server.path}/userinfo`, (request, reply) => readUserInfo(server, request, reply))
}
