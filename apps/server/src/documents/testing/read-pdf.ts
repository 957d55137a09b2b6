import { inflateSync } from 'node:zlib'

interface PdfObject {
  dictionary: string
  stream: Buffer
}

/** What tests read out of a file as the typesetter writes it: its objects, the text of its pages, the drawn code. */
export interface ReadPdf {
  source: string
  objects: ReadonlyMap<number, PdfObject>
  /** In drawing order, one line for each piece of text. */
  text: string
  pages: number
  /** Rows of dark and light modules of the QR code; empty where the file draws none. */
  modules: boolean[][]
}

/** Reads by the cross-reference table alone, without any code of the product. */
export function readPdf(pdf: Uint8Array): ReadPdf {
  const bytes = Buffer.from(pdf)
  const source = bytes.toString('latin1')
  const objects = new Map<number, PdfObject>()
  for (const { number, offset } of placesOf(source)) objects.set(number, readObject(bytes, source, offset))
  const pages = [...objects.values()].filter(({ dictionary }) => /\/Type \/Page\b/.test(dictionary))
  const contents = pages.map(
    ({ dictionary }) => objects.get(reference(dictionary, 'Contents'))?.stream.toString('latin1') ?? '',
  )
  return {
    ...{ source, objects, pages: pages.length },
    text: pages.map(({ dictionary }, index) => textOf(contents[index] ?? '', fontsOf(dictionary, objects))).join('\n'),
    modules: modulesOf(contents.join('\n')),
  }
}

function placesOf(source: string): { number: number; offset: number }[] {
  const first = source.indexOf('\nxref\n')
  const rows = source.slice(first).match(/^\d{10} \d{5} [nf]/gm) ?? []
  return rows.flatMap((row, number) => (row.endsWith('n') ? [{ number, offset: Number(row.slice(0, 10)) }] : []))
}

function readObject(bytes: Buffer, source: string, offset: number): PdfObject {
  const end = source.indexOf('endobj', offset)
  const start = /stream\r?\n/.exec(source.slice(offset, end))
  if (start === null) return { dictionary: source.slice(offset, end), stream: Buffer.alloc(0) }
  const dictionary = source.slice(offset, offset + start.index)
  const from = offset + start.index + start[0].length
  const raw = bytes.subarray(from, from + Number(/\/Length (\d+)/.exec(dictionary)?.[1]))
  return { dictionary, stream: dictionary.includes('/FlateDecode') ? inflateSync(raw) : raw }
}

function reference(dictionary: string, key: string): number {
  return Number(new RegExp(`/${key} (\\d+) 0 R`).exec(dictionary)?.[1])
}

type Font = ReadonlyMap<number, string>

function fontsOf(page: string, objects: ReadonlyMap<number, PdfObject>): ReadonlyMap<string, Font> {
  const resources = page.includes('/Font') ? page : (objects.get(reference(page, 'Resources'))?.dictionary ?? '')
  const list = /\/Font <<([^>]*)>>/.exec(resources)?.[1] ?? ''
  return new Map(
    [...list.matchAll(/\/(\w+) (\d+) 0 R/g)].map(([, name = '', number]) => {
      const font = objects.get(Number(number))?.dictionary ?? ''
      return [name, glyphTexts(objects.get(reference(font, 'ToUnicode'))?.stream.toString('latin1') ?? '')]
    }),
  )
}

function glyphTexts(cmap: string): Font {
  const sections = [...cmap.matchAll(/beginbfchar([\s\S]*?)endbfchar/g)].map(([, section = '']) => section)
  return new Map(
    [...sections.join('\n').matchAll(/<([0-9A-Fa-f]+)> <([0-9A-Fa-f]+)>/g)].map(([, glyph = '', text = '']) => [
      Number.parseInt(glyph, 16),
      Buffer.from(text, 'hex').swap16().toString('utf16le'),
    ]),
  )
}

function textOf(content: string, fonts: ReadonlyMap<string, Font>): string {
  const lines: string[] = []
  let font: Font = new Map()
  let operands: string[] = []
  for (const token of tokensOf(content)) {
    if (token === 'Tf')
      font = fonts.get(operands.find((operand) => operand.startsWith('/'))?.slice(1) ?? '') ?? new Map()
    if (token === 'TJ' || token === 'Tj')
      lines.push(
        operands
          .filter(isString)
          .map((one) => shown(one, font))
          .join(''),
      )
    operands = /^[A-Za-z]/.test(token) ? [] : [...operands, token]
  }
  return lines.join('\n')
}

const isString = (token: string) => /^[(<]/.test(token)

/** Strings, names, numbers and operators of a content stream; brackets and dictionaries do not matter here. */
function* tokensOf(content: string): Generator<string> {
  for (let at = 0; at < content.length; ) {
    const token = content[at] === '(' ? literalAt(content, at) : wordAt(content, at)
    at += token.length
    if (token.trim() !== '') yield token
  }
}

function wordAt(content: string, at: number): string {
  const word = /<[0-9a-fA-F]+>|[^\s()<>[\]]+|[\s\S]/y
  word.lastIndex = at
  return word.exec(content)?.[0] ?? ' '
}

/** A literal string (ISO 32000-1 §7.3.4.2): parentheses within it are balanced or escaped. */
function literalAt(content: string, start: number): string {
  let depth = 0
  for (let at = start; at < content.length; at++) {
    if (content[at] === '\\') at++
    else if (content[at] === '(') depth++
    else if (content[at] === ')' && --depth === 0) return content.slice(start, at + 1)
  }
  throw new Error('a string of the content does not end')
}

function shown(string: string, font: Font): string {
  const glyphs = bytesOf(string)
  return Array.from({ length: glyphs.length / 2 }, (_, at) => font.get(glyphs.readUInt16BE(at * 2)) ?? '\uFFFD').join(
    '',
  )
}

const ESCAPES: Record<string, string> = { n: '\n', r: '\r', t: '\t', b: '\b', f: '\f' }

function bytesOf(string: string): Buffer {
  const inner = string.slice(1, -1)
  if (string.startsWith('<')) return Buffer.from(inner, 'hex')
  const plain = inner.replace(/\\([0-7]{1,3}|[\s\S])/g, (_, escaped: string) =>
    /^[0-7]/.test(escaped) ? String.fromCharCode(Number.parseInt(escaped, 8)) : (ESCAPES[escaped] ?? escaped),
  )
  return Buffer.from(plain, 'latin1')
}

/** The code is the only drawing on whole coordinates: rectangles one module high. */
function modulesOf(content: string): boolean[][] {
  const rectangles = [...content.matchAll(/^(\d+) (\d+) m\s+(\d+) \2 l\s+\3 (\d+) l\s+\1 \4 l/gm)].map(
    ([, ...numbers]) => numbers.map(Number),
  )
  const size = Math.max(0, ...rectangles.map(([, , right = 0]) => right))
  const modules = Array.from({ length: size }, () => Array<boolean>(size).fill(false))
  for (const [left = 0, top = 0, right = 0] of rectangles) modules[top]?.fill(true, left, right)
  return modules
}
