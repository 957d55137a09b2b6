import { timingSafeEqual } from 'node:crypto'
import type { IncomingMessage, ServerResponse } from 'node:http'
import { BlockList, isIP } from 'node:net'
import { type AnswerOptions, answerDegreeQuery, type DegreeAnswer, refusal } from './answer-degree-query.ts'

/** How an institution's API is set up: its degrees, its key, and the two optional protections of spec 2 §7. */
export type InstitutionApiOptions = AnswerOptions & {
  basicAuth?: { userName: string; password: string }
  /** Addresses or ranges (`192.0.2.0/24`) that may ask at all; everybody when absent. */
  allowedAddresses?: readonly string[]
  /** How an answer becomes bytes; JSON in UTF-8 when absent. */
  encode?: (answer: DegreeAnswer) => EncodedAnswer
}

/** An answer as bytes. */
export type EncodedAnswer = { contentType: string; body: Uint8Array }

/** A request handler for `node:http`. */
export type RequestHandler = (request: IncomingMessage, response: ServerResponse) => void

const MOST_REQUEST_BYTES = 64 * 1024

class RequestTooLarge extends Error {
  override name = 'RequestTooLarge'
}

async function readBody(request: IncomingMessage): Promise<string> {
  const chunks: Buffer[] = []
  let length = 0
  for await (const chunk of request) {
    length += chunk.length
    if (length > MOST_REQUEST_BYTES) throw new RequestTooLarge()
    chunks.push(chunk)
  }
  return Buffer.concat(chunks).toString('utf8')
}

function encodeJson(answer: DegreeAnswer): EncodedAnswer {
  return { contentType: 'application/json; charset=utf-8', body: Buffer.from(JSON.stringify(answer)) }
}

function allowList(entries: readonly string[]): BlockList {
  const list = new BlockList()
  for (const entry of entries) {
    const [address = '', prefix] = entry.split('/')
    const family = isIP(address)
    if (family === 0) throw new Error(`allowedAddresses: '${entry}' is no address`)
    const type = family === 6 ? 'ipv6' : 'ipv4'
    if (prefix === undefined) list.addAddress(address, type)
    else list.addSubnet(address, Number(prefix), type)
  }
  return list
}

function isAllowed(list: BlockList, address: string | undefined): boolean {
  // A socket that listens on IPv6 tells IPv4 callers as ::ffff:192.0.2.1.
  const plain = (address ?? '').replace(/^::ffff:(?=\d+\.)/, '')
  return isIP(plain) !== 0 && list.check(plain, isIP(plain) === 6 ? 'ipv6' : 'ipv4')
}

function hasBasicAuth(
  header: string | undefined,
  { userName, password }: { userName: string; password: string },
): boolean {
  const [given, expected] = [
    Buffer.from(/^Basic (\S+)$/i.exec(header ?? '')?.[1] ?? '', 'base64'),
    Buffer.from(`${userName}:${password}`),
  ]
  return given.length === expected.length && timingSafeEqual(given, expected)
}

/**
 * The reference API of an institution (spec 2 §3.2, §7, §8): POST of `{"token", "query": {…}}` or `{"token", "filter": "(…)"}`.
 * Domain outcomes are 200 with `error`; 401, 403, 405 and 413 are the transport's, 500 a source that cannot be read.
 * Throws when `allowedAddresses` holds something that is no address.
 */
export function createInstitutionApi(options: InstitutionApiOptions): RequestHandler {
  const allowed = options.allowedAddresses ? allowList(options.allowedAddresses) : null
  const encode = options.encode ?? encodeJson

  function send(response: ServerResponse, status: number, answer: DegreeAnswer): void {
    const { contentType, body } = encode(answer)
    const headers = { 'content-type': contentType, 'content-length': body.length, 'cache-control': 'no-store' }
    response.writeHead(status, { ...headers, 'x-content-type-options': 'nosniff' })
    response.end(body)
  }

  function refuse(request: IncomingMessage, response: ServerResponse): boolean {
    if (allowed && !isAllowed(allowed, request.socket.remoteAddress)) {
      send(response, 403, refusal('Address not allowed.'))
    } else if (options.basicAuth && !hasBasicAuth(request.headers.authorization, options.basicAuth)) {
      response.setHeader('www-authenticate', 'Basic realm="degrees", charset="UTF-8"')
      send(response, 401, refusal('Authentication required.'))
    } else if (request.method !== 'POST') {
      response.setHeader('allow', 'POST')
      send(response, 405, refusal('Only POST is served.'))
    } else {
      return false
    }
    return true
  }

  async function respond(request: IncomingMessage, response: ServerResponse): Promise<void> {
    if (refuse(request, response)) return
    try {
      send(response, 200, await answerDegreeQuery(await readBody(request), options))
    } catch (error) {
      if (response.headersSent || response.destroyed) return
      if (!(error instanceof RequestTooLarge)) return send(response, 500, refusal('The degrees could not be read.'))
      response.setHeader('connection', 'close')
      send(response, 413, refusal('Request too large.'))
    }
  }

  return (request, response) => void respond(request, response)
}
