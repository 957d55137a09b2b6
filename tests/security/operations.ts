import type { World } from '../support/world.ts'
import { type Schema, sampleOf } from './sample-body.ts'

/** A call of the OpenAPI document. */
export interface Operation {
  /** Method and path as the document has them. */
  name: string
  path: string
  /** The call about an institution and, where it names anything else, about what does not exist. */
  call(institution: string): Call
  /** The same call with `text` in each of its fields in turn: of the path, of the query, of the body. */
  variants(institution: string, text: string): Call[]
}

interface Call {
  method: string
  path: string
  body: unknown
}

interface Described {
  parameters?: { in: string; name: string; schema: Schema; required?: boolean }[]
  requestBody?: { content: Record<string, { schema?: Schema } | undefined> }
}

interface Document {
  paths: Record<string, Record<string, Described>>
  components: { schemas: Record<string, unknown> }
}

const NOTHING = '0199f0a0-0000-7000-8000-00000000beef'
const NAMES_AN_INSTITUTION = /^(institution|institutionName|code)$/

/** Every operation of the running server, with a body that its schema lets through. */
export async function operationsOf(world: World): Promise<Operation[]> {
  const answer = await fetch(`${world.origin}/api/openapi.json`)
  const { paths, components } = (await answer.json()) as Document
  return Object.entries(paths).flatMap(([path, methods]) =>
    // The authorization server answers by its own rules and has its own tests (tests/system/oauth-*.test.ts).
    path.startsWith('/.well-known/')
      ? []
      : Object.entries(methods).map(([method, described]) =>
          describe(method.toUpperCase(), path, inline(described, components.schemas)),
        ),
  )
}

/** The operation with each reference of its parameters and body replaced by what it refers to. */
function inline({ parameters, requestBody }: Described, schemas: Record<string, unknown>): Described {
  const resolve = (_: string, value: unknown): unknown => {
    const name = /^#\/components\/schemas\/(.+)$/.exec((value as { $ref?: string } | null)?.$ref ?? '')?.[1]
    return name === undefined ? value : JSON.parse(JSON.stringify(schemas[name], resolve))
  }
  // The shape is the same; only references are gone.
  return JSON.parse(JSON.stringify({ parameters, requestBody }, resolve)) as Described
}

function describe(method: string, path: string, described: Described): Operation {
  const query = (described.parameters ?? []).filter(({ in: place }) => place === 'query')
  const needed = query.filter(({ required }) => required).map(({ name, schema }) => [name, String(sampleOf(schema))])
  const schema = described.requestBody?.content['application/json']?.schema
  const body = method === 'GET' ? undefined : schema === undefined ? {} : sampleOf(schema)
  const address = (names: Record<string, string>, values: Record<string, string>) => {
    const named = path.replace(/\{(\w+)\}/g, (_, name: string) => encodeURIComponent(names[name] ?? NOTHING))
    return Object.keys(values).length === 0 ? named : `${named}?${new URLSearchParams(values)}`
  }
  const parameters = [...path.matchAll(/\{(\w+)\}/g)].map(([, name = '']) => name)
  const namesOf = (institution: string) =>
    Object.fromEntries(parameters.map((name) => [name, NAMES_AN_INSTITUTION.test(name) ? institution : NOTHING]))
  const values: Record<string, string> = Object.fromEntries(needed)
  return {
    ...{ name: `${method} ${path}`, path },
    call: (institution) => ({ method, path: address(namesOf(institution), values), body }),
    variants(institution, text) {
      const names = namesOf(institution)
      // A lone half of a character cannot stand in an address.
      const inAddress = text.isWellFormed() && text.length < 8_000 ? text : ''
      return [
        ...parameters.map((name) => ({ method, path: address({ ...names, [name]: inAddress }, values), body })),
        ...query.map(({ name }) => ({ method, path: address(names, { ...values, [name]: inAddress }), body })),
        ...textsIn(body, text).map((changed) => ({ method, path: address(names, values), body: changed })),
      ]
    },
  }
}

/** `value` with each text in it replaced in turn. */
function textsIn(value: unknown, text: string): unknown[] {
  if (typeof value === 'string') return [text]
  if (typeof value !== 'object' || value === null) return []
  return Object.entries(value).flatMap(([name, member]) =>
    textsIn(member, text).map((changed) =>
      Array.isArray(value)
        ? value.map((item, index) => (String(index) === name ? changed : item))
        : { ...value, [name]: changed },
    ),
  )
}
