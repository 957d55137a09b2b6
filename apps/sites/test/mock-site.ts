import { readFile } from 'node:fs/promises'
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import { extname, join, normalize } from 'node:path'
import { type PageFinder, readSitePages } from '../../server/src/platform/site-pages.ts'

/** A request as an answer sees it. */
export interface MockRequest {
  readonly method: string
  readonly path: string
  readonly query: URLSearchParams
  readonly headers: IncomingMessage['headers']
  readonly body: string
}

interface MockAnswer {
  readonly status?: number
  readonly body: unknown
  readonly type?: string
}

/** The answers of a mock server: `GET /path` → what it says. A path may end in `*`. */
export type MockAnswers = Record<string, (request: MockRequest) => MockAnswer | Promise<MockAnswer>>

/** A built site behind a mock API: the same headers and choice of pages as the server's, nothing else of its logic. */
export interface MockSite {
  readonly origin: string
  readonly calls: MockRequest[]
  readonly answer: (answers: MockAnswers) => void
  /** From now on these answers and no others, and no call yet. */
  readonly restart: (answers: MockAnswers) => void
  readonly close: () => Promise<void>
}

const TYPES: Record<string, string> = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript',
  '.css': 'text/css',
  '.svg': 'image/svg+xml',
  '.json': 'application/json',
}
const CONTENT_SECURITY_POLICY =
  "default-src 'self'; script-src 'self'; style-src 'self'; object-src 'none'; base-uri 'none'"

/** Serves the folder `dist` and the mock answers on a free port of 127.0.0.1. */
export async function startMockSite(dist: string, initial: MockAnswers = {}): Promise<MockSite> {
  let answers = initial
  const findPage = await readSitePages(dist)
  const calls: MockRequest[] = []
  const server = createServer((request, response) => {
    const [path = '/'] = (request.url ?? '/').split('?')
    // A file that an operator edits can be answered for too.
    const isAnswered = isServerPath(path) || `GET ${path}` in answers
    const serve = isAnswered ? serveAnswer : serveFile
    serve(request, response).catch((error: unknown) => response.writeHead(500).end(String(error)))
  })

  async function serveAnswer(incoming: IncomingMessage, response: ServerResponse) {
    const request = await readRequest(incoming)
    calls.push(request)
    const { status = 200, body, type } = (await findAnswer(answers, request)?.(request)) ?? notFound
    const contentType = type ?? (status < 400 ? 'application/json' : 'application/problem+json')
    response.writeHead(status, { 'content-type': contentType, 'cache-control': 'no-store' })
    response.end(typeof body === 'string' ? body : JSON.stringify(body))
  }

  async function serveFile(request: IncomingMessage, response: ServerResponse) {
    const { status, content, type } = await readSiteFile(dist, request, findPage)
    const caching = request.url?.startsWith('/assets/') && { 'cache-control': 'max-age=3600, immutable' }
    response
      .writeHead(status, { 'content-type': type, 'content-security-policy': CONTENT_SECURITY_POLICY, ...caching })
      .end(content)
  }

  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const address = server.address()
  if (address === null || typeof address === 'string') throw new Error('the mock site has no port')
  return {
    origin: `http://127.0.0.1:${address.port}`,
    calls,
    answer: (next) => {
      answers = { ...answers, ...next }
    },
    restart: (next) => {
      answers = next
      calls.length = 0
    },
    close: () =>
      new Promise((resolve) => {
        server.closeAllConnections()
        server.close(() => resolve())
      }),
  }
}

const notFound: MockAnswer = {
  status: 404,
  body: {
    type: 'about:blank',
    title: 'Not found',
    status: 404,
    code: 'not_found',
    detail: { el: 'Δεν βρέθηκε.', en: 'Not found.' },
  },
}

const isServerPath = (path: string) => /^\/(api|api-test|oauth)\//.test(path)

function findAnswer(answers: MockAnswers, { method, path }: MockRequest) {
  const exact = answers[`${method} ${path}`]
  if (exact !== undefined) return exact
  const pattern = Object.keys(answers).find(
    (key) => key.endsWith('*') && `${method} ${path}`.startsWith(key.slice(0, -1)),
  )
  return pattern === undefined ? undefined : answers[pattern]
}

async function readRequest(incoming: IncomingMessage): Promise<MockRequest> {
  const chunks: Buffer[] = []
  for await (const chunk of incoming) chunks.push(Buffer.from(chunk))
  const { pathname, searchParams } = new URL(incoming.url ?? '/', 'http://mock')
  return {
    method: incoming.method ?? 'GET',
    path: pathname,
    query: searchParams,
    headers: incoming.headers,
    body: Buffer.concat(chunks).toString('utf8'),
  }
}

async function readSiteFile(dist: string, { url = '/', headers }: IncomingMessage, findPage: PageFinder) {
  const path = new URL(url, 'http://mock').pathname
  const type = TYPES[extname(path)]
  if (type !== undefined) {
    try {
      return { status: 200, content: await readFile(join(dist, normalize(path))), type }
    } catch {
      return { status: 404, content: '', type: 'text/plain' }
    }
  }
  const languageCookie = /(?:^|; )lang=([^;]*)/.exec(headers.cookie ?? '')?.[1]
  const { file, status } = findPage({ url, languageCookie })
  return { status, content: await readFile(join(dist, file)), type: 'text/html; charset=utf-8' }
}
