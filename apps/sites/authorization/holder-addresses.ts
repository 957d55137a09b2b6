import type { Locale } from '@perga/domain'
import { addressOf } from '../shell/api-client.ts'

/** The server's path to the tax login of a holder who answers an organisation's request. */
export const interactionLoginAddress = (interaction: string, locale: Locale) =>
  addressOf('GET /api/holder/login', { query: { interaction, lang: locale } })

/** A page of the holder's own area, below `/authorization/`. */
export type HolderPageName = 'data' | 'consents' | 'data/requests' | `data/requests/${string}`

/** The server's path to the tax login of a holder who comes by themselves; it leads back to `page`. */
export const holderLoginAddress = (page: HolderPageName, locale: Locale) =>
  addressOf('GET /api/holder/login', { query: { page, lang: locale } })

/** The server's path that ends the holder's session, here and at the tax authority. */
export const holderLogoutAddress = (locale: Locale) => addressOf('GET /api/holder/logout', { query: { lang: locale } })
