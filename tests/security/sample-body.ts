import fc from 'fast-check'

/** A JSON schema as the OpenAPI document has it, as far as samples need it. */
export interface Schema {
  type?: string | string[]
  const?: unknown
  enum?: unknown[]
  default?: unknown
  anyOf?: Schema[]
  oneOf?: Schema[]
  allOf?: Schema[]
  properties?: Record<string, Schema>
  items?: Schema
  minItems?: number
  minLength?: number
  maxLength?: number
  minimum?: number
  pattern?: string
  format?: string
}

const FORMATS: Record<string, string> = {
  uuid: '0199f0a0-0000-7000-8000-00000000beef',
  email: 'nobody@example.org',
  uri: 'https://example.org/',
  date: '2026-01-31',
  'date-time': '2026-01-31T00:00:00Z',
}

/** A body that the schema lets through, with every field that it can have. */
export function sampleOf(schema: Schema): unknown {
  const { enum: values, anyOf, oneOf, allOf } = schema
  if (schema.const !== undefined) return schema.const
  if (values !== undefined) return values[0]
  if (anyOf?.[0] !== undefined) return sampleOf(anyOf[0])
  if (oneOf?.[0] !== undefined) return sampleOf(oneOf[0])
  if (allOf !== undefined) return Object.assign({}, ...allOf.map((part) => sampleOf(part)))
  return sampleOfType([schema.type].flat()[0], schema)
}

function sampleOfType(type: string | undefined, schema: Schema): unknown {
  if (type === 'object') return sampleOfObject(schema)
  if (type === 'array')
    return Array.from({ length: Math.max(1, schema.minItems ?? 0) }, () => sampleOf(schema.items ?? {}))
  if (type === 'string') return sampleOfText(schema)
  if (type === 'integer' || type === 'number') return Math.max(schema.minimum ?? 1, 1)
  return type === 'boolean' ? true : null
}

function sampleOfObject({ properties = {} }: Schema): object {
  return Object.fromEntries(Object.entries(properties).map(([name, member]) => [name, sampleNamed(name, member)]))
}

/** What the schema cannot say of a text, its name does. */
function sampleNamed(name: string, member: Schema): unknown {
  return name === 'email' && member.type === 'string' ? FORMATS.email : sampleOf(member)
}

function sampleOfText({ pattern, format, minLength = 1, maxLength }: Schema): string {
  const known = FORMATS[format ?? '']
  if (known !== undefined) return known
  if (pattern === undefined) return 'x'.repeat(Math.max(minLength, Math.min(5, maxLength ?? 5)))
  const text = fc.stringMatching(new RegExp(pattern)).filter(({ length }) => length >= minLength)
  return fc.sample(text, { numRuns: 1, seed: 1 })[0] ?? ''
}
