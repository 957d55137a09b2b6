import type {
  AnswerOf,
  BodyOf,
  FileOperation,
  GivenWith,
  JsonOperation,
  OperationName,
  Part,
  PathOf,
  QueryOf,
  SendsOf,
} from '@perga/client'
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

/** Query parameters; one that is null or empty stays out of the address. */
type Asked<Query> = { readonly [Name in keyof Query]: Query[Name] | null }

/** Path and query parameters of an operation, as far as it has them. */
type Addressed<Name extends OperationName> = Part<'path', PathOf<Name>> & Part<'query', Asked<QueryOf<Name>>>

/** A body is only read: lists in it may be read-only ones. */
type Fixed<Body> = Body extends object ? { readonly [Name in keyof Body]: Fixed<Body[Name]> } : Body

/** `json`, or `form` (application/x-www-form-urlencoded), or `parts` (multipart/form-data), or a file under its own type. */
type Sent<Name extends OperationName> =
  SendsOf<Name> extends 'parts'
    ? { readonly parts: FormData }
    : SendsOf<Name> extends 'file'
      ? { readonly file: Blob }
      : BodyOf<Name> extends undefined
        ? Record<never, never>
        : { readonly json: Fixed<BodyOf<Name>> } | { readonly form: Fixed<BodyOf<Name>> }

interface CallOptions {
  /** Names a request that may be sent twice, so that it counts once. */
  readonly idempotencyKey?: string
  readonly signal?: AbortSignal
}

/** Everything that a call of the operation may be given; nothing where it needs nothing. */
type Given<Name extends OperationName> = GivenWith<Addressed<Name> & Sent<Name> & CallOptions>

/** A call as it is sent, of whichever operation. */
interface AnyCall extends CallOptions {
  readonly path?: unknown
  readonly query?: unknown
  readonly json?: unknown
  readonly form?: unknown
  readonly file?: Blob
  readonly parts?: FormData
}

/**
 * Calls an operation of the OpenAPI document and gives its JSON answer; throws `ApiError` for anything but 2xx.
 * `call('POST /api/desk/members/{id}/link', { path: { id }, json: { language } })`
 */
export async function call<Name extends JsonOperation>(name: Name, ...[given]: Given<Name>): Promise<AnswerOf<Name>> {
  const response = await send(name, given)
  // The server checks each answer against this shape before it sends it; a schema library would double the size of the page.
  return (await response.json()) as AnswerOf<Name>
}

/** Calls an operation that answers with a file; throws `ApiError` for anything but 2xx. */
export async function callForFile<Name extends FileOperation>(name: Name, ...[given]: Given<Name>): Promise<Blob> {
  return (await send(name, given)).blob()
}

type Opened = Extract<OperationName, `GET ${string}`>

/** The address of an operation that the browser opens itself: a login, a download. */
export function addressOf<Name extends Opened>(name: Name, ...[given]: GivenWith<Addressed<Name>>): string {
  return addressIn(name, given)
}

/** Reads a JSON file that is no operation of the API, such as those that the operator puts beside the sites. */
export async function readJson(path: string, signal: AbortSignal): Promise<unknown> {
  return (await send(`GET ${path}`, { signal })).json()
}

/** Goes away: `call` takes its types from the contracts. */
export async function callApi<Answer>(path: string, { method = 'GET', ...given }: HandTypedCall = {}): Promise<Answer> {
  return (await send(`${method} ${path}`, given)).json()
}

interface HandTypedCall extends Omit<AnyCall, 'path' | 'query'> {
  readonly method?: 'GET' | 'POST' | 'PUT'
}

async function send(name: string, given: AnyCall = {}): Promise<Response> {
  let response: Response
  try {
    response = await fetch(addressIn(name, given), requestOf(name, given))
  } catch (cause) {
    throw new ApiError(0, null, { cause })
  }
  if (!response.ok) throw new ApiError(response.status, await readProblem(response))
  return response
}

function addressIn(name: string, { path, query }: AnyCall = {}): string {
  const values = new URLSearchParams(fieldsOf(path))
  const filled = name.replace(/^\S+ /, '').replace(/{(\w+)}/g, (_, key) => encodeURIComponent(values.get(key) ?? ''))
  return withQuery(filled, query)
}

function requestOf(name: string, { form, json, file, parts, idempotencyKey, signal }: AnyCall): RequestInit {
  const headers: Record<string, string> = { 'X-Requested-With': 'XMLHttpRequest', Accept: 'application/json' }
  const request: RequestInit = { method: name.split(' ', 1).join(), headers, credentials: 'same-origin' }
  if (signal !== undefined) request.signal = signal
  if (idempotencyKey !== undefined) headers['Idempotency-Key'] = idempotencyKey
  if (form !== undefined) request.body = new URLSearchParams(fieldsOf(form))
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
export function withQuery(path: string, parameters: unknown): string {
  const query = new URLSearchParams(fieldsOf(parameters).filter(([, value]) => value !== ''))
  return query.size === 0 ? path : `${path}?${query}`
}

const fieldsOf = (given: unknown): string[][] =>
  Object.entries(given ?? {}).flatMap(([name, value]) =>
    value === undefined || value === null ? [] : [[name, `${value}`]],
  )
