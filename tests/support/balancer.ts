import { createServer, type IncomingMessage, request, type ServerResponse } from 'node:http'

/**
 * What stands before several servers: passes each request to the next of them, and to another one when a server takes no connection. A
 * request whose connection broke, or that met a server on its way out, is sent to another one only when it names an idempotency key.
 */
export async function startBalancer(port: number, servers: readonly number[]): Promise<{ stop(): Promise<void> }> {
  let next = 0
  const balancer = createServer((incoming, outgoing) => {
    next += 1
    const order = servers.map((_, index) => servers[(next + index) % servers.length] ?? port)
    const body: Buffer[] = []
    incoming.on('data', (part: Buffer) => body.push(part))
    incoming.on('end', () => pass({ incoming, outgoing, body: Buffer.concat(body) }, order))
  })
  await new Promise<void>((resolve) => balancer.listen(port, 'localhost', resolve))
  return {
    stop: () =>
      new Promise((resolve) => {
        balancer.close(() => resolve())
        balancer.closeAllConnections()
      }),
  }
}

interface Passage {
  incoming: IncomingMessage
  outgoing: ServerResponse
  body: Buffer
}

function pass(passage: Passage, [port, ...others]: readonly number[]): void {
  const { incoming, outgoing, body } = passage
  if (port === undefined) {
    outgoing.writeHead(502).end()
    return
  }
  const { method, url, headers } = incoming
  const mayRepeat = headers['idempotency-key'] !== undefined
  // Connections of their own: a server that is closing takes none, or answers 503 to one that it took in that moment.
  const passed = request({ host: 'localhost', port, method, path: url, headers, agent: false }, (answer) => {
    if (answer.statusCode === 503 && mayRepeat && others.length > 0) {
      answer.resume()
      pass(passage, others)
      return
    }
    outgoing.writeHead(answer.statusCode ?? 502, answer.headers)
    answer.pipe(outgoing)
  })
  passed.on('error', (error) => {
    const isUntaken = 'code' in error && error.code === 'ECONNREFUSED'
    if (isUntaken || (mayRepeat && !outgoing.headersSent)) pass(passage, others)
    else outgoing.destroy()
  })
  passed.end(body)
}
