import type { Operations } from './operations.ts'

export type OperationName = keyof Operations

/** What an operation is given: its path parameters, query and body, as far as it has them. */
type RequestOf<Name extends OperationName> = Pick<
  Operations[Name],
  keyof Operations[Name] & ('path' | 'query' | 'body')
>

/** The answer as the OpenAPI document states it, or the problem (RFC 9457) that the service answered instead. */
export type PergaAnswer<Name extends OperationName> =
  | { ok: true; status: number; value: Operations[Name]['answer'] }
  | { ok: false; status: number; problem: unknown }

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
  call<Name extends OperationName>(name: Name, request: RequestOf<Name>): Promise<PergaAnswer<Name>>
}

/** A client of the service's API. Every operation is named as in the OpenAPI document: method, space, path. */
export function createPergaClient(options: PergaClientOptions): PergaClient {
  const send = options.fetch ?? fetch
  return {
    async call(name, request) {
      const [method = 'GET', path = '/'] = name.split(' ')
      const parts: { path?: object; query?: object; body?: unknown } = request
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
      // What the server sends is checked against the same schema on its side before it is sent.
      return response.ok
        ? { ok: true, status: response.status, value: content as Operations[typeof name]['answer'] }
        : { ok: false, status: response.status, problem: content }
    },
  }
}

function fillIn(path: string, parameters: object = {}): string {
  const values = new Map(Object.entries(parameters))
  return path.replaceAll(/\{(\w+)\}/g, (_, name: string) => encodeURIComponent(String(values.get(name) ?? '')))
}

function queryOf(query: object = {}): string {
  const parameters = new URLSearchParams()
  for (const [name, value] of Object.entries(query)) if (value !== undefined) parameters.set(name, String(value))
  return parameters.size === 0 ? '' : `?${parameters}`
}
