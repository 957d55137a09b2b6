import type { VerificationAnswer } from '@perga/contracts'
import type { VerificationIdentifier } from '@perga/domain'
import { callApi } from '../../../shell/api-client.ts'

/** Asks whether the identifier is one of ours and whether its degree has changed. */
export const verifyIdentifier = ({ signedAuditId, auditId, clientId }: VerificationIdentifier) =>
  callApi<VerificationAnswer>('/api/client/verify', { method: 'POST', form: { signedAuditId, auditId, clientId } })
