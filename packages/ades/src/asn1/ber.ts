import { concatBytes } from '../encoding/bytes.ts'
import { derError, TAG } from './der-reader.ts'
import { derElement } from './der-writer.ts'

/** Deeper nesting does not occur and would only serve to exhaust the reader. */
const DEEPEST = 32
const CONSTRUCTED = 0x20

/** String types that BER may cut into pieces (X.690 §8.6.4, §8.7.3, §8.23.6), each by its constructed tag. */
const STRINGS: ReadonlySet<number> = new Set(
  [
    TAG.octetString,
    TAG.utf8String,
    TAG.printableString,
    TAG.teletexString,
    TAG.ia5String,
    TAG.visibleString,
    TAG.universalString,
    TAG.bmpString,
  ].map((tag) => tag | CONSTRUCTED),
)

interface Header {
  readonly tag: number
  readonly contentsAt: number
  /** Missing for the indefinite form (X.690 §8.1.3.6). */
  readonly length?: number
}

function readHeader(bytes: Uint8Array, at: number): Header {
  const tag = bytes[at]
  const first = bytes[at + 1]
  if (tag === undefined || first === undefined) throw derError('An element is cut off.')
  if ((tag & 0x1f) === 0x1f) throw derError('Tags of more than one octet are not used in these formats.')
  if (first < 0x80) return { tag, contentsAt: at + 2, length: first }
  if (first === 0x80) {
    if ((tag & CONSTRUCTED) === 0) throw derError('A primitive element has no definite length.')
    return { tag, contentsAt: at + 2 }
  }
  const count = first & 0x7f
  let length = 0
  for (let index = 0; index < count; index++) {
    length = length * 256 + (bytes[at + 2 + index] ?? 0)
    if (length > bytes.length) throw derError('An element runs past the end.')
  }
  return { tag, contentsAt: at + 2 + count, length }
}

interface Converted {
  readonly der: Uint8Array
  readonly end: number
}

const isEndOfContents = (bytes: Uint8Array, at: number) => bytes[at] === 0 && bytes[at + 1] === 0

/** The members from here to a known end, or to the end-of-contents octets. */
function convertMembers(bytes: Uint8Array, from: number, end: number | undefined, depth: number) {
  const members: Uint8Array[] = []
  let at = from
  while (end === undefined ? !isEndOfContents(bytes, at) : at < end) {
    const member = convert(bytes, at, depth + 1)
    members.push(member.der)
    at = member.end
  }
  if (end !== undefined && at !== end) throw derError('A member runs past the end of its element.')
  return { members, end: end === undefined ? at + 2 : end }
}

/** The octets of the pieces, which must all be of the string's own type. */
function joined(members: readonly Uint8Array[], tag: number): Uint8Array {
  const pieces = members.map((member) => {
    const { tag: pieceTag, contentsAt } = readHeader(member, 0)
    if (pieceTag !== tag) throw derError('A string is made of pieces of another type.')
    return member.subarray(contentsAt)
  })
  return concatBytes(pieces)
}

function convert(bytes: Uint8Array, at: number, depth: number): Converted {
  if (depth > DEEPEST) throw derError('Elements are nested too deeply.')
  const { tag, contentsAt, length } = readHeader(bytes, at)
  const end = length === undefined ? undefined : contentsAt + length
  if (end !== undefined && end > bytes.length) throw derError('An element runs past the end.')
  if ((tag & CONSTRUCTED) === 0) return { der: derElement(tag, bytes.subarray(contentsAt, end)), end: end ?? 0 }
  const converted = convertMembers(bytes, contentsAt, end, depth)
  if (!STRINGS.has(tag)) return { der: derElement(tag, ...converted.members), end: converted.end }
  const primitive = tag & ~CONSTRUCTED
  return { der: derElement(primitive, joined(converted.members, primitive)), end: converted.end }
}

/**
 * The same element with definite, shortest lengths and whole strings (X.690 §10.1, §10.2): CMS may come in BER (RFC 5652
 * §4), of which everything that is signed is DER. What is DER comes back byte for byte. Throws `der_malformed`.
 */
export function derFromBer(bytes: Uint8Array): Uint8Array {
  const { der, end } = convert(bytes, 0, 0)
  if (end !== bytes.length) throw derError('Bytes follow the element.')
  return der
}

/** How many octets the element at the start takes, whatever follows it; throws `der_malformed`. */
export function berLength(bytes: Uint8Array): number {
  const { contentsAt, length } = readHeader(bytes, 0)
  return length === undefined ? convert(bytes, 0, 0).end : contentsAt + length
}
