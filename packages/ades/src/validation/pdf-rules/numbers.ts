import { newRows } from './listed-objects.ts'
import { changed, type PdfFinding, type PdfRule } from './pdf-rule.ts'
import type { SealedView } from './sealed-view.ts'

/** Numbers above this exceed what readers must support (ISO 32000-1, annex C). */
const HIGHEST = 8_388_607

function judgeGenerations({ increments }: SealedView): PdfFinding[] {
  return increments.flatMap((increment) =>
    newRows(increment).flatMap(({ number, place }) => {
      const expected = increment.before.places.get(number)?.generation ?? 0
      const isExpected = place === undefined || (place.generation === expected && number <= HIGHEST)
      return isExpected ? [] : [changed('generation-unexpected', number)]
    }),
  )
}

/** Generation numbers stay as they were. */
export const knownGenerations: PdfRule = {
  name: 'known-generations',
  description:
    'A new object has generation 0 and a number that readers support; a rewritten object keeps its generation.',
  judge: judgeGenerations,
}

function judgeFreshness({ increments, uses }: SealedView): PdfFinding[] {
  return increments.flatMap((increment) =>
    newRows(increment).flatMap(({ number, place }) => {
      const isNew = place !== undefined && increment.before.places.get(number) === undefined
      const wasFree = increment.before.places.has(number)
      const since = uses.get(number)?.since ?? Number.POSITIVE_INFINITY
      return isNew && (wasFree || since < increment.revision) ? [changed('free-number-taken', number)] : []
    }),
  )
}

/** What led nowhere leads nowhere. */
export const freshNumbers: PdfRule = {
  name: 'fresh-numbers',
  description:
    'A new object takes a number that nothing referred to before and that was not free: a reference that led nowhere at sealing leads nowhere later.',
  judge: judgeFreshness,
}
