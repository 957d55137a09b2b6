import { hexValue } from '../encoding/bytes.ts'
import { type PdfValue, pdfError } from './pdf-values.ts'

const WHITESPACE: ReadonlySet<number> = new Set([0, 9, 10, 12, 13, 32])
const DELIMITERS: ReadonlySet<number> = new Set([...'()<>[]{}/%'].map((character) => character.charCodeAt(0)))
const [OPEN_PAREN, CLOSE_PAREN, BACKSLASH, LESS, GREATER, SLASH, PERCENT, OPEN_BRACKET, CLOSE_BRACKET] = [
  0x28, 0x29, 0x5c, 0x3c, 0x3e, 0x2f, 0x25, 0x5b, 0x5d,
]
/** Deeper nesting occurs only in files made to exhaust readers. */
const DEEPEST = 50

const ESCAPES: Readonly<Record<string, number>> = { n: 10, r: 13, t: 9, b: 8, f: 12 }

/** Whether a byte is white space (ISO 32000-1 §7.2.2); past the end counts as such. */
export const isWhitespace = (byte: number | undefined): boolean => byte === undefined || WHITESPACE.has(byte)

/** One character a byte, by its number. Words are short, for which a decoder takes longer to call than to run. */
function characters(bytes: Uint8Array, from: number, to: number): string {
  let text = ''
  for (let at = from; at < to; at++) text += String.fromCharCode(bytes[at] ?? 0)
  return text
}

/** The bytes of hexadecimal digits with white space between them; a last half byte counts as if 0 followed (§7.3.4.3). */
function hexDigits(text: Uint8Array): Uint8Array {
  const out = new Uint8Array(Math.ceil(text.length / 2))
  const whole = readPairs(text, out)
  let digits = whole * 2
  for (const byte of text.subarray(digits)) {
    const value = hexValue(byte)
    if (value >= 0) {
      out[digits >> 1] = (out[digits >> 1] ?? 0) | (digits % 2 === 0 ? value << 4 : value)
      digits++
    } else if (!isWhitespace(byte)) throw pdfError('A string is not hexadecimal.')
  }
  return out.subarray(0, Math.ceil(digits / 2))
}

/** The bytes up to the first pair that is not two digits. The room of a signature is tens of thousands, read at each step. */
function readPairs(text: Uint8Array, out: Uint8Array): number {
  let count = 0
  for (let at = 0; at + 1 < text.length; at += 2) {
    const value = (hexValue(text[at] ?? 0) << 4) | hexValue(text[at + 1] ?? 0)
    if (value < 0) break
    out[count++] = value
  }
  return count
}

/** Ways of writing that are read here as the standard says and elsewhere perhaps otherwise. */
export type LexerNote = 'comment' | 'disguised-name' | 'odd-number' | 'unknown-word'

const WORDS: ReadonlySet<string> = new Set(['true', 'false', 'null'])
/** A digit or letter written by its number, or a number sign that begins no number. */
const DISGUISE = /#(?![0-9a-fA-F]{2})|#(?:3[0-9]|[46][1-9a-fA-F]|[57][0-9aA])/

/** A sign or zeros that say nothing, or a point with nothing behind it. */
const ODD_NUMBER = /^\+|^-?0\d|\.$/

/** Reads PDF values from bytes, forward from a position (ISO 32000-1 §7.2, §7.3). */
export class PdfLexer {
  readonly bytes: Uint8Array
  at: number
  /** What was met on the way. */
  readonly notes = new Set<LexerNote>()

  constructor(bytes: Uint8Array, at: number) {
    this.bytes = bytes
    this.at = at
  }

  /** Passes white space and comments. */
  skipWhitespace(): void {
    while (this.at < this.bytes.length) {
      if (this.bytes[this.at] === PERCENT) this.#skipComment()
      else if (isWhitespace(this.bytes[this.at])) this.at++
      else return
    }
  }

  #skipComment(): void {
    this.notes.add('comment')
    while (this.at < this.bytes.length && this.bytes[this.at] !== 10 && this.bytes[this.at] !== 13) this.at++
  }

  /** Reads a run of regular characters: a keyword or a number. */
  readWord(): string {
    this.skipWhitespace()
    const start = this.at
    while (
      this.at < this.bytes.length &&
      !isWhitespace(this.bytes[this.at]) &&
      !DELIMITERS.has(this.bytes[this.at] ?? 0)
    ) {
      this.at++
    }
    return characters(this.bytes, start, this.at)
  }

  /** Reads this keyword or throws. */
  expectWord(word: string): void {
    if (this.readWord() !== word) throw pdfError(`The keyword ${word} is missing.`)
  }

  /** Reads an integer that is not negative, or throws. */
  readCount(): number {
    const word = this.readWord()
    if (!/^\d{1,10}$/.test(word)) throw pdfError('A whole number is missing.')
    return Number(word)
  }

  /** Reads one value. */
  readValue(depth = 0): PdfValue {
    if (depth > DEEPEST) throw pdfError('Values are nested too deeply.')
    this.skipWhitespace()
    const start = this.at
    switch (this.bytes[this.at]) {
      case LESS:
        return this.bytes[this.at + 1] === LESS ? this.#readDictionary(start, depth) : this.#readHexString(start)
      case OPEN_BRACKET:
        return this.#readArray(start, depth)
      case OPEN_PAREN:
        return this.#readLiteralString(start)
      case SLASH:
        return { kind: 'name', name: this.#readName(), start, end: this.at }
      default:
        return this.#readWordValue(start)
    }
  }

  #readName(): string {
    this.at++
    const word = this.readWordHere()
    if (DISGUISE.test(word)) this.notes.add('disguised-name')
    return word.replace(/#([0-9a-fA-F]{2})/g, (_, code: string) => String.fromCharCode(Number.parseInt(code, 16)))
  }

  /** A word that must start here: the name "/ " is the empty name. */
  readWordHere(): string {
    return isWhitespace(this.bytes[this.at]) ? '' : this.readWord()
  }

  #readDictionary(start: number, depth: number): PdfValue {
    this.at += 2
    const entries = new Map<string, PdfValue>()
    for (;;) {
      this.skipWhitespace()
      if (this.bytes[this.at] === GREATER && this.bytes[this.at + 1] === GREATER) break
      if (this.bytes[this.at] !== SLASH) throw pdfError('A dictionary has a key that is no name.')
      const key = this.#readName()
      // Readers differ on which of two equal keys counts, so that such a file could show different things.
      if (entries.has(key)) throw pdfError('A dictionary has the same key twice.')
      entries.set(key, this.readValue(depth + 1))
    }
    this.at += 2
    return { kind: 'dictionary', entries, start, end: this.at }
  }

  #readArray(start: number, depth: number): PdfValue {
    this.at++
    const items: PdfValue[] = []
    for (;;) {
      this.skipWhitespace()
      if (this.bytes[this.at] === CLOSE_BRACKET) break
      items.push(this.readValue(depth + 1))
    }
    this.at++
    return { kind: 'array', items, start, end: this.at }
  }

  #readHexString(start: number): PdfValue {
    const end = this.bytes.indexOf(GREATER, start)
    if (end < 0) throw pdfError('A string is cut off.')
    const bytes = hexDigits(this.bytes.subarray(start + 1, end))
    this.at = end + 1
    return { kind: 'string', bytes, hexadecimal: true, start, end: this.at }
  }

  #readLiteralString(start: number): PdfValue {
    const out: number[] = []
    this.at++
    for (let open = 1; open > 0; ) {
      const byte = this.bytes[this.at++]
      if (byte === undefined) throw pdfError('A string is cut off.')
      if (byte === BACKSLASH) {
        out.push(...this.#readEscape())
        continue
      }
      if (byte === OPEN_PAREN) open++
      if (byte === CLOSE_PAREN) open--
      if (open > 0) out.push(byte)
    }
    return { kind: 'string', bytes: Uint8Array.from(out), hexadecimal: false, start, end: this.at }
  }

  #readEscape(): number[] {
    const octal = /^[0-7]{1,3}/.exec(characters(this.bytes, this.at, Math.min(this.at + 3, this.bytes.length)))
    if (octal !== null) {
      this.at += octal[0].length
      return [Number.parseInt(octal[0], 8) & 0xff]
    }
    const byte = this.bytes[this.at++]
    if (byte === 13 && this.bytes[this.at] === 10) this.at++
    if (byte === undefined || byte === 13 || byte === 10) return []
    return [ESCAPES[String.fromCharCode(byte)] ?? byte]
  }

  #readWordValue(start: number): PdfValue {
    const word = this.readWord()
    if (word === '') throw pdfError('A value is missing.')
    const end = this.at
    // Written so that no digit can be read in two ways: a word of a million digits is read once, not squared.
    if (!/^[+-]?(\d+(\.\d*)?|\.\d+)$/.test(word)) {
      if (!WORDS.has(word)) this.notes.add('unknown-word')
      return { kind: 'keyword', word, start, end }
    }
    if (ODD_NUMBER.test(word)) this.notes.add('odd-number')
    const reference = /^\d+$/.test(word) ? this.#readReference(start, Number(word)) : undefined
    return reference ?? { kind: 'number', value: Number(word), start, end }
  }

  /** `12 0 R`; anything else leaves the position where it was. */
  #readReference(start: number, number: number): PdfValue | undefined {
    const back = this.at
    const generation = this.readWord()
    const marker = /^\d{1,5}$/.test(generation) ? this.readWord() : ''
    if (marker === 'R') return { kind: 'reference', number, generation: Number(generation), start, end: this.at }
    this.at = back
    return undefined
  }
}
