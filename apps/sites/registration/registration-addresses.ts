import type { Locale } from '@perga/domain'
import { addressOf } from '../shell/api-client.ts'

/** The two kinds of users of this site. */
export type UserKind = 'administrator' | 'representative'

/** The server's path to the tax login; with an invitation's code it leads back to that invitation. */
export const loginAddress = (kind: UserKind, locale: Locale, invitation: string | null = null) =>
  addressOf(`GET /api/${kind}/login`, { query: { lang: locale, invitation } })

/** The server's path that ends the session, here and at the tax authority. */
export const logoutAddress = (kind: UserKind, locale: Locale) =>
  addressOf(`GET /api/${kind}/logout`, { query: { lang: locale } })
