import type { LookupAddress } from 'node:dns'
import { expect, test, vi } from 'vitest'
import { AddressNotPublic, lookupPublic } from './outbound-address.ts'

const names = vi.hoisted(() => ({ current: {} as Record<string, string[]> }))
vi.mock('node:dns', () => ({
  lookup: (name: string, _options: object, callback: (error: Error | null, addresses: LookupAddress[]) => void) => {
    const addresses = names.current[name]
    if (addresses === undefined) return callback(new Error('ENOTFOUND'), [])
    return callback(
      null,
      addresses.map((address) => ({ address, family: address.includes(':') ? 6 : 4 })),
    )
  },
}))

const resolve = (name: string, all: boolean) =>
  new Promise<unknown>((fulfil, reject) => {
    lookupPublic(name, { all }, (error, address) => (error ? reject(error) : fulfil(address)))
  })

test('outbound: a connection is made to the very addresses that were looked at', async () => {
  names.current = { 'university.example': ['62.217.127.1', '2a02:214d::1'] }
  expect(await resolve('university.example', true)).toEqual([
    { address: '62.217.127.1', family: 4 },
    { address: '2a02:214d::1', family: 6 },
  ])
  expect(await resolve('university.example', false)).toBe('62.217.127.1')
})

test('outbound: a name with one private address among public ones is refused whole, as is one with none', async () => {
  names.current = {
    'rebinding.example': ['62.217.127.1', '10.0.0.1'],
    'metadata.example': ['169.254.169.254'],
    'mapped.example': ['::ffff:127.0.0.1'],
    'empty.example': [],
  }
  for (const name of Object.keys(names.current))
    for (const all of [true, false]) await expect(resolve(name, all)).rejects.toBeInstanceOf(AddressNotPublic)
  await expect(resolve('unknown.example', true)).rejects.toThrow('ENOTFOUND')
})
