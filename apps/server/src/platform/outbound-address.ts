import { type LookupAddress, lookup } from 'node:dns'
import { BlockList, isIP, type LookupFunction } from 'node:net'

/** The address of a call is inside a network that is not the public Internet's. */
export class AddressNotPublic extends Error {
  readonly code = 'ADDRESS_NOT_PUBLIC'
}

/** Networks that are nobody's on the public Internet, or hide one that is not (IANA special-purpose address registries). */
const NOT_PUBLIC = {
  ipv4: [
    ['0.0.0.0', 8],
    ['10.0.0.0', 8],
    ['100.64.0.0', 10],
    ['127.0.0.0', 8],
    ['169.254.0.0', 16],
    ['172.16.0.0', 12],
    ['192.0.0.0', 24],
    ['192.0.2.0', 24],
    ['192.88.99.0', 24],
    ['192.168.0.0', 16],
    ['198.18.0.0', 15],
    ['198.51.100.0', 24],
    ['203.0.113.0', 24],
    ['224.0.0.0', 3],
  ],
  ipv6: [
    ['::', 96],
    ['::ffff:0:0', 96],
    ['64:ff9b::', 96],
    ['64:ff9b:1::', 48],
    ['100::', 64],
    ['2001::', 23],
    ['2001:db8::', 32],
    ['2002::', 16],
    ['3fff::', 20],
    ['5f00::', 16],
    ['fc00::', 7],
    ['fe80::', 10],
    ['fec0::', 10],
    ['ff00::', 8],
  ],
} as const

// One list for each family: in a common one the network of mapped addresses would take in all of IPv4.
const blocked = { ipv4: blockList('ipv4'), ipv6: blockList('ipv6') }

function blockList(family: 'ipv4' | 'ipv6'): BlockList {
  const list = new BlockList()
  for (const [network, prefix] of NOT_PUBLIC[family]) list.addSubnet(network, prefix, family)
  return list
}

/** Whether an address, as text, is one of the public Internet. What is no address is not. */
export function isPublicAddress(address: string): boolean {
  const version = isIP(address)
  // A zone (fe80::1%eth0) belongs to an address of one link only.
  if (version === 0 || address.includes('%')) return false
  const family = version === 4 ? 'ipv4' : 'ipv6'
  return !blocked[family].check(address, family)
}

/** Throws {@link AddressNotPublic} for an address whose host is written as a number that is not public. */
export function refuseLiteralAddress(url: string): void {
  const host = new URL(url).hostname.replace(/^\[|\]$/g, '')
  if (isIP(host) !== 0 && !isPublicAddress(host)) throw new AddressNotPublic('the address is not public')
}

/**
 * Resolves a name for one connection, refusing it when any of its addresses is not public. The connection is made to the very
 * addresses that were looked at, so a name that changes its mind gains nothing.
 */
export const lookupPublic: LookupFunction = (hostname, options, callback) => {
  lookup(hostname, { ...options, all: true }, (error, addresses: LookupAddress[]) => {
    if (error) return callback(error, '')
    const [first] = addresses
    if (first === undefined || !addresses.every(({ address }) => isPublicAddress(address)))
      return callback(new AddressNotPublic('the name leads to an address that is not public'), '')
    if (options.all) return callback(null, addresses)
    return callback(null, first.address, first.family)
  })
}
