import { deflateSync } from 'node:zlib'
import { append, type IncrementShape, type NewObject, type Row } from './increment.ts'
import { catalogWith, drawing, streamBody } from './payloads.ts'
import { dictionaryOf, entriesOf, type Layout, objectAt } from './pdf-text.ts'
import type { Random } from './random.ts'

/** A way of bringing objects into a file: soundly, or so that readers differ on whether they are there. */
export interface Delivery {
  readonly name: string
  write(layout: Layout, objects: readonly NewObject[], random: Random): string | undefined
}

type Shape = Omit<IncrementShape, 'objects'>

/** An increment that is written otherwise than a sound one. */
const shaped = (
  name: string,
  shape: (layout: Layout, random: Random, objects: readonly NewObject[]) => Shape,
): Delivery => ({
  name,
  write: (layout, objects, random) => append(layout, { objects, ...shape(layout, random, objects) }),
})

const eachRow = (alter: (row: Row, layout: Layout) => Row) => (layout: Layout) => ({
  rows: (rows: readonly Row[]) => rows.map((row) => alter(row, layout)),
})

const oldPlace = (layout: Layout, number: number) => layout.objects.get(number)?.at ?? 0

const ROWS: readonly Delivery[] = [
  shaped('rows in subsections of their own', () => ({ isSplit: true })),
  shaped('rows left out', () => ({ rows: () => [] })),
  shaped('first row left out', () => ({ rows: (rows) => rows.slice(1) })),
  shaped(
    'rows free',
    eachRow((row) => ({ ...row, kind: 'f' })),
  ),
  shaped(
    'rows of generation 1',
    eachRow((row) => ({ ...row, generation: 1 })),
  ),
  shaped(
    'rows of generation 65535',
    eachRow((row) => ({ ...row, generation: 65_535 })),
  ),
  shaped(
    'rows one byte late',
    eachRow((row) => ({ ...row, offset: row.offset + 1 })),
  ),
  shaped(
    'rows one byte early',
    eachRow((row) => ({ ...row, offset: row.offset - 1 })),
  ),
  shaped(
    'rows at 0',
    eachRow((row) => ({ ...row, offset: 0 })),
  ),
  shaped(
    'rows of the old places',
    eachRow((row, layout) => ({ ...row, offset: oldPlace(layout, row.number) })),
  ),
  shaped('rows twice, the old places first', (layout) => ({
    rows: (rows) => [...rows.map((row) => ({ ...row, offset: oldPlace(layout, row.number) })), ...rows],
    isSplit: true,
  })),
  shaped('rows twice, the old places last', (layout) => ({
    rows: (rows) => [...rows, ...rows.map((row) => ({ ...row, offset: oldPlace(layout, row.number) }))],
    isSplit: true,
  })),
  shaped('rows twice, free last', () => ({
    rows: (rows) => [...rows, ...rows.map((row) => ({ ...row, kind: 'f' as const }))],
    isSplit: true,
  })),
  shaped(
    'rows shifted by one number',
    eachRow((row) => ({ ...row, number: row.number + 1 })),
  ),
  shaped('row of object 0', () => ({
    rows: (rows) => [{ number: 0, offset: 0, generation: 65_535, kind: 'f' }, ...rows],
  })),
  shaped('row of object 0 in use', () => ({
    rows: (rows) => [{ number: 0, offset: rows[0]?.offset ?? 0, generation: 0, kind: 'n' }, ...rows],
  })),
  shaped('old objects freed', (layout, random) => ({
    rows: (rows) => [
      ...rows,
      {
        number: random.pick([layout.pages[0]?.number ?? 1, layout.root, 1, 2, 3]),
        offset: 0,
        generation: 1,
        kind: 'f',
      },
    ],
  })),
  shaped('an old object listed elsewhere', (layout, random) => ({
    rows: (rows) => [
      ...rows,
      { number: 1 + random.below(layout.size - 1), offset: random.below(layout.text.length), generation: 0, kind: 'n' },
    ],
  })),
]

const TRAILERS: readonly Delivery[] = [
  shaped('trailer without Prev', () => ({ trailer: { Prev: undefined } })),
  shaped('Prev into the middle', (layout, random) => ({ trailer: { Prev: String(random.below(layout.text.length)) } })),
  shaped('Prev as a real number', (layout) => ({ trailer: { Prev: `${layout.startXref}.0` } })),
  shaped('Prev as a reference', (layout) => ({ trailer: { Prev: `${layout.size + 9} 0 R` } })),
  shaped('Prev twice', (layout) => ({ trailerSuffix: `/Prev ${firstXref(layout)}` })),
  shaped('Prev past the last increment', (layout) => ({ trailer: { Prev: String(firstXref(layout)) } })),
  shaped('Root twice', (layout) => ({ trailerSuffix: `/Root ${layout.size} 0 R` })),
  shaped('Root by an escaped name', (layout) => ({ trailerSuffix: `/R#6fot ${layout.size} 0 R` })),
  shaped('Root of another generation', (layout) => ({ trailer: { Root: `${layout.root} 1 R` } })),
  shaped('Root missing', () => ({ trailer: { Root: undefined } })),
  shaped('Size too small', () => ({ trailer: { Size: '3' } })),
  shaped('Size too large', () => ({ trailer: { Size: '99999999' } })),
  shaped('Size missing', () => ({ trailer: { Size: undefined } })),
  shaped('ID of another file', () => ({ trailer: { ID: '[<00><00>]' } })),
  shaped('ID missing', () => ({ trailer: { ID: undefined } })),
  shaped('Info missing', () => ({ trailer: { Info: undefined } })),
  shaped('Encrypt', () => ({ trailer: { Encrypt: '<</Filter/Standard/V 1/R 2/O<00>/U<00>/P -4>>' } })),
  shaped('XRefStm that leads nowhere', () => ({ trailer: { XRefStm: '17' } })),
  shaped('unknown entry of the trailer', () => ({ trailer: { Perga: 'true' } })),
  shaped('second trailer behind', (layout) => ({
    end: `%%EOF\ntrailer\n<</Root ${layout.size} 0 R/Size ${layout.size + 5}>>\n%%EOF\n`,
  })),
  shaped('second trailer before the end mark', (layout) => ({
    end: `trailer\n<</Root ${layout.size} 0 R/Size ${layout.size + 5}>>\n%%EOF\n`,
  })),
  shaped('trailer in a comment before', (layout) => ({ before: `%trailer <</Root ${layout.size} 0 R>>\n` })),
]

const firstXref = ({ text, startXref }: Layout): number => {
  const starts = [...text.matchAll(/startxref\s+(\d+)/g)].map((match) => Number(match[1]))
  return starts.find((start) => start > 0 && start !== startXref) ?? starts[0] ?? 0
}

const STARTS: readonly Delivery[] = [
  shaped('startxref 0', () => ({ startXref: () => '0' })),
  shaped('startxref off by one', () => ({ startXref: (at) => String(at + 1) })),
  shaped('startxref of the revision before', (layout) => ({ startXref: () => String(layout.startXref) })),
  shaped('startxref past the end', () => ({ startXref: () => '999999999' })),
  shaped('startxref followed by more digits', () => ({ startXref: (at) => `${at} 0` })),
  shaped('old startxref in a comment behind', (layout) => ({ end: `%%EOF\n%startxref\n%${layout.startXref}\n` })),
  shaped('old startxref as a second one', (layout) => ({ end: `%%EOF\nstartxref\n${layout.startXref}\n%%EOF\n` })),
  shaped('new startxref in a comment, the old one in force', (layout) => ({
    startXref: (at) => `${at}\n%%EOF\nstartxref\n${layout.startXref}`,
  })),
  shaped('comment with startxref before the end mark', (layout) => ({
    end: `%startxref ${layout.startXref}\n%%EOF\n`,
  })),
  shaped('no end mark', () => ({ end: '' })),
  shaped('end mark glued', () => ({ end: '%%EOFperga' })),
  shaped('end mark twice', () => ({ end: '%%EOF\n%%EOF\n' })),
  shaped('long tail of spaces', (_, random) => ({ after: ' '.repeat(900 + random.below(1500)) })),
  shaped('long tail of comments with the old startxref', (layout, random) => ({
    after: `${'%\n'.repeat(300 + random.below(900))}startxref\n${layout.startXref}\n%%EOF\n`,
  })),
  shaped('tail of zeros', (_, random) => ({ after: '\0'.repeat(1 + random.below(2000)) })),
  shaped('tail of bytes', () => ({ after: 'PERGA\n' })),
  shaped('line end after the end mark', () => ({ after: '\n' })),
  shaped('a second PDF behind', (layout, random) => ({ after: secondPdf(random, layout.text.length) })),
]

/** A whole small PDF of its own. */
export function secondPdf(random: Random, start: number): string {
  const stream = streamBody(drawing(random))
  const body = `%PDF-1.7\n1 0 obj\n<</Type/Catalog/Pages 2 0 R>>\nendobj\n2 0 obj\n<</Type/Pages/Kids[3 0 R]/Count 1>>\nendobj\n3 0 obj\n<</Type/Page/Parent 2 0 R/MediaBox[0 0 300 300]/Contents 4 0 R>>\nendobj\n4 0 obj\n${stream}\nendobj\n`
  return `${body}xref\n0 1\n0000000000 65535 f \ntrailer\n<</Root 1 0 R/Size 5>>\nstartxref\n${start + body.length}\n%%EOF\n`
}

const isRead = (objects: readonly NewObject[]) => objects.length > 0

const OBJECTS: readonly Delivery[] = [
  { name: 'a sound increment', write: (layout, objects) => append(layout, { objects }) },
  {
    name: 'objects of generation 1',
    write: (layout, objects) => append(layout, { objects: objects.map((object) => ({ ...object, generation: 1 })) }),
  },
  {
    name: 'objects unlisted beside sound ones',
    write: (layout, objects) =>
      append(layout, {
        objects: [catalogWith(layout, {}), ...objects.map((object) => ({ ...object, unlisted: true }))],
      }),
  },
  {
    name: 'objects twice, the listed ones as they were',
    write: (layout, objects) =>
      append(layout, {
        objects: [
          ...objects.map(({ number }) => ({ number, body: objectAt(layout, number).body })),
          ...objects.map((object) => ({ ...object, unlisted: true })),
        ],
      }),
  },
  {
    name: 'objects behind the end mark',
    write: (layout, objects) =>
      isRead(objects)
        ? `${layout.text}${objects.map(({ number, body }) => `${number} 0 obj\n${body}\nendobj\n`).join('')}`
        : undefined,
  },
  {
    name: 'objects behind the end mark of an empty increment',
    write: (layout, objects) =>
      append(layout, {
        objects: [],
        after: objects.map(({ number, body }) => `${number} 0 obj\n${body}\nendobj\n`).join(''),
      }),
  },
  {
    name: 'objects before an empty increment',
    write: (layout, objects) =>
      append(layout, {
        objects: [],
        before: objects.map(({ number, body }) => `${number} 0 obj\n${body}\nendobj\n`).join(''),
      }),
  },
  {
    name: 'objects in comments that end in a carriage return',
    write: (layout, objects) =>
      append(layout, {
        objects: [],
        before: objects.map(({ number, body }) => `%\r${number} 0 obj\r${body}\rendobj\r%\n`).join(''),
      }),
  },
  {
    name: 'objects whose numbers start with a sign or zeros',
    write: (layout, objects, random) =>
      append(layout, { objects }).replaceAll(/\n(\d+ 0 obj\n)/g, (whole, header: string, at: number) =>
        at < layout.text.length ? whole : `\n${random.pick(['+', '0', '00'])}${header}`,
      ),
  },
  {
    name: 'objects without endobj',
    write: (layout, objects) =>
      layout.text + append(layout, { objects }).slice(layout.text.length).replaceAll('endobj\n', ''),
  },
  {
    name: 'objects within an object stream',
    write: (layout, objects) => inObjectStream(layout, objects),
  },
  {
    name: 'objects with numbers past the size',
    write: (layout, objects) => append(layout, { objects, trailer: { Size: String(layout.size) } }),
  },
  {
    name: 'objects that are null',
    write: (layout, objects) => append(layout, { objects: objects.map(({ number }) => ({ number, body: 'null' })) }),
  },
  {
    name: 'another root',
    write: (layout, objects) => {
      const catalog = objects.find(({ number }) => number === layout.root) ?? catalogWith(layout, {})
      const number = layout.size + 20
      return append(layout, {
        objects: [...objects.filter((object) => object !== catalog), { ...catalog, number }],
        trailer: { Root: `${number} 0 R` },
      })
    },
  },
  {
    name: 'an empty increment over the new one',
    write: (layout, objects) =>
      `${append(layout, { objects })}${append(layout, { objects: [] })
        .slice(layout.text.length)
        .replace(/startxref\n\d+/, `startxref\n${layout.startXref}`)}`,
  },
  {
    name: 'objects whose stream lengths lie',
    write: (layout, objects) =>
      append(layout, {
        objects: objects.map((object) => ({ ...object, body: object.body.replace(/\/Length \d+/, '/Length 0') })),
      }),
  },
  {
    name: 'objects whose keys are doubled',
    write: (layout, objects) =>
      append(layout, { objects: objects.map((object) => ({ ...object, body: doubled(layout, object) })) }),
  },
  { name: 'a cross-reference stream', write: (layout, objects) => append(layout, { objects, form: 'stream' }) },
  { name: 'a hybrid section', write: (layout, objects) => append(layout, { objects, form: 'hybrid' }) },
  {
    name: 'header junk before the increment',
    write: (layout, objects) => append(layout, { objects, before: '%PDF-1.4\n%âãÏÓ\n' }),
  },
  {
    name: 'bytes between end mark and increment',
    write: (layout, objects, random) => append(layout, { objects, before: `perga ${random.below(1000)}\n` }),
  },
]

/** A dictionary with its old entries before the new ones. */
function doubled(layout: Layout, { number, body }: NewObject): string {
  const old = [...entriesOf(objectAt(layout, number).body)].map(([key, value]) => `/${key} ${value}`).join('\n')
  return body.includes('stream') || old === '' ? body : body.replace(/^\s*<</, `<<${old}\n`)
}

/** Objects in an object stream, listed by a cross-reference stream (ISO 32000-2 §7.5.7). */
function inObjectStream(layout: Layout, objects: readonly NewObject[]): string | undefined {
  const packed = objects.filter(({ body }) => !body.includes('stream'))
  if (packed.length === 0) return undefined
  const number = layout.size + 30
  const bodies = packed.map(({ body }) => body.trim())
  let at = 0
  const header = packed
    .map((object, index) => {
      const pair = `${object.number} ${at}`
      at += (bodies[index] ?? '').length + 1
      return pair
    })
    .join(' ')
  const data = deflateSync(Buffer.from(`${header}\n${bodies.join('\n')}\n`, 'latin1')).toString('latin1')
  const stream = streamBody(data, `/Type/ObjStm/N ${packed.length}/First ${header.length + 1}/Filter/FlateDecode`)
  const others = objects.filter((object) => !packed.includes(object))
  const rows = packed.map((object, index) => `${object.number} ${index}`)
  return appendPacked(layout, { objects: [...others, { number, body: stream }], stream: number, rows })
}

function appendPacked(
  layout: Layout,
  { objects, stream, rows }: { objects: readonly NewObject[]; stream: number; rows: readonly string[] },
): string {
  let text = layout.text
  const listed: { number: number; row: Buffer }[] = rows.map((pair) => {
    const [number = 0, index = 0] = pair.split(' ').map(Number)
    return { number, row: rowOf(2, stream, index) }
  })
  for (const { number, body } of objects) {
    listed.push({ number, row: rowOf(1, text.length, 0) })
    text += `${number} 0 obj\n${body}\nendobj\n`
  }
  const [own, at] = [stream + 1, text.length]
  listed.push({ number: own, row: rowOf(1, at, 0) })
  listed.sort((one, other) => one.number - other.number)
  const data = Buffer.concat(listed.map(({ row }) => row)).toString('latin1')
  const inherited = [...layout.trailer].filter(([key]) => ['Root', 'Info', 'ID'].includes(key))
  const entries = new Map([
    ...inherited,
    ['Type', '/XRef'],
    ['W', '[1 4 2]'],
    ['Index', `[${listed.map(({ number }) => `${number} 1`).join(' ')}]`],
    ['Size', String(own + 1)],
    ['Prev', String(layout.startXref)],
    ['Length', String(data.length)],
  ])
  return `${text}${own} 0 obj\n${dictionaryOf(entries)}\nstream\n${data}\nendstream\nendobj\nstartxref\n${at}\n%%EOF\n`
}

function rowOf(kind: number, second: number, third: number): Buffer {
  const row = Buffer.alloc(7)
  row.writeUInt8(kind, 0)
  row.writeUInt32BE(second, 1)
  row.writeUInt16BE(third, 5)
  return row
}

export const SOUND: Delivery = OBJECTS[0] ?? { name: 'a sound increment', write: () => undefined }
export const DELIVERIES: readonly Delivery[] = [...OBJECTS, ...ROWS, ...TRAILERS, ...STARTS]
