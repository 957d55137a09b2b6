import type { Locale } from '@perga/domain'
import { addressOf } from '../../../shell/api-client.ts'

/** The server's path that ends the session, here and at the tax authority. */
export const logoutAddress = (locale: Locale) => addressOf('GET /api/client/logout', { query: { lang: locale } })
