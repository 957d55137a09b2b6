import type { ServerResponse } from 'node:http'
import type { KoaContextWithOIDC } from 'oidc-provider'
import type { Keys } from '../../platform/keys.ts'
import { pairwiseSubject } from './pairwise-subject.ts'
import { registrationOf } from './registration.ts'
import { serverMetadata } from './server-metadata.ts'

type Next = () => Promise<unknown>
// Outside the library's own routes a context has no `oidc`.
type Context = Omit<KoaContextWithOIDC, 'oidc'> & { oidc?: KoaContextWithOIDC['oidc'] }

/**
 * The library gives its cookies the lifetime of what they name; we set session cookies only (spec 2 §2.4). Cookies that it
 * removes keep their date in the past.
 */
export async function withSessionCookiesOnly(context: { res: ServerResponse }, next: Next): Promise<void> {
  await next()
  const cookies = context.res.getHeader('set-cookie')
  if (!Array.isArray(cookies)) return
  const withoutLifetime = (line: string) => line.replace(/; expires=(?!Thu, 01 Jan 1970)[^;]+/i, '')
  context.res.setHeader('set-cookie', cookies.map(withoutLifetime))
}

/**
 * Ends the library's own session with the authorization that it served. Two people may use one browser one after the other;
 * nothing of the first may reach the second.
 */
export async function forgetHolder(context: Context, next: Next): Promise<void> {
  await next()
  const session = context.oidc?.session
  if (session?.accountId !== undefined) await session.destroy()
}

/** Describes the server as {@link serverMetadata} does. */
export function withOwnMetadata(origin: string) {
  return async (context: Context, next: Next): Promise<void> => {
    await next()
    if (context.oidc?.route === 'discovery') context.body = serverMetadata(describedBy(context), origin)
  }
}

/** Names the holder of an introspected token by the pseudonym that the asking organisation knows. */
export function withPairwiseSubject(keys: Keys) {
  return async (context: Context, next: Next): Promise<void> => {
    await next()
    const client = context.oidc?.client
    if (context.oidc?.route !== 'introspection' || client === undefined) return
    const { sub, ...answer } = describedBy(context)
    if (typeof sub !== 'string') return
    const holder = { holderId: sub, clientId: registrationOf(client).acts_for }
    context.body = { ...answer, sub: pairwiseSubject(holder, keys) }
  }
}

function describedBy(context: Context): Record<string, unknown> {
  // Both routes answer an object of named members.
  return context.body as Record<string, unknown>
}
