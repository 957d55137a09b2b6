import { sha256 } from '../../platform/keys.ts'

const LETTERS = 8

/**
 * What a new member says to the one who confirms them: the beginning of the hash of their passkey's identifier, so that a passkey
 * that came in between is noticed.
 */
export function confirmationCode(credentialId: string): string {
  return sha256(credentialId).toString('hex').slice(0, LETTERS).toUpperCase()
}
