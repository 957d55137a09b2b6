import { BlockList, isIP } from 'node:net'
import { Refusal, refuseUnless } from '@perga/domain'
import type { FastifyRequest } from 'fastify'
import type { Clock } from '../../platform/clock.ts'
import { sha256 } from '../../platform/keys.ts'
import type { Work } from '../../platform/work.ts'
import { uploadKeyStore } from './upload-key-store.ts'

/**
 * The name in the audit of the program that sends the institution's key (RFC 6750 §2.1). Throws `upload_key_invalid`, the same for
 * a wrong, retired and foreign key, and `upload_address_not_allowed`.
 */
export async function admitUploadKey(
  request: FastifyRequest,
  institution: string,
  { db, clock }: { db: Work; clock: Clock },
): Promise<string> {
  const key = /^Bearer ([\w-]{20,200})$/.exec(request.headers.authorization ?? '')?.[1]
  const keys = uploadKeyStore(db)
  const known = key === undefined ? undefined : await keys.findInForce(institution, sha256(key))
  if (known === undefined) throw new Refusal('upload_key_invalid')
  refuseUnless(isAllowed(request.ip, known.networks), 'upload_address_not_allowed')
  await keys.noteUse(known.id, clock.now())
  return `upload-key:${known.id}`
}

/** Whether the address is one of the networks (CIDR or single addresses); an empty list allows every address. */
export function isAllowed(address: string, networks: readonly string[]): boolean {
  if (networks.length === 0) return true
  const list = new BlockList()
  for (const network of networks) {
    const [base = '', length] = network.split('/')
    const family = isIP(base) === 6 ? 'ipv6' : 'ipv4'
    if (length === undefined) list.addAddress(base, family)
    else list.addSubnet(base, Number(length), family)
  }
  // A socket for both families names IPv4 addresses in the words of IPv6 (RFC 4291 §2.5.5.2).
  const plain = address.replace(/^::ffff:(?=\d+\.)/i, '')
  return list.check(plain, isIP(plain) === 6 ? 'ipv6' : 'ipv4')
}
