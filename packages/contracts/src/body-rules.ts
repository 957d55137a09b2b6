import { z } from 'zod'

interface Common {
  /** May be left empty: the contract takes null, or the field may be absent. */
  readonly optional?: true
  /** An empty value is sent as null. */
  readonly nullable?: true
}

/** Lengths in UTF-16 code units, as zod counts them. */
export interface TextRule extends Common {
  readonly is: 'text'
  readonly min?: number
  readonly max?: number
  readonly trim?: true
  readonly format?: 'email' | 'address' | 'day'
  readonly pattern?: string
  readonly oneOf?: readonly string[]
}

export interface NumberRule extends Common {
  readonly is: 'number'
  readonly whole?: true
  readonly min?: number
  readonly max?: number
}

/** A value that the contract judges by rules of its own: the browser passes it on. */
export interface OtherRule extends Common {
  readonly is: 'other'
}

export interface ListRule extends Common {
  readonly is: 'list'
  readonly of: BodyRule
  readonly min?: number
  readonly max?: number
}

export interface ObjectRule extends Common {
  readonly is: 'object'
  readonly fields: { readonly [name: string]: BodyRule }
}

/** One of several objects, told apart by a field with a fixed value. */
export interface VariantRule extends Common {
  readonly is: 'variant'
  readonly of: readonly ObjectRule[]
}

/** What a browser can judge of a request body before the server does. */
export type BodyRule = TextRule | NumberRule | OtherRule | ListRule | ObjectRule | VariantRule

declare const ofBody: unique symbol

/** The rules of a body of the type `Body`. */
export type BodyRules<Body> = BodyRule & { readonly [ofBody]?: Body }

/**
 * The rules of a contract as plain data. Checks that a schema keeps in code (`refine`) stay with the server.
 * Throws for a keyword that has no rule, so that no constraint is lost without notice.
 */
export function bodyRules<Schema extends z.ZodType>(schema: Schema): BodyRules<z.input<Schema>> {
  const json = z.toJSONSchema(schema, {
    io: 'input',
    unrepresentable: 'any',
    override: ({ zodSchema, jsonSchema }) => {
      if (isTrimmed(zodSchema)) jsonSchema.trim = true
    },
  })
  return ruleOf(json)
}

/** JSON Schema (draft 2020-12) as zod writes it; `trim` is ours. */
type JsonSchema = z.core.JSONSchema.BaseSchema

const KNOWN = new Set([
  ...['$schema', 'type', 'properties', 'required', 'additionalProperties', 'items', 'minItems', 'maxItems', 'oneOf'],
  ...['anyOf', 'enum', 'const', 'minLength', 'maxLength', 'pattern', 'format', 'minimum', 'maximum', 'trim', 'default'],
  'description',
])

function isTrimmed(schema: z.core.$ZodTypes): boolean {
  return (schema._zod.def.checks ?? []).some(({ _zod: { def } }) => {
    // The only check of this kind that the contracts use; another one would not give this text.
    return def.check === 'overwrite' && 'tx' in def && typeof def.tx === 'function' && def.tx(' A ') === 'A'
  })
}

function ruleOf(schema: JsonSchema): BodyRule {
  const unknown = Object.keys(schema).find((keyword) => !KNOWN.has(keyword))
  if (unknown !== undefined) throw new Error(`body rules know no "${unknown}"`)
  const { nullable, rest } = withoutNull(schema)
  const rule = ruleWithoutNull(rest)
  return nullable ? { ...rule, optional: true, nullable: true } : rule
}

function withoutNull(schema: JsonSchema): { nullable: boolean; rest: JsonSchema } {
  const { type, anyOf } = schema
  if (Array.isArray(type) && type.includes('null')) {
    const [first] = type.filter((name) => name !== 'null')
    return { nullable: true, rest: first === undefined ? {} : { ...schema, type: first } }
  }
  const others = anyOf?.filter((one): one is JsonSchema => typeof one === 'object' && one.type !== 'null')
  if (anyOf === undefined || others === undefined || others.length === anyOf.length) {
    return { nullable: false, rest: schema }
  }
  const [only] = others
  return { nullable: true, rest: others.length === 1 && only !== undefined ? only : { anyOf: others } }
}

function ruleWithoutNull(schema: JsonSchema): BodyRule {
  const variants = schema.oneOf ?? schema.anyOf
  if (variants !== undefined) return variantRule(variants)
  switch (schema.type) {
    case 'string':
      return textRule(schema)
    case 'integer':
    case 'number':
      return numberRule(schema)
    case 'array':
      return listRule(schema)
    case 'object':
      return objectRule(schema)
    default:
      return { is: 'other' }
  }
}

const FORMATS: Readonly<Record<string, TextRule['format']>> = { email: 'email', uri: 'address', date: 'day' }

function textRule({ minLength, maxLength, pattern, format, enum: values, const: fixed, trim }: JsonSchema): TextRule {
  const known = FORMATS[format ?? '']
  const oneOf = fixed === undefined ? values : [fixed]
  return {
    is: 'text',
    ...(minLength !== undefined && { min: minLength }),
    ...(maxLength !== undefined && { max: maxLength }),
    ...(trim === true && { trim: true }),
    ...(known !== undefined && { format: known }),
    // A day is judged by the calendar, which is shorter than its pattern.
    ...(pattern !== undefined && known !== 'day' && { pattern }),
    ...(oneOf !== undefined && { oneOf: oneOf.map(String) }),
  }
}

function numberRule({ type, minimum, maximum }: JsonSchema): NumberRule {
  return {
    is: 'number',
    ...(type === 'integer' && { whole: true }),
    ...(minimum !== undefined && minimum > Number.MIN_SAFE_INTEGER && { min: minimum }),
    ...(maximum !== undefined && maximum < Number.MAX_SAFE_INTEGER && { max: maximum }),
  }
}

function listRule({ items, minItems, maxItems }: JsonSchema): ListRule {
  const of = typeof items === 'object' && !Array.isArray(items) ? ruleOf(items) : ({ is: 'other' } as const)
  return {
    is: 'list',
    of,
    ...(minItems !== undefined && { min: minItems }),
    ...(maxItems !== undefined && { max: maxItems }),
  }
}

function objectRule({ properties = {}, required = [] }: JsonSchema): ObjectRule {
  const fields = Object.entries(properties).map(([name, schema]): [string, BodyRule] => {
    const rule = typeof schema === 'object' ? ruleOf(schema) : ({ is: 'other' } as const)
    return [name, required.includes(name) ? rule : { ...rule, optional: true }]
  })
  return { is: 'object', fields: Object.fromEntries(fields) }
}

function variantRule(variants: readonly (JsonSchema | boolean)[]): BodyRule {
  const rules = variants.map((one) => (typeof one === 'object' ? ruleOf(one) : ({ is: 'other' } as const)))
  const objects = rules.filter((rule) => rule.is === 'object')
  return objects.length === rules.length ? { is: 'variant', of: objects } : { is: 'other' }
}
