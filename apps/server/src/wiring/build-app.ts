import cookie from '@fastify/cookie'
import formbody from '@fastify/formbody'
import helmet from '@fastify/helmet'
import rateLimit from '@fastify/rate-limit'
import fastify, { type FastifyBaseLogger, type FastifyInstance } from 'fastify'
import { serializerCompiler, validatorCompiler } from 'fastify-type-provider-zod'
import type { Config } from '../configuration/config.ts'
import { handleError, sendProblem } from '../platform/error-handler.ts'
import type { Feature, Platform } from '../platform/feature.ts'
import { healthRoutes } from '../platform/health-routes.ts'
import { openApi } from '../platform/openapi.ts'
import { guardAgainstForgery, keepOutOfCaches, refuseUnwritableText } from '../platform/request-guard.ts'
import { siteFiles } from '../platform/site-files.ts'

// Long enough for 10 MB over a slow line; who sends slower than that holds a connection for nothing.
const LONGEST_REQUEST_MS = 120_000
const HSTS_SECONDS = 63_072_000

/** The whole HTTP face of the server. The order of the first block is the security policy. */
export async function buildApp(
  config: Config,
  { platform, features }: { platform: Platform; features: readonly Feature[] },
): Promise<FastifyInstance> {
  const loggerInstance: FastifyBaseLogger = platform.log
  const app = fastify({
    loggerInstance,
    trustProxy: config.trustProxy,
    requestTimeout: LONGEST_REQUEST_MS,
    frameworkErrors: (error, request, reply) => handleError(error, request, reply.headers(bareHeaders(config))),
    bodyLimit: 64 * 1024,
    routerOptions: { maxParamLength: 400 },
  })
  app.setValidatorCompiler(validatorCompiler)
  app.setSerializerCompiler(serializerCompiler)
  app.setErrorHandler(handleError)

  app.addHook('onRequest', keepOutOfCaches)
  await app.register(helmet, securityHeaders(config))
  await app.register(rateLimit, { max: config.rateLimit, timeWindow: '1 minute' })
  await app.register(cookie)
  await app.register(formbody)
  app.addHook('preHandler', refuseUnwritableText)
  app.addHook('preHandler', guardAgainstForgery(config.origin))

  await app.register(openApi)
  await app.register(healthRoutes(platform))
  for (const routes of features.flatMap((feature) => feature.routes)) await app.register(routes)
  await app.register(siteFiles, {
    directory: config.sitesDirectory,
    origin: config.origin,
    onMissing: (reply) => sendProblem(reply, 'not_found'),
  })
  return app
}

// An address that cannot even be read is answered before any hook has run.
function bareHeaders({ isSecure }: Config) {
  return {
    'cache-control': 'no-store',
    'content-security-policy': "default-src 'none'; base-uri 'none'; object-src 'none'; frame-ancestors 'none'",
    'referrer-policy': 'no-referrer',
    'x-content-type-options': 'nosniff',
    ...(isSecure && { 'strict-transport-security': `max-age=${HSTS_SECONDS}; includeSubDomains` }),
  }
}

function securityHeaders(config: Config) {
  return {
    contentSecurityPolicy: {
      useDefaults: false,
      directives: {
        defaultSrc: ["'self'"],
        scriptSrc: ["'self'"],
        styleSrc: ["'self'"],
        imgSrc: ["'self'", 'data:'],
        connectSrc: ["'self'"],
        objectSrc: ["'none'"],
        baseUri: ["'none'"],
        formAction: ["'self'"],
        frameAncestors: ["'none'"],
      },
    },
    strictTransportSecurity: config.isSecure && { maxAge: HSTS_SECONDS, includeSubDomains: true },
    referrerPolicy: { policy: 'no-referrer' },
    crossOriginEmbedderPolicy: false,
  } as const
}
