// Writes the types of the API's calls: `node scripts/generate-operations.ts`, from docs/openapi.json into packages/client.
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { compile, type JSONSchema } from 'json-schema-to-typescript'

interface Content {
  readonly schema?: object
}

interface Response {
  readonly $ref?: string
  readonly content?: Record<string, Content>
}

interface Operation {
  readonly parameters?: readonly { in: string; name: string; required?: boolean; schema: object }[]
  readonly requestBody?: { readonly content: Record<string, Content> }
  readonly responses?: Record<string, Response>
}

/** The OpenAPI document as far as the types need it. */
interface OpenApiDocument {
  readonly paths: Record<string, Record<string, Operation>>
  readonly components: { readonly schemas: Record<string, object>; readonly responses: Record<string, Response> }
}

const HEAD = '// Generated from docs/openapi.json by scripts/generate-operations.ts: never edited by hand.\n\n'
const JSON_TYPE = 'application/json'
const PROBLEM_TYPE = 'application/problem+json'
const PARTS_TYPE = 'multipart/form-data'
const FORM_TYPE = 'application/x-www-form-urlencoded'

/** For each operation its parameters, what it is sent, its answer and the codes of its refusals. */
async function generateOperations({ paths, components }: OpenApiDocument): Promise<string> {
  const operations = Object.entries(paths).flatMap(([path, methods]) =>
    Object.entries(methods).map(([method, operation]) => [
      `${method.toUpperCase()} ${path}`,
      describe(operation, components.responses),
    ]),
  )
  const schema = definedHere({ ...object(Object.fromEntries(operations)), $defs: components.schemas })
  const options = {
    bannerComment: '',
    additionalProperties: false,
    // A list of so many at least and at most is a list, not as many kinds of tuple.
    ignoreMinAndMaxItems: true,
    style: { semi: false, singleQuote: true, printWidth: 120 },
  }
  return HEAD + mayBeUndefined(await compile(schema, 'Operations', options))
}

/** The same schema with its references leading into itself, as a schema without a document has them. */
function definedHere(schema: JSONSchema): JSONSchema {
  // Only the addresses of references change.
  return JSON.parse(JSON.stringify(schema).replaceAll('"#/components/schemas/', '"#/$defs/')) as JSONSchema
}

/** An optional property may also be undefined, as Zod infers it and as JSON leaves it out. */
function mayBeUndefined(types: string): string {
  return types.replaceAll(/^( +(?:\w+|'[^']+')\?:)(.?)/gm, (_, name: string, space: string) =>
    space === '' ? `${name} undefined` : `${name} undefined | `,
  )
}

function describe(operation: Operation, shared: Record<string, Response>): JSONSchema {
  const responses = Object.entries(operation.responses ?? {}).map(([status, response]) => ({
    isAnswer: status.startsWith('2'),
    content: (response.$ref === undefined ? response : shared[response.$ref.split('/').at(-1) ?? ''])?.content ?? {},
  }))
  return object({
    ...parameters(operation, 'path'),
    ...parameters(operation, 'query'),
    ...sent(operation.requestBody?.content),
    ...answered(responses.flatMap(({ isAnswer, content }) => (isAnswer ? [content] : []))),
    refusal: { type: 'string', enum: refusalsOf(responses.map(({ content }) => content)) },
  })
}

function parameters({ parameters: all = [] }: Operation, place: 'path' | 'query') {
  const here = all.filter((parameter) => parameter.in === place)
  if (here.length === 0) return {}
  const properties = Object.fromEntries(here.map(({ name, schema }) => [name, schema]))
  const required = here.filter((parameter) => parameter.required).map(({ name }) => name)
  return { [place]: { type: 'object', additionalProperties: false, properties, required } }
}

/** `body` for JSON and forms; `sends` names anything else. */
function sent(content: Record<string, Content> = {}) {
  const body = (content[JSON_TYPE] ?? content[FORM_TYPE])?.schema
  if (body !== undefined) return { body }
  const [type] = Object.keys(content)
  return type === undefined ? {} : { sends: { const: type === PARTS_TYPE ? 'parts' : 'file' } }
}

/** `answer` for JSON; `file` for any other content, by its media type. */
function answered(contents: readonly Record<string, Content>[]) {
  const [answer] = contents.flatMap((content) => content[JSON_TYPE]?.schema ?? [])
  const files = contents.flatMap((content) =>
    Object.keys(content).filter((type) => type !== JSON_TYPE || !content[type]?.schema),
  )
  return { ...(answer !== undefined && { answer }), ...(files.length > 0 && { file: { enum: [...new Set(files)] } }) }
}

function refusalsOf(contents: readonly Record<string, Content>[]): string[] {
  const schemas = contents.flatMap((content) => content[PROBLEM_TYPE]?.schema ?? [])
  return [...new Set(schemas.flatMap((schema) => codesIn(schema)))].sort()
}

function codesIn(schema: object): string[] {
  const { properties, allOf = [] } = schema as { properties?: { code?: { enum?: string[] } }; allOf?: object[] }
  return [...(properties?.code?.enum ?? []), ...allOf.flatMap(codesIn)]
}

function object(properties: Record<string, object>): JSONSchema {
  return { type: 'object', additionalProperties: false, properties, required: Object.keys(properties) }
}

const root = dirname(import.meta.dirname)
const target = join(root, 'packages/client/src/generated/operations.ts')
// The document is made by the server from its routes; `npm run openapi` writes it and a test compares it.
const document = JSON.parse(readFileSync(join(root, 'docs/openapi.json'), 'utf8')) as OpenApiDocument
mkdirSync(dirname(target), { recursive: true })
writeFileSync(target, await generateOperations(document))
