import { createHmac } from 'node:crypto'
import type { Keys } from '../../platform/keys.ts'

/**
 * The name under which an organisation knows a holder: always the same for the systems of one client of an organisation,
 * never the same for two clients, and telling nothing of the person (OpenID Connect Core §8.1).
 */
export function pairwiseSubject(holder: { holderId: string; clientId: string }, keys: Keys): string {
  const key = keys.derivedSecret(`pairwise:${holder.clientId}`)
  return createHmac('sha256', key).update(holder.holderId).digest('base64url')
}
