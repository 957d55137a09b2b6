import { createHash } from 'node:crypto'
import type { TestWorld } from '../../../packages/ades/src/test-pki/test-world.ts'
import { append } from './increment.ts'
import { bytesOf, dictionaryOf, entriesOf, layoutOf, numberIn, objectAt } from './pdf-text.ts'

const ROOM = 8_192
const UNKNOWN = '/ByteRange [0 0000000000 0000000000 0000000000]'

/**
 * A document time stamp over a whole file, as anybody can have one of a time-stamping authority, also over a forgery. On
 * purpose not by the augmenter of packages/ades, which may refuse to stamp.
 */
export async function stamped(
  text: string,
  { timestamps }: Pick<TestWorld, 'timestamps'>,
): Promise<string | undefined> {
  const layout = layoutOf(text)
  const form = layout && numberIn(entriesOf(objectAt(layout, layout.root).body).get('AcroForm'))
  const page = layout?.pages[0]
  if (layout === undefined || form === undefined || page === undefined) return undefined
  const [value, widget] = [layout.size, layout.size + 1]
  const list = entriesOf(page.body).get('Annots') ?? '[]'
  if (!list.startsWith('[')) return undefined
  const old = entriesOf(objectAt(layout, form).body)
  const extended = (array: string) => array.replace(/\]\s*$/, ` ${widget} 0 R]`)
  const stampBody = `<</Type/DocTimeStamp/Filter/Adobe.PPKLite/SubFilter/ETSI.RFC3161\n${UNKNOWN}\n/Contents <${'0'.repeat(2 * ROOM)}>\n>>`
  const written = append(layout, {
    objects: [
      { number: value, body: stampBody },
      {
        number: widget,
        body: `<</Type/Annot/Subtype/Widget/FT/Sig/T(Stamp${layout.size})/F 132/Rect[-10 -10 -10 -10]/P ${page.number} 0 R/V ${value} 0 R>>`,
      },
      { number: page.number, body: dictionaryOf(new Map([...entriesOf(page.body), ['Annots', extended(list)]])) },
      { number: form, body: dictionaryOf(new Map([...old, ['Fields', extended(old.get('Fields') ?? '[]')]])) },
    ],
  })
  return stampInto(written, layout.text.length, timestamps)
}

async function stampInto(text: string, from: number, timestamps: TestWorld['timestamps']): Promise<string> {
  const start = text.indexOf('/Contents <', from) + '/Contents '.length
  const end = text.indexOf('>', start) + 1
  const range = `/ByteRange [0 ${start} ${end} ${text.length - end}]`.padEnd(UNKNOWN.length)
  const at = text.indexOf(UNKNOWN, from)
  const ready = text.slice(0, at) + range + text.slice(at + UNKNOWN.length)
  const covered = bytesOf(ready.slice(0, start) + ready.slice(end))
  const { der } = await timestamps.stamp(createHash('sha256').update(covered).digest())
  const hex = Buffer.from(der).toString('hex')
  if (hex.length > 2 * ROOM) throw new Error('the token is larger than its room')
  return ready.slice(0, start + 1) + hex.padEnd(2 * ROOM, '0') + ready.slice(end - 1)
}
