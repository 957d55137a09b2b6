import { asciiText } from '../../encoding/bytes.ts'
import type { LayoutItem, RevisionLayout } from '../../pdf/pdf-layout.ts'
import type { PdfObject } from '../../pdf/pdf-objects.ts'
import { changed, type PdfFinding, type PdfRule } from './pdf-rule.ts'
import { type Increment, isXrefStream, objectsOf, type SealedView } from './sealed-view.ts'

/** Every word by which a program that repairs a file finds its parts. */
const MARKS = /%PDF-|%%EOF|startxref|[\r\n ]xref|trailer|endobj|endstream|\d[\0\t\n\f\r ]+\d+[\0\t\n\f\r ]*obj/g
const GAP = /^[\r\n ]{1,8}$/
const TAIL = /^startxref ?(\r\n|\n|\r)(0|[1-9]\d{0,9}) ?(\r\n|\n|\r)%%EOF$/

/** How often the words must occur in one of the parts. */
function marksIn(item: LayoutItem): number {
  if (item.kind === 'object') return item.object.value.kind === 'stream' ? 3 : 2
  // `xref` and `trailer`.
  return item.kind === 'table' ? 2 : 1
}

const marksExpected = (items: readonly LayoutItem[]) => items.reduce((count, item) => count + marksIn(item), 0)

const areGapsSmall = (text: string, { items, start }: RevisionLayout) =>
  items.every((item, index) => GAP.test(text.slice((items[index - 1]?.end ?? start) - start, item.start - start)))

const kindsOf = (items: readonly LayoutItem[]) => items.map(({ kind }) => kind)

/** Objects, one cross-reference section that the new startxref leads to and that leads to the last, and the end mark. */
function isInOrder({ before, after, layout }: Increment): boolean {
  const items = layout?.items ?? []
  const [section, ...more] = items.filter(
    (item) => item.kind === 'table' || (item.kind === 'object' && isXrefStream(item.object)),
  )
  const [marker, end] = items.slice(-2)
  if (section === undefined || more.length > 0 || marker?.kind !== 'startxref' || end?.kind !== 'end') return false
  const read = after.sections.get(section.start)
  const previous = read?.trailer.entries.get('Prev')
  return (
    items.at(-3) === section &&
    kindsOf(items.slice(0, -3)).every((kind) => kind === 'object') &&
    marker.value === section.start &&
    after.startXref === section.start &&
    read?.isPlain === true &&
    // A table behind a stream, or the other way round, is a hybrid that readers follow in two ways.
    read.kind === before.sections.get(before.startXref)?.kind &&
    previous?.kind === 'number' &&
    previous.value === before.startXref &&
    // 17.0 is the same number and not read by all.
    previous.end - previous.start === String(previous.value).length
  )
}

/** White space that some readers take for a part of a name. */
const ODD_SPACE = /[\0\v\f]/

const hasOddSpace = ({ value, start }: PdfObject, bytes: Uint8Array) =>
  ODD_SPACE.test(asciiText(bytes.subarray(start, value.kind === 'stream' ? value.dictionary.end : value.end)))

/** Written as programs write objects, also inside of object streams. */
function areObjectsPlain(layout: RevisionLayout, { after }: Increment): boolean {
  const objects = layout.items.flatMap((item) => (item.kind === 'object' ? [item.object] : []))
  const isWell = objectsOf(after, layout).every(({ notes }) => notes.size === 0)
  return isWell && !objects.some((object) => hasOddSpace(object, after.bytes))
}

function judgeIncrement(increment: Increment): PdfFinding[] {
  const { layout, after, start } = increment
  const finding: PdfFinding = { ...changed('bytes-outside-increments'), offset: start }
  if (layout === undefined) return [finding]
  after.allowance.spend((layout.end - layout.start) / 10)
  const text = asciiText(after.bytes.subarray(layout.start, layout.end))
  const tail = layout.items.at(-2)
  const isWhole =
    isInOrder(increment) &&
    areObjectsPlain(layout, increment) &&
    areGapsSmall(text, layout) &&
    tail !== undefined &&
    TAIL.test(text.slice(tail.start - layout.start)) &&
    (text.match(MARKS)?.length ?? 0) === marksExpected(layout.items)
  return isWhole ? [] : [finding]
}

/** After the last end mark stands nothing but the end of its line. */
function judgeTail({ layout, file, seal }: SealedView): PdfFinding[] {
  const end = layout.revisions.at(-1)?.end ?? 0
  const tail = asciiText(file.bytes.subarray(end, end + 4))
  if (layout.brokenAt !== undefined || /^( ?(\r\n|\n|\r)?|\n\r\n)$/.test(tail)) return []
  const isSealed = file.bytes.length <= seal.byteRange[2] + seal.byteRange[3]
  return isSealed ? [] : [{ ...changed('bytes-outside-increments'), offset: end }]
}

/** Everything after the seal belongs to increments that are read in one way. */
export const wholeIncrements: PdfRule = {
  name: 'whole-increments',
  description:
    'Every byte after the sealed ones belongs to an increment of objects, one cross-reference section, startxref and end mark; no comment, tail, second mark or hidden word follows or lies in between.',
  judge: (view) => [...view.increments.flatMap(judgeIncrement), ...judgeTail(view)],
}
