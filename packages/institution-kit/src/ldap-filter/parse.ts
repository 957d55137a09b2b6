import { COMPARISON_SIGNS, type Comparison, type Filter } from './filter.ts'
import { readValue, type ValueText } from './value.ts'

/** How long and how deep a filter may be; what it may ask about. */
export type FilterLimits<Attribute extends string> = {
  attributes: readonly Attribute[]
  maximumLength?: number
  maximumDepth?: number
}

const DEFAULT_LENGTH = 1000
const DEFAULT_DEPTH = 8

/** A filter that does not follow RFC 4515, asks about an unknown attribute or goes beyond the limits; never quotes a value. */
export class FilterSyntaxError extends Error {
  readonly position: number

  constructor(reason: string, position: number) {
    super(`${reason} at position ${position}`)
    this.name = 'FilterSyntaxError'
    this.position = position
  }
}

const ATTRIBUTE = /[A-Za-z][A-Za-z0-9-]*/y
const SIGN = /=|~=|>=|<=/y
const COMPARISONS = Object.entries(COMPARISON_SIGNS).map(([type, sign]) => ({ type: type as Comparison, sign })) // sound: its keys are the comparisons

class FilterReader<Attribute extends string> {
  readonly #text: string
  readonly #attributes: ReadonlyMap<string, Attribute>
  readonly #maximumDepth: number
  #position = 0

  constructor(text: string, limits: FilterLimits<Attribute>) {
    this.#text = text
    this.#attributes = new Map(limits.attributes.map((attribute) => [attribute.toLowerCase(), attribute]))
    this.#maximumDepth = limits.maximumDepth ?? DEFAULT_DEPTH
  }

  readWhole(): Filter<Attribute> {
    const filter = this.#readFilter(1)
    if (this.#position < this.#text.length) throw this.#refuse('text after the end of the filter')
    return filter
  }

  #refuse(reason: string): FilterSyntaxError {
    return new FilterSyntaxError(reason, this.#position)
  }

  #peek(): string {
    return this.#text.charAt(this.#position)
  }

  #expect(character: string): void {
    if (this.#peek() !== character) throw this.#refuse(`'${character}' expected`)
    this.#position += 1
  }

  #match(pattern: RegExp, what: string): string {
    pattern.lastIndex = this.#position
    const found = pattern.exec(this.#text)?.[0]
    if (found === undefined) throw this.#refuse(`${what} expected`)
    this.#position += found.length
    return found
  }

  #readFilter(depth: number): Filter<Attribute> {
    if (depth > this.#maximumDepth) throw this.#refuse('filter nested too deeply')
    this.#expect('(')
    const filter = this.#readComponent(depth)
    this.#expect(')')
    return filter
  }

  #readComponent(depth: number): Filter<Attribute> {
    const operator = this.#peek()
    if (operator !== '&' && operator !== '|' && operator !== '!') return this.#readItem()
    this.#position += 1
    if (operator === '!') return { type: 'not', filter: this.#readFilter(depth + 1) }
    return { type: operator === '&' ? 'and' : 'or', filters: this.#readList(depth + 1) }
  }

  #readList(depth: number): Filter<Attribute>[] {
    const filters = [this.#readFilter(depth)]
    while (this.#peek() === '(') filters.push(this.#readFilter(depth))
    return filters
  }

  #readItem(): Filter<Attribute> {
    const attribute = this.#readAttribute()
    const sign = this.#match(SIGN, "one of '=', '~=', '>=', '<='")
    const value = readValue(this.#text, this.#position)
    if ('reason' in value) throw new FilterSyntaxError(value.reason, value.position)
    this.#position = value.end
    return this.#toItem(attribute, sign, value)
  }

  #toItem(attribute: Attribute, sign: string, { parts }: ValueText): Filter<Attribute> {
    const [initial = '', ...rest] = parts
    if (rest.length === 0) {
      const comparison = COMPARISONS.find((candidate) => candidate.sign === sign)
      return { type: comparison?.type ?? 'equal', attribute, value: initial }
    }
    if (sign !== '=') throw this.#refuse("an unescaped '*' belongs to '=' alone")
    const any = rest.slice(0, -1)
    const final = rest.at(-1) ?? ''
    if (any.includes('')) throw this.#refuse("two '*' in a row")
    if (initial === '' && final === '' && any.length === 0) return { type: 'present', attribute }
    return { type: 'substring', attribute, initial, any, final }
  }

  #readAttribute(): Attribute {
    const start = this.#position
    // Attribute descriptions ignore case (RFC 4512 §2.5).
    const attribute = this.#attributes.get(this.#match(ATTRIBUTE, 'an attribute').toLowerCase())
    if (attribute === undefined) throw new FilterSyntaxError('unknown attribute', start)
    return attribute
  }
}

/** Reads a filter strictly as RFC 4515 §3 writes it; throws `FilterSyntaxError`. */
export function parseFilter<Attribute extends string>(
  text: string,
  limits: FilterLimits<Attribute>,
): Filter<Attribute> {
  const maximumLength = limits.maximumLength ?? DEFAULT_LENGTH
  if (text.length > maximumLength) throw new FilterSyntaxError('filter too long', maximumLength)
  return new FilterReader(text, limits).readWhole()
}
