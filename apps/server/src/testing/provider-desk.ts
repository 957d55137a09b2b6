import fastify from 'fastify'
import { serializerCompiler, validatorCompiler } from 'fastify-type-provider-zod'
import { systemVettingRoutes } from '../oauth/systems/system-routes.ts'
import { systemStore } from '../oauth/systems/system-store.ts'
import { thirdPartyStore } from '../oauth/systems/third-party-store.ts'
import { vettingRoutes } from '../organisations/vetting/vetting-routes.ts'
import type { Clock } from '../platform/clock.ts'
import { handleError } from '../platform/error-handler.ts'
import type { Keys } from '../platform/keys.ts'
import type { RequireProvider } from '../platform/require-provider.ts'
import type { Work } from '../platform/work.ts'
import { registrationOf } from './registration-of.ts'

/** The provider's desk for organisations and their systems, with a sign-in that always finds the same person. */
export function openProviderDesk(options: { db: Work; keys: Keys; clock: Clock }) {
  const { db, clock } = options
  const { dependencies, notices } = registrationOf(options)
  const app = fastify()
  app.setValidatorCompiler(validatorCompiler)
  app.setSerializerCompiler(serializerCompiler)
  app.setErrorHandler(handleError)
  const requireProvider: RequireProvider = () => Promise.resolve({ id: 'staff-1', name: 'Μυρτώ Ελέγκτρια' })
  const systems = { db, clock, systems: systemStore(db), thirdParties: thirdPartyStore(db), isSecure: false }
  app.register(vettingRoutes({ ...dependencies, requireProvider }))
  app.register(systemVettingRoutes({ ...systems, requireProvider }))
  return {
    /** What would have been mailed. */
    notices,
    close: () => app.close(),
    /** A call of the desk: its status and its JSON answer. */
    send: async (method: 'GET' | 'POST', path: string, body?: object) => {
      const answer = await app.inject({ method, url: `/api/desk${path}`, ...(body && { payload: body }) })
      return { status: answer.statusCode, body: answer.json<Record<string, unknown>>() }
    },
  }
}
