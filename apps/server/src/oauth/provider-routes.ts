import type { FastifyPluginAsync } from 'fastify'
import type { Provider } from 'oidc-provider'

/** The authorization server's own endpoints. It reads bodies itself, so this scope parses none. */
export function providerRoutes(provider: Provider): FastifyPluginAsync {
  const serve = provider.callback()
  return async (app) => {
    app.removeAllContentTypeParsers()
    app.addContentTypeParser('*', (_request, _payload, done) => done(null))
    for (const path of ['/oauth/*', '/.well-known/oauth-authorization-server']) {
      app.all(path, async (request, reply) => {
        // A hijacked answer skips the reply's own headers: the security headers set so far go along.
        for (const [name, value] of Object.entries(reply.getHeaders()))
          if (value !== undefined) reply.raw.setHeader(name, value)
        reply.hijack()
        await serve(request.raw, reply.raw)
      })
    }
  }
}
