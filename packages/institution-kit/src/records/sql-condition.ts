import { type Bind, couldHold, type ViewColumn, type ViewDialect } from '@perga/connectors'
import type { DegreeFieldName } from '@perga/domain'
import type { DegreeCondition } from '../degree-query.ts'
import { matchingRuleOf } from '../degree-row.ts'
import type { Filter } from '../ldap-filter/filter.ts'
import { SQL_WORDS, type SqlWords } from './sql-words.ts'

/** What a condition is written for: a table of one database, with the columns that hold the fields. */
export type SqlTarget = {
  dialect: ViewDialect & { readonly name: keyof typeof SQL_WORDS }
  columns: ReadonlyMap<DegreeFieldName, ViewColumn>
  bind: Bind
}

const CHARACTERS = 200
const DECIMAL = /^-?\d{1,40}(\.\d{1,20})?$/
const NEVER = '1 = 0'

type Item = Exclude<Filter<DegreeFieldName>, { type: 'and' | 'or' | 'not' }>
type Comparison = Exclude<Item, { type: 'present' | 'substring' }>

const SIGNS: Readonly<Record<Comparison['type'], string>> = {
  equal: '=',
  approximate: '=',
  'greater-or-equal': '>=',
  'less-or-equal': '<=',
}

/** One item, of a column that has a value. */
class ItemWriter {
  readonly #target: SqlTarget
  readonly #words: SqlWords
  readonly #column: ViewColumn
  readonly #text: string

  constructor(target: SqlTarget, column: ViewColumn) {
    this.#target = target
    this.#words = SQL_WORDS[target.dialect.name]
    this.#column = column
    this.#text = target.dialect.textOf(column, CHARACTERS)
  }

  equals(value: string): string {
    // No database holds this character in a text.
    if (value.includes('\0') || !couldHold(this.#column.type, value)) return NEVER
    const found = this.#target.dialect.isAnyOf(this.#column, [value], this.#target.bind)
    // A column of numbers takes 01 for 1, which are two identifiers; asked like this it can still use its index.
    return `${found} and ${this.compare('=', value, false)}`
  }

  compare(sign: string, value: string, isFolded: boolean): string {
    const { exact, folded } = this.#words
    const [column, bound] = isFolded ? [folded(this.#text), this.#words.foldedValue(value)] : [exact(this.#text), value]
    return bound.includes('\0') ? NEVER : `${column} ${sign} ${this.#bindText(bound)}`
  }

  compareNumbers(sign: string, value: string): string {
    // RFC 4511 §4.5.1.7: what cannot be compared is Undefined, which is what null is to SQL.
    if (!DECIMAL.test(value)) return this.#words.unknown
    return `${this.#words.number(this.#text)} ${sign} ${this.#words.bindNumber(this.#target.bind(value))}`
  }

  contains({ initial, any, final }: Extract<Item, { type: 'substring' }>, isFolded: boolean): string {
    const { exact, folded, foldedValue } = this.#words
    const parts = [initial, ...any, final].map((part) => escapePattern(isFolded ? foldedValue(part) : part))
    const pattern = parts.join('%')
    if (pattern.includes('\0')) return NEVER
    return `${isFolded ? folded(this.#text) : exact(this.#text)} like ${this.#bindText(pattern)} escape '|'`
  }

  #bindText(value: string): string {
    return this.#words.bindText(this.#target.bind(value))
  }
}

function escapePattern(text: string): string {
  return text.replace(/[|%_]/g, (character) => `|${character}`)
}

function writeComparison(writer: ItemWriter, item: Comparison): string {
  const rule = matchingRuleOf(item.attribute)
  const sign = SIGNS[item.type]
  if (rule === 'number') return writer.compareNumbers(sign, item.value)
  if (item.type === 'equal' && rule === 'exact') return writer.equals(item.value)
  return writer.compare(sign, item.value, rule === 'fold-case' || item.type === 'approximate')
}

function writeItem(item: Item, target: SqlTarget): string {
  const column = target.columns.get(item.attribute)
  if (column === undefined) return NEVER
  const isHeld = `${target.dialect.quote(column.column)} is not null`
  if (item.type === 'present') return isHeld
  const writer = new ItemWriter(target, column)
  const isFolded = matchingRuleOf(item.attribute) === 'fold-case'
  const condition = item.type === 'substring' ? writer.contains(item, isFolded) : writeComparison(writer, item)
  // A missing value matches no item, so that the negation of the item holds.
  return `(${isHeld} and ${condition})`
}

function writeFilter(filter: Filter<DegreeFieldName>, target: SqlTarget): string {
  switch (filter.type) {
    case 'and':
      return `(${filter.filters.map((part) => writeFilter(part, target)).join(' and ')})`
    case 'or':
      return `(${filter.filters.map((part) => writeFilter(part, target)).join(' or ')})`
    case 'not':
      return `(not ${writeFilter(filter.filter, target)})`
    default:
      return writeItem(filter, target)
  }
}

/** The condition as SQL. Every value is a parameter, every name comes from the catalogue; nothing of a question is written out. */
export function writeCondition(condition: DegreeCondition, target: SqlTarget): string {
  if ('filter' in condition) return writeFilter(condition.filter, target)
  const items = condition.exactly.map(([attribute, value]) => writeItem({ type: 'equal', attribute, value }, target))
  return items.join(' and ')
}
