import fastify, { type FastifyInstance } from 'fastify'
import { registerMailPages } from '../mailbox/mail-pages.ts'
import { type Controlled, registerControlRoutes } from './control-routes.ts'
import { type Everybody, registerPersonaPages } from './persona-pages.ts'

const LOOPBACK = new Set(['127.0.0.1', '::1', '::ffff:127.0.0.1'])

/** The sandbox's own site: its people, and the control endpoints, which answer to this machine alone. */
export function createIndexSite(everybody: Everybody, controlled: Controlled): FastifyInstance {
  const app = fastify({
    forceCloseConnections: true,
    ajv: { customOptions: { coerceTypes: false, removeAdditional: false, allowUnionTypes: true } },
  })
  app.addHook('onRequest', async (request, reply) => {
    const isForeign =
      request.headers['sec-fetch-site'] !== undefined && request.headers['sec-fetch-site'] !== 'same-origin'
    // A page in this machine's browser must not be able to control the sandbox either.
    const isRefused = !LOOPBACK.has(request.ip) || (isForeign && request.method === 'POST')
    if (request.url.startsWith('/control/') && isRefused) await reply.code(403).send({ error: 'not allowed' })
  })
  registerPersonaPages(app, everybody)
  registerMailPages(app, controlled.mailbox)
  registerControlRoutes(app, controlled)
  return app
}
