import { request } from 'undici'
import type { SourceHttp } from '../source-http.ts'

class AnswerTooLarge extends Error {}

/** HTTP as the server gives it to connectors: no redirects, bounded in size, aborted by the signal. */
export const httpOverUndici: SourceHttp = async ({ url, method, headers, body, signal, maxBytes }) => {
  const answer = await request(url, { method, headers, body, signal })
  const parts: Uint8Array[] = []
  let length = 0
  for await (const part of answer.body) {
    length += part.length
    if (length > maxBytes) throw new AnswerTooLarge(`more than ${maxBytes} bytes`)
    parts.push(part)
  }
  const plain = Object.entries(answer.headers).map(([name, value]) => [name, String(value ?? '')])
  return { status: answer.statusCode, headers: Object.fromEntries(plain), body: Buffer.concat(parts) }
}
