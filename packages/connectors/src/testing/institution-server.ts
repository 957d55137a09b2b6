import { createServer, type IncomingHttpHeaders, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'

/** What the institution was sent. */
export type ReceivedQuestion = { method: string; path: string; headers: IncomingHttpHeaders; body: string }

/** A web service on a port of this machine that answers as the running test says, and remembers what it was asked. */
export async function startInstitutionServer() {
  const questions: ReceivedQuestion[] = []
  let answer: (response: ServerResponse) => void = (response) => response.end()
  const server = createServer(async (request, response) => {
    const parts: Uint8Array[] = []
    for await (const part of request) parts.push(part)
    const { method = '', url = '', headers } = request
    questions.push({ method, path: url, headers, body: Buffer.concat(parts).toString() })
    answer(response)
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  // Sound: a server that listens on a port has an address of this form.
  const { port } = server.address() as AddressInfo
  return {
    address: `http://127.0.0.1:${port}/degrees`,
    questions,
    /** From now on: what becomes of a question. */
    answerBy(answering: (response: ServerResponse) => void) {
      answer = answering
    },
    /** From now on: this body, as JSON unless told otherwise. */
    answerWith(
      body: string | Uint8Array,
      status = 200,
      headers: Record<string, string> = { 'content-type': 'application/json' },
    ) {
      answer = (response) => response.writeHead(status, headers).end(body)
    },
    async close() {
      server.closeAllConnections()
      await new Promise((resolve) => server.close(resolve))
    },
  }
}
