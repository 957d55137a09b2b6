import type { DegreeFieldName } from '@perga/domain'
import { DEGREE_FIELD_NAMES, type DegreeRow, isDegreeField, matchingRuleOf } from './degree-row.ts'
import { matchesFilter } from './ldap-filter/evaluate.ts'
import type { Filter } from './ldap-filter/filter.ts'
import { FilterSyntaxError, parseFilter } from './ldap-filter/parse.ts'

/** The condition of a question: values that all must be exactly so, or a filter. */
export type DegreeCondition = { exactly: Wanted } | { filter: Filter<DegreeFieldName> }

/** What an institution is asked: the condition that its degrees must satisfy, and whether one does. */
export type DegreeQuery = { condition: DegreeCondition; matches(row: DegreeRow): boolean }

/** A request that asks nothing this API can answer; the message is fit for the answer's `error`. */
export class MalformedQuery extends Error {
  override name = 'MalformedQuery'
}

type Wanted = readonly (readonly [DegreeFieldName, string])[]

function readWanted(query: object): Wanted {
  return Object.entries(query).map(([name, value]) => {
    if (!isDegreeField(name)) throw new MalformedQuery('Unknown field in query.')
    if (typeof value !== 'string' && typeof value !== 'number')
      throw new MalformedQuery('A query value must be text or a number.')
    return [name, String(value)] as const
  })
}

// Plain fields in one request are a conjunction of exact matches (spec 2 §7).
function matchesAll(row: DegreeRow, wanted: Wanted): boolean {
  return wanted.every(([name, value]) => {
    const held = row[name]
    return held !== null && held !== undefined && String(held) === value
  })
}

function filterQuery(text: string): DegreeQuery {
  try {
    const filter = parseFilter(text, { attributes: DEGREE_FIELD_NAMES })
    return { condition: { filter }, matches: (row) => matchesFilter(filter, row, matchingRuleOf) }
  } catch (error) {
    if (error instanceof FilterSyntaxError)
      throw new MalformedQuery(`Invalid filter: ${error.message}.`, { cause: error })
    throw error
  }
}

/** Reads `{query: {field: value, …}}` or `{filter: "(…)"}`; throws `MalformedQuery`. */
export function readDegreeQuery({ query, filter }: { query?: unknown; filter?: unknown }): DegreeQuery {
  if ((query === undefined) === (filter === undefined))
    throw new MalformedQuery('Exactly one of query and filter is needed.')
  if (typeof filter === 'string') return filterQuery(filter)
  if (typeof query !== 'object' || query === null || Array.isArray(query))
    throw new MalformedQuery('The query is not an object.')
  const wanted = readWanted(query)
  // No field at all would match every degree of the institution.
  if (wanted.length === 0) throw new MalformedQuery('The query names no field.')
  return { condition: { exactly: wanted }, matches: (row) => matchesAll(row, wanted) }
}
