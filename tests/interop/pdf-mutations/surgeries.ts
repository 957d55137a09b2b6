import { append } from './increment.ts'
import { drawing, streamBody } from './payloads.ts'
import { dictionaryOf, entriesOf, type Layout, numberIn, objectAt } from './pdf-text.ts'
import type { Random } from './random.ts'

/** A change of the bytes that are there: in rooms that no signature covers, or of the order of increments. */
export interface Surgery {
  readonly name: string
  operate(layout: Layout, random: Random): string | undefined
}

/** Where each revision ends. */
const revisionEnds = (text: string) =>
  [...text.matchAll(/%%EOF\s?\n?/g)].map(({ 0: mark, index }) => index + mark.length)

interface Room {
  readonly start: number
  readonly end: number
  readonly hex: string
}

/** Contents of the signatures and stamps, brackets left out. */
function roomsOf(text: string): Room[] {
  return [...text.matchAll(/\/Contents\s*<([0-9a-fA-F]{200,})>/g)].map(({ 0: whole, 1: hex = '', index }) => {
    const start = index + whole.indexOf('<') + 1
    return { start, end: start + hex.length, hex }
  })
}

const replaced = (text: string, { start, end }: Pick<Room, 'start' | 'end'>, by: string) =>
  text.slice(0, start) + by + text.slice(end)

/** Alters the room of one signature; what is written must have its length. */
const inRoom = (name: string, alter: (room: Room, layout: Layout, random: Random) => string): Surgery => ({
  name,
  operate(layout, random) {
    const rooms = roomsOf(layout.text)
    const room = rooms[random.below(rooms.length)]
    if (room === undefined) return undefined
    const by = alter(room, layout, random)
    return by.length === room.hex.length ? replaced(layout.text, room, by) : undefined
  },
})

const ROOMS: readonly Surgery[] = [
  inRoom('Contents: capitals', ({ hex }) => hex.toUpperCase()),
  inRoom('Contents: spaces between digits', ({ hex }) => hex.replace(/00000000$/, '    0000')),
  inRoom('Contents: bytes in the padding', ({ hex }) => hex.replace(/0{8}$/, '0000beef')),
  inRoom('Contents: ended early, entries behind', ({ hex }) =>
    `${hex.slice(0, -40).replace(/..$/, '')}>/AP<</N 1 0 R>>/Perga<`.padEnd(hex.length, '0').slice(0, hex.length),
  ),
  inRoom('Contents: an object behind', ({ hex }, layout, random) => {
    const object = `>>>\nendobj\n${layout.pages[0]?.number ?? 1} 0 obj\n<</Type/Page/MediaBox[0 0 ${100 + random.below(300)} 300]>>\nendobj\n9999 0 obj\n<</Perga<`
    return hex.slice(0, hex.length - object.length) + object
  }),
  inRoom('Contents: a comment', ({ hex }) => `${hex.slice(0, -30)}%`.padEnd(hex.length - 1, '0').concat('\n')),
  inRoom('Contents: another signature value', ({ hex }, _, random) => {
    const at = random.below(hex.length - 1)
    return `${hex.slice(0, at)}${hex[at] === 'a' ? 'b' : 'a'}${hex.slice(at + 1)}`
  }),
]

const ranges = (name: string, alter: (numbers: readonly number[], layout: Layout) => readonly number[]): Surgery => ({
  name,
  operate(layout) {
    const matches = [...layout.text.matchAll(/\/ByteRange\s*\[([\d ]+)\]/g)]
    const match = matches.at(-1)
    if (match === undefined) return undefined
    const old = match[0]
    const by = `/ByteRange [${alter((match[1] ?? '').trim().split(/\s+/).map(Number), layout).join(' ')}]`.padEnd(
      old.length,
    )
    return by.length === old.length
      ? replaced(layout.text, { start: match.index, end: match.index + old.length }, by)
      : undefined
  },
})

const RANGES: readonly Surgery[] = [
  ranges('ByteRange: to the end of the file', ([a = 0, b = 0, c = 0], { text }) => [a, b, c, text.length - c]),
  ranges('ByteRange: starts later', ([, b = 0, c = 0, d = 0]) => [1, b - 1, c, d]),
  ranges('ByteRange: leaves out more', ([a = 0, b = 0, c = 0, d = 0]) => [a, b - 10, c, d]),
  ranges('ByteRange: ends earlier', ([a = 0, b = 0, c = 0, d = 0]) => [a, b, c, d - 10]),
  ranges('ByteRange: overlapping', ([a = 0, b = 0, , d = 0]) => [a, b, 0, d]),
]

function valueOfSeal(layout: Layout) {
  return [...layout.objects.values()].find(({ body }) => /\/Type\s*\/Sig\b/.test(body))
}

/** Signature wrapping: the old value is referred to from elsewhere, or a copy takes its place. */
const WRAPPINGS: readonly Surgery[] = [
  {
    name: 'a copy of the signature in a new field, the old field gone',
    operate(layout) {
      const seal = valueOfSeal(layout)
      const form = numberIn(entriesOf(objectAt(layout, layout.root).body).get('AcroForm'))
      if (seal === undefined || form === undefined) return undefined
      const field = {
        number: layout.size + 1,
        body: `<</Type/Annot/Subtype/Widget/FT/Sig/T(Copy)/Rect[0 0 0 0]/F 132/V ${layout.size} 0 R>>`,
      }
      const fields = dictionaryOf(
        new Map([...entriesOf(objectAt(layout, form).body), ['Fields', `[${field.number} 0 R]`]]),
      )
      return append(layout, {
        objects: [{ number: layout.size, body: seal.body }, field, { number: form, body: fields }],
      })
    },
  },
  {
    name: 'the value of the signature redefined as a copy',
    operate(layout) {
      const seal = valueOfSeal(layout)
      return seal && append(layout, { objects: [{ number: seal.number, body: seal.body }] })
    },
  },
  {
    name: 'the form without the seal',
    operate(layout) {
      const form = numberIn(entriesOf(objectAt(layout, layout.root).body).get('AcroForm'))
      if (form === undefined) return undefined
      const old = entriesOf(objectAt(layout, form).body)
      const fields = (old.get('Fields') ?? '[]').replace(/\d+ 0 R/, '')
      return append(layout, { objects: [{ number: form, body: dictionaryOf(new Map([...old, ['Fields', fields]])) }] })
    },
  },
  {
    name: 'the whole file within a stream of another',
    operate: (layout, random) =>
      `%PDF-1.7\n9 0 obj\n${streamBody(layout.text)}\nendobj\n4 0 obj\n${streamBody(drawing(random))}\nendobj\n`,
  },
]

const ORDERS: readonly Surgery[] = [
  {
    name: 'cut back to an earlier revision',
    operate(layout, random) {
      const ends = revisionEnds(layout.text).slice(0, -1)
      const end = ends[random.below(ends.length)]
      return end === undefined ? undefined : layout.text.slice(0, end)
    },
  },
  {
    name: 'last increment twice',
    operate({ text }) {
      const ends = revisionEnds(text)
      const start = ends.at(-2)
      return start === undefined ? undefined : text + text.slice(start)
    },
  },
  {
    name: 'last two increments exchanged',
    operate({ text }) {
      const [first, second, third] = revisionEnds(text).slice(-3)
      if (first === undefined || second === undefined || third === undefined) return undefined
      return text.slice(0, first) + text.slice(second, third) + text.slice(first, second)
    },
  },
  {
    name: 'bytes before the header',
    operate: ({ text }, random) => `${random.pick(['\n', '%perga\n', '%PDF-1.4\n'])}${text}`,
  },
  { name: 'last byte cut', operate: ({ text }) => text.slice(0, -1) },
  { name: 'last bytes of the end mark cut', operate: ({ text }) => text.replace(/%%EOF\s*$/, '%%E') },
  {
    name: 'a byte in the last part altered',
    operate({ text }, random) {
      const at = text.length - 1 - random.below(1500)
      return `${text.slice(0, at)}${String.fromCharCode(text.charCodeAt(at) ^ (1 + random.below(255)))}${text.slice(at + 1)}`
    },
  },
  {
    name: 'a line end in the last part exchanged',
    operate({ text }, random) {
      const places = [...text.slice(-1500).matchAll(/\n/g)].map(({ index }) => text.length - 1500 + index)
      const at = places[random.below(places.length)]
      return at === undefined ? undefined : `${text.slice(0, at)}\r${text.slice(at + 1)}`
    },
  },
]

export const SURGERIES: readonly Surgery[] = [...ROOMS, ...RANGES, ...WRAPPINGS, ...ORDERS]
