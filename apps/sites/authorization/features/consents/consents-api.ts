import type { OwnAuthorizations, OwnReceipts, ReceiptAddress } from '@perga/contracts'
import type { Locale } from '@perga/domain'
import { callApi } from '../../../shell/api-client.ts'

/** Everything that the holder has shared. */
export const fetchAuthorizations = (signal: AbortSignal) =>
  callApi<OwnAuthorizations>('/api/holder/authorizations', { signal })

/** Takes an authorization back; the answer is the history as it stands then. */
export const revokeAuthorization = (id: string) =>
  callApi<OwnAuthorizations>(`/api/holder/authorizations/${encodeURIComponent(id)}/revocation`, {
    method: 'POST',
    json: {},
  })

/** Who read what; fetching them is seeing them. */
export async function fetchReceipts(signal: AbortSignal): Promise<OwnReceipts> {
  const answer = await callApi<OwnReceipts>('/api/holder/receipts', { signal })
  if (answer.receipts.some(({ is_new }) => is_new)) {
    await callApi('/api/holder/receipts/seen', { method: 'POST', json: {}, signal })
  }
  return answer
}

const ADDRESS = '/api/holder/receipt-address'

/** Where receipts go by e-mail. */
export const fetchReceiptAddress = (signal: AbortSignal) => callApi<ReceiptAddress>(ADDRESS, { signal })

/** Names an address; a code is mailed there. */
export const setReceiptAddress = (email: string, language: Locale) =>
  callApi<ReceiptAddress>(ADDRESS, { method: 'POST', json: { email, language } })

/** Types the code back. */
export const confirmReceiptAddress = (code: string) =>
  callApi<ReceiptAddress>(`${ADDRESS}/confirmation`, { method: 'POST', json: { code } })

/** Ends the e-mails. */
export const removeReceiptAddress = () => callApi<ReceiptAddress>(`${ADDRESS}/removal`, { method: 'POST', json: {} })
