import { DIPLOMA_FIELDS, type DiplomaFacts, type DiplomaField, type DiplomaFieldDefinition } from './diploma-fields.ts'
import { SCOPES, type Scope } from './scopes.ts'

/** The part of a definition that decides what is disclosed. */
export type DisclosureRules = Readonly<Record<string, Pick<DiplomaFieldDefinition, 'scope' | 'since'>>>

/** A layout of disclosed diplomas. Each release names its own, and is compared and rebuilt with it for ever. */
export type Layout = (typeof DIPLOMA_FIELDS)[DiplomaField]['since']

/** The layout of new releases: the newest that a field came with. */
// One of the values of `since`.
export const CURRENT_LAYOUT = newestOf(DIPLOMA_FIELDS) as Layout

/** Whether a layout is known here; a newer version of the service may have made a release with a later one. */
export function isLayout(layout: number, fields: DisclosureRules = DIPLOMA_FIELDS): layout is Layout {
  return Number.isInteger(layout) && layout >= 1 && layout <= newestOf(fields)
}

/**
 * The facts that the scopes disclose in a layout. A field of no granted scope is absent, not null (row D4), and so is one that
 * the layout does not have. `fields`: another list than that of the diploma.
 */
export function disclose(
  facts: DiplomaFacts,
  scopes: readonly Scope[],
  layout: Layout,
  fields: DisclosureRules = DIPLOMA_FIELDS,
): Partial<DiplomaFacts> {
  const values: Readonly<Record<string, string | null>> = facts
  const disclosed: Record<string, string | null | undefined> = {}
  for (const name of disclosedNames(fields, scopes, layout)) disclosed[name] = values[name]
  // Members of the facts under their own names.
  return disclosed as Partial<DiplomaFacts>
}

const NAMES = new WeakMap<DisclosureRules, Map<number, readonly string[]>>()

// Each set of scopes is looked through once for each layout: there are 2^scopes of them.
function disclosedNames(fields: DisclosureRules, scopes: readonly Scope[], layout: number): readonly string[] {
  const known = NAMES.get(fields) ?? new Map<number, readonly string[]>()
  NAMES.set(fields, known)
  const set = SCOPES.reduce((bits, scope, place) => (scopes.includes(scope) ? bits | (1 << place) : bits), 0)
  const key = layout * 2 ** SCOPES.length + set
  const names = known.get(key) ?? namesOf(fields, scopes, layout)
  known.set(key, names)
  return names
}

function newestOf(fields: DisclosureRules): number {
  return Math.max(...Object.values(fields).map(({ since }) => since))
}

function namesOf(fields: DisclosureRules, scopes: readonly Scope[], layout: number): string[] {
  return Object.entries(fields)
    .filter(([, { scope, since }]) => scopes.includes(scope) && since <= layout)
    .map(([name]) => name)
}
