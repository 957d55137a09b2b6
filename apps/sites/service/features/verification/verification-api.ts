import type { VerificationIdentifier } from '@perga/domain'
import { call } from '../../../shell/api-client.ts'

/** Asks whether the identifier is one of ours and whether its degree has changed. */
export const verifyIdentifier = ({ signedAuditId, auditId, clientId }: VerificationIdentifier) =>
  call('POST /api/client/verify', { form: { signedAuditId, auditId, clientId } })
