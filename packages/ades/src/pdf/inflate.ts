import { pdfError } from './pdf-values.ts'

// The package has no dependency, runs in browsers, and reads PDFs without waiting, while DecompressionStream answers later
// and zlib is Node's alone. The work of unpacking must be paid before it is done.

/** Unpacks data of zlib (RFC 1950, RFC 1951); `pay` hears of each run of bytes before it is made and may throw. */
export function inflate(data: Uint8Array, pay: (bytes: number) => void): Uint8Array {
  const [method = 0, flags = 0] = data
  const isZlib = (method & 0x0f) === 8 && method >> 4 <= 7 && (method * 256 + flags) % 31 === 0 && (flags & 0x20) === 0
  if (!isZlib) throw broken()
  const input = new BitReader(data, 2)
  const output = new Output(pay)
  while (!readBlock(input, output)) pay(1)
  input.toByte()
  const bytes = output.bytes()
  if (input.readChecksum() !== adler32(bytes) || !input.isAtEnd()) throw broken()
  return bytes
}

const broken = () => pdfError('Packed data cannot be unpacked.')

class BitReader {
  readonly #data: Uint8Array
  #at: number
  #held = 0
  #count = 0

  constructor(data: Uint8Array, at: number) {
    this.#data = data
    this.#at = at
  }

  bits(count: number): number {
    while (this.#count < count) {
      const byte = this.#data[this.#at++]
      if (byte === undefined) throw broken()
      this.#held |= byte << this.#count
      this.#count += 8
    }
    const value = this.#held & ((1 << count) - 1)
    this.#held >>>= count
    this.#count -= count
    return value
  }

  /** Goes to the next whole byte. At most seven bits are held between reads, so that none is a whole byte. */
  toByte(): void {
    this.#held = 0
    this.#count = 0
  }

  /** So many bytes as they stand. */
  take(count: number): Uint8Array {
    if (this.#at + count > this.#data.length) throw broken()
    this.#at += count
    return this.#data.subarray(this.#at - count, this.#at)
  }

  readChecksum(): number {
    return this.take(4).reduce((sum, byte) => sum * 256 + byte, 0)
  }

  /** Nothing but an end of line may follow the data. */
  isAtEnd(): boolean {
    return this.#data.subarray(this.#at).every((byte) => byte === 10 || byte === 13)
  }
}

class Output {
  readonly #pay: (bytes: number) => void
  #bytes = new Uint8Array(4096)
  #length = 0

  constructor(pay: (bytes: number) => void) {
    this.#pay = pay
  }

  #room(count: number): void {
    this.#pay(count)
    if (this.#length + count <= this.#bytes.length) return
    const larger = new Uint8Array(Math.max(2 * this.#bytes.length, this.#length + count))
    larger.set(this.#bytes.subarray(0, this.#length))
    this.#bytes = larger
  }

  put(byte: number): void {
    this.#room(1)
    this.#bytes[this.#length++] = byte
  }

  append(bytes: Uint8Array): void {
    this.#room(bytes.length)
    this.#bytes.set(bytes, this.#length)
    this.#length += bytes.length
  }

  repeat(distance: number, count: number): void {
    if (distance > this.#length) throw broken()
    this.#room(count)
    for (let index = 0; index < count; index++, this.#length++) {
      this.#bytes[this.#length] = this.#bytes[this.#length - distance] ?? 0
    }
  }

  bytes(): Uint8Array {
    return this.#bytes.subarray(0, this.#length)
  }
}

/** A canonical Huffman code: how many codes each length has, and the symbols in the order of their codes (§3.2.2). */
interface Code {
  readonly counts: Uint16Array
  readonly symbols: Uint16Array
}

const LONGEST = 15

function codeOf(lengths: readonly number[]): Code {
  const counts = new Uint16Array(LONGEST + 1)
  for (const length of lengths) counts[length] = (counts[length] ?? 0) + 1
  counts[0] = 0
  const offsets = new Uint16Array(LONGEST + 2)
  let left = 1
  for (let length = 1; length <= LONGEST; length++) {
    left = left * 2 - (counts[length] ?? 0)
    if (left < 0) throw broken()
    offsets[length + 1] = (offsets[length] ?? 0) + (counts[length] ?? 0)
  }
  const symbols = new Uint16Array(lengths.length)
  lengths.forEach((length, symbol) => {
    const at = offsets[length] ?? 0
    if (length === 0) return
    symbols[at] = symbol
    offsets[length] = at + 1
  })
  return { counts, symbols }
}

function readSymbol(input: BitReader, { counts, symbols }: Code): number {
  let code = 0
  let first = 0
  let index = 0
  for (let length = 1; length <= LONGEST; length++) {
    code |= input.bits(1)
    const count = counts[length] ?? 0
    if (code - count < first) return symbols[index + code - first] ?? 0
    index += count
    first = (first + count) << 1
    code <<= 1
  }
  throw broken()
}

const LENGTH_BASE = [
  3, 4, 5, 6, 7, 8, 9, 10, 11, 13, 15, 17, 19, 23, 27, 31, 35, 43, 51, 59, 67, 83, 99, 115, 131, 163, 195, 227, 258,
]
const LENGTH_BITS = [0, 0, 0, 0, 0, 0, 0, 0, 1, 1, 1, 1, 2, 2, 2, 2, 3, 3, 3, 3, 4, 4, 4, 4, 5, 5, 5, 5, 0]
const DISTANCE_BASE = [
  1, 2, 3, 4, 5, 7, 9, 13, 17, 25, 33, 49, 65, 97, 129, 193, 257, 385, 513, 769, 1025, 1537, 2049, 3073, 4097, 6145,
  8193, 12289, 16385, 24577,
]
const DISTANCE_BITS = [0, 0, 0, 0, 1, 1, 2, 2, 3, 3, 4, 4, 5, 5, 6, 6, 7, 7, 8, 8, 9, 9, 10, 10, 11, 11, 12, 12, 13, 13]
const ORDER = [16, 17, 18, 0, 8, 7, 9, 6, 10, 5, 11, 4, 12, 3, 13, 2, 14, 1, 15]

const fixedLengths = Array.from({ length: 288 }, (_, symbol) => {
  if (symbol < 144) return 8
  if (symbol < 256) return 9
  return symbol < 280 ? 7 : 8
})
const FIXED = { literals: codeOf(fixedLengths), distances: codeOf(Array<number>(30).fill(5)) }

interface Codes {
  readonly literals: Code
  readonly distances: Code
}

function readLengths(input: BitReader, code: Code, count: number): number[] {
  const lengths: number[] = []
  while (lengths.length < count) {
    const symbol = readSymbol(input, code)
    const previous = lengths.at(-1)
    if (symbol < 16) lengths.push(symbol)
    else if (symbol === 16 && previous === undefined) throw broken()
    else if (symbol === 16) lengths.push(...Array<number>(3 + input.bits(2)).fill(previous ?? 0))
    else lengths.push(...Array<number>(symbol === 17 ? 3 + input.bits(3) : 11 + input.bits(7)).fill(0))
  }
  if (lengths.length > count) throw broken()
  return lengths
}

/** The codes that a block brings itself (§3.2.7). */
function readCodes(input: BitReader): Codes {
  const literals = input.bits(5) + 257
  const distances = input.bits(5) + 1
  const count = input.bits(4) + 4
  if (literals > 286 || distances > 30) throw broken()
  const own = Array<number>(19).fill(0)
  for (const place of ORDER.slice(0, count)) own[place] = input.bits(3)
  const lengths = readLengths(input, codeOf(own), literals + distances)
  return { literals: codeOf(lengths.slice(0, literals)), distances: codeOf(lengths.slice(literals)) }
}

function copyMatch(input: BitReader, output: Output, symbol: number, distances: Code): void {
  const length = LENGTH_BASE[symbol - 257]
  const extra = LENGTH_BITS[symbol - 257]
  if (length === undefined || extra === undefined) throw broken()
  const count = length + input.bits(extra)
  const far = readSymbol(input, distances)
  const distance = DISTANCE_BASE[far]
  if (distance === undefined) throw broken()
  output.repeat(distance + input.bits(DISTANCE_BITS[far] ?? 0), count)
}

function readPacked(input: BitReader, output: Output, { literals, distances }: Codes): void {
  for (;;) {
    const symbol = readSymbol(input, literals)
    if (symbol === 256) return
    if (symbol < 256) output.put(symbol)
    else copyMatch(input, output, symbol, distances)
  }
}

function readStored(input: BitReader, output: Output): void {
  input.toByte()
  const [a = 0, b = 0, c = 0, d = 0] = input.take(4)
  const length = a | (b << 8)
  if ((length ^ 0xffff) !== (c | (d << 8))) throw broken()
  output.append(input.take(length))
}

/** Reads a block; whether it was the last (§3.2.3). */
function readBlock(input: BitReader, output: Output): boolean {
  const isLast = input.bits(1) === 1
  const kind = input.bits(2)
  if (kind === 3) throw broken()
  if (kind === 0) readStored(input, output)
  else readPacked(input, output, kind === 1 ? FIXED : readCodes(input))
  return isLast
}

function adler32(bytes: Uint8Array): number {
  let a = 1
  let b = 0
  for (let at = 0; at < bytes.length; ) {
    // Sums of so many bytes stay below 2³².
    const end = Math.min(at + 3800, bytes.length)
    for (; at < end; at++) {
      a += bytes[at] ?? 0
      b += a
    }
    a %= 65_521
    b %= 65_521
  }
  return b * 65_536 + a
}
