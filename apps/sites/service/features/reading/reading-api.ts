import type { DiplomasAnswer } from '@perga/contracts'
import { callApi } from '../../../shell/api-client.ts'

/** Opens an access link. */
export const openAccessLink = (token: string) =>
  callApi<DiplomasAnswer>('/api/client/diplomas/', { method: 'POST', form: { token } })
