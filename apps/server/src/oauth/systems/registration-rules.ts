import { createPublicKey } from 'node:crypto'
import { Refusal } from '@perga/domain'
import { z } from 'zod'

const LOOPBACK = new Set(['localhost', '127.0.0.1', '[::1]'])

/**
 * Refuses a callback address that could carry a code elsewhere: it needs https, or http on the developer's own computer, and
 * no fragment and no credentials (RFC 6749 §3.1.2, RFC 9700 §2.1). Throws `redirect_uri_not_permitted`.
 */
export function refuseUnusableRedirectUri(uri: string): void {
  const url = URL.parse(uri)
  const isSafe = url !== null && (url.protocol === 'https:' || (url.protocol === 'http:' && LOOPBACK.has(url.hostname)))
  if (!isSafe || uri.includes('#') || uri.includes('*') || url.username !== '' || url.password !== '') {
    throw new Refusal('redirect_uri_not_permitted')
  }
}

const PublicKeys = z.object({
  keys: z
    .array(z.object({ kty: z.enum(['EC', 'OKP', 'RSA']) }).catchall(z.unknown()))
    .min(1)
    .max(10),
})
const PRIVATE_MEMBERS = ['d', 'p', 'q', 'dp', 'dq', 'qi', 'k']

/** Refuses key sets other than public keys by which signatures can be checked. Throws `client_keys_not_permitted`. */
export function refuseUnusableKeys(jwks: Record<string, unknown>): void {
  const parsed = PublicKeys.safeParse(jwks)
  const isUsable =
    parsed.success && parsed.data.keys.every((jwk) => PRIVATE_MEMBERS.every((member) => !(member in jwk)) && isKey(jwk))
  if (!isUsable) throw new Refusal('client_keys_not_permitted')
}

function isKey(jwk: Record<string, unknown>): boolean {
  try {
    const key = createPublicKey({ key: jwk, format: 'jwk' })
    return key.asymmetricKeyType !== 'rsa' || (key.asymmetricKeyDetails?.modulusLength ?? 0) >= 2048
  } catch {
    // Not a key at all: to the caller the same as one that is not permitted.
    return false
  }
}
