import cookie from '@fastify/cookie'
import formbody from '@fastify/formbody'
import helmet from '@fastify/helmet'
import rateLimit from '@fastify/rate-limit'
import fastify, { type FastifyBaseLogger, type FastifyInstance } from 'fastify'
import { serializerCompiler, validatorCompiler } from 'fastify-type-provider-zod'
import type { Config } from './config.ts'
import { directoryAdministrationRoutes } from './directory/administration-routes.ts'
import { lookupRoutes } from './directory/lookup-routes.ts'
import { directoryRoutes } from './directory/routes.ts'
import { archiveRoutes } from './documents/archive-routes.ts'
import { documentRoutes } from './documents/routes.ts'
import { enquiryRoutes } from './enquiries/enquiry-routes.ts'
import { handleError, sendProblem } from './error-handler.ts'
import { figureRoutes } from './figures/routes.ts'
import { healthRoutes } from './health-routes.ts'
import { deskRequestRoutes } from './helpdesk/desk-routes.ts'
import { holderRequestRoutes } from './helpdesk/holder-routes.ts'
import { holderHistoryRoutes } from './holder/history-routes.ts'
import { holderRoutes } from './holder/routes.ts'
import { holderNumberRoutes } from './identity/number-routes.ts'
import { holderLoginRoutes } from './identity/routes.ts'
import { inspectionLockRoutes } from './inspections/lock-routes.ts'
import { inspectionRoutes } from './inspections/routes.ts'
import { interactionRoutes } from './oauth/interaction-routes.ts'
import { linkRoutes } from './oauth/link-routes.ts'
import { providerRoutes } from './oauth/provider-routes.ts'
import { renewalRoutes } from './oauth/renewal-routes.ts'
import { resourceRoutes } from './oauth/resource-routes.ts'
import { systemRoutes, systemVettingRoutes } from './oauth/system-routes.ts'
import { openApi } from './openapi.ts'
import { administratorRoutes } from './organisations/administrator-routes.ts'
import { userLoginRoutes } from './organisations/login-routes.ts'
import { registrationLoginRoutes } from './organisations/registration-login-routes.ts'
import { representativeRoutes } from './organisations/representative-routes.ts'
import { registrationRequestRoutes } from './organisations/request-routes.ts'
import { organisationRoutes } from './organisations/routes.ts'
import { vettingRoutes } from './organisations/vetting-routes.ts'
import { inspectionOversightRoutes } from './oversight/oversight-routes.ts'
import { guardAgainstForgery, keepOutOfCaches, refuseUnwritableText } from './platform/request-guard.ts'
import { siteFiles } from './platform/site-files.ts'
import { readingRoutes } from './readings/routes.ts'
import { delayRoutes } from './receipts/delay-routes.ts'
import type { Services } from './services.ts'
import { connectionRoutes } from './sources/connection-routes.ts'
import { figuresRoutes } from './sources/figures-routes.ts'
import { qualityRoutes } from './sources/quality-routes.ts'
import { statisticsRoutes } from './sources/statistics-routes.ts'
import { uploadKeyRoutes } from './sources/upload-key-routes.ts'
import { uploadRoutes } from './sources/upload-routes.ts'
import { entitlementRoutes } from './staff/entitlement-routes.ts'
import { memberRoutes } from './staff/member-routes.ts'
import { ownPasskeyRoutes } from './staff/own-passkey-routes.ts'
import { passkeyRoutes } from './staff/passkey-routes.ts'
import { staffRoutes } from './staff/routes.ts'
import { signOnAdministrationRoutes } from './staff/sign-on-administration-routes.ts'
import { signOnRoutes } from './staff/sign-on-routes.ts'
import { templateDeskRoutes } from './templates/desk-routes.ts'
import { templateEditorRoutes } from './templates/editor-routes.ts'
import { openDataRoutes } from './templates/open-data-routes.ts'
import { tourRoutes } from './tour/routes.ts'
import { verificationRoutes } from './verification/routes.ts'

// Long enough for 10 MB over a slow line; who sends slower than that holds a connection for nothing.
const LONGEST_REQUEST_MS = 120_000
const HSTS_SECONDS = 63_072_000

/** The whole HTTP face of the server, one line each. The order of the first block is the security policy. */
export async function buildApp(config: Config, services: Services): Promise<FastifyInstance> {
  const loggerInstance: FastifyBaseLogger = services.log
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
  await app.register(healthRoutes(services.health))
  await app.register(holderLoginRoutes(services.holderLogin))
  await app.register(holderNumberRoutes(services.holderNumber))
  await app.register(userLoginRoutes(services.userLogin))
  await app.register(directoryRoutes(services.directory))
  await app.register(lookupRoutes(services.institutionLookup))
  await app.register(statisticsRoutes(services.statistics))
  await app.register(figureRoutes(services.figures))
  await app.register(tourRoutes(services.tour))
  await app.register(organisationRoutes(services.organisations))
  await app.register(registrationLoginRoutes(services.registrationLogin))
  await app.register(registrationRequestRoutes(services.registration))
  await app.register(administratorRoutes(services.registration))
  await app.register(representativeRoutes(services.registration))
  await app.register(enquiryRoutes(services.enquiries))
  await app.register(readingRoutes(services.readings))
  await app.register(verificationRoutes(services.verification))
  await app.register(inspectionRoutes(services.inspections))
  await app.register(documentRoutes(services.documents))
  await app.register(archiveRoutes(services.archive))
  await app.register(providerRoutes(services.authorizationServer))
  await app.register(renewalRoutes(services.authorizationServer.renewalFor(app)))
  await app.register(resourceRoutes(services.authorizationServer.resource))
  await app.register(systemRoutes(services.authorizationServer.systems))
  await app.register(interactionRoutes(services.interactions))
  await app.register(holderRoutes(services.holder))
  await app.register(holderHistoryRoutes(services.holder))
  await app.register(holderRequestRoutes(services.helpdesk.holder))
  await app.register(linkRoutes(services.linksFor(app)))
  await app.register(staffRoutes(services.desk))
  await app.register(passkeyRoutes(services.staffPasskeys))
  await app.register(signOnRoutes(services.staffSignOn))
  await app.register(uploadRoutes(services.uploads))
  await app.register(uploadKeyRoutes(services.uploads))
  await app.register(vettingRoutes({ ...services.registration, requireProvider: services.desk.staff.requireProvider }))
  await app.register(
    systemVettingRoutes({
      ...services.authorizationServer.systems,
      requireProvider: services.desk.staff.requireProvider,
    }),
  )
  await app.register(openDataRoutes(services.templates.openData))
  await app.register(templateDeskRoutes(services.templates.desk))
  await app.register(templateEditorRoutes(services.templates.editors))
  await app.register(memberRoutes(services.staffMembers))
  await app.register(ownPasskeyRoutes(services.staffMembers))
  await app.register(signOnAdministrationRoutes(services.signOnAdministration))
  await app.register(entitlementRoutes(services.entitlementCheck))
  await app.register(directoryAdministrationRoutes(services.directoryAdministration))
  await app.register(connectionRoutes(services.connections))
  await app.register(figuresRoutes(services.declaredFigures))
  await app.register(qualityRoutes(services.quality))
  await app.register(inspectionOversightRoutes(services.oversight))
  await app.register(inspectionLockRoutes(services.inspectionLocks))
  await app.register(deskRequestRoutes(services.helpdesk.desk))
  await app.register(delayRoutes(services.receiptDelays))
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
