import { connect } from 'node:net'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { startWorld, type World } from '../support/world.ts'

let world: World
beforeAll(async () => {
  world = await startWorld({ settings: { PERGA_TRUST_PROXY: 'true', PERGA_RATE_LIMIT: '40' } })
})
afterAll(() => world?.stop())

/** Sends `text` as it is and gives the status of each answer that comes back. */
function sendRaw(text: string): Promise<number[]> {
  const { port } = new URL(world.origin)
  return new Promise((resolve, reject) => {
    const socket = connect(Number(port), 'localhost')
    let answer = ''
    socket.setTimeout(3_000, () => socket.destroy())
    socket.on('data', (part) => {
      answer += part.toString('latin1')
    })
    socket.on('error', reject)
    socket.on('close', () => resolve([...answer.matchAll(/^HTTP\/1\.1 (\d+)/gm)].map(([, status]) => Number(status))))
    socket.write(text, 'latin1')
  })
}

let callers = 0
/** A caller behind the proxy that nobody was before. */
function stranger(): string {
  callers += 1
  return `X-Forwarded-For: 10.9.${callers >> 8}.${callers & 255}\r\n`
}
const request = (line: string, headers: string, body = '') =>
  `${line} HTTP/1.1\r\nHost: localhost\r\nConnection: close\r\n${stranger()}${headers}\r\n${body}`

const HIDDEN = 'GET /api/health/live HTTP/1.1\r\nHost: localhost\r\n\r\n'
test.each([
  ['two lengths', `Content-Length: 0\r\nContent-Length: ${HIDDEN.length}\r\n`],
  ['a list of lengths', 'Content-Length: 0, 5\r\n'],
  ['a length and chunks', `Content-Length: ${HIDDEN.length}\r\nTransfer-Encoding: chunked\r\n`],
  ['chunks under another name', 'Transfer-Encoding: xchunked\r\n'],
  ['chunks that are not the last coding', 'Transfer-Encoding: chunked, identity\r\n'],
  ['a space before the colon', 'Content-Length : 5\r\n'],
  ['a length with a sign', 'Content-Length: +5\r\n'],
  ['a folded header', 'X-Folded: a\r\n Content-Length: 5\r\n'],
  ['a bare line feed', 'X-Bare: a\nContent-Length: 5\r\n'],
  ['a NUL in a header', 'X-Nul: a\0b\r\n'],
])('a request of two readings is refused and hides no second one: %s', async (_name, headers) => {
  const statuses = await sendRaw(request('POST /api/client/verify', `Content-Type: text/plain\r\n${headers}`, HIDDEN))
  expect(statuses).toHaveLength(1)
  expect(statuses[0]).toBeGreaterThanOrEqual(400)
  expect(statuses[0]).toBeLessThan(500)
})

test.each(['TRACE', 'TRACK', 'CONNECT', 'PROPFIND', 'DEBUG', 'PATCH', 'DELETE', 'OPTIONS', 'get'])(
  'the method %s is not served',
  async (method) => {
    const path = method === 'CONNECT' ? 'localhost:22' : '/api/holder/session'
    const statuses = await sendRaw(request(`${method} ${path}`, 'X-Secret: echoed\r\n'))
    expect(statuses.filter((status) => status < 400)).toEqual([])
  },
)

test('a head of more than 16 kB and an address without end are refused', async () => {
  expect(await sendRaw(request('GET /', `X-Long: ${'a'.repeat(17_000)}\r\n`))).toEqual([431])
  expect(await sendRaw(request(`GET /${'a'.repeat(17_000)}`, ''))).toEqual([431])
  expect(await sendRaw(request(`GET /api/registration/invitations/${'a'.repeat(500)}`, ''))).toEqual([400])
})

test('a body longer than its call needs is refused before it is read, announced or not', async () => {
  const announced = `Content-Type: application/json\r\nContent-Length: ${70 * 1024}\r\n`
  expect(await sendRaw(request('POST /api/registration/requests', announced))).toEqual([400])
  const chunk = `${(1024).toString(16)}\r\n${'a'.repeat(1024)}\r\n`
  const chunked = 'Content-Type: application/json\r\nTransfer-Encoding: chunked\r\n'
  expect(await sendRaw(request('POST /api/registration/requests', chunked, chunk.repeat(70)))).toEqual([400])
})

test('what a caller writes about its own address counts for nothing: the proxy’s word does', async () => {
  const ask = async (forwarded: string) =>
    (await fetch(`${world.origin}/api/tour`, { headers: { 'x-forwarded-for': forwarded } })).status
  const statuses: number[] = []
  for (let call = 0; call < 45; call += 1) statuses.push(await ask(`1.2.3.${call}, 10.8.8.8`))
  expect(statuses.slice(0, 40)).toEqual(Array(40).fill(200))
  expect(statuses.slice(40)).toEqual(Array(5).fill(429))
  expect(await ask('1.2.3.4, 10.8.8.9')).toBe(200)
})
