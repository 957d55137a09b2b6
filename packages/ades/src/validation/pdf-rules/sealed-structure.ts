import { asciiText } from '../../encoding/bytes.ts'
import { catalogOf, numberOf } from '../../pdf/pdf-document.ts'
import type { RevisionLayout } from '../../pdf/pdf-layout.ts'
import type { ObjectNote } from '../../pdf/pdf-objects.ts'
import { pagesOf } from '../../pdf/pdf-pages.ts'
import type { PdfStream, PdfValue } from '../../pdf/pdf-values.ts'
import { type PdfFinding, type PdfRule, unclear } from './pdf-rule.ts'
import { Claims, claimRoles } from './roles.ts'
import { objectsOf, placeKey, placesOf, type SealedView } from './sealed-view.ts'
import { surveyOf } from './survey.ts'

const SUSPECT = /\bobj\b|endobj|stream|xref|trailer|%PDF-|%%EOF/

const found = (object?: number, offset?: number): PdfFinding =>
  offset === undefined ? unclear('structure-ambiguous', object) : { ...unclear('structure-ambiguous', object), offset }

/** `%PDF-` are the first bytes: others would move all offsets for some readers. */
function judgeStart({ file, layout, sealed }: SealedView): PdfFinding[] {
  const starts = asciiText(file.bytes.subarray(0, 5)) === '%PDF-'
  const isRead = layout.brokenAt === undefined || layout.brokenAt >= sealed.bytes.length
  return starts && isRead ? [] : [found(undefined, starts ? layout.brokenAt : 0)]
}

/** Ways of writing that sound programs use as well. */
const USUAL: ReadonlySet<ObjectNote> = new Set(['length-elsewhere', 'comment', 'odd-number'])

/** Words and names are written as all readers read them. */
function judgeWriting(revision: RevisionLayout, { sealed }: SealedView): PdfFinding[] {
  return objectsOf(sealed, revision)
    .filter(({ notes }) => [...notes].some((note) => !USUAL.has(note)))
    .map(({ number }) => found(number))
}

/** The first comment is the header itself. */
function judgeComments(revision: RevisionLayout, { file }: SealedView): PdfFinding[] {
  return revision.items.flatMap((item) => {
    if (item.kind !== 'comment') return []
    const text = asciiText(file.bytes.subarray(item.start === 0 ? 5 : item.start, item.end))
    return SUSPECT.test(text) ? [found(undefined, item.start)] : []
  })
}

/** The rows of a revision: each number's place, and numbers that have two. */
function rowsOf({ start, end }: RevisionLayout, { sealed }: SealedView) {
  const sections = [...sealed.sections.values()].filter((section) => section.start >= start && section.start < end)
  const listed = new Map<number, string>()
  const twice: number[] = []
  for (const { number, place } of sections.flatMap(({ rows }) => rows)) {
    const key = place === undefined ? '' : placeKey(place)
    // Object 0 heads the free rows and is never in use: readers that see it in use take the table for damaged.
    const isHeadInUse = number === 0 && place !== undefined
    if (isHeadInUse || (number !== 0 && (listed.get(number) ?? key) !== key)) twice.push(number)
    listed.set(number, key)
  }
  return { listed, twice }
}

/** Every number once a revision, listed where it stands; tables that nothing leads to are not there. */
function judgeListing(revision: RevisionLayout, view: SealedView): PdfFinding[] {
  const { sealed } = view
  const { listed, twice } = rowsOf(revision, view)
  const isSection = (start: number) => sealed.sections.has(start)
  const tables = revision.items.filter(({ kind, start }) => kind === 'table' && !isSection(start))
  const unlisted = [...placesOf(sealed, revision)].filter(
    ([key, number]) => listed.get(number) !== key && !isSection(Number(key)),
  )
  return [
    ...twice.map((number) => found(number)),
    ...tables.map(({ start }) => found(undefined, start)),
    ...unlisted.map(([, number]) => found(number)),
  ]
}

/** Keys of a trailer that lead on, and how readers agree that they are written. */
const TRAILER_NUMBERS = ['Prev', 'Size'] as const
const WHOLE_NUMBER = /^(0|[1-9]\d*)$/

/** Some readers follow `116.0` and others do not. */
function judgeTrailers({ start, end }: RevisionLayout, { sealed }: SealedView): PdfFinding[] {
  return [...sealed.sections.values()].flatMap((section) => {
    if (section.start < start || section.start >= end) return []
    const isRead = TRAILER_NUMBERS.every((key) => {
      const value = section.trailer.entries.get(key)
      return value === undefined || WHOLE_NUMBER.test(asciiText(sealed.bytes.subarray(value.start, value.end)))
    })
    return isRead ? [] : [found(undefined, section.start)]
  })
}

/** Keys under which a page names what it draws with (ISO 32000-1, table 33), and what holds them. */
const RESOURCES = [
  'Resources',
  'XObject',
  'Font',
  'ExtGState',
  'Pattern',
  'Shading',
  'ColorSpace',
  'Properties',
  'CharProcs',
] as const

/** What an increment may write anew, such as the catalogue, is no list of drawings. */
function judgeSecondUse({ sealed }: SealedView): PdfFinding[] {
  const claims = new Claims()
  claimRoles({ before: sealed, after: sealed }, claims)
  return surveyOf(sealed).dictionaries.flatMap(({ dictionary }) =>
    RESOURCES.flatMap((key) => {
      const value = dictionary.entries.get(key)
      return value?.kind === 'reference' && claims.byNumber.has(value.number) ? [found(value.number)] : []
    }),
  )
}

const ROOTS: ReadonlySet<string> = new Set(['Catalog', 'Pages', 'Page'])

const typeOf = (value: PdfValue | PdfStream) => {
  const type = value.kind === 'dictionary' ? value.entries.get('Type') : undefined
  return type?.kind === 'name' ? type.name : ''
}

/** Catalogues and pages that nothing leads to wait for a reader that repairs the file. */
function judgeHidden(view: SealedView): PdfFinding[] {
  const { reached } = surveyOf(view.sealed)
  return view.sealedRevisions.flatMap((revision) =>
    objectsOf(view.sealed, revision)
      .filter(({ number, value }) => ROOTS.has(typeOf(value)) && !reached.has(number))
      .map(({ number }) => found(number)),
  )
}

/** Readers that trust a linearised file's first object take page and length from it (ISO 32000-1, annex F). */
function judgeLinearized({ sealed, sealedRevisions, file }: SealedView): PdfFinding[] {
  const [first] = sealedRevisions
  const item = first?.items.find(({ kind }) => kind === 'object')
  const value = item?.kind === 'object' ? item.object.value : undefined
  if (first === undefined || value?.kind !== 'dictionary' || !value.entries.has('Linearized')) return []
  const [page] = pagesOf(sealed, catalogOf(sealed))
  const length = numberOf(value, 'L') ?? 0
  const isRight = length >= first.end && length <= first.end + 2 && numberOf(value, 'O') === page?.reference.number
  return isRight && (length <= sealed.bytes.length || file === sealed)
    ? []
    : [found(item?.kind === 'object' ? item.object.number : undefined)]
}

/** What was sealed is one file and not two. */
export const sealedStructure: PdfRule = {
  name: 'sealed-structure',
  description:
    'The sealed file is a sequence of objects, each listed once where it stands, without second roots or pages that nothing leads to, disguised names or unknown words.',
  judge: (view) => [
    ...judgeStart(view),
    ...view.sealedRevisions.flatMap((revision) => [
      ...judgeWriting(revision, view),
      ...judgeComments(revision, view),
      ...judgeListing(revision, view),
      ...judgeTrailers(revision, view),
    ]),
    ...judgeHidden(view),
    ...judgeSecondUse(view),
    ...judgeLinearized(view),
  ],
}
