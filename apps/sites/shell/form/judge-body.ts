import type { BodyRule, ListRule, NumberRule, ObjectRule, TextRule, VariantRule } from '@perga/contracts'

/** What is wrong with a value; the key of its text. */
export type MistakeKind =
  | 'missing'
  | 'too-short'
  | 'too-long'
  | 'too-many'
  | 'not-an-email'
  | 'not-an-address'
  | 'not-a-day'
  | 'not-a-number'
  | 'too-small'
  | 'too-big'
  | 'not-right'

/** One mistake of a body. */
export interface Mistake {
  /** The names on the way to the value, with dots between them: `departments.0.email`. */
  readonly path: string
  readonly kind: MistakeKind
  /** The length or the number that the contract allows. */
  readonly limit?: number
}

/** The values as the contract takes them: texts trimmed, numbers read, an empty value null where null is allowed. */
export function prepareBody(rule: BodyRule, value: unknown): unknown {
  if (rule.nullable && (value === undefined || (typeof value === 'string' && value.trim() === ''))) return null
  if (rule.is === 'text' && typeof value === 'string') return rule.trim ? value.trim() : value
  if (rule.is === 'number' && typeof value === 'string') return numberOf(value)
  if (rule.is === 'list' && Array.isArray(value)) return value.map((item) => prepareBody(rule.of, item))
  const object = rule.is === 'variant' ? variantOf(rule, value) : rule
  if (object?.is !== 'object' || !isRecord(value)) return value
  return Object.fromEntries(Object.entries(value).flatMap(([name, part]) => preparePart(object, name, part)))
}

function preparePart({ fields }: ObjectRule, name: string, part: unknown): [string, unknown][] {
  const rule = fields[name]
  if (rule === undefined) return []
  const isLeftOut = rule.optional && !rule.nullable && (part === '' || part === null || part === undefined)
  return isLeftOut ? [] : [[name, prepareBody(rule, part)]]
}

const numberOf = (text: string) => (text.trim() === '' ? null : Number(text.trim().replace(',', '.')))

/** The mistakes of a prepared body, in the order of the contract; none where the server may be asked. */
export function judgeBody(rule: BodyRule, value: unknown, path = ''): Mistake[] {
  if (value === null || value === undefined || value === '') return rule.optional ? [] : missing(rule, path)
  switch (rule.is) {
    case 'text':
      return found(path, textMistake(rule, value))
    case 'number':
      return found(path, numberMistake(rule, value))
    case 'list':
      return listMistakes(rule, value, path)
    case 'object':
      return objectMistakes(rule, value, path)
    case 'variant': {
      const object = variantOf(rule, value)
      return object === undefined ? [{ path, kind: 'missing' }] : objectMistakes(object, value, path)
    }
    case 'other':
      return []
  }
}

/** The rule of the value at a path, and undefined where the contract has none. */
export function ruleAt(rule: BodyRule, path: string): BodyRule | undefined {
  return path.split('.').reduce<BodyRule | undefined>((at, name) => {
    if (at?.is === 'list') return at.of
    if (at?.is === 'variant') return at.of.map(({ fields }) => fields[name]).find((field) => field !== undefined)
    return at?.is === 'object' ? at.fields[name] : undefined
  }, rule)
}

type Fault = Omit<Mistake, 'path'> | null

const found = (path: string, fault: Fault): Mistake[] => (fault === null ? [] : [{ path, ...fault }])

// A value of no known kind is left to the server.
const missing = (rule: BodyRule, path: string): Mistake[] => (rule.is === 'other' ? [] : [{ path, kind: 'missing' }])

function textMistake(rule: TextRule, value: unknown): Fault {
  if (typeof value !== 'string') return { kind: 'not-right' }
  if (value.trim() === '') return { kind: 'missing' }
  if (rule.max !== undefined && value.length > rule.max) return { kind: 'too-long', limit: rule.max }
  if (rule.format !== undefined && !FORMATS[rule.format](value)) return { kind: FAULTS[rule.format] }
  if (rule.min !== undefined && value.length < rule.min) return { kind: 'too-short', limit: rule.min }
  const isRight = (rule.oneOf?.includes(value) ?? true) && new RegExp(rule.pattern ?? '', 'u').test(value)
  if (isRight) return null
  return { kind: rule.format === undefined ? 'not-right' : FAULTS[rule.format] }
}

const FAULTS = { email: 'not-an-email', address: 'not-an-address', day: 'not-a-day' } as const

const FORMATS = {
  // The pattern of the contract judges it.
  email: () => true,
  // The contracts take no other addresses than those of the web.
  address: (text: string) => /^https?:/i.test(text) && URL.canParse(text),
  day: (text: string) => {
    const time = /^\d{4}-\d\d-\d\d$/.test(text) ? Date.parse(text) : Number.NaN
    // `Date.parse` takes 30 February for a day of March.
    return !Number.isNaN(time) && new Date(time).toISOString().startsWith(text)
  },
}

function numberMistake({ whole, min, max }: NumberRule, value: unknown): Fault {
  if (typeof value !== 'number' || Number.isNaN(value) || (whole && !Number.isInteger(value))) {
    return { kind: 'not-a-number' }
  }
  if (min !== undefined && value < min) return { kind: 'too-small', limit: min }
  return max !== undefined && value > max ? { kind: 'too-big', limit: max } : null
}

function listMistakes({ of, min = 0, max }: ListRule, value: unknown, path: string): Mistake[] {
  if (!Array.isArray(value)) return [{ path, kind: 'not-right' }]
  if (value.length < min) return [{ path, kind: 'missing' }]
  if (max !== undefined && value.length > max) return [{ path, kind: 'too-many', limit: max }]
  return value.flatMap((item, index) => judgeBody(of, item, below(path, index)))
}

function objectMistakes({ fields }: ObjectRule, value: unknown, path: string): Mistake[] {
  if (!isRecord(value)) return [{ path, kind: 'not-right' }]
  return Object.entries(fields).flatMap(([name, rule]) => judgeBody(rule, value[name], below(path, name)))
}

const below = (path: string, name: string | number) => (path === '' ? `${name}` : `${path}.${name}`)

/** The variant whose fixed values are those of the value. */
function variantOf({ of }: VariantRule, value: unknown): ObjectRule | undefined {
  if (!isRecord(value)) return undefined
  return of.find(({ fields }) =>
    Object.entries(fields).every(([name, rule]) => {
      const isFixed = rule.is === 'text' && rule.oneOf?.length === 1
      return !isFixed || value[name] === rule.oneOf?.[0]
    }),
  )
}

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value)
