import type { World } from '../support/world.ts'
import { type Schema, sampleOf } from './sample-body.ts'

/** A call of the OpenAPI document. */
export interface Operation {
  /** Method and path as the document has them. */
  name: string
  path: string
  /** The call about an institution and, where it names anything else, about what does not exist. */
  call(institution: string): { method: string; path: string; body: unknown }
}

interface Described {
  parameters?: { in: string; name: string; schema: Schema; required?: boolean }[]
  requestBody?: { content: Record<string, { schema?: Schema } | undefined> }
}

const NOTHING = '0199f0a0-0000-7000-8000-00000000beef'
const NAMES_AN_INSTITUTION = /^(institution|institutionName|code)$/

/** Every operation of the running server, with a body that its schema lets through. */
export async function operationsOf(world: World): Promise<Operation[]> {
  const answer = await fetch(`${world.origin}/api/openapi.json`)
  const { paths } = (await answer.json()) as { paths: Record<string, Record<string, Described>> }
  return Object.entries(paths).flatMap(([path, methods]) =>
    // The endpoints of OAuth answer by their own rules and have their own tests (tests/system/oauth-*.test.ts).
    path === '/oauth/{*}' || path.startsWith('/.well-known/')
      ? []
      : Object.entries(methods).map(([method, described]) => describe(method.toUpperCase(), path, described)),
  )
}

function describe(method: string, path: string, described: Described): Operation {
  const query = (described.parameters ?? []).filter(({ in: place, required }) => place === 'query' && required)
  const values = query.map(({ name, schema }): [string, string] => [name, String(sampleOf(schema))])
  const ending = values.length === 0 ? '' : `?${new URLSearchParams(values)}`
  const schema = described.requestBody?.content['application/json']?.schema
  const body = method === 'GET' ? undefined : schema === undefined ? {} : sampleOf(schema)
  return {
    name: `${method} ${path}`,
    path,
    call: (institution) => ({
      ...{ method, body },
      path:
        path.replace(/\{(\w+)\}/g, (_, name: string) => (NAMES_AN_INSTITUTION.test(name) ? institution : NOTHING)) +
        ending,
    }),
  }
}
