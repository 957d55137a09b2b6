import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { createHttpClient } from '@perga/server/platform/http-client.ts'
import { readConnectionForm } from '@perga/server/sources/connections/read-connection-form.ts'
import { afterAll, beforeAll, expect, test } from 'vitest'

let server: Server
let port = 0
let knocks = 0
beforeAll(async () => {
  server = createServer((_request, response) => {
    knocks += 1
    response.end('secret')
  })
  await new Promise<void>((resolve) => server.listen(0, resolve))
  // Sound: a server that listens on a port has an address of this form.
  port = (server.address() as AddressInfo).port
})
afterAll(() => {
  server.closeAllConnections()
  server.close()
})

/** This machine, private networks and the places where clouds keep their secrets, as institutions' addresses could name them. */
const HOSTS = [
  ...['127.0.0.1', '127.0.0.2', '127.255.255.254', '127.1', '127.0.1', '2130706433', '0x7f000001', '017700000001'],
  ...['0x7f.0.0.1', '0177.0.0.1', '0177.0.0.0x1', '127.0.0.1.', '１２７.０.０.１', '127。0。0。1', '①②⑦.⓪.⓪.①'],
  ...['0', '0.0.0.0', '0x0', '000.000.000.000', 'localhost', 'LOCALHOST', 'localhost.', 'ｌｏｃａｌｈｏｓｔ'],
  ...['10.0.0.1', '10.255.255.255', '0xa.1', '167772161', '172.16.0.1', '172.31.255.254', '2886729729'],
  ...['192.168.0.1', '192.168.255.255', '3232235521', '100.64.0.1', '100.127.255.255', '192.0.0.1', '198.18.0.1'],
  ...['169.254.169.254', '0xa9fea9fe', '2852039166', '0251.0376.0251.0376', '169.254.43518', '169.254.170.2'],
  ...['224.0.0.1', '239.255.255.255', '240.0.0.1', '255.255.255.255', '192.0.2.1', '198.51.100.1', '203.0.113.1'],
  ...[
    '[::1]',
    '[::]',
    '[0:0:0:0:0:0:0:1]',
    '[::ffff:127.0.0.1]',
    '[::ffff:7f00:1]',
    '[::127.0.0.1]',
    '[::ffff:10.0.0.1]',
  ],
  ...[
    '[::ffff:169.254.169.254]',
    '[::ffff:a9fe:a9fe]',
    '[64:ff9b::127.0.0.1]',
    '[64:ff9b::a9fe:a9fe]',
    '[64:ff9b:1::1]',
  ],
  ...['[2002:7f00:1::]', '[2002:a9fe:a9fe::]', '[fe80::1]', '[fec0::1]', '[fc00::1]', '[fd00:ec2::254]', '[ff02::1]'],
  ...['[2001:db8::1]', '[2001::1]', '[100::1]', '[3fff::1]', '[5f00::1]'],
]

const FORM = { mode: 'api', key: 'key', basic_auth: null, member_names: null, charset: null } as const

test('there are sixty hosts to reach inward by', () => {
  expect(new Set(HOSTS).size).toBeGreaterThanOrEqual(60)
})

test('an institution’s address never makes the service knock inside, whatever its spelling', async () => {
  const http = createHttpClient({ connections: 1, timeoutMs: 2_000, reach: 'public' })
  const reached: string[] = []
  for (const host of HOSTS) {
    const isReached = await http({ url: `http://${host}:${port}/`, method: 'POST', body: '{}', maxBytes: 100 }).then(
      () => true,
      () => false,
    )
    if (isReached) reached.push(host)
  }
  expect([reached, knocks]).toEqual([[], 0])
  await http.close()
}, 120_000)

test('the same machine is reached by a client without the rule: it is the rule that holds', async () => {
  const http = createHttpClient({ connections: 1, timeoutMs: 2_000 })
  await http({ url: `http://127.0.0.1:${port}/`, method: 'GET', maxBytes: 100 })
  expect(knocks).toBe(1)
  await http.close()
})

test.each([
  ...['file:///etc/passwd', 'ftp://university.example/', 'gopher://127.0.0.1:6379/_', 'data:application/json,{}'],
  ...['javascript:alert(1)', 'unix:/var/run/docker.sock', 'ldap://university.example', '//university.example', ''],
  ...['https://user:password@university.example/', 'https://', 'http://[::1', 'https://university.example:99999/'],
])('an address that is none of a web service is not taken: %j', (address) => {
  expect(() => readConnectionForm({ ...FORM, address }, { isSecure: false })).toThrow('connection_not_valid')
})
