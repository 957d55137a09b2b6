import { errors } from 'oidc-provider'
import type { RecordStore } from './record-store.ts'

/**
 * A code or token that comes a second time may be stolen: its grant ends, and with it all that was issued under it
 * (RFC 6749 §4.1.2, RFC 9700 §4.14.2). Always throws, in the words of the authorization server.
 */
export async function refuseSecondUse(
  { model, id }: { model: string; id: string },
  { records, endGrant }: { records: RecordStore; endGrant(grantHash: Uint8Array): Promise<void> },
): Promise<never> {
  const grantHash = await records.grantHashOf(model, id)
  if (grantHash !== null) await endGrant(grantHash)
  throw model === 'PushedAuthorizationRequest'
    ? new errors.InvalidRequestUri('request_uri was already used')
    : new errors.InvalidGrant(`${model} already used`)
}
