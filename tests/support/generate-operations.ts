import { compile, type JSONSchema } from 'json-schema-to-typescript'

interface Operation {
  parameters?: { in: string; name: string; required?: boolean; schema: object }[]
  requestBody?: { content: Record<string, { schema?: object } | undefined> }
  responses?: Record<string, { content?: Record<string, { schema?: object } | undefined> }>
}

/** The OpenAPI document as far as the client's types need it. */
export interface OpenApiDocument {
  openapi: string
  paths: Record<string, Record<string, Operation>>
  components: { schemas: Record<string, object> }
}

const HEAD = '// Generated from docs/openapi.json by `npm run openapi`: never edited by hand.\n\n'

/** The types of `packages/client`: for each operation that answers in JSON its parameters, body and answer. */
export async function generateOperations({ paths, components }: OpenApiDocument): Promise<string> {
  const operations = Object.entries(paths).flatMap(([path, methods]) =>
    Object.entries(methods).flatMap(([method, operation]) => describe(`${method.toUpperCase()} ${path}`, operation)),
  )
  const schema = definedHere({ ...object(Object.fromEntries(operations)), $defs: components.schemas })
  const options = {
    bannerComment: '',
    additionalProperties: false,
    // A list of so many at least and at most is a list, not as many kinds of tuple.
    ignoreMinAndMaxItems: true,
    style: { semi: false, singleQuote: true, printWidth: 120 },
  }
  return HEAD + (await compile(schema, 'Operations', options))
}

/** The same schema with its references leading into itself, as a schema without a document has them. */
function definedHere(schema: JSONSchema): JSONSchema {
  // Only the addresses of references change.
  return JSON.parse(JSON.stringify(schema).replaceAll('"#/components/schemas/', '"#/$defs/')) as JSONSchema
}

function describe(name: string, operation: Operation): [string, JSONSchema][] {
  const answer = operation.responses?.['200']?.content?.['application/json']?.schema
  if (answer === undefined) return []
  const body = operation.requestBody?.content['application/json']?.schema
  return [
    [
      name,
      object({ ...parameters(operation, 'path'), ...parameters(operation, 'query'), ...(body && { body }), answer }),
    ],
  ]
}

function parameters({ parameters: all = [] }: Operation, place: 'path' | 'query') {
  const here = all.filter((parameter) => parameter.in === place)
  if (here.length === 0) return {}
  const properties = Object.fromEntries(here.map(({ name, schema }) => [name, schema]))
  const required = here.filter((parameter) => parameter.required).map(({ name }) => name)
  return { [place]: { type: 'object', additionalProperties: false, properties, required } }
}

function object(properties: Record<string, object>): JSONSchema {
  return { type: 'object', additionalProperties: false, properties, required: Object.keys(properties) }
}
