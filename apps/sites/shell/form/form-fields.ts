import type { BodyRule } from '@perga/contracts'
import { ApiError } from '../api-client.ts'
import { type Mistake, type MistakeKind, ruleAt } from './judge-body.ts'

/** What a field is called. */
export interface FieldTexts {
  readonly label: string
  readonly hint?: string
  /** What is wrong with it, where a text of its own says it better than the general ones. */
  readonly mistake?: string | Partial<Record<MistakeKind, string>>
  /** The id of its control; `{id of the form}-{name}` unless given. */
  readonly id?: string
  /** Where its value stands in the body, when that is not its name: `settings.basic_auth.user`. */
  readonly at?: string
  /** For what the contract does not say. */
  readonly optional?: boolean
}

/** The fields in the order of the form. A value inside another one is named by its path: `departments.0.email`. */
export type FieldTable<Values> = { readonly [Name in keyof Values & string]?: FieldTexts } & {
  readonly [path: `${string}.${string}`]: FieldTexts
}

/** Mistakes by the field that shows them; a mistake outside every field is shown by none. */
export type FieldFaults = Readonly<Record<string, string>>

/** The first mistake of each field, kind and limit as one text. */
export function faultsOf<Values>(mistakes: readonly Mistake[], fields: FieldTable<Values>): FieldFaults {
  const places = Object.entries<FieldTexts | undefined>(fields).map(([name, texts]) => ({
    name,
    at: texts?.at ?? name,
  }))
  const faults: Record<string, string> = {}
  for (const { path, kind, limit } of mistakes) {
    const name = nearest(path, places)
    if (name !== undefined) faults[name] ??= limit === undefined ? kind : `${kind} ${limit}`
  }
  return faults
}

interface Place {
  readonly name: string
  /** Where its value stands in the body. */
  readonly at: string
}

/** The field whose value is at `path` or around it. */
function nearest(path: string, places: readonly Place[]): string | undefined {
  const around = places.filter(({ at, name }) => [at, name].some((one) => path === one || path.startsWith(`${one}.`)))
  return around.sort((one, other) => other.at.length - one.at.length)[0]?.name
}

/** What `faultsOf` has written. */
export function readFault(fault: string): { kind: MistakeKind; limit?: number } {
  const [kind, limit] = fault.split(' ')
  // Written above, from a mistake.
  return { kind: kind as MistakeKind, ...(limit !== undefined && { limit: Number(limit) }) }
}

/** The mistakes that the server names by JSON pointers (RFC 9457 §3, RFC 6901). */
export function mistakesOf(error: unknown): Mistake[] {
  const errors = error instanceof ApiError ? (error.problem?.errors ?? []) : []
  return errors.map(({ pointer }) => ({ path: pathOf(pointer), kind: 'not-right' }))
}

const pathOf = (pointer: string) =>
  pointer
    .replace(/^#?\//, '')
    .split('/')
    .map((name) => decodeURIComponent(name).replaceAll('~1', '/').replaceAll('~0', '~'))
    .join('.')

/** Whether a field may stay empty, and undefined where nothing is known of it. */
export function isOptional(rules: BodyRule, name: string, { optional, at = name }: FieldTexts): boolean | undefined {
  const rule = ruleAt(rules, at)
  return optional ?? (rule === undefined || rule.is === 'other' ? undefined : rule.optional === true)
}

/** The most characters of a text, where the contract names them. */
export function longest(rules: BodyRule, name: string, { at = name }: Partial<FieldTexts>): number | undefined {
  const rule = ruleAt(rules, at)
  return rule?.is === 'text' ? rule.max : undefined
}
