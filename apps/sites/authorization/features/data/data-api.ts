import type { OwnCopy, OwnDegrees, ReleasedDiploma } from '@perga/contracts'
import type { Locale } from '@perga/domain'
import { callApi, withQuery } from '../../../shell/api-client.ts'

/** The holder's degrees, asked of every institution side by side. */
export const fetchOwnDegrees = (signal: AbortSignal) => callApi<OwnDegrees>('/api/holder/diplomas', { signal })

/** Makes the holder's own signed copy of a degree. */
export async function makeCopy(degree: string): Promise<ReleasedDiploma> {
  const path = `/api/holder/diplomas/${encodeURIComponent(degree)}/copies`
  return (await callApi<OwnCopy>(path, { method: 'POST', json: {} })).copy
}

/** Where the sealed PDF of a degree opens, in the language of the page. */
export const pdfAddress = (degree: string, locale: Locale) =>
  withQuery(`/api/holder/diplomas/${encodeURIComponent(degree)}/pdf`, { lang: locale })

/** Erases everything about the holder. */
export const eraseEverything = () => callApi('/api/holder/erasure', { method: 'POST', json: { confirmed: true } })

/** Where the browser downloads everything about the holder. */
export const EXPORT_ADDRESS = '/api/holder/export'
