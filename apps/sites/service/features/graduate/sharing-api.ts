import type { AccessLinkToken, ListedClient } from '@perga/contracts'
import type { Locale } from '@perga/domain'
import { callApi, withQuery } from '../../../shell/api-client.ts'

/** The organisations that a graduate can choose. */
export const listClients = (locale: Locale, signal: AbortSignal) =>
  callApi<ListedClient[]>(withQuery('/api/user/clients/', { lang: locale }), { signal })

/** The latest access link of this browser session; throws when there is none. */
export async function fetchAccessLink(locale: Locale, signal: AbortSignal): Promise<AccessLinkToken> {
  const link = await callApi<AccessLinkToken>(withQuery('/api/user/token', { lang: locale }), { signal })
  if (!link.token) throw new Error('the answer has no token')
  return link
}

/** The server's path that ends the graduate's session here and at the tax authority. */
export const holderLogoutAddress = (locale: Locale) => withQuery('/api/holder/logout', { lang: locale })

/** Where the authorization for this client starts: a path of the server, not of the site. */
export const authorizationStart = (client: string, locale: Locale) =>
  withQuery(`/api/user/oauth/${encodeURIComponent(client)}`, { lang: locale })
