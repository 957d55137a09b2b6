import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import type { Filter } from './filter.ts'
import { FilterSyntaxError, parseFilter } from './parse.ts'
import { printFilter } from './print.ts'

const ATTRIBUTES = ['dateIssued', 'lastNameEl', 'gradeValue', 'status'] as const
const parse = (text: string) => parseFilter(text, { attributes: ATTRIBUTES })

const attribute = fc.constantFrom(...ATTRIBUTES)
const value = fc.oneof(
  fc.string({ unit: 'grapheme' }),
  fc.string({ unit: fc.constantFrom('*', '(', ')', '\\', '\0', 'ά', 'x') }),
)
const nonEmpty = value.filter((text) => text !== '')

const comparison = fc.record({
  type: fc.constantFrom('equal', 'approximate', 'greater-or-equal', 'less-or-equal'),
  attribute,
  value,
})
const substring = fc
  .record({
    type: fc.constant('substring'),
    attribute,
    initial: value,
    any: fc.array(nonEmpty, { maxLength: 3 }),
    final: value,
  })
  .filter(({ initial, any, final }) => initial !== '' || final !== '' || any.length > 0)
const item = fc.oneof(comparison, substring, fc.record({ type: fc.constant('present'), attribute }))

const filters = fc.letrec<{ filter: Filter<(typeof ATTRIBUTES)[number]> }>((tie) => ({
  filter: fc.oneof(
    { maxDepth: 4, withCrossShrink: true },
    item,
    fc.record({ type: fc.constantFrom('and', 'or'), filters: fc.array(tie('filter'), { minLength: 1, maxLength: 3 }) }),
    fc.record({ type: fc.constant('not'), filter: tie('filter') }),
  ),
}))

describe('parsing a filter', () => {
  test('I3: a printed filter is read back as itself', () => {
    fc.assert(
      fc.property(filters.filter, (filter) => {
        const text = printFilter(filter)
        const read = parseFilter(text, { attributes: ATTRIBUTES, maximumLength: 100_000, maximumDepth: 50 })
        expect(read).toEqual(filter)
        expect(printFilter(read)).toBe(text)
      }),
      { numRuns: 500 },
    )
  })

  test('I3: no text makes the parser throw anything but its own refusal', () => {
    const noise = fc.string({
      unit: fc.constantFrom('(', ')', '&', '|', '!', '=', '*', '\\', '2', 'a', 'status', '~', '>', '<'),
    })
    fc.assert(
      fc.property(noise, (text) => {
        try {
          expect(printFilter(parse(text)).length).toBeGreaterThan(0)
        } catch (error) {
          expect(error).toBeInstanceOf(FilterSyntaxError)
        }
      }),
      { numRuns: 2000 },
    )
  })

  test('I3: reads the filter of the specification', () => {
    expect(parse('(dateIssued=2002*)')).toEqual({
      type: 'substring',
      attribute: 'dateIssued',
      initial: '2002',
      any: [],
      final: '',
    })
  })

  test('I3: attributes are found in any case and given in their own', () => {
    expect(parse('(DATEISSUED>=20020101)')).toEqual({
      type: 'greater-or-equal',
      attribute: 'dateIssued',
      value: '20020101',
    })
  })

  test('I3: escaped bytes make up UTF-8 characters', () => {
    expect(parse('(lastNameEl=\\ce\\91\\2a)')).toEqual({ type: 'equal', attribute: 'lastNameEl', value: 'Α*' })
  })

  test.each([
    ['no parentheses', 'status=valid'],
    ['an unbalanced parenthesis', '(status=valid'],
    ['one parenthesis too many', '(status=valid))'],
    ['a space before', ' (status=valid)'],
    ['a space after', '(status=valid) '],
    ['an empty filter', '()'],
    ['an empty list', '(&)'],
    ['two filters after not', '(!(status=a)(status=b))'],
    ['a greater-than sign', '(gradeValue>5)'],
    ['a less-than sign', '(gradeValue<5)'],
    ['an unknown attribute', '(password=*)'],
    ['an extensible match', '(status:=valid)'],
    ['an unescaped parenthesis in a value', '(status=a(b)'],
    ['an incomplete escape', '(status=\\2)'],
    ['an escape that is no byte', '(status=\\zz)'],
    ['bytes that are not UTF-8', '(status=\\ff)'],
    ['a zero character', '(status=a\0)'],
    ['half a character', '(status=\ud800)'],
    ['two asterisks in a row', '(status=a**b)'],
    ['an asterisk after a range sign', '(dateIssued>=2002*)'],
    ['no attribute', '(=valid)'],
    ['no sign', '(status)'],
  ])('I3: refuses %s', (_case, text) => {
    expect(() => parse(text)).toThrow(FilterSyntaxError)
  })

  test('I3: refuses a filter that is too long or nested too deeply', () => {
    expect(() => parse(`(status=${'a'.repeat(1000)})`)).toThrow('filter too long')
    expect(parse(`${'(!'.repeat(7)}(status=a)${')'.repeat(7)}`).type).toBe('not')
    expect(() => parse(`${'(!'.repeat(8)}(status=a)${')'.repeat(8)}`)).toThrow('nested too deeply')
  })

  test('the refusal names the place and never the value', () => {
    expect(() => parse('(status=secret')).toThrow(/^'\)' expected at position 14$/)
  })
})
