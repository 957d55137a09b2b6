import { OAuthError, RenewalQuery, TokenAnswer } from '@perga/contracts'
import type { FastifyInstance, FastifyPluginAsync, FastifyReply, FastifyRequest } from 'fastify'

export interface RenewalDependencies {
  allowsGetRenewal(oauthClientId: string): Promise<boolean>
}

/** Headers of the token endpoint's answer that go along. */
const PASSED_ON = ['content-type', 'www-authenticate'] as const

const ANSWERS = { 200: TokenAnswer, 400: OAuthError, 401: OAuthError }

/**
 * `GET /oauth/token`: the renewal that older documentation describes (spec 2 §7), for systems registered for it. It is
 * handed to the token endpoint as the POST of RFC 6749 §6, so that it is checked and rotated like any other.
 */
export function renewalRoutes(dependencies: RenewalDependencies): FastifyPluginAsync {
  return async (app) => {
    app.get('/oauth/token', { schema: { response: ANSWERS } }, async (request, reply) => {
      reply.header('cache-control', 'no-store')
      const query = RenewalQuery.safeParse(request.query)
      if (!query.success) return refuse(reply, 'only grant_type=refresh_token with refresh_token')
      const oauthClientId = basicUser(request.headers.authorization)
      if (oauthClientId === null) return refuse(reply, 'HTTP Basic is needed')
      if (!(await dependencies.allowsGetRenewal(oauthClientId))) return refuse(reply, 'use POST')
      const answer = await renewByPost(request, new URLSearchParams(query.data), app)
      return passOn(answer, reply)
    })
  }
}

function renewByPost(request: FastifyRequest, form: URLSearchParams, app: FastifyInstance) {
  const { authorization } = request.headers
  return app.inject({
    method: 'POST',
    url: '/oauth/token',
    remoteAddress: request.ip,
    headers: {
      'content-type': 'application/x-www-form-urlencoded',
      ...(authorization !== undefined && { authorization }),
    },
    payload: form.toString(),
  })
}

function passOn(answer: Awaited<ReturnType<typeof renewByPost>>, reply: FastifyReply): FastifyReply {
  for (const name of PASSED_ON) if (answer.headers[name] !== undefined) reply.header(name, answer.headers[name])
  return reply.status(answer.statusCode).send(answer.rawPayload)
}

function refuse(reply: FastifyReply, description: string): FastifyReply {
  const problem: OAuthError = { error: 'invalid_request', error_description: description }
  return reply.status(400).send(problem)
}

/** The client identifier of an HTTP Basic header (RFC 6749 §2.3.1), or null. Who it truly is decides the token endpoint. */
function basicUser(authorization: string | undefined): string | null {
  const encoded = /^Basic ([A-Za-z0-9+/]+=*)$/i.exec(authorization ?? '')?.[1]
  const user = encoded === undefined ? '' : (Buffer.from(encoded, 'base64').toString('utf8').split(':')[0] ?? '')
  try {
    return user === '' ? null : decodeURIComponent(user.replaceAll('+', '%20'))
  } catch {
    // Not form-urlencoded: no client is called that.
    return null
  }
}
