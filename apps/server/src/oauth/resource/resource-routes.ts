import { ThirdPartyDiplomas } from '@perga/contracts'
import { Refusal } from '@perga/domain'
import type { FastifyRequest } from 'fastify'
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod'

/** `GET /api/v1/diplomas`: the resource that access tokens open (spec 2 §3.3, §7; RFC 6750). */
export function resourceRoutes(options: {
  origin: string
  readDiplomas(accessToken: string): Promise<ThirdPartyDiplomas>
}): FastifyPluginAsyncZod {
  return async (app) => {
    app.get(
      '/api/v1/diplomas',
      { schema: { response: { 200: ThirdPartyDiplomas }, refusals: ['access_token_invalid', 'quota_exceeded'] } },
      async (request, reply) => {
        reply.header('cache-control', 'no-store')
        const accessToken = bearerToken(request)
        try {
          if (accessToken === null) throw new Refusal('access_token_invalid', { reason: 'missing' })
          return await options.readDiplomas(accessToken)
        } catch (error) {
          const isRefused = error instanceof Refusal && error.code === 'access_token_invalid'
          if (isRefused) reply.header('www-authenticate', challenge(options.origin, accessToken))
          throw error
        }
      },
    )
  }
}

// Only in the header: a token in an address would end up in logs and histories (RFC 6750 §5.3).
function bearerToken({ headers }: FastifyRequest): string | null {
  return /^Bearer ([A-Za-z0-9._~+/-]+=*)$/i.exec(headers.authorization ?? '')?.[1] ?? null
}

/** RFC 6750 §3: a request without a token is not told of an error. */
function challenge(realm: string, accessToken: string | null): string {
  return accessToken === null ? `Bearer realm="${realm}"` : `Bearer realm="${realm}", error="invalid_token"`
}
