import { dictionaryOf, type Layout } from './pdf-text.ts'

/** An object of an increment, and how its row of the cross-reference table tells of it. */
export interface NewObject {
  readonly number: number
  readonly generation?: number
  readonly body: string
  /** Left out of the table. */
  readonly unlisted?: boolean
}

export interface Row {
  readonly number: number
  readonly offset: number
  readonly generation: number
  readonly kind: 'n' | 'f'
}

/** How an increment is written: sound, unless something is turned. */
export interface IncrementShape {
  readonly objects: readonly NewObject[]
  /** Entries of the trailer that are set, or taken out by `undefined`. */
  readonly trailer?: Readonly<Record<string, string | undefined>>
  readonly rows?: (rows: readonly Row[]) => readonly Row[]
  /** Written between the trailer's brackets as they stand, so that keys can be doubled or misspelt. */
  readonly trailerSuffix?: string
  readonly form?: 'table' | 'stream' | 'hybrid'
  /** Each row in a subsection of its own. */
  readonly isSplit?: boolean
  readonly before?: string
  readonly after?: string
  readonly startXref?: (at: number) => string
  /** The end mark; `%%EOF` unless told. */
  readonly end?: string
}

const pad = (value: number, digits: number) => String(Math.max(0, value)).padStart(digits, '0')
const rowText = ({ offset, generation, kind }: Row) => `${pad(offset, 10)} ${pad(generation, 5)} ${kind} \n`

function tableOf(rows: readonly Row[], isSplit: boolean): string {
  let table = 'xref\n'
  for (let index = 0; index < rows.length; ) {
    const first = rows[index]?.number ?? 0
    let count = 1
    while (!isSplit && rows[index + count]?.number === first + count) count++
    table += `${first} ${count}\n${rows
      .slice(index, index + count)
      .map(rowText)
      .join('')}`
    index += count
  }
  return table
}

/** Rows of a cross-reference stream: one byte of type, four of offset, two of generation (ISO 32000-2 §7.5.8.3). */
function streamOf(rows: readonly Row[], entries: ReadonlyMap<string, string>): string {
  const data = rows.map(({ offset, generation, kind }) => {
    const row = Buffer.alloc(7)
    row.writeUInt8(kind === 'n' ? 1 : 0, 0)
    row.writeUInt32BE(Math.max(0, offset), 1)
    row.writeUInt16BE(generation & 0xffff, 5)
    return row
  })
  const bytes = Buffer.concat(data)
  const index = rows.map(({ number }) => `${number} 1`).join(' ')
  const all = new Map([
    ...entries,
    ['Type', '/XRef'],
    ['W', '[1 4 2]'],
    ['Index', `[${index}]`],
    ['Length', String(bytes.length)],
  ])
  return `${dictionaryOf(all)}\nstream\n${bytes.toString('latin1')}\nendstream\nendobj\n`
}

const bySize = (one: Row, other: Row) => one.number - other.number

function writeObjects(text: string, objects: readonly NewObject[]): { text: string; rows: Row[] } {
  const rows: Row[] = []
  let written = text
  for (const { number, generation = 0, body, unlisted = false } of objects) {
    if (!unlisted) rows.push({ number, offset: written.length, generation, kind: 'n' })
    written += `${number} ${generation} obj\n${body}\nendobj\n`
  }
  return { text: written, rows: rows.sort(bySize) }
}

function trailerEntries(layout: Layout, shape: IncrementShape, size: number): Map<string, string> {
  const inherited = [...layout.trailer].filter(([key]) => ['Root', 'Info', 'ID'].includes(key))
  const entries = new Map([...inherited, ['Size', String(size)], ['Prev', String(layout.startXref)]])
  for (const [key, value] of Object.entries(shape.trailer ?? {})) {
    if (value === undefined) entries.delete(key)
    else entries.set(key, value)
  }
  return entries
}

/** The file with an increment after its last byte. */
export function append(layout: Layout, shape: IncrementShape): string {
  const { form = 'table', rows: alter = (rows) => rows, trailerSuffix = '', end = '%%EOF\n' } = shape
  const { text, rows } = writeObjects(`${layout.text}${shape.before ?? ''}`, shape.objects)
  const highest = Math.max(layout.size - 1, ...shape.objects.map(({ number }) => number))
  const entries = trailerEntries(layout, shape, highest + (form === 'table' ? 1 : 2))
  const at = text.length
  const close = (section: string, start: number) =>
    `${section}startxref\n${shape.startXref?.(start) ?? start}\n${end}${shape.after ?? ''}`
  const own = { number: highest + 1, offset: at, generation: 0, kind: 'n' } as const
  if (form === 'stream') {
    return `${text}${close(`${own.number} 0 obj\n${streamOf(alter([...rows, own]), entries)}`, at)}`
  }
  if (form === 'hybrid') {
    // The rows stand in the stream alone, which readers of tables do not see (ISO 32000-2 §7.5.8.4).
    const stream = `${own.number} 0 obj\n${streamOf(alter([...rows, own]), entries)}`
    const table = `xref\n0 0\ntrailer\n${dictionaryOf(new Map([...entries, ['XRefStm', String(at)]]))}\n`
    return `${text}${stream}${close(table, at + stream.length)}`
  }
  const dictionary = dictionaryOf(entries).replace(/>>$/, `${trailerSuffix}>>`)
  return `${text}${close(`${tableOf(alter(rows), shape.isSplit ?? false)}trailer\n${dictionary}\n`, at)}`
}
