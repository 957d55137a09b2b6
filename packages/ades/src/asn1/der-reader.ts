import { AdesError } from '../errors.ts'

/** One DER element: `encoded` is header and contents, `contents` without the header; both are views, not copies. */
export interface DerElement {
  readonly tag: number
  readonly contents: Uint8Array
  readonly encoded: Uint8Array
}

/** Identifier octets used here (X.690 §8.1.2). */
export const TAG = {
  boolean: 0x01,
  integer: 0x02,
  bitString: 0x03,
  octetString: 0x04,
  null: 0x05,
  oid: 0x06,
  enumerated: 0x0a,
  utf8String: 0x0c,
  printableString: 0x13,
  teletexString: 0x14,
  ia5String: 0x16,
  utcTime: 0x17,
  generalizedTime: 0x18,
  visibleString: 0x1a,
  universalString: 0x1c,
  bmpString: 0x1e,
  sequence: 0x30,
  set: 0x31,
} as const

/** The identifier octet of a context-specific tag. */
export const contextTag = (number: number, constructed = true): number => (constructed ? 0xa0 : 0x80) | number

/** The error of every reader here: input that is not strict DER. */
export const derError = (message: string): AdesError => new AdesError('der_malformed', message)

/** A first octet of 0x80 would be BER's indefinite length, more than four octets a length no file here can have. */
function readLongLength(bytes: Uint8Array, at: number, first: number): { length: number; contentsAt: number } {
  const count = first & 0x7f
  if (count === 0 || count > 4) throw derError('A length is indefinite or too long.')
  if (at + count > bytes.length) throw derError('A length runs past the end.')
  let length = 0
  for (let index = 0; index < count; index++) length = length * 256 + (bytes[at + index] ?? 0)
  if (length < 128 || bytes[at] === 0) throw derError('A length is not in its shortest form.')
  return { length, contentsAt: at + count }
}

/** Reads the element that starts at an offset (X.690 §10: definite, shortest length); throws `der_malformed`. */
export function readElementAt(bytes: Uint8Array, at: number): DerElement {
  const tag = bytes[at]
  const first = bytes[at + 1]
  if (tag === undefined || first === undefined) throw derError('An element is cut off.')
  if ((tag & 0x1f) === 0x1f) throw derError('Tags of more than one octet are not used in these formats.')
  const { length, contentsAt } =
    first < 0x80 ? { length: first, contentsAt: at + 2 } : readLongLength(bytes, at + 2, first)
  const end = contentsAt + length
  if (end > bytes.length) throw derError('An element runs past the end.')
  return { tag, contents: bytes.subarray(contentsAt, end), encoded: bytes.subarray(at, end) }
}

/** Reads bytes that are exactly one element; throws `der_malformed` when anything follows it. */
export function readDer(bytes: Uint8Array, tag?: number): DerElement {
  const element = readElementAt(bytes, 0)
  if (element.encoded.length !== bytes.length) throw derError('Bytes follow the element.')
  return tag === undefined ? element : expectTag(element, tag)
}

/** Returns the element if it has this tag; throws `der_malformed` otherwise or when it is missing. */
export function expectTag(element: DerElement | undefined, tag: number): DerElement {
  if (element === undefined) throw derError(`An element with tag 0x${tag.toString(16)} is missing.`)
  if (element.tag === tag) return element
  throw derError(`Expected tag 0x${tag.toString(16)}, found 0x${element.tag.toString(16)}.`)
}

/** The elements inside a constructed one, in order. */
export function childrenOf(parent: DerElement): DerElement[] {
  if ((parent.tag & 0x20) === 0) throw derError('A primitive element has no members.')
  const children: DerElement[] = []
  for (let at = 0; at < parent.contents.length; ) {
    const child = readElementAt(parent.contents, at)
    children.push(child)
    at += child.encoded.length
  }
  return children
}

/** Walks the members of a SEQUENCE or SET in order, with optional ones tested by tag. */
export class DerCursor {
  readonly #children: readonly DerElement[]
  #at = 0

  constructor(parent: DerElement | undefined, tag?: number) {
    if (parent === undefined) throw derError('An element is missing.')
    this.#children = childrenOf(tag === undefined ? parent : expectTag(parent, tag))
  }

  /** The next member, which must exist and have this tag where one is given. */
  next(tag?: number): DerElement {
    const element = this.#children[this.#at]
    if (element === undefined) throw derError('A member is missing.')
    if (tag !== undefined) expectTag(element, tag)
    this.#at++
    return element
  }

  /** The next member if it has one of these tags. */
  optional(...tags: readonly number[]): DerElement | undefined {
    const element = this.#children[this.#at]
    if (element === undefined || !tags.includes(element.tag)) return undefined
    this.#at++
    return element
  }

  /** Throws `der_malformed` unless every member was read. */
  end(): void {
    if (this.#at < this.#children.length) throw derError('An unexpected member follows.')
  }
}
