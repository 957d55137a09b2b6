import type { OwnReceipts } from '@perga/contracts'
import type { Locale } from '@perga/domain'
import { call } from '../../../shell/api-client.ts'

/** Everything that the holder has shared. */
export const fetchAuthorizations = (signal: AbortSignal) => call('GET /api/holder/authorizations', { signal })

/** Takes an authorization back; the answer is the history as it stands then. */
export const revokeAuthorization = (id: string) =>
  call('POST /api/holder/authorizations/{id}/revocation', { path: { id } })

/** Who read what; fetching them is seeing them. */
export async function fetchReceipts(signal: AbortSignal): Promise<OwnReceipts> {
  const answer = await call('GET /api/holder/receipts', { signal })
  if (answer.receipts.some(({ is_new }) => is_new)) await call('POST /api/holder/receipts/seen', { signal })
  return answer
}

/** Where receipts go by e-mail. */
export const fetchReceiptAddress = (signal: AbortSignal) => call('GET /api/holder/receipt-address', { signal })

/** Names an address; a code is mailed there. */
export const setReceiptAddress = (email: string, language: Locale) =>
  call('POST /api/holder/receipt-address', { json: { email, language } })

/** Types the code back. */
export const confirmReceiptAddress = (code: string) =>
  call('POST /api/holder/receipt-address/confirmation', { json: { code } })

/** Ends the e-mails. */
export const removeReceiptAddress = () => call('POST /api/holder/receipt-address/removal')
