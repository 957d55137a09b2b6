import type { Problem } from '@perga/contracts'
import type { Locale } from '@perga/domain'

/** The server answered with a refusal, or could not be reached (`status` 0). */
export class ApiError extends Error {
  readonly status: number
  readonly problem: Problem | null

  constructor(status: number, problem: Problem | null, options?: ErrorOptions) {
    super(problem?.code ?? `answer ${status}`, options)
    this.name = 'ApiError'
    this.status = status
    this.problem = problem
  }
}

/** The refusal in the reader's language, where the server gave one. */
export function problemText(error: unknown, locale: Locale): string | null {
  return error instanceof ApiError ? (error.problem?.detail[locale] ?? null) : null
}

interface Call {
  readonly method?: 'GET' | 'POST' | 'PUT'
  /** Sent as application/x-www-form-urlencoded. */
  readonly form?: Record<string, string>
  readonly json?: unknown
  /** Sent as it is, under its own type. */
  readonly file?: Blob
  /** Sent as multipart/form-data. */
  readonly parts?: FormData
  /** Names a request that may be sent twice, so that it counts once. */
  readonly idempotencyKey?: string
  readonly signal?: AbortSignal
}

/** Calls the server and gives its JSON answer; throws `ApiError` for anything but 2xx. */
export async function callApi<Answer>(path: string, call: Call = {}): Promise<Answer> {
  const response = await send(path, call)
  if (!response.ok) throw new ApiError(response.status, await readProblem(response))
  // The contract tests hold the server to this shape; a schema library would double the size of the page.
  return (await response.json()) as Answer
}

/** Calls the server for a file; throws `ApiError` for anything but 2xx. */
export async function callForFile(path: string, call: Call = {}): Promise<Blob> {
  const response = await send(path, call)
  if (!response.ok) throw new ApiError(response.status, await readProblem(response))
  return response.blob()
}

async function send(path: string, call: Call): Promise<Response> {
  try {
    return await fetch(path, requestOf(call))
  } catch (cause) {
    throw new ApiError(0, null, { cause })
  }
}

function requestOf({ method = 'GET', form, json, file, parts, idempotencyKey, signal }: Call): RequestInit {
  const headers: Record<string, string> = { 'X-Requested-With': 'XMLHttpRequest', Accept: 'application/json' }
  const request: RequestInit = { method, headers, credentials: 'same-origin' }
  if (signal !== undefined) request.signal = signal
  if (idempotencyKey !== undefined) headers['Idempotency-Key'] = idempotencyKey
  if (form !== undefined) request.body = new URLSearchParams(form)
  if (file !== undefined) request.body = file
  if (parts !== undefined) request.body = parts
  if (json !== undefined) {
    headers['Content-Type'] = 'application/json'
    request.body = JSON.stringify(json)
  }
  return request
}

async function readProblem(response: Response): Promise<Problem | null> {
  if (!response.headers.get('content-type')?.startsWith('application/problem+json')) return null
  try {
    // The same trust as above: problem+json comes from the one error handler of the server.
    return (await response.json()) as Problem
  } catch {
    return null
  }
}

/** The path with those parameters that have a value. */
export function withQuery(path: string, parameters: Record<string, string | null | undefined>): string {
  const query = new URLSearchParams()
  for (const [name, value] of Object.entries(parameters)) {
    if (value !== null && value !== undefined && value !== '') query.set(name, value)
  }
  const text = query.toString()
  return text === '' ? path : `${path}?${text}`
}
