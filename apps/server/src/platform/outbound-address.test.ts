import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import fc from 'fast-check'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { createHttpClient } from './http-client.ts'
import { isPublicAddress, refuseLiteralAddress } from './outbound-address.ts'

let server: Server
let port: number
let calls = 0
beforeAll(async () => {
  server = createServer((_request, response) => {
    calls += 1
    response.end('secret')
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  // Sound: a server that listens on a port has an address of this form.
  port = (server.address() as AddressInfo).port
})
afterAll(() => server.close())

const PRIVATE = [
  '127.0.0.1',
  '127.255.255.254',
  '10.1.2.3',
  '172.16.0.1',
  '172.31.255.255',
  '192.168.1.1',
  '169.254.169.254',
  '100.64.0.1',
  '0.0.0.0',
  '255.255.255.255',
  '224.0.0.1',
  '198.18.0.1',
  '[::1]',
  '[::]',
  '[::ffff:127.0.0.1]',
  '[::ffff:a9fe:a9fe]',
  '[::127.0.0.1]',
  '[fe80::1]',
  '[fc00::1]',
  '[fd12:3456::1]',
  '[ff02::1]',
  '[64:ff9b::7f00:1]',
  '[2002:7f00:1::]',
  '[2001:db8::1]',
]
// Other spellings of 127.0.0.1 and 10.0.0.1 that the URL standard reads as such.
const SPELLINGS = [
  '127.1',
  '0x7f.1',
  '0177.0.0.1',
  '2130706433',
  '0x7f000001',
  '017700000001',
  '0xa.1',
  '127.0.0.1.',
  '１２７.0.0.1',
]

test.each([...PRIVATE, ...SPELLINGS])(
  'outbound: %s is not reached by a client of the public Internet',
  async (host) => {
    const http = createHttpClient({ connections: 1, timeoutMs: 1000, reach: 'public' })
    const before = calls
    await expect(http({ url: `http://${host}:${port}/`, method: 'GET', maxBytes: 100 })).rejects.toMatchObject({
      code: 'ADDRESS_NOT_PUBLIC',
    })
    expect(calls).toBe(before)
    await http.close()
  },
)

test('outbound: a name that leads to this machine is not reached, whatever else it leads to', async () => {
  const http = createHttpClient({ connections: 1, timeoutMs: 1000, reach: 'public' })
  for (const host of ['localhost', 'LOCALHOST'])
    await expect(http({ url: `http://${host}:${port}/`, method: 'GET', maxBytes: 100 })).rejects.toThrow()
  expect(calls).toBe(0)
  await http.close()
  const free = createHttpClient({ connections: 1, timeoutMs: 1000 })
  const answer = await free({ url: `http://localhost:${port}/`, method: 'GET', maxBytes: 100 })
  expect(Buffer.from(answer.body).toString()).toBe('secret')
  await free.close()
})

test('outbound: addresses of the public Internet pass', () => {
  for (const address of ['1.1.1.1', '62.217.127.1', '172.32.0.1', '2606:4700::1111', '2a02:214d::1'])
    expect(isPublicAddress(address)).toBe(true)
  expect(() => refuseLiteralAddress('https://62.217.127.1/degrees')).not.toThrow()
  expect(() => refuseLiteralAddress('https://university.example/degrees')).not.toThrow()
})

test('outbound: no private IPv4 address passes, in any of its IPv6 disguises', () => {
  const byte = fc.integer({ min: 0, max: 255 })
  const privateAddress = fc.oneof(
    fc.tuple(fc.constant(10), byte, byte, byte),
    fc.tuple(fc.constant(127), byte, byte, byte),
    fc.tuple(fc.constant(192), fc.constant(168), byte, byte),
    fc.tuple(fc.constant(172), fc.integer({ min: 16, max: 31 }), byte, byte),
    fc.tuple(fc.constant(169), fc.constant(254), byte, byte),
  )
  fc.assert(
    fc.property(privateAddress, ([a, b, c, d]) => {
      const hex = Buffer.from([a, b, c, d]).toString('hex')
      const [high, low] = [hex.slice(0, 4), hex.slice(4)]
      const disguises = [
        `${a}.${b}.${c}.${d}`,
        `::ffff:${a}.${b}.${c}.${d}`,
        `::ffff:${high}:${low}`,
        `64:ff9b::${high}:${low}`,
        `2002:${high}:${low}::1`,
        `::${high}:${low}`,
      ]
      return !disguises.some(isPublicAddress)
    }),
  )
})
