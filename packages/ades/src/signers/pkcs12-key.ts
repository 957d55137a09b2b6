import { createHash } from 'node:crypto'
import { concatBytes } from '../encoding/bytes.ts'

export interface Pkcs12KeyDerivation {
  readonly hash: 'sha1' | 'sha256' | 'sha384' | 'sha512'
  readonly password: string
  readonly salt: Uint8Array
  readonly iterations: number
}

const BLOCK = { sha1: 64, sha256: 64, sha384: 128, sha512: 128 } as const
/** Diversifier of keys for the MAC (RFC 7292 appendix B.3). */
const MAC_KEY = 3

function repeatedTo(bytes: Uint8Array, block: number): Uint8Array {
  const out = new Uint8Array(Math.ceil(bytes.length / block) * block)
  for (let at = 0; at < out.length; at++) out[at] = bytes[at % bytes.length] ?? 0
  return out
}

/** Big-endian UTF-16 with a terminating zero (RFC 7292 appendix B.1). */
function bmpPassword(password: string): Uint8Array {
  const out = new Uint8Array((password.length + 1) * 2)
  for (let index = 0; index < password.length; index++) {
    out[index * 2] = password.charCodeAt(index) >> 8
    out[index * 2 + 1] = password.charCodeAt(index) & 0xff
  }
  return out
}

/** The MAC key of PKCS#12 (RFC 7292 appendix B.2); one block of output is all that a MAC key needs. */
export function pkcs12MacKey({ hash, password, salt, iterations }: Pkcs12KeyDerivation): Uint8Array {
  const block = BLOCK[hash]
  const diversifier = new Uint8Array(block).fill(MAC_KEY)
  const input = concatBytes([repeatedTo(salt, block), repeatedTo(bmpPassword(password), block)])
  let key: Uint8Array = concatBytes([diversifier, input])
  for (let round = 0; round < iterations; round++) key = createHash(hash).update(key).digest()
  return key
}
