import type { NewObject } from './increment.ts'
import { dictionaryOf, entriesOf, type Layout, numberIn, numbersIn, objectAt } from './pdf-text.ts'
import type { Random } from './random.ts'

/** Objects that change what a page shows, or that should change nothing. */
export interface Payload {
  readonly name: string
  make(layout: Layout, random: Random): readonly NewObject[] | undefined
}

/** Drawing operators that a person cannot overlook: a filled rectangle, or lines. */
export function drawing(random: Random): string {
  const [x, y] = [40 + random.below(300), 40 + random.below(600)]
  const colour = random.pick(['1 0 0 rg', '0 0 1 rg', '1 1 1 rg 0 0 0 RG', '0 g'])
  return `q 1 0 0 1 0 0 cm ${colour} ${x} ${y} ${60 + random.below(200)} ${20 + random.below(100)} re B Q`
}

export const streamBody = (data: string, entries = ''): string =>
  `<<${entries}/Length ${data.length}>>\nstream\n${data}\nendstream`

/** The page as a new revision of its object, some entries set. */
function pageWith(layout: Layout, random: Random, changes: Readonly<Record<string, string>>): NewObject[] {
  const { number, generation, body } = random.pick([layout.pages[0] ?? objectAt(layout, 0), ...layout.pages])
  return [{ number, generation, body: dictionaryOf(new Map([...entriesOf(body), ...Object.entries(changes)])) }]
}

/** The catalogue as a new revision of its object. */
export function catalogWith(layout: Layout, changes: Readonly<Record<string, string>>): NewObject {
  const { number, generation, body } = objectAt(layout, layout.root)
  return { number, generation, body: dictionaryOf(new Map([...entriesOf(body), ...Object.entries(changes)])) }
}

const contentOf = (layout: Layout, random: Random) => {
  const page = random.pick([layout.pages[0] ?? objectAt(layout, 0), ...layout.pages])
  const [content] = numbersIn(entriesOf(page.body).get('Contents') ?? '')
  return content === undefined ? undefined : { page, content }
}

function redefined(layout: Layout, random: Random, is: RegExp, body: (old: string) => string): NewObject[] | undefined {
  const found = [...layout.objects.values()].filter((object) => is.test(object.body.slice(0, 4000)))
  const chosen = found[random.below(found.length)]
  return chosen && [{ number: chosen.number, generation: chosen.generation, body: body(chosen.body) }]
}

const rectangle = (random: Random) => {
  const [x, y] = [40 + random.below(300), 40 + random.below(700)]
  return `[${x} ${y} ${x + 50 + random.below(200)} ${y + 20 + random.below(80)}]`
}

const appearance = (random: Random) =>
  streamBody(
    `${random.pick(['1 0 0', '0 0 1', '0 0 0'])} rg 0 0 300 200 re f`,
    '/Type/XObject/Subtype/Form/BBox[0 0 300 200]/Resources<<>>',
  )

/** A page with an annotation more, whose dictionary is given. */
function annotated(layout: Layout, random: Random, annotation: string, extra: readonly string[] = []): NewObject[] {
  const page = random.pick([layout.pages[0] ?? objectAt(layout, 0), ...layout.pages])
  const list = entriesOf(page.body).get('Annots')
  const inline = numberIn(list) === undefined ? (list ?? '[]') : objectAt(layout, numberIn(list)).body.trim()
  const extras = extra.map((body, index) => ({ number: layout.size + 1 + index, body }))
  return [
    { number: layout.size, body: annotation.replaceAll('@', String(layout.size + 1)) },
    ...extras,
    {
      number: page.number,
      generation: page.generation,
      body: dictionaryOf(
        new Map([...entriesOf(page.body), ['Annots', inline.replace(/\]\s*$/, ` ${layout.size} 0 R]`)]]),
      ),
    },
  ]
}

/** A widget, also entered in the form. */
function widget(
  layout: Layout,
  random: Random,
  entries: string,
  form: Readonly<Record<string, string>> = {},
): NewObject[] {
  const objects = annotated(layout, random, `<</Type/Annot/Subtype/Widget/T(more${random.below(1e6)})${entries}>>`, [
    appearance(random),
  ])
  const place = numberIn(entriesOf(objectAt(layout, layout.root).body).get('AcroForm'))
  if (place === undefined) return [...objects, catalogWith(layout, { AcroForm: `<</Fields[${layout.size} 0 R]>>` })]
  const old = entriesOf(objectAt(layout, place).body)
  const fields = (old.get('Fields') ?? '[]').replace(/\]\s*$/, ` ${layout.size} 0 R]`)
  return [
    ...objects,
    { number: place, body: dictionaryOf(new Map([...old, ['Fields', fields], ...Object.entries(form)])) },
  ]
}

const flags = (random: Random) => random.pick(['', '/F 4', '/F 0', '/F 2', '/F 32', '/F 132', '/F 36', '/F 1'])

const ANNOTATIONS: readonly [string, (random: Random) => string][] = [
  [
    'free text',
    (random) =>
      `<</Type/Annot/Subtype/FreeText/Contents(9.9)/DA(/Helv 40 Tf 1 0 0 rg)/Rect${rectangle(random)}${flags(random)}>>`,
  ],
  ['stamp', (random) => `<</Type/Annot/Subtype/Stamp/Rect${rectangle(random)}/AP<</N @ 0 R>>${flags(random)}>>`],
  [
    'square',
    (random) => `<</Type/Annot/Subtype/Square/IC[1 0 0]/C[0 0 1]/BS<</W 5>>/Rect${rectangle(random)}${flags(random)}>>`,
  ],
  [
    'highlight',
    (random) =>
      `<</Type/Annot/Subtype/Highlight/C[1 1 0]/Rect[40 40 500 700]/QuadPoints[40 700 500 700 40 40 500 40]${flags(random)}>>`,
  ],
  [
    'link',
    (random) =>
      `<</Type/Annot/Subtype/Link/Border[0 0 8]/C[1 0 0]/Rect${rectangle(random)}/A<</S/URI/URI(http://127.0.0.1/)>>>>`,
  ],
  ['watermark', (random) => `<</Type/Annot/Subtype/Watermark/Rect${rectangle(random)}/AP<</N @ 0 R>>>>`],
  ['ink', () => '<</Type/Annot/Subtype/Ink/C[1 0 0]/BS<</W 9>>/InkList[[40 40 500 700]]/Rect[30 30 510 710]>>'],
  ['redaction', (random) => `<</Type/Annot/Subtype/Redact/IC[0 0 0]/Rect${rectangle(random)}/AP<</N @ 0 R>>>>`],
  ['popup', (random) => `<</Type/Annot/Subtype/Popup/Open true/Rect${rectangle(random)}>>`],
  ['unknown kind', (random) => `<</Type/Annot/Subtype/Perga/Rect${rectangle(random)}/AP<</N @ 0 R>>>>`],
  ['rich media', (random) => `<</Type/Annot/Subtype/RichMedia/Rect${rectangle(random)}/AP<</N @ 0 R>>>>`],
]

const WIDGETS: readonly [string, (random: Random) => string, Readonly<Record<string, string>>?][] = [
  ['signature with appearance', (random) => `/FT/Sig/Rect${rectangle(random)}/AP<</N @ 0 R>>${flags(random)}`],
  ['signature without value', (random) => `/FT/Sig/Rect${rectangle(random)}/MK<</BG[1 0 0]>>${flags(random)}`],
  [
    'text',
    (random) => `/FT/Tx/V(9.9)/DA(/Helv 30 Tf 1 0 0 rg)/MK<</BG[1 1 0]>>/Rect${rectangle(random)}${flags(random)}`,
    { NeedAppearances: 'true' },
  ],
  [
    'button with states',
    (random) => `/FT/Btn/AS/On/V/On/AP<</N<</On @ 0 R/Off 0 0 R>>>>/Rect${rectangle(random)}${flags(random)}`,
  ],
  ['no size, with appearance', (random) => `/FT/Sig/Rect[-10 -10 -10 -10]/AP<</N @ 0 R>>${flags(random)}`],
  ['flat rectangle, with appearance', (random) => `/FT/Sig/Rect[40 300 540 300]/AP<</N @ 0 R>>${flags(random)}`],
  ['reversed rectangle', () => '/FT/Sig/Rect[500 700 40 40]/AP<</N @ 0 R>>'],
  ['border', () => '/FT/Sig/Rect[40 40 40 700]/Border[0 0 20]/C[1 0 0]/BS<</W 20/S/S>>/MK<</BC[1 0 0]>>'],
]

const BOXES: readonly Record<string, string>[] = [
  { MediaBox: '[0 0 300 300]' },
  { CropBox: '[100 100 400 700]' },
  { Rotate: '180' },
  { UserUnit: '2' },
  { MediaBox: '[0 0 595.2756 841.8898]', CropBox: '[0 300 595 841]' },
]

const redrawn: Payload[] = [
  {
    name: 'content redefined',
    make(layout, random) {
      const found = contentOf(layout, random)
      return found && [{ number: found.content, body: streamBody(drawing(random)) }]
    },
  },
  {
    name: 'content exchanged',
    make: (layout, random) => [
      { number: layout.size, body: streamBody(drawing(random)) },
      ...pageWith(layout, random, { Contents: `${layout.size} 0 R` }),
    ],
  },
  {
    name: 'content added',
    make(layout, random) {
      const found = contentOf(layout, random)
      if (found === undefined) return undefined
      const { page, content } = found
      const entries = new Map([...entriesOf(page.body), ['Contents', `[${content} 0 R ${layout.size} 0 R]`]])
      return [
        { number: layout.size, body: streamBody(drawing(random)) },
        { number: page.number, body: dictionaryOf(entries) },
      ]
    },
  },
  { name: 'page box', make: (layout, random) => pageWith(layout, random, random.pick([BOXES[0] ?? {}, ...BOXES])) },
  { name: 'resources emptied', make: (layout, random) => pageWith(layout, random, { Resources: '<<>>' }) },
  {
    name: 'font redefined',
    make: (layout, random) =>
      redefined(layout, random, /\/Type\s*\/Font\b/, () => '<</Type/Font/Subtype/Type1/BaseFont/Courier>>'),
  },
  {
    name: 'font width redefined',
    make: (layout, random) =>
      redefined(layout, random, /\/W\s*\[0 0/, (old) =>
        old.replace(/\/W\s*\[[^\]]*\]/, '').replace(/\/DW 0/, '/DW 990'),
      ),
  },
  {
    name: 'font program redefined',
    make: (layout, random) =>
      redefined(layout, random, /\/Subtype\s*\/(CIDFontType0C|OpenType|Type1C)|\/Length1/, () =>
        streamBody('', '/Subtype/CIDFontType0C'),
      ),
  },
  {
    name: 'image or form redefined',
    make: (layout, random) => redefined(layout, random, /\/Type\s*\/XObject/, () => appearance(random)),
  },
  {
    name: 'page tree emptied',
    make: (layout, random) =>
      redefined(layout, random, /\/Type\s*\/Pages\b/, (old) =>
        old.replace(/\/Kids\s*\[[^\]]*\]/, '/Kids[]').replace(/\/Count \d+/, '/Count 0'),
      ),
  },
  {
    name: 'page tree reversed',
    make: (layout, random) =>
      redefined(layout, random, /\/Type\s*\/Pages\b/, (old) =>
        old.replace(
          /\/Kids\s*\[([^\]]*)\]/,
          (_, kids: string) =>
            `/Kids[${(kids.match(/\d+ \d+ R/g) ?? []).reverse().join(' ')}${random.chance(0.5) ? ` ${layout.pages[0]?.number} 0 R` : ''}]`,
        ),
      ),
  },
  {
    name: 'page tree inherits a box',
    make: (layout, random) =>
      redefined(layout, random, /\/Type\s*\/Pages\b/, (old) =>
        old.replace(/>>\s*$/, '/Rotate 90/CropBox[0 0 200 200]>>'),
      ),
  },
]

const catalogue: Payload[] = [
  ['optional content', { OCProperties: '<</OCGs[]/D<</BaseState/OFF/OFF[]>>>>' }],
  ['open action', { OpenAction: '<</S/JavaScript/JS(this.getField("x"))>>' }],
  ['additional actions', { AA: '<</WC<</S/JavaScript/JS(1)>>>>' }],
  ['version', { Version: '/2.0' }],
  ['need appearances', { AcroForm: '<</Fields[]/NeedAppearances true>>' }],
  ['XFA', { AcroForm: '<</Fields[]/XFA(<xdp/>)>>', NeedsRendering: 'true' }],
  ['page labels', { PageLabels: '<</Nums[0<</S/r>>]>>' }],
  ['extensions', { Extensions: '<</ESIC<</BaseVersion/1.7/ExtensionLevel 2>>>>' }],
  ['pages elsewhere', { Pages: '@ 0 R' }],
  ['page mode', { PageMode: '/UseAttachments' }],
  ['attachments', { Names: '<</EmbeddedFiles<</Names[]>>>>' }],
].map(([name, changes]) => ({
  name: `catalogue: ${name}`,
  make: (layout: Layout) => [
    catalogWith(
      layout,
      Object.fromEntries(
        Object.entries(changes ?? {}).map(([key, value]) => [key, String(value).replace('@', String(layout.size + 1))]),
      ),
    ),
    { number: layout.size, body: `<</Type/Page/Parent ${layout.size + 1} 0 R/MediaBox[0 0 300 300]/Resources<<>>>>` },
    { number: layout.size + 1, body: `<</Type/Pages/Kids[${layout.size} 0 R]/Count 1>>` },
  ],
}))

/** What should change nothing that is shown. */
const invisible: Payload[] = [
  { name: 'nothing', make: () => [] },
  { name: 'an object of no use', make: (layout) => [{ number: layout.size, body: '<</Perga true>>' }] },
  {
    name: 'info',
    make: (layout) => {
      const info = numberIn(layout.trailer.get('Info'))
      return info === undefined
        ? undefined
        : [
            {
              number: info,
              body: dictionaryOf(
                new Map([...entriesOf(objectAt(layout, info).body), ['ModDate', '(D:20261122120000Z)']]),
              ),
            },
          ]
    },
  },
  {
    name: 'info: another title',
    make: (layout) => {
      const info = numberIn(layout.trailer.get('Info'))
      return info === undefined
        ? undefined
        : [
            {
              number: info,
              body: dictionaryOf(new Map([...entriesOf(objectAt(layout, info).body), ['Title', '(Other)']])),
            },
          ]
    },
  },
  {
    name: 'security store with a certificate more',
    make(layout) {
      const catalog = entriesOf(objectAt(layout, layout.root).body)
      const store = numberIn(catalog.get('DSS'))
      if (store === undefined) return undefined
      const old = entriesOf(objectAt(layout, store).body)
      const [certificate] = numbersIn(old.get('Certs') ?? '')
      if (certificate === undefined) return undefined
      const certificates = (old.get('Certs') ?? '[]').replace(/\]\s*$/, ` ${layout.size} 0 R]`)
      return [
        { number: layout.size, body: objectAt(layout, certificate).body.trim() },
        { number: store, body: dictionaryOf(new Map([...old, ['Certs', certificates]])) },
      ]
    },
  },
  { name: 'the same page once more', make: (layout, random) => pageWith(layout, random, {}) },
  { name: 'the same catalogue once more', make: (layout) => [catalogWith(layout, {})] },
]

/** Payloads that mean to change what is shown. */
export const VISIBLE: readonly Payload[] = [
  ...redrawn,
  ...catalogue,
  ...ANNOTATIONS.map(([name, body]) => ({
    name: `annotation: ${name}`,
    make: (layout: Layout, random: Random) => annotated(layout, random, body(random), [appearance(random)]),
  })),
  ...WIDGETS.map(([name, body, form]) => ({
    name: `widget: ${name}`,
    make: (layout: Layout, random: Random) => widget(layout, random, body(random), form),
  })),
]

export const INVISIBLE: readonly Payload[] = invisible
