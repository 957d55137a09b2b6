import { octetText, utf8Text } from '../encoding/bytes.ts'
import { childrenOf, type DerElement, derError, expectTag, TAG } from './der-reader.ts'

/** BOOLEAN, where DER knows only 00 and FF (X.690 §11.1). */
export function readBoolean(element: DerElement | undefined): boolean {
  const { contents } = expectTag(element, TAG.boolean)
  if (contents.length !== 1 || (contents[0] !== 0 && contents[0] !== 0xff)) throw derError('A BOOLEAN is not DER.')
  return contents[0] === 0xff
}

/** The contents octets of an INTEGER, checked to be the shortest form (X.690 §8.3.2). */
export function readIntegerBytes(element: DerElement | undefined, tag: number = TAG.integer): Uint8Array {
  const { contents } = expectTag(element, tag)
  const [first, second = 0] = contents
  if (first === undefined) throw derError('An INTEGER is empty.')
  const padded = contents.length > 1 && ((first === 0 && second < 0x80) || (first === 0xff && second >= 0x80))
  if (padded) throw derError('An INTEGER is not in its shortest form.')
  return contents
}

/** An INTEGER or ENUMERATED that fits 31 bits and is not negative: versions, status values, reasons. */
export function readSmallInteger(element: DerElement | undefined, tag: number = TAG.integer): number {
  const contents = readIntegerBytes(element, tag)
  if (contents.length > 4 || (contents[0] ?? 0) > 0x7f) throw derError('An INTEGER is out of range.')
  return contents.reduce((value, byte) => value * 256 + byte, 0)
}

function oidArcs(contents: Uint8Array): number[] {
  const arcs: number[] = []
  let value = 0
  let started = false
  for (const byte of contents) {
    if (!started && byte === 0x80) throw derError('An OBJECT IDENTIFIER is not in its shortest form.')
    value = value * 128 + (byte & 0x7f)
    if (value > Number.MAX_SAFE_INTEGER / 128) throw derError('An arc of an OBJECT IDENTIFIER is too large.')
    started = (byte & 0x80) !== 0
    if (started) continue
    arcs.push(value)
    value = 0
  }
  if (started || arcs.length === 0) throw derError('An OBJECT IDENTIFIER is cut off.')
  return arcs
}

/** OBJECT IDENTIFIER in dotted form. */
export function readOid(element: DerElement | undefined): string {
  const [head = 0, ...tail] = oidArcs(expectTag(element, TAG.oid).contents)
  const root = head < 40 ? 0 : head < 80 ? 1 : 2
  return [root, head - root * 40, ...tail].join('.')
}

/** OCTET STRING. */
export const readOctetString = (element: DerElement | undefined): Uint8Array =>
  expectTag(element, TAG.octetString).contents

/** BIT STRING, whose unused bits must be zero (X.690 §11.2.1). */
export function readBitString(element: DerElement | undefined): { unusedBits: number; bytes: Uint8Array } {
  const { contents } = expectTag(element, TAG.bitString)
  const unusedBits = contents[0]
  const last = contents[contents.length - 1] ?? 0
  if (unusedBits === undefined || unusedBits > 7 || (contents.length === 1 && unusedBits > 0)) {
    throw derError('A BIT STRING is malformed.')
  }
  if (unusedBits > 0 && (last & ((1 << unusedBits) - 1)) !== 0) throw derError('Unused bits of a BIT STRING are set.')
  return { unusedBits, bytes: contents.subarray(1) }
}

/** A BIT STRING of whole octets: signatures and keys. */
export function readBitStringOctets(element: DerElement | undefined): Uint8Array {
  const { unusedBits, bytes } = readBitString(element)
  if (unusedBits !== 0) throw derError('A BIT STRING is not made of whole octets.')
  return bytes
}

/** The positions of the bits that are set, for named bit lists such as keyUsage. */
export function readNamedBits(element: DerElement | undefined): Set<number> {
  const set = new Set<number>()
  readBitString(element).bytes.forEach((byte, index) => {
    for (let bit = 0; bit < 8; bit++) if (byte & (0x80 >> bit)) set.add(index * 8 + bit)
  })
  return set
}

const STRING_TAGS: ReadonlySet<number> = new Set([
  TAG.utf8String,
  TAG.printableString,
  TAG.teletexString,
  TAG.ia5String,
  TAG.visibleString,
  TAG.universalString,
  TAG.bmpString,
])

/** The text of a character string of any kind that certificates use; undecodable UTF-8 throws `der_malformed`. */
export function readString(element: DerElement): string {
  if (!STRING_TAGS.has(element.tag)) throw derError('Expected a character string.')
  if (element.tag === TAG.bmpString) return bmpText(element.contents)
  if (element.tag === TAG.universalString) return universalText(element.contents)
  if (element.tag !== TAG.utf8String) return octetText(element.contents)
  try {
    return utf8Text(element.contents)
  } catch (cause) {
    throw Object.assign(derError('A UTF8String is not UTF-8.'), { cause })
  }
}

function bmpText(contents: Uint8Array): string {
  let text = ''
  for (let at = 0; at + 1 < contents.length; at += 2) {
    text += String.fromCharCode((contents[at] ?? 0) * 256 + (contents[at + 1] ?? 0))
  }
  return text
}

function universalText(contents: Uint8Array): string {
  const view = new DataView(contents.buffer, contents.byteOffset, contents.byteLength)
  let text = ''
  for (let at = 0; at + 3 < contents.length; at += 4) {
    const point = view.getUint32(at)
    if (point > 0x10ffff) throw derError('A UniversalString is not Unicode.')
    text += String.fromCodePoint(point)
  }
  return text
}

/** Whether the element is a character string of a kind that certificates use. */
export const isString = ({ tag }: DerElement): boolean => STRING_TAGS.has(tag)

/** Unwraps an EXPLICIT tag, which holds exactly one element. */
export function readExplicit(element: DerElement): DerElement {
  const [inner, ...more] = childrenOf(element)
  if (inner === undefined || more.length > 0) throw derError('An explicit tag does not hold exactly one element.')
  return inner
}

/** The same element under another tag: how an IMPLICIT one is read as its own type. */
export function retagged(element: DerElement, tag: number): DerElement {
  return { ...element, tag }
}
