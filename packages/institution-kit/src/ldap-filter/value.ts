/** The parts of an assertion value between its unescaped asterisks, decoded, and where the value ends. */
export type ValueText = { parts: readonly string[]; end: number }
type ValueRefusal = { reason: string; position: number }

const ESCAPE = /\\([0-9A-Fa-f]{2})/y
const LITERALS = /[^\0()*\\]+/y

const encoder = new TextEncoder()
const decoder = new TextDecoder('utf-8', { fatal: true, ignoreBOM: true })

function matchAt(pattern: RegExp, text: string, position: number): RegExpExecArray | null {
  pattern.lastIndex = position
  return pattern.exec(text)
}

/** One run of literal characters or one escaped byte (RFC 4515 §3 valueencoding), as bytes. */
function readChunk(text: string, position: number): { bytes: Uint8Array; length: number } | null {
  const literal = matchAt(LITERALS, text, position)?.[0]
  if (literal !== undefined)
    return literal.isWellFormed() ? { bytes: encoder.encode(literal), length: literal.length } : null
  const hex = matchAt(ESCAPE, text, position)?.[1]
  return hex === undefined ? null : { bytes: Uint8Array.of(Number.parseInt(hex, 16)), length: 3 }
}

function decode(chunks: readonly Uint8Array[]): string | null {
  try {
    return decoder.decode(Buffer.concat(chunks))
  } catch {
    return null
  }
}

/** Reads an assertion value from `start` to its closing parenthesis; escaped bytes together must be UTF-8. */
export function readValue(text: string, start: number): ValueText | ValueRefusal {
  const parts: Uint8Array[][] = [[]]
  let position = start
  while (position < text.length && text.charAt(position) !== ')') {
    if (text.charAt(position) === '*') {
      parts.push([])
      position += 1
      continue
    }
    const chunk = readChunk(text, position)
    if (chunk === null) return { reason: 'a character that must be escaped', position }
    parts.at(-1)?.push(chunk.bytes)
    position += chunk.length
  }
  const decoded = parts.map(decode)
  const texts = decoded.filter((part) => part !== null)
  if (texts.length < decoded.length) return { reason: 'escaped bytes that are not UTF-8', position: start }
  return { parts: texts, end: position }
}

/** `text` with the characters escaped that RFC 4515 §3 reserves. */
export function writeValue(text: string): string {
  return text.replace(/[\0()*\\]/g, (character) => `\\${character.charCodeAt(0).toString(16).padStart(2, '0')}`)
}
