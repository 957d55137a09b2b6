import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { ask, type Transport } from './transport.ts'

const server = createServer((request, response) => {
  const answers: Record<string, () => void> = {
    '/ok': () => response.end(Buffer.from([1, 2, 3])),
    '/down': () => response.writeHead(503).end('secret page'),
    '/elsewhere': () => response.writeHead(302, { location: '/ok' }).end(),
    '/hang': () => undefined,
    '/echo': () =>
      response.end(`${request.method} ${request.headers['content-type']} ${request.headers.authorization}`),
  }
  answers[request.url ?? '']?.()
})
let origin = ''

beforeAll(async () => {
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  // A server that listens on a port has an AddressInfo, not a pipe's name.
  origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
})
afterAll(() => {
  server.closeAllConnections()
  server.close()
})

const asked = (path: string, change: object = {}) =>
  ask({ authority: { url: `${origin}${path}`, timeout: 300 }, transport: fetch, limit: 100, ...change })

describe('asking an authority over HTTP', () => {
  test('fetch itself is a transport', async () => {
    const transport: Transport = fetch
    expect(await asked('/ok', { transport })).toEqual({ ok: true, bytes: Uint8Array.of(1, 2, 3) })
  })

  test.each([
    ['/down', /HTTP status 503/],
    ['/elsewhere', /could not be reached/],
    ['/hang', /did not answer in time/],
  ])('%s is no answer, and its text names neither address nor page', async (path, why) => {
    const answer = await asked(path)
    expect(answer).toMatchObject({ ok: false, why: expect.stringMatching(why) })
    expect(JSON.stringify(answer)).not.toMatch(/127\.0\.0\.1|secret/)
  })

  test('more bytes than allowed are no answer', async () => {
    expect(await asked('/ok', { limit: 2 })).toMatchObject({ ok: false, why: expect.stringContaining('more bytes') })
  })

  test('a body makes it a POST of that type, with Basic credentials where configured', async () => {
    const authority = { url: `${origin}/echo`, basicAuth: { user: 'a', password: 'b:c' } }
    const answer = await asked('', { authority, body: Uint8Array.of(1), contentType: 'application/ocsp-request' })
    const text = answer.ok ? Buffer.from(answer.bytes).toString() : ''
    expect(text).toBe(`POST application/ocsp-request Basic ${Buffer.from('a:b:c').toString('base64')}`)
  })
})
