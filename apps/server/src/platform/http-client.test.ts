import { once } from 'node:events'
import { createServer, type RequestListener, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterEach, expect, test } from 'vitest'
import { createHttpClient } from './http-client.ts'

const open: { close(): unknown }[] = []
afterEach(async () => {
  await Promise.all(open.splice(0).map((one) => one.close()))
})

/** A system on this machine that answers as given; its address. */
async function serve(answer: RequestListener): Promise<string> {
  const server: Server = createServer(answer)
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  open.push({
    close: () => {
      server.closeAllConnections()
      server.close()
    },
  })
  // Sound: a server that listens on a port has an address of this form.
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}/degrees`
}

function client(reach: 'public' | 'any' = 'any') {
  const http = createHttpClient({ connections: 2, timeoutMs: 2_000, reach })
  open.push(http)
  return http
}

test.each([301, 302, 303, 307, 308])('Z3: a redirect with status %d is an answer, never followed', async (status) => {
  const asked: (string | undefined)[] = []
  const address = await serve((request, response) => {
    asked.push(request.url)
    response.writeHead(status, { location: '/elsewhere' }).end()
  })
  expect(await client()({ url: address, method: 'POST', body: 'x', maxBytes: 100 })).toMatchObject({ status })
  expect(asked).toEqual(['/degrees'])
})

test('Z3: an answer longer than allowed is given up on while it comes, whatever length it announces', async () => {
  const address = await serve((_request, response) => {
    response.writeHead(200)
    const more = () => response.destroyed || response.write('x'.repeat(65_536), () => setImmediate(more))
    more()
  })
  await expect(client()({ url: address, method: 'GET', maxBytes: 100_000 })).rejects.toThrow(/longer than 100000 bytes/)
  const exact = await serve((_request, response) => response.end('x'.repeat(100)))
  expect(await client()({ url: exact, method: 'GET', maxBytes: 100 })).toMatchObject({ status: 200 })
  await expect(client()({ url: exact, method: 'GET', maxBytes: 99 })).rejects.toThrow(/longer/)
})

test('Z3: a system that sends nothing, or stops in the middle, is not waited for', async () => {
  const http = createHttpClient({ connections: 2, timeoutMs: 200 })
  open.push(http)
  const silent = await serve(() => undefined)
  await expect(http({ url: silent, method: 'GET', maxBytes: 100 })).rejects.toMatchObject({
    code: 'UND_ERR_HEADERS_TIMEOUT',
  })
  const half = await serve((_request, response) => void response.writeHead(200).write('{'))
  await expect(http({ url: half, method: 'GET', maxBytes: 100 })).rejects.toMatchObject({
    code: 'UND_ERR_BODY_TIMEOUT',
  })
})

test('Z3: a client that reaches the public only never knocks at this machine, by number or by name', async () => {
  let knocks = 0
  const address = await serve((_request, response) => {
    knocks += 1
    response.end()
  })
  const { port } = new URL(address)
  for (const host of ['127.0.0.1', '127.1', '2130706433', '0x7f000001', '[::1]', '[::ffff:127.0.0.1]', 'localhost'])
    await expect(
      client('public')({ url: `http://${host}:${port}/`, method: 'GET', maxBytes: 100 }),
      host,
    ).rejects.toMatchObject({ code: 'ADDRESS_NOT_PUBLIC' })
  expect(knocks).toBe(0)
})
