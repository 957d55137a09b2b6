import type { Filter } from './filter.ts'

type Value = string | number | null | undefined

/** How the values of one attribute are compared: names fold case, numbers are numbers, the rest is exact text. */
export type MatchingRule = 'exact' | 'fold-case' | 'number'

/** The rule for each attribute. */
export type MatchingRules<Attribute extends string> = (attribute: Attribute) => MatchingRule

/**
 * `text` without the difference of case. Greek capitals are written without accents and have one sigma, so folding the
 * case of Greek folds those too.
 */
export function foldCase(text: string): string {
  return text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase().replaceAll('ς', 'σ').normalize('NFC')
}

const DECIMAL = /^-?\d+(\.\d+)?$/

function compareNumbers(left: string, right: string): number | null {
  return DECIMAL.test(left) && DECIMAL.test(right) ? Number(left) - Number(right) : null
}

function compareTexts(left: string, right: string): number {
  if (left === right) return 0
  return left < right ? -1 : 1
}

function compare(value: string, asserted: string, rule: MatchingRule): number | null {
  if (rule === 'number') return compareNumbers(value, asserted)
  return rule === 'fold-case' ? compareTexts(foldCase(value), foldCase(asserted)) : compareTexts(value, asserted)
}

function hasSubstrings(
  value: string,
  { initial, any, final }: { initial: string; any: readonly string[]; final: string },
): boolean {
  if (!value.startsWith(initial)) return false
  let from = initial.length
  for (const part of any) {
    const at = value.indexOf(part, from)
    if (at < 0) return false
    from = at + part.length
  }
  return value.length - final.length >= from && value.endsWith(final)
}

type Item<Attribute extends string> = Exclude<Filter<Attribute>, { type: 'and' | 'or' | 'not' }>

/** RFC 4511 §4.5.1.7: an item whose value cannot be compared is Undefined, and so is its negation. */
type Truth = boolean | undefined

function matchesItem<Attribute extends string>(item: Item<Attribute>, value: string, rule: MatchingRule): Truth {
  switch (item.type) {
    case 'present':
      return true
    case 'substring': {
      if (rule !== 'fold-case') return hasSubstrings(value, item)
      const parts = { initial: foldCase(item.initial), any: item.any.map(foldCase), final: foldCase(item.final) }
      return hasSubstrings(foldCase(value), parts)
    }
    case 'approximate':
      return holds(compare(value, item.value, rule === 'exact' ? 'fold-case' : rule), (order) => order === 0)
    case 'equal':
      return holds(compare(value, item.value, rule), (order) => order === 0)
    case 'greater-or-equal':
      return holds(compare(value, item.value, rule), (order) => order >= 0)
    case 'less-or-equal':
      return holds(compare(value, item.value, rule), (order) => order <= 0)
  }
}

function holds(order: number | null, claim: (order: number) => boolean): Truth {
  return order === null ? undefined : claim(order)
}

function every(truths: readonly Truth[]): Truth {
  if (truths.includes(false)) return false
  return truths.includes(undefined) ? undefined : true
}

function negate(truth: Truth): Truth {
  return truth === undefined ? undefined : !truth
}

/** A record as far as filters look at it. */
export type Filterable<Attribute extends string> = Readonly<Partial<Record<Attribute, Value>>>

function evaluate<Attribute extends string>(
  filter: Filter<Attribute>,
  record: Filterable<Attribute>,
  ruleOf: MatchingRules<Attribute>,
): Truth {
  switch (filter.type) {
    case 'and':
      return every(filter.filters.map((part) => evaluate(part, record, ruleOf)))
    case 'or':
      return negate(every(filter.filters.map((part) => negate(evaluate(part, record, ruleOf)))))
    case 'not':
      return negate(evaluate(filter.filter, record, ruleOf))
    default: {
      const value: Value = record[filter.attribute]
      if (value === null || value === undefined) return false
      return matchesItem(filter, String(value), ruleOf(filter.attribute))
    }
  }
}

/** Whether `record` is selected; a null or missing value matches no item. */
export function matchesFilter<Attribute extends string>(
  filter: Filter<Attribute>,
  record: Filterable<Attribute>,
  ruleOf: MatchingRules<Attribute>,
): boolean {
  return evaluate(filter, record, ruleOf) === true
}
