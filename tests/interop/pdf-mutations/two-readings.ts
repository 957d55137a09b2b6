import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { augmentPades, signPades } from '@perga/ades'
import { OID } from '../../../packages/ades/src/asn1/oids.ts'
import { signCms } from '../../../packages/ades/src/cms/sign-cms.ts'
import type { TestWorld } from '../../../packages/ades/src/test-pki/test-world.ts'
import { DELIVERIES } from './deliveries.ts'
import { append } from './increment.ts'
import type { Mutant } from './mutants.ts'
import { VISIBLE } from './payloads.ts'
import { bytesOf, dictionaryOf, entriesOf, type Layout, layoutOf, numbersIn, objectAt, textOf } from './pdf-text.ts'
import { randomFrom } from './random.ts'
import { PAGE, type Subject } from './subjects.ts'

// Files that are sealed as they are, by a signer who was not careful: in some readers they show another page.

const plainPage = () => layoutOf(textOf(readFileSync(PAGE)))

const appearance =
  '<</Type/XObject/Subtype/Form/BBox[0 0 9 9]/Resources<<>>/Length 22>>\nstream\n1 0 0 rg 0 0 9 9 re f  \nendstream'

/** A page with an annotation or field more, and what the catalogue says of it. */
function annotatedPage(layout: Layout, annotation: string, form?: string): string {
  const { size, root, pages } = layout
  const page = pages[0] ?? objectAt(layout, 0)
  const catalog = new Map([
    ...entriesOf(objectAt(layout, root).body),
    ...(form === undefined ? [] : [['AcroForm', form] as const]),
  ])
  return append(layout, {
    objects: [
      { number: size, body: annotation.replaceAll('@', String(size + 1)) },
      { number: size + 1, body: appearance },
      { number: page.number, body: dictionaryOf(new Map([...entriesOf(page.body), ['Annots', `[${size} 0 R]`]])) },
      { number: root, body: dictionaryOf(catalog) },
    ],
  })
}

/** Pages that need no fault of structure to be shown in two ways. */
const AMBIGUOUS: readonly [string, (layout: Layout) => string][] = [
  [
    'a form that is drawn anew',
    (layout) =>
      annotatedPage(
        layout,
        '<</Type/Annot/Subtype/Widget/FT/Tx/T(grade)/V(9.9)/DA(/Helv 40 Tf 1 0 0 rg)/Rect[50 400 300 480]/F 4/AP<</N @ 0 R>>>>',
        `<</Fields[${layout.size} 0 R]/NeedAppearances true/DR<</Font<</Helv<</Type/Font/Subtype/Type1/BaseFont/Helvetica>>>>>>/DA(/Helv 0 Tf 0 g)>>`,
      ),
  ],
  [
    'a film',
    (layout) =>
      annotatedPage(layout, '<</Type/Annot/Subtype/Movie/Movie<</F(a)>>/Rect[50 400 300 480]/F 4/AP<</N @ 0 R>>>>'),
  ],
  [
    'a screen',
    (layout) => annotatedPage(layout, '<</Type/Annot/Subtype/Screen/Rect[50 400 300 480]/F 4/AP<</N @ 0 R>>>>'),
  ],
  [
    'a picture in three dimensions',
    (layout) => annotatedPage(layout, '<</Type/Annot/Subtype/3D/Rect[50 400 300 480]/F 4/AP<</N @ 0 R>>>>'),
  ],
  [
    'content that is here and elsewhere',
    (layout) => {
      const page = layout.pages[0] ?? objectAt(layout, 0)
      const [content = 0] = numbersIn(entriesOf(page.body).get('Contents') ?? '')
      const body = dictionaryOf(new Map([...entriesOf(page.body), ['Contents', `[${content} 0 R ${layout.size} 0 R]`]]))
      const stream = '<</Length 29/F(other.bin)>>\nstream\n1 0 0 rg 50 400 99 99 re f    \nendstream'
      return append(layout, {
        objects: [
          { number: layout.size, body: stream },
          { number: page.number, body },
        ],
      })
    },
  ],
]

/**
 * Sealed pages with content that one reader finds and another does not. Their subject is the same page without it: a renderer
 * that shows a difference reads the file otherwise than one that shows none.
 */
export async function sealedInTwoReadings(world: TestWorld, subject: Subject): Promise<Mutant[]> {
  const layout = plainPage()
  const [redrawn] = VISIBLE
  if (layout === undefined || redrawn === undefined) return []
  const delivered = DELIVERIES.map(({ name, write }): [string, string | undefined] => {
    const random = randomFrom(1)
    return [`${redrawn.name} by ${name}`, write(layout, redrawn.make(layout, random) ?? [], random)]
  })
  const ambiguous = AMBIGUOUS.map(([name, write]): [string, string] => [name, write(layout)])
  const mutants: Mutant[] = []
  for (const [name, text] of [...delivered, ...ambiguous]) {
    const pdf = text === undefined ? undefined : await sealed(text, world)
    if (pdf !== undefined)
      mutants.push({ index: -2, seed: 0, subject, steps: [`sealed with ${name}`], pdf, isSealedSo: true })
  }
  return mutants
}

async function sealed(text: string, world: TestWorld): Promise<Uint8Array | undefined> {
  try {
    const pdf = await signPades(bytesOf(text), { signer: world.signer, signingTime: world.now })
    return (await augmentPades(pdf, 'B-LT', world)).pdf
  } catch {
    // Sealing refuses what it cannot read. Then there is no such file.
    return undefined
  }
}

const ROOM = 12_000
const UNKNOWN = '/ByteRange [0 0000000000 0000000000 0000000000]'

function withPlaceholder(layout: Layout): string {
  const page = layout.pages[0]
  const [value, widget] = [layout.size, layout.size + 1]
  const [content = 0] = numbersIn(entriesOf(page?.body ?? '').get('Contents') ?? '')
  const entries = new Map([
    ...entriesOf(page?.body ?? ''),
    ['Annots', `[${widget} 0 R]`],
    ['Contents', `[${content} 0 R ${layout.size + 2} 0 R]`],
  ])
  const catalog = layout.objects.get(layout.root)
  return append(layout, {
    objects: [
      {
        number: value,
        body: `<</Type/Sig/Filter/Adobe.PPKLite/SubFilter/ETSI.CAdES.detached\n${UNKNOWN}\n/Contents <${'0'.repeat(2 * ROOM)}>>>`,
      },
      { number: layout.size + 2, body: '<</Length 30>>\nstream\n1 0 0 rg 50 400  0  0 re f     \nendstream' },
      {
        number: widget,
        body: `<</Type/Annot/Subtype/Widget/FT/Sig/T(Seal)/F 132/Rect[-10 -10 -10 -10]/P ${page?.number} 0 R/V ${value} 0 R>>`,
      },
      { number: page?.number ?? 0, body: dictionaryOf(entries) },
      {
        number: layout.root,
        body: dictionaryOf(
          new Map([...entriesOf(catalog?.body ?? ''), ['AcroForm', `<</Fields[${widget} 0 R]/SigFlags 3>>`]]),
        ),
      },
    ],
  })
}

/** A seal whose ranges leave out more than Contents: a content stream behind it, which is then exchanged. */
export async function coveredInPart(world: TestWorld, { options }: Subject): Promise<Mutant[]> {
  const layout = plainPage()
  if (layout === undefined) return []
  const text = withPlaceholder(layout)
  const start = text.indexOf('/Contents <0') + '/Contents '.length
  const end = text.indexOf('endstream\nendobj', start)
  const range = `/ByteRange [0 ${start} ${end} ${text.length - end}]`.padEnd(UNKNOWN.length)
  const ready = text.replace(UNKNOWN, range)
  const digest = createHash('sha256')
    .update(bytesOf(ready.slice(0, start) + ready.slice(end)))
    .digest()
  const cms = await signCms({ signer: world.signer, contentType: OID.data, digest })
  const hex = Buffer.from(cms.encode([]))
    .toString('hex')
    .padEnd(2 * ROOM, '0')
  const filled = ready.slice(0, start + 1) + hex + ready.slice(start + 1 + 2 * ROOM)
  const { pdf } = await augmentPades(bytesOf(filled), 'B-LT', world).catch(() => ({ pdf: bytesOf(filled) }))
  const subject: Subject = { name: 'sealed but for a content stream', text: textOf(pdf), options, isOwn: true }
  const altered = subject.text.replace('50 400  0  0 re', '50 400 99 99 re')
  return [
    { index: -3, seed: 0, subject, steps: ['content exchanged where no signature covers it'], pdf: bytesOf(altered) },
  ]
}
