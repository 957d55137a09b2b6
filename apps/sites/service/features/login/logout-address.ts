import type { Locale } from '@perga/domain'
import { withQuery } from '../../../shell/api-client.ts'

/** The server's path that ends the session, here and at the tax authority. */
export const logoutAddress = (locale: Locale) => withQuery('/api/client/logout', { lang: locale })
