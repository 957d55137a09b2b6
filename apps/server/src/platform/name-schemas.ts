import * as contracts from '@perga/contracts'
import { z } from 'zod'

type Json = string | number | boolean | null | Json[] | { [name: string]: Json }
type JsonObject = { [name: string]: Json }

const REFERENCE = '#/components/schemas/'
const INPUT = 'Input'
/** A list of words longer than this is told once, like an object. */
const LONG_LIST = 10

/**
 * An OpenAPI document that tells each shape of the contracts once: wherever a schema says the same as one that the contracts export, it
 * refers to it by that name. Two exports that say the same share the first name.
 */
export function nameSchemas(document: JsonObject): JsonObject {
  const names = namesOfContracts()
  const used: JsonObject = {}
  const refer = (value: Json, isNamed = false): Json => {
    if (typeof value !== 'object' || value === null) return value
    if (Array.isArray(value)) return value.map((item) => refer(item))
    const name = isNamed ? undefined : names.get(JSON.stringify(value))
    if (name === undefined) return Object.fromEntries(Object.entries(value).map(([key, part]) => [key, refer(part)]))
    // Entered before it is walked: a shape may hold itself.
    if (!(name in used)) {
      used[name] = {}
      used[name] = refer(value, true)
    }
    return { $ref: `${REFERENCE}${name}` }
  }
  const paths = refer(document.paths ?? {})
  const responses = refer(partOf(document.components, 'responses'))
  const schemas = Object.fromEntries(Object.entries(used).sort(([one], [other]) => one.localeCompare(other, 'en')))
  return withShortNames({ ...document, paths, components: { schemas, responses } }, Object.keys(used))
}

const partOf = (value: Json | undefined, name: string): Json =>
  (typeof value === 'object' && value !== null && !Array.isArray(value) && value[name]) || {}

/** What is read in is told apart from what is sent out only where a shape is both. */
function withShortNames(document: JsonObject, used: readonly string[]): JsonObject {
  const short = used.filter((name) => name.endsWith(INPUT) && !used.includes(name.slice(0, -INPUT.length)))
  const text = short.reduce(
    (all, name) => all.replaceAll(new RegExp(`"(${REFERENCE})?${name}"`, 'g'), `"$1${name.slice(0, -INPUT.length)}"`),
    JSON.stringify(document),
  )
  // It was a document and still is.
  return JSON.parse(text) as JsonObject
}

/** Each object and each long list of words that the contracts export, as it is written into the document: what is read in, and what is sent out. */
function namesOfContracts(): Map<string, string> {
  const names = new Map<string, string>()
  for (const [name, schema] of Object.entries(contracts)) {
    if (!(schema instanceof z.ZodType)) continue
    for (const [io, ending] of [
      ['output', ''],
      ['input', INPUT],
    ] as const) {
      const { $schema: _, ...json } = z.toJSONSchema(schema, { io, target: 'draft-2020-12' })
      const text = JSON.stringify(json)
      const isShape = (json.properties ?? json.anyOf ?? json.oneOf) !== undefined
      const isLongList = (json.enum?.length ?? 0) > LONG_LIST
      if ((isShape || isLongList) && !names.has(text)) names.set(text, name + ending)
    }
  }
  return names
}
