import type { AccessLinkToken } from '@perga/contracts'
import type { Locale } from '@perga/domain'
import { addressOf, call } from '../../../shell/api-client.ts'

/** The organisations that a graduate can choose. */
export const listClients = (locale: Locale, signal: AbortSignal) =>
  call('GET /api/user/clients/', { query: { lang: locale }, signal })

/** The latest access link of this browser session; throws when there is none. */
export async function fetchAccessLink(locale: Locale, signal: AbortSignal): Promise<AccessLinkToken> {
  const link = await call('GET /api/user/token', { query: { lang: locale }, signal })
  if (!link.token) throw new Error('the answer has no token')
  return link
}

/** The server's path that ends the graduate's session here and at the tax authority. */
export const holderLogoutAddress = (locale: Locale) => addressOf('GET /api/holder/logout', { query: { lang: locale } })

/** Where the authorization for this client starts: a path of the server, not of the site. */
export const authorizationStart = (client: string, locale: Locale) =>
  addressOf('GET /api/user/oauth/{client}', { path: { client }, query: { lang: locale } })
