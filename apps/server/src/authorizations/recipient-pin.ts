import { randomBytes, type ScryptOptions, scrypt, timingSafeEqual } from 'node:crypto'
import { promisify } from 'node:util'
import { z } from 'zod'
import type { Keys } from '../platform/keys.ts'

/** Wrong PINs after which a link opens for nobody any more. */
export const WRONG_PINS_ALLOWED = 5

const COST = { N: 2 ** 15, r: 8, p: 1 } as const
const HASH_BYTES = 32
const Stored = z.object({ N: z.number(), r: z.number(), p: z.number(), salt: z.base64(), hash: z.base64() })

const derive = promisify<string, Buffer, number, ScryptOptions, Buffer>(scrypt)

/** A PIN at rest: a slow, salted hash (scrypt, RFC 7914), sealed, because a few digits would fall to guessing. */
export async function sealPin(pin: string, keys: Keys): Promise<Buffer> {
  const salt = randomBytes(16)
  const hash = await slowHash(pin, salt, COST)
  const stored: z.infer<typeof Stored> = { ...COST, salt: salt.toString('base64'), hash: hash.toString('base64') }
  return keys.seal('recipient-pin', JSON.stringify(stored))
}

/** Whether `pin` is the one that was sealed. */
export async function isSealedPin(pin: string, sealed: Uint8Array, keys: Keys): Promise<boolean> {
  const { salt, hash, ...cost } = Stored.parse(JSON.parse(keys.unseal('recipient-pin', sealed)))
  return timingSafeEqual(await slowHash(pin, Buffer.from(salt, 'base64'), cost), Buffer.from(hash, 'base64'))
}

function slowHash(pin: string, salt: Buffer, cost: { N: number; r: number; p: number }): Promise<Buffer> {
  // scrypt needs 128·N·r bytes; Node refuses more than 32 MiB unless told.
  return derive(pin, salt, HASH_BYTES, { ...cost, maxmem: 256 * cost.N * cost.r })
}
