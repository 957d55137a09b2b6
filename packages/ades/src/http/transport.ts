import { toBase64 } from '../encoding/base64.ts'
import { utf8Bytes } from '../encoding/bytes.ts'

export interface TransportRequest {
  readonly method: 'GET' | 'POST'
  readonly headers: Record<string, string>
  readonly body?: Uint8Array<ArrayBuffer>
  readonly signal: AbortSignal
  readonly redirect: 'error'
}

/**
 * The part of `fetch` that the clients use, so that `fetch` itself fits. Client certificates (mTLS), proxies and pinned
 * roots belong to the transport: for instance undici's `fetch` with an Agent that holds the client key.
 */
export type Transport = (
  url: string,
  request: TransportRequest,
) => Promise<{ readonly status: number; arrayBuffer(): Promise<ArrayBuffer> }>

/** An authority to ask: its address, HTTP Basic credentials (RFC 7617) and how long to wait. */
export interface Authority {
  readonly url: string
  readonly basicAuth?: { readonly user: string; readonly password: string }
  /** Milliseconds for the whole exchange; 5,000 unless told. */
  readonly timeout?: number
}

export interface Question {
  readonly authority: Authority
  readonly transport: Transport
  /** The largest answer read, in bytes. */
  readonly limit: number
  readonly body?: Uint8Array
  readonly contentType?: string
}

export type Answer =
  | { readonly ok: true; readonly bytes: Uint8Array }
  | { readonly ok: false; readonly why: string; readonly cause?: unknown }

function headersFor({ authority: { basicAuth }, contentType }: Question): Record<string, string> {
  const headers: Record<string, string> = {}
  if (contentType !== undefined) headers['content-type'] = contentType
  if (basicAuth !== undefined) {
    headers.authorization = `Basic ${toBase64(utf8Bytes(`${basicAuth.user}:${basicAuth.password}`))}`
  }
  return headers
}

/** Asks once; every failure is an answer without bytes, whose text names neither address nor credentials. */
export async function ask(question: Question): Promise<Answer> {
  const { authority, transport, body, limit } = question
  try {
    const response = await transport(authority.url, {
      method: body === undefined ? 'GET' : 'POST',
      headers: headersFor(question),
      ...(body === undefined ? {} : { body: new Uint8Array(body) }),
      signal: AbortSignal.timeout(authority.timeout ?? 5000),
      // Credentials and questions go to the configured authority only.
      redirect: 'error',
    })
    if (response.status !== 200) return { ok: false, why: `answered with HTTP status ${response.status}` }
    const bytes = new Uint8Array(await response.arrayBuffer())
    return bytes.length > limit ? { ok: false, why: 'answered with more bytes than allowed' } : { ok: true, bytes }
  } catch (cause) {
    return { ok: false, why: 'did not answer in time or could not be reached', cause }
  }
}
