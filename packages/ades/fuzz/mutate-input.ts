import type { FuzzTarget } from './targets.ts'

/** A number from 0 up to, not including, `below`. */
export type Random = (below: number) => number

/** Mulberry32: the same seed gives the same numbers. */
export function randomFrom(seed: number): Random {
  let state = seed >>> 0
  return (below) => {
    state = (state + 0x6d2b79f5) >>> 0
    let mixed = Math.imul(state ^ (state >>> 15), state | 1)
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61)
    return Math.floor((((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32) * below)
  }
}

type Alter = (input: Uint8Array, random: Random, other: Uint8Array) => Uint8Array

const splice = (input: Uint8Array, from: number, to: number, by: Uint8Array | readonly number[]): Uint8Array => {
  const out = new Uint8Array(input.length - (to - from) + by.length)
  out.set(input.subarray(0, from))
  out.set(by, from)
  out.set(input.subarray(to), from + by.length)
  return out
}

const INTERESTING = [0, 1, 0x7f, 0x80, 0x81, 0x82, 0x84, 0x88, 0xfe, 0xff, 0x30, 0x31, 0xa0, 0x0a, 0x0d, 0x20]
const bytes = (text: string) => Buffer.from(text, 'latin1')

/** A run of bytes somewhere in an input, short ones more often. */
function span(input: Uint8Array, random: Random): [number, number] {
  const from = random(input.length + 1)
  const length = random(4) === 0 ? random(input.length - from + 1) : random(Math.min(16, input.length - from) + 1)
  return [from, from + length]
}

const ANY: readonly Alter[] = [
  (input, random) => {
    const at = random(input.length)
    return input.with(at, (input[at] ?? 0) ^ (1 << random(8)))
  },
  (input, random) => input.with(random(input.length), INTERESTING[random(INTERESTING.length)] ?? 0),
  (input, random) => input.with(random(input.length), random(256)),
  (input, random) => splice(input, ...span(input, random), []),
  (input, random) => {
    const [from, to] = span(input, random)
    return splice(input, from, from, input.subarray(from, to))
  },
  (input, random) => {
    const at = random(input.length + 1)
    return splice(
      input,
      at,
      at,
      Array.from({ length: 1 + random(8) }, () => random(256)),
    )
  },
  (input, random, other) => {
    const [from, to] = span(other, random)
    return splice(input, ...span(input, random), other.subarray(from, to))
  },
  (input, random) => input.subarray(0, random(input.length)),
  (input, random) => {
    const [from, to] = span(input, random)
    const at = random(input.length + 1)
    return splice(input, at, at, input.subarray(from, to))
  },
]

interface DerPlace {
  readonly at: number
  readonly body: number
  readonly end: number
}

/** The head of an element, where a tag and a length are plausible: where its content starts and ends. */
function derHead(input: Uint8Array, at: number, end: number): { body: number; next: number } | undefined {
  const first = input[at + 1] ?? 0
  const octets = first < 0x80 ? 0 : first & 0x7f
  if (octets > 4) return undefined
  const digits = input.subarray(at + 2, at + 2 + octets)
  const length = octets === 0 ? first : digits.reduce((sum, digit) => sum * 256 + digit, 0)
  const body = at + 2 + octets
  return body + length > end ? undefined : { body, next: body + length }
}

/** Elements of DER by a walk of its own, more lenient than the parser's. */
function derPlaces(input: Uint8Array, from = 0, end = input.length, found: DerPlace[] = []): DerPlace[] {
  for (let at = from; at + 2 <= end && found.length < 500; ) {
    const head = derHead(input, at, end)
    if (head === undefined) return found
    found.push({ at, body: head.body, end: head.next })
    if (((input[at] ?? 0) & 0x20) !== 0) derPlaces(input, head.body, head.next, found)
    at = head.next
  }
  return found
}

function derLength(length: number): number[] {
  if (length < 0x80) return [length]
  return length < 0x100 ? [0x81, length] : [0x82, (length >> 8) & 0xff, length & 0xff]
}

/** An element replaced, and the lengths of all elements around it set right, so that parsers read on. */
function replaceElement(input: Uint8Array, place: DerPlace, by: Uint8Array): Uint8Array {
  const around = derPlaces(input)
    .filter(({ at, end }) => at < place.at && end >= place.end)
    .sort((one, other) => other.at - one.at)
  let [out, replaced, grown] = [input, place, by]
  for (const outer of around) {
    const body = splice(
      input.subarray(outer.body, outer.end),
      replaced.at - outer.body,
      replaced.end - outer.body,
      grown,
    )
    grown = Uint8Array.from([input[outer.at] ?? 0, ...derLength(body.length), ...body])
    replaced = outer
  }
  out = splice(input, replaced.at, replaced.end, grown)
  return out
}

const inDer =
  (alter: (element: Uint8Array, place: DerPlace, random: Random, other: Uint8Array) => Uint8Array): Alter =>
  (input, random, other) => {
    const places = derPlaces(input)
    const place = places[random(places.length)]
    return place === undefined
      ? input
      : replaceElement(input, place, alter(input.subarray(place.at, place.end), place, random, other))
  }

const TAGS = [
  1, 2, 3, 4, 5, 6, 0x0a, 0x0c, 0x13, 0x16, 0x17, 0x18, 0x30, 0x31, 0x80, 0x81, 0x82, 0xa0, 0xa1, 0xa2, 0xa3,
]

const DER: readonly Alter[] = [
  inDer((element, _, random) => element.with(0, TAGS[random(TAGS.length)] ?? 0)),
  inDer(() => new Uint8Array()),
  inDer((element) => Uint8Array.from([...element, ...element])),
  inDer((element, { at, body }, random) => {
    const content = element.slice(body - at)
    if (content.length > 0) content[random(content.length)] = random(256)
    return Uint8Array.from([element[0] ?? 0, ...derLength(content.length), ...content])
  }),
  inDer((element, _, random) =>
    Uint8Array.from([
      element[0] ?? 0,
      ...([[0], [0x80], [0x84, 0x7f, 0xff, 0xff, 0xff], [0x88, 1, 0, 0, 0, 0, 0, 0, 0], [0x81, 0]][random(5)] ?? []),
    ]),
  ),
  inDer((element) => Uint8Array.from([0x30, ...derLength(element.length), ...element])),
  inDer((element, _, random, other) => {
    const places = derPlaces(other)
    const from = places[random(places.length)]
    return from === undefined ? element : other.subarray(from.at, from.end)
  }),
  inDer((element, { at, body }, random) => {
    const numbers = [
      [],
      [0],
      [0x7f, 0xff, 0xff, 0xff],
      [0x80, 0, 0, 0],
      Array.from({ length: 1 + random(40) }, () => 0xff),
    ]
    const content = numbers[random(numbers.length)] ?? []
    return Uint8Array.from(
      [element[0] ?? 0, ...derLength(content.length), ...content].slice(0, Math.max(2, body - at + content.length)),
    )
  }),
]

const PDF_TOKENS = [
  ...[
    '<<',
    '>>',
    '[',
    ']',
    '(',
    ')',
    '<',
    '>',
    '%',
    '\r',
    '\n',
    '/',
    ' obj\n',
    '\nendobj\n',
    'stream\n',
    '\nendstream',
    'xref\n',
    'trailer\n',
  ],
  ...[
    'startxref\n',
    '%%EOF\n',
    ' 0 R',
    '/Prev 0',
    '/Size 9999999999',
    '/Length 0',
    '/Length 99999999',
    '/Length 3 0 R',
    '/Kids[1 0 R]',
    '/XRefStm 9',
  ],
  ...[
    '/Type/XRef',
    '/W[1 2 1]',
    '/W[0 0 0]',
    '/W[8 8 8]',
    '/Index[0 99999999]',
    '/Type/ObjStm/N 99999999/First 0',
    '/Extends 1 0 R',
    '/Filter/FlateDecode',
  ],
  ...[
    '/DecodeParms<</Predictor 12/Columns 99999>>',
    '/Filter[/FlateDecode/FlateDecode]',
    '0000000000 65535 f \n',
    '/ByteRange[0 1 2 3]',
    '/Contents<00>',
  ],
  ...[
    '/Fields[1 0 R]',
    '/V 1 0 R',
    '/Parent 1 0 R',
    '/Root 1 0 R',
    '/AcroForm 1 0 R',
    '/DSS 1 0 R',
    '-1',
    '1e9',
    '.',
    '+',
    'null',
    'true',
    '99999999999999999999',
    '#00',
  ],
].map(bytes)

const TEXT_TOKENS = [
  '{',
  '}',
  '[',
  ']',
  '"',
  ':',
  ',',
  '\\u0000',
  '\\ud800',
  'null',
  'true',
  '1e999',
  '-0',
  '.',
  '..',
  '=',
  '-----BEGIN CERTIFICATE-----\n',
  '-----END CERTIFICATE-----',
  '"crit":["b64"]',
  '"b64":false',
  '"etsiU":[]',
  '"__proto__":{}',
  '"alg":"none"',
  '[[[[[[[[',
  'é',
  '😀',
  '\u0000',
].map((token) => Buffer.from(token))

const withTokens = (tokens: readonly Uint8Array[]): Alter[] => [
  (input, random) => {
    const at = random(input.length + 1)
    return splice(input, at, at, tokens[random(tokens.length)] ?? [])
  },
  (input, random) => splice(input, ...span(input, random), tokens[random(tokens.length)] ?? []),
]

/** Digits of a number exchanged: offsets, counts and lengths are what a PDF is held together by. */
const inNumbers: Alter = (input, random) => {
  const numbers = [...Buffer.from(input).toString('latin1').matchAll(/\d+/g)]
  const match = numbers[random(numbers.length)]
  if (match === undefined) return input
  const values = [
    '0',
    '1',
    String(random(input.length + 10)),
    '4294967296',
    '99999999',
    String(Number(match[0]) + 1),
    String(Math.max(0, Number(match[0]) - 1)),
  ]
  return splice(input, match.index, match.index + match[0].length, bytes(values[random(values.length)] ?? '0'))
}

const BY_FORMAT: Readonly<Record<FuzzTarget['format'], readonly Alter[]>> = {
  der: [...ANY, ...DER, ...DER],
  pdf: [...ANY, ...withTokens(PDF_TOKENS), ...withTokens(PDF_TOKENS), inNumbers, inNumbers, inNumbers, inNumbers],
  text: [...ANY, ...withTokens(TEXT_TOKENS), ...withTokens(TEXT_TOKENS), inNumbers],
}

const LARGEST = 200_000

/** An input altered in one to eight ways. `other` is an input that parts are taken from. */
export function mutateInput(
  input: Uint8Array,
  other: Uint8Array,
  { format, random }: Pick<FuzzTarget, 'format'> & { random: Random },
): Uint8Array {
  const ways = BY_FORMAT[format]
  let out = input
  // Few changes more often: most inputs that got far are spoiled by many.
  for (let left = 1 << random(1 + random(4)); left > 0; left--) {
    out = (
      out.length === 0 ? Uint8Array.of(random(256)) : (ways[random(ways.length)]?.(out, random, other) ?? out)
    ).slice(0, LARGEST)
  }
  return out
}
