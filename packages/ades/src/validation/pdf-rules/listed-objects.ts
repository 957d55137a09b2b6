import type { ObjectPlace, PdfObject, XrefRow } from '../../pdf/pdf-objects.ts'
import { changed, type PdfFinding, type PdfRule } from './pdf-rule.ts'
import { type Increment, isXrefStream, placeKey, placesOf } from './sealed-view.ts'

const samePlace = (a: ObjectPlace | undefined, b: ObjectPlace | undefined) =>
  a?.offset === b?.offset &&
  a?.generation === b?.generation &&
  a?.packedIn?.container === b?.packedIn?.container &&
  a?.packedIn?.index === b?.packedIn?.index

/** The object 0 heads the list of free rows and is never in use. */
const isHead = ({ number, place }: XrefRow) => number === 0 && place === undefined

/** Rows that say something new; a row may also repeat what already holds. */
export const newRows = ({ sections, before }: Increment): XrefRow[] =>
  sections
    .flatMap(({ rows }) => rows)
    .filter(
      (row) => !isHead(row) && !(before.places.has(row.number) && samePlace(before.places.get(row.number), row.place)),
    )

/** A cross-reference stream is found by startxref and need not list itself. */
const unlistedXrefStreams = ({ layout }: Increment): PdfObject[] =>
  (layout?.items ?? []).flatMap((item) => (item.kind === 'object' && isXrefStream(item.object) ? [item.object] : []))

function judgeIncrement(increment: Increment): PdfFinding[] {
  const standing = increment.layout === undefined ? new Map() : placesOf(increment.after, increment.layout)
  const all = increment.sections.flatMap(({ rows }) => rows)
  const findings: PdfFinding[] = []
  const differs = (number: number) => findings.push(changed('rows-differ-from-objects', number))
  const seen = new Set<number>()
  for (const { number } of all) {
    if (seen.has(number)) differs(number)
    seen.add(number)
  }
  for (const { number, place } of newRows(increment)) {
    if (place === undefined) continue
    const key = placeKey(place)
    if (standing.get(key) !== number) differs(number)
    standing.delete(key)
  }
  for (const stream of unlistedXrefStreams(increment)) if (!seen.has(stream.number)) standing.delete(`${stream.start}`)
  for (const number of standing.values()) differs(number)
  return findings
}

/** Rows and objects of an increment are the same things, each once. */
export const listedObjects: PdfRule = {
  name: 'listed-objects',
  description:
    'Each object of an increment is listed once, where it stands, and each row leads to an object of the increment or repeats what already holds.',
  judge: ({ increments }) => increments.flatMap(judgeIncrement),
}
