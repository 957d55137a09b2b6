import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { createTestWorld, type TestWorld, type TestWorldOptions } from './test-world.ts'

export interface ServedWorld {
  readonly world: TestWorld
  readonly server: Server
}

/** RFC 3161 §3.4, RFC 6960 appendix A.2, RFC 5280 §4.2.1.13; programs of others refuse answers of another type. */
const ANSWER_TYPES: Readonly<Record<string, string>> = {
  tsa: 'application/timestamp-reply',
  ocsp: 'application/ocsp-response',
  crl: 'application/pkix-crl',
}

const typeAt = (path = '') => ANSWER_TYPES[path.split('/')[1] ?? ''] ?? 'application/octet-stream'

/** A test world whose authorities answer over HTTP on 127.0.0.1, for programs of others. */
export async function serveWorld(options: Omit<TestWorldOptions, 'origin'> = {}): Promise<ServedWorld> {
  let world: TestWorld | undefined
  const server = createServer((request, response) => {
    const chunks: Buffer[] = []
    request.on('data', (chunk: Buffer) => chunks.push(chunk))
    request.on('end', async () => {
      const url = `http://${request.headers.host}${request.url}`
      const body = new Uint8Array(Buffer.concat(chunks))
      const question = {
        method: 'POST',
        headers: {},
        body,
        signal: new AbortController().signal,
        redirect: 'error',
      } as const
      const answer = await world?.transport(url, question).catch(() => undefined)
      response.writeHead(answer?.status ?? 404, { 'content-type': typeAt(request.url) })
      response.end(answer === undefined ? '' : Buffer.from(await answer.arrayBuffer()))
    })
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  // A server that listens on a port has an AddressInfo, not a pipe's name.
  const { port } = server.address() as AddressInfo
  world = createTestWorld({ ...options, origin: `http://127.0.0.1:${port}` })
  return { world, server }
}
