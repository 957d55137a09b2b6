import { AuthorizationServerMetadata } from '@perga/contracts'
import type { FastifyPluginAsync, FastifyReply, FastifyRequest } from 'fastify'
import type { Provider } from 'oidc-provider'

const METADATA = '/.well-known/oauth-authorization-server'
// Fastify answers HEAD by the route of GET.
const READ = ['GET', 'HEAD']

/** The authorization server's own endpoints. It reads bodies itself, so this scope parses none. */
export function providerRoutes({ provider, origin }: { provider: Provider; origin: string }): FastifyPluginAsync {
  const serve = provider.callback()
  const { host, protocol } = new URL(origin)
  const answer = async (request: FastifyRequest, reply: FastifyReply) => {
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
  }
  return async (app) => {
    app.removeAllContentTypeParsers()
    app.addContentTypeParser('*', (_request, _payload, done) => done(null))
    // The metadata name the endpoints (RFC 8414); the OpenAPI document leads there and does not repeat them.
    const hide = { schema: { hide: true } }
    app.all('/oauth/*', hide, answer)
    app.get(METADATA, { schema: { response: { 200: AuthorizationServerMetadata } } }, answer)
    app.route({
      method: app.supportedMethods.filter((method) => !READ.includes(method)),
      url: METADATA,
      ...hide,
      handler: answer,
    })
  }
}
