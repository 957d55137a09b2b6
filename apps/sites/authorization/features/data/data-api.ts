import type { ReleasedDiploma } from '@perga/contracts'
import type { Locale } from '@perga/domain'
import { addressOf, call } from '../../../shell/api-client.ts'

/** The holder's degrees, asked of every institution side by side. */
export const fetchOwnDegrees = (signal: AbortSignal) => call('GET /api/holder/diplomas', { signal })

/** Makes the holder's own signed copy of a degree. */
export async function makeCopy(degree: string): Promise<ReleasedDiploma> {
  const { copy } = await call('POST /api/holder/diplomas/{degree}/copies', { path: { degree } })
  return copy
}

/** Where the sealed PDF of a degree opens, in the language of the page. */
export const pdfAddress = (degree: string, locale: Locale) =>
  addressOf('GET /api/holder/diplomas/{degree}/pdf', { path: { degree }, query: { lang: locale } })

/** Erases everything about the holder. */
export const eraseEverything = () => call('POST /api/holder/erasure', { json: { confirmed: true } })

/** Where the browser downloads everything about the holder. */
export const EXPORT_ADDRESS = addressOf('GET /api/holder/export')
