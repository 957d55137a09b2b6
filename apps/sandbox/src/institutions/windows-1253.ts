const decoder = new TextDecoder('windows-1253', { fatal: true })

function decodeByte(byte: number): string | null {
  try {
    return decoder.decode(Uint8Array.of(byte))
  } catch {
    return null
  }
}

const BYTE_OF = new Map(
  Array.from({ length: 256 }, (_, byte) => [decodeByte(byte), byte] as const).filter(
    (entry): entry is [string, number] => entry[0] !== null,
  ),
)

/** JSON text as windows-1253 bytes; a character that the encoding lacks becomes its `\u` escape. */
export function encodeJsonAsWindows1253(json: string): Buffer {
  const bytes = json.split('').flatMap((unit) => {
    const byte = BYTE_OF.get(unit)
    return byte === undefined ? [...Buffer.from(`\\u${unit.charCodeAt(0).toString(16).padStart(4, '0')}`)] : [byte]
  })
  return Buffer.from(bytes)
}
