import { childrenOf, readDer, TAG } from '../asn1/der-reader.ts'
import { concatBytes } from '../encoding/bytes.ts'

const END = Uint8Array.of(0, 0)
const PIECE = 100

/** An OCTET STRING in pieces. */
function inPieces(contents: Uint8Array): Uint8Array {
  const pieces: Uint8Array[] = []
  for (let at = 0; at < contents.length; at += PIECE) {
    const piece = contents.subarray(at, at + PIECE)
    pieces.push(concatBytes([Uint8Array.of(TAG.octetString, piece.length), piece]))
  }
  return concatBytes([Uint8Array.of(TAG.octetString | 0x20, 0x80), ...pieces, END])
}

/** The same element as programs write it that stream: indefinite lengths, octet strings in pieces. */
export function toBer(der: Uint8Array, keep: (der: Uint8Array) => boolean = () => false): Uint8Array {
  const element = readDer(der)
  if (keep(der)) return der
  if (element.tag === TAG.octetString) return inPieces(element.contents)
  if ((element.tag & 0x20) === 0) return der
  const members = childrenOf(element).map(({ encoded }) => toBer(encoded, keep))
  return concatBytes([Uint8Array.of(element.tag, 0x80), ...members, END])
}
