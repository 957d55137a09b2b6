// Reads just enough of a PDF to alter it, by patterns over its text: on purpose not with the parser of packages/ades, so that
// a fault of that parser does not hide from the files that are made to find it. A PDF is held as text of one character a byte.

export const textOf = (bytes: Uint8Array): string => Buffer.from(bytes).toString('latin1')
export const bytesOf = (text: string): Uint8Array => new Uint8Array(Buffer.from(text, 'latin1'))

/** An object as it stands last in the file. */
export interface FoundObject {
  readonly number: number
  readonly generation: number
  readonly at: number
  /** Between `obj` and `endobj`. */
  readonly body: string
}

const OBJECT = /(?<=[\n\r ])(\d+) (\d+) obj\b([\s\S]*?)\bendobj/g

/** What of a file mutations build on. */
export interface Layout {
  readonly text: string
  readonly objects: ReadonlyMap<number, FoundObject>
  /** Where the newest cross-reference section stands. */
  readonly startXref: number
  readonly trailer: ReadonlyMap<string, string>
  readonly size: number
  readonly root: number
  readonly pages: readonly FoundObject[]
  /** Where the bytes end that the last signature or stamp covers. */
  readonly coveredEnd: number
}

/** The entries of a dictionary by key, as text; nested ones stay whole. */
export function entriesOf(dictionary: string): Map<string, string> {
  const inner = dictionary.slice(dictionary.indexOf('<<') + 2, endOfDictionary(dictionary) - 2)
  const entries = new Map<string, string>()
  for (let at = inner.indexOf('/'); at >= 0; ) {
    const key = /^\/[^\s()<>[\]{}/%]*/.exec(inner.slice(at))?.[0] ?? '/'
    const end = endOfValue(inner, at + key.length)
    entries.set(key.slice(1), inner.slice(at + key.length, end).trim())
    at = inner.indexOf('/', end)
  }
  return entries
}

/** Where the first dictionary of a text ends. */
function endOfDictionary(text: string): number {
  let depth = 0
  for (const { 0: token, index } of text.matchAll(/<<|>>|\((?:\\.|[^()\\])*\)/g)) {
    depth += token === '<<' ? 1 : token === '>>' ? -1 : 0
    if (depth === 0) return index + 2
  }
  return text.length
}

function endOfValue(text: string, from: number): number {
  let depth = 0
  const token =
    /<<|>>|[[\]]|\((?:\\.|[^()\\]|\((?:\\.|[^()\\])*\))*\)|<[0-9a-fA-F\s]*>|\/[^\s()<>[\]{}/%]*|[^\s()<>[\]{}/%]+/g
  token.lastIndex = from
  for (let match = token.exec(text); match !== null; match = token.exec(text)) {
    const [found] = match
    if (found === '<<' || found === '[') depth++
    else if (found === '>>' || found === ']') depth--
    const reference = /^\d+$/.test(found) ? /^\s+\d+\s+R\b/.exec(text.slice(token.lastIndex)) : null
    if (reference !== null) token.lastIndex += reference[0].length
    if (depth <= 0) return token.lastIndex
  }
  return text.length
}

export const dictionaryOf = (entries: ReadonlyMap<string, string>): string =>
  `<<${[...entries].map(([key, value]) => `/${key} ${value}`).join('\n')}>>`

/** The number that a reference names, such as 12 for "12 0 R". */
export const numberIn = (reference: string | undefined): number | undefined => {
  const digits = /^(\d+)\s+\d+\s+R$/.exec(reference ?? '')?.[1]
  return digits === undefined ? undefined : Number(digits)
}

/** All numbers that a text refers to. */
export const numbersIn = (text: string): number[] =>
  [...text.matchAll(/(\d+)\s+\d+\s+R\b/g)].map((match) => Number(match[1]))

function trailerAt(text: string, startXref: number): Map<string, string> {
  const section = text.slice(startXref)
  const start = section.startsWith('xref') ? section.indexOf('trailer') : 0
  return entriesOf(section.slice(start))
}

function lastCovered(text: string): number {
  const ends = [...text.matchAll(/\/ByteRange\s*\[\s*\d+\s+\d+\s+(\d+)\s+(\d+)\s*\]/g)].map(
    (match) => Number(match[1]) + Number(match[2]),
  )
  return Math.max(0, ...ends.filter((end) => end <= text.length))
}

/** Reads what mutations build on; undefined for a file whose objects are hidden in streams or that has no pages. */
export function layoutOf(text: string): Layout | undefined {
  const startXref = Number(/startxref\s+(\d+)\s+%%EOF\s*$/.exec(text.slice(-200))?.[1] ?? Number.NaN)
  if (Number.isNaN(startXref)) return undefined
  const objects = new Map<number, FoundObject>()
  for (const { 1: number, 2: generation, 3: body = '', index } of text.matchAll(OBJECT)) {
    objects.set(Number(number), { number: Number(number), generation: Number(generation), at: index, body })
  }
  const trailer = trailerAt(text, startXref)
  const root = numberIn(trailer.get('Root'))
  if (root === undefined || !objects.has(root)) return undefined
  const pages = [...objects.values()].filter(({ body }) => /\/Type\s*\/Page\b/.test(body))
  if (pages.length === 0) return undefined
  const size = Number(trailer.get('Size') ?? objects.size + 1)
  return { text, objects, startXref, trailer, size, root, pages, coveredEnd: lastCovered(text) }
}

/** The object of a number, or an empty one. */
export const objectAt = ({ objects }: Layout, number: number | undefined): FoundObject =>
  objects.get(number ?? -1) ?? { number: number ?? 0, generation: 0, at: 0, body: '<<>>' }
