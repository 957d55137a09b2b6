import fc from 'fast-check'
import { expect, test } from 'vitest'
import { parseFilter } from './parse.ts'

// A second reading of RFC 4515 §3, rule by rule as its ABNF has them: each gives all the places where it can end. It shares
// nothing with the parser. Two rules are ours: the attributes are a closed list, and of two '*' in a row none is meant.
type Rule = (text: string, from: number) => number[]

const ATTRIBUTES = ['status', 'dateissued', 'lastnameel']

const one =
  (pattern: RegExp): Rule =>
  (text, from) => {
    const character = String.fromCodePoint(text.codePointAt(from) ?? 0)
    return from < text.length && pattern.test(character) ? [from + character.length] : []
  }
const literal =
  (wanted: string): Rule =>
  (text, from) =>
    text.startsWith(wanted, from) ? [from + wanted.length] : []
const either =
  (...rules: Rule[]): Rule =>
  (text, from) => [...new Set(rules.flatMap((rule) => rule(text, from)))]
const inTurn =
  (...rules: Rule[]): Rule =>
  (text, from) =>
    rules.reduce((places, rule) => [...new Set(places.flatMap((place) => rule(text, place)))], [from])
const maybe = (rule: Rule): Rule => either((_text, from) => [from], rule)
const some =
  (rule: Rule): Rule =>
  (text, from) => {
    const ends = new Set<number>()
    const waiting = [from]
    for (let place = waiting.pop(); place !== undefined; place = waiting.pop())
      for (const end of rule(text, place))
        if (!ends.has(end)) {
          ends.add(end)
          waiting.push(end)
        }
    return [...ends]
  }

const escaped = inTurn(literal('\\'), one(/[0-9A-F]/i), one(/[0-9A-F]/i))
const value = some(either(one(/[^\0()*\\\p{Cs}]/u), escaped))
const attribute: Rule = (text, from) =>
  ATTRIBUTES.filter((name) => text.slice(from, from + name.length).toLowerCase() === name).map(
    ({ length }) => from + length,
  )
const simple = inTurn(attribute, either(...['=', '~=', '>=', '<='].map(literal)), maybe(value))
const present = inTurn(attribute, literal('=*'))
const substring = inTurn(
  ...[attribute, literal('='), maybe(value), literal('*'), maybe(some(inTurn(value, literal('*')))), maybe(value)],
)
const filter: Rule = (text, from) => inTurn(literal('('), component, literal(')'))(text, from)
const component = either(
  inTurn(either(literal('&'), literal('|')), some(filter)),
  inTurn(literal('!'), filter),
  ...[simple, present, substring],
)

/** Whether the escaped bytes of each value make up UTF-8. */
function isUtf8(text: string): boolean {
  const bytes = Buffer.concat(
    Array.from(text.matchAll(/\\([0-9A-Fa-f]{2})|([^\\])/gu), ([, hex, letter = '']) =>
      hex === undefined ? Buffer.from(/[()*=&|!]/.test(letter) ? ' ' : letter) : Buffer.from(hex, 'hex'),
    ),
  )
  return Buffer.from(bytes.toString()).equals(bytes)
}

const isFilter = (text: string) => filter(text, 0).includes(text.length) && isUtf8(text)

function isParsed(text: string): boolean {
  try {
    parseFilter(text, { attributes: ['status', 'dateIssued', 'lastNameEl'], maximumDepth: 50, maximumLength: 10_000 })
    return true
  } catch {
    return false
  }
}

const piece = fc.constantFrom(
  ...['(', ')', '(&', '(|', '(!', '*', '=', '~=', '>=', '<=', '<', '\\', '\\2a', '\\CE', '\\ce\\91', '\\0', ' ', '\0'],
  ...['status', 'DateIssued', 'lastNameEl', 'statu', 'α', '😀', '(status=valid)', '(dateIssued=2002*)', 'a:=b'],
)
const written = fc.letrec<{ filter: string }>((tie) => ({
  filter: fc.oneof(
    { maxDepth: 3 },
    fc
      .tuple(
        fc.constantFrom('status', 'dateIssued', 'LASTNAMEEL'),
        fc.constantFrom('=', '~=', '>=', '<='),
        fc.array(piece),
      )
      .map(([name, sign, parts]) => `(${name}${sign}${parts.join('').replace(/[()]/g, '')})`),
    fc
      .tuple(fc.constantFrom('&', '|', '!', ''), fc.array(tie('filter'), { maxLength: 3 }))
      .map(([sign, parts]) => `(${sign}${parts.join('')})`),
  ),
}))
/** A written filter with one character taken out, put in or changed. */
const damaged = fc
  .tuple(written.filter, fc.nat(), fc.constantFrom('', '(', ')', '*', '\\', '=', 'x'), fc.boolean())
  .map(([text, at, put, isTaken]) => {
    const place = at % (text.length + 1)
    return text.slice(0, place) + put + text.slice(place + (isTaken ? 1 : 0))
  })

test.each([
  ['of pieces', fc.array(piece, { maxLength: 12 }).map((parts) => parts.join(''))],
  ['written by the grammar', written.filter],
  ['damaged in one place', damaged],
])('I3: the parser accepts what a second reading of RFC 4515 accepts, and nothing else: texts %s', (_name, texts) => {
  fc.assert(
    fc.property(texts, (text) => {
      expect(isParsed(text)).toBe(isFilter(text))
    }),
    { numRuns: 3000 },
  )
})

test('I3: the second reading knows the examples of RFC 4515 §4 from what is none', () => {
  expect(
    [
      '(lastNameEl=Babs Jensen)',
      '(!(status=Tim Howes))',
      '(&(status=Person)(|(lastNameEl=Jensen)(status=Babs J*)))',
      '(lastNameEl=univ*of*mich*)',
      '(status=)',
      '(lastNameEl=\\e7\\b7\\8d)',
    ].filter((text) => !isFilter(text)),
  ).toEqual([])
  expect(['(status)', 'status=a', '(status=a))', '(&)', '(status=\\ff)', '(status>a)'].filter(isFilter)).toEqual([])
})
