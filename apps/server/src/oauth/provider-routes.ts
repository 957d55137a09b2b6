import type { FastifyPluginAsync } from 'fastify'
import type { Provider } from 'oidc-provider'

/** The authorization server's own endpoints. It reads bodies itself, so this scope parses none. */
export function providerRoutes({ provider, origin }: { provider: Provider; origin: string }): FastifyPluginAsync {
  const serve = provider.callback()
  const { host, protocol } = new URL(origin)
  return async (app) => {
    app.removeAllContentTypeParsers()
    app.addContentTypeParser('*', (_request, _payload, done) => done(null))
    for (const path of ['/oauth/*', '/.well-known/oauth-authorization-server']) {
      app.all(path, async (request, reply) => {
        // A hijacked answer skips the reply's own headers: the security headers set so far go along.
        for (const [name, value] of Object.entries(reply.getHeaders()))
          if (value !== undefined) reply.raw.setHeader(name, value)
        // Addresses in answers are of our own origin, whatever the request calls us.
        const { headers } = request.raw
        headers.host = host
        headers['x-forwarded-host'] = host
        headers['x-forwarded-proto'] = protocol.slice(0, -1)
        reply.hijack()
        await serve(request.raw, reply.raw)
      })
    }
  }
}
