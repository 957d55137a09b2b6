import { Agent, request } from 'undici'
import { lookupPublic, refuseLiteralAddress } from './outbound-address.ts'

/** One call to another system: bounded in time and size, redirects never followed. */
export interface HttpRequest {
  url: string
  method: 'GET' | 'POST'
  headers?: Record<string, string>
  body?: string | Uint8Array
  signal?: AbortSignal
  maxBytes: number
}

export interface HttpAnswer {
  status: number
  headers: Record<string, string>
  body: Uint8Array
}

export type HttpClient = (request: HttpRequest) => Promise<HttpAnswer>

/** How TLS is spoken with systems that ask who is calling, or whose certificates come from a private root; all PEM. */
export interface TlsIdentity {
  key?: string
  cert?: string
  /** In place of the roots that the runtime trusts. */
  ca?: string
}

/** The answer is longer than the caller allows. */
export class AnswerTooLarge extends Error {}

/**
 * The only way out of the server. Each client has its own connections, so that one slow system holds up no other. A client
 * that reaches the public Internet only is for addresses that others have given us.
 */
export function createHttpClient(options: {
  connections: number
  timeoutMs: number
  reach?: 'public' | 'any'
  tls?: TlsIdentity
}): HttpClient & { close(): Promise<void> } {
  const agent = new Agent({
    connections: options.connections,
    connect: {
      timeout: options.timeoutMs,
      ...(options.reach === 'public' && { lookup: lookupPublic }),
      ...options.tls,
    },
    headersTimeout: options.timeoutMs,
    bodyTimeout: options.timeoutMs,
  })
  const client = async ({ url, method, headers, body, signal, maxBytes }: HttpRequest): Promise<HttpAnswer> => {
    // A host that is written as a number is never looked up.
    if (options.reach === 'public') refuseLiteralAddress(url)
    const answer = await request(url, {
      method,
      dispatcher: agent,
      ...(headers && { headers }),
      ...(body !== undefined && { body }),
      ...(signal && { signal }),
    })
    return {
      status: answer.statusCode,
      headers: plainHeaders(answer.headers),
      body: await readBounded(answer.body, maxBytes),
    }
  }
  return Object.assign(client, { close: () => agent.close() })
}

async function readBounded(
  stream: AsyncIterable<Uint8Array> & { destroy(): unknown },
  maxBytes: number,
): Promise<Uint8Array> {
  const parts: Uint8Array[] = []
  let length = 0
  for await (const part of stream) {
    length += part.length
    if (length > maxBytes) {
      stream.destroy()
      throw new AnswerTooLarge(`the answer is longer than ${maxBytes} bytes`)
    }
    parts.push(part)
  }
  return Buffer.concat(parts)
}

function plainHeaders(headers: Record<string, string | string[] | undefined>): Record<string, string> {
  const entries = Object.entries(headers).map(([name, value]) => [
    name,
    Array.isArray(value) ? value.join(', ') : (value ?? ''),
  ])
  return Object.fromEntries(entries)
}

/** The client in the form of `fetch`, for libraries that ask for one. */
export function asFetch(client: HttpClient, maxBytes: number) {
  return async (
    url: string,
    init: { method?: string; headers?: ConstructorParameters<typeof Headers>[0]; body?: unknown },
  ): Promise<Response> => {
    const answer = await client({
      url,
      method: init.method === 'POST' ? 'POST' : 'GET',
      headers: Object.fromEntries(new Headers(init.headers).entries()),
      ...(init.body === undefined || init.body === null ? {} : { body: String(init.body) }),
      maxBytes,
    })
    return new Response(Buffer.from(answer.body), { status: answer.status, headers: answer.headers })
  }
}
