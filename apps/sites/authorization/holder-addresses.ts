import type { Locale } from '@perga/domain'
import { withQuery } from '../shell/api-client.ts'

/** The server's path to the tax login of a holder who answers an organisation's request. */
export const interactionLoginAddress = (interaction: string, locale: Locale) =>
  withQuery('/api/holder/login', { interaction, lang: locale })

/** A page of the holder's own area, below `/authorization/`. */
export type HolderPageName = 'data' | 'consents' | 'data/requests' | `data/requests/${string}`

/** The server's path to the tax login of a holder who comes by themselves; it leads back to `page`. */
export const holderLoginAddress = (page: HolderPageName, locale: Locale) =>
  withQuery('/api/holder/login', { page, lang: locale })

/** The server's path that ends the holder's session, here and at the tax authority. */
export const holderLogoutAddress = (locale: Locale) => withQuery('/api/holder/logout', { lang: locale })
