const CP1252 = new TextDecoder('windows-1252').decode(Uint8Array.from({ length: 256 }, (_, byte) => byte))
const CP1253 = new TextDecoder('windows-1253').decode(Uint8Array.from({ length: 256 }, (_, byte) => byte))

const swap = (from: string, to: string) => (text: string) =>
  Array.from(text, (letter) => to[from.indexOf(letter)] ?? letter).join('')

/**
 * Old Greek databases hold Windows-1253 in columns that they call Latin 1. `read` turns the Latin letters that such a database
 * tells into the Greek ones that were meant; `write` turns a value into what the database believes it holds.
 */
export const MISTAKEN_CHARSET = { read: swap(CP1252, CP1253), write: swap(CP1253, CP1252) }
