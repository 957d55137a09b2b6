import { call } from '../../../shell/api-client.ts'

/** What the reader gives: the code and, for a link that asks for one, the PIN. */
export interface AccessLinkAttempt {
  readonly code: string
  readonly pin?: string
}

/** Opens an access link. A repetition of the same request by the network is still one reading. */
export const openAccessLink = ({ code, pin }: AccessLinkAttempt) =>
  call('POST /api/client/diplomas/', {
    form: { token: code, ...(pin !== undefined && { pin }) },
    idempotencyKey: crypto.randomUUID(),
  })
