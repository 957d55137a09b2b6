import { Refusal } from '@perga/domain'
import type { FastifyReply, FastifyRequest } from 'fastify'

/**
 * Refuses text that no database column or signature can hold: NUL characters and lone surrogates, wherever in the request.
 * Registered for every route, so that no feature has to think of it.
 */
export async function refuseUnwritableText(request: FastifyRequest): Promise<void> {
  for (const part of [request.params, request.query, request.body]) refuseUnwritable(part)
}

/** The same for what a route reads out of the body by itself. Throws `malformed_request`. */
export function refuseUnwritable(value: unknown): void {
  if (!isWritable(value)) throw new Refusal('malformed_request', { reason: 'unwritable text' })
}

/** Nothing is stored on the way unless its route says that it may be: answers hold what is personal. */
export async function keepOutOfCaches(_request: FastifyRequest, reply: FastifyReply): Promise<void> {
  reply.header('cache-control', 'no-store')
}

function isWritable(value: unknown): boolean {
  if (typeof value === 'string') return !value.includes('\0') && value.isWellFormed()
  if (typeof value !== 'object' || value === null || ArrayBuffer.isView(value)) return true
  // A body that is read as it comes, such as a file: whoever reads it judges its text.
  if (Symbol.asyncIterator in value) return true
  return Object.entries(value).every(([name, member]) => isWritable(name) && isWritable(member))
}

declare module 'fastify' {
  interface FastifyContextConfig {
    /** A page of another system posts here by design (SAML); the route trusts nothing but what is signed in the body. */
    acceptsForeignForms?: boolean
  }
}

/**
 * Refuses a changing request that another site's page sent with this browser's cookies: its origin must be ours and it must
 * carry X-Requested-With, which a foreign page cannot set (spec 1 §7). Programs without a browser send no Origin and no
 * cookie and are not concerned.
 */
export function guardAgainstForgery(origin: string) {
  return async (request: FastifyRequest): Promise<void> => {
    if (request.method === 'GET' || request.method === 'HEAD' || request.headers.cookie === undefined) return
    if (request.routeOptions.config.acceptsForeignForms === true) return
    const sender = request.headers.origin
    const isOurs = (sender === undefined || sender === origin) && request.headers['sec-fetch-site'] !== 'cross-site'
    if (!isOurs || request.headers['x-requested-with'] === undefined) throw new Refusal('forged_request')
  }
}
