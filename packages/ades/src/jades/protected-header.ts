import { createHash } from 'node:crypto'
import { toBase64 } from '../encoding/base64.ts'
import { AdesError } from '../errors.ts'
import type { Signer } from '../signers/signer.ts'

/** Everything but iat is the same for each signature of a signer, and hashing and encoding x5c is the dear part. */
const prepared = new WeakMap<Signer, string>()

function signerMembers(signer: Signer): string {
  const known = prepared.get(signer)
  if (known !== undefined) return known
  const [leaf] = signer.certificateChain
  if (leaf === undefined) throw new AdesError('key_unusable', 'The signer has no certificate.')
  const thumbprint = createHash('sha256').update(leaf).digest('base64url')
  const members = { alg: signer.algorithm, 'x5t#S256': thumbprint, x5c: signer.certificateChain.map(toBase64) }
  const text = JSON.stringify(members).slice(0, -1)
  prepared.set(signer, text)
  return text
}

/**
 * The encoded protected header of JAdES B-B (ETSI TS 119 182-1 §5.1, §5.2): alg, x5t#S256, x5c, iat, typ, cty. The
 * claimed time is iat, not sigT, which baseline no longer admits for signatures after 2025-07-15; hence no crit.
 */
export function encodeProtectedHeader(signer: Signer, signingTime: Date, contentType: string): string {
  const iat = Math.floor(signingTime.getTime() / 1000)
  const rest = `,"iat":${iat},"typ":"jose+json","cty":${JSON.stringify(contentType)}}`
  return Buffer.from(signerMembers(signer) + rest).toString('base64url')
}
