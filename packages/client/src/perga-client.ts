import type { AnswerOf, BodyOf, GivenWith, JsonOperation, Part, PathOf, QueryOf, RefusalOf } from './call-types.ts'

/** What an operation is given: its path parameters, query and body, as far as it has them. */
export type RequestOf<Name extends JsonOperation> = Part<'path', PathOf<Name>> &
  Part<'query', QueryOf<Name>> &
  Part<'body', BodyOf<Name>>

/** A problem answer (RFC 9457) with the codes that the operation may refuse with. */
export interface ProblemOf<Name extends JsonOperation> {
  readonly type: string
  readonly title: string
  readonly status: number
  readonly code: RefusalOf<Name>
  readonly detail: { readonly el: string; readonly en: string }
}

/** The answer as the OpenAPI document states it, or the problem that the service answered instead. */
export type PergaAnswer<Name extends JsonOperation> =
  | { ok: true; status: number; value: AnswerOf<Name> }
  | { ok: false; status: number; problem: ProblemOf<Name> }

export interface PergaClientOptions {
  /** The address of the service, without a path. */
  origin: string
  /** How calls are made; `fetch` of the environment unless told. */
  fetch?: typeof fetch
  /** Sent with every call, for instance `Authorization`. */
  headers?: Record<string, string>
}

export interface PergaClient {
  /** Makes one call. Rejects only when the service cannot be reached or does not answer in JSON. */
  call<Name extends JsonOperation>(name: Name, ...given: GivenWith<RequestOf<Name>>): Promise<PergaAnswer<Name>>
}

/** A client of the service's API. Every operation is named as in the OpenAPI document: method, space, path. */
export function createPergaClient(options: PergaClientOptions): PergaClient {
  const send = options.fetch ?? fetch
  return {
    async call<Name extends JsonOperation>(name: Name, ...[given]: GivenWith<RequestOf<Name>>) {
      const [method = 'GET', path = '/'] = name.split(' ')
      const parts: { path?: unknown; query?: unknown; body?: unknown } = given ?? {}
      const response = await send(`${options.origin}${fillIn(path, parts.path)}${queryOf(parts.query)}`, {
        method,
        headers: {
          accept: 'application/json',
          'x-requested-with': 'perga-client',
          ...options.headers,
          ...(parts.body !== undefined && { 'content-type': 'application/json' }),
        },
        ...(parts.body !== undefined && { body: JSON.stringify(parts.body) }),
      })
      const content: unknown = await response.json()
      // The server checks every answer against the same schema before it is sent; a test holds its problems to the document.
      return response.ok
        ? { ok: true, status: response.status, value: content as AnswerOf<Name> }
        : { ok: false, status: response.status, problem: content as ProblemOf<Name> }
    },
  }
}

function fillIn(path: string, parameters: unknown): string {
  const values = new Map(Object.entries(parameters ?? {}))
  return path.replaceAll(/\{(\w+)\}/g, (_, name: string) => encodeURIComponent(String(values.get(name) ?? '')))
}

function queryOf(query: unknown): string {
  const parameters = new URLSearchParams()
  for (const [name, value] of Object.entries(query ?? {})) if (value !== undefined) parameters.set(name, String(value))
  return parameters.size === 0 ? '' : `?${parameters}`
}
