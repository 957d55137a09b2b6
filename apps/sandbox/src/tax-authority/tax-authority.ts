import cookie from '@fastify/cookie'
import formbody from '@fastify/formbody'
import fastify, { type FastifyInstance } from 'fastify'
import { oauthError, TAX_SERVERS } from './dialect.ts'
import { registerLoginRoutes } from './login-routes.ts'
import { createTaxServer, type TaxAuthorityOptions } from './tax-server.ts'
import { registerTokenRoutes } from './token-routes.ts'

/**
 * The tax authority's login as its clients see it: OAuth 2.0 authorization code without discovery, id_token or PKCE, a
 * session of its own, padded XML attributes and JSON errors (domain facts §1).
 */
export async function createTaxAuthority(options: TaxAuthorityOptions): Promise<FastifyInstance> {
  const app = fastify({ forceCloseConnections: true, routerOptions: { ignoreDuplicateSlashes: true } })
  await app.register(cookie)
  await app.register(formbody)
  app.setErrorHandler<Error & { statusCode?: number }>((error, _request, reply) => {
    const status = error.statusCode ?? 500
    return reply.code(status).send(oauthError(status < 500 ? 'invalid_request' : 'server_error', error.message))
  })
  for (const path of TAX_SERVERS) {
    const server = createTaxServer(path, options)
    registerLoginRoutes(app, server)
    registerTokenRoutes(app, server)
  }
  return app
}
