import { append, type NewObject } from './increment.ts'
import { catalogWith, drawing, streamBody } from './payloads.ts'
import { dictionaryOf, entriesOf, type Layout, numberIn, numbersIn, objectAt } from './pdf-text.ts'
import type { Random } from './random.ts'

/**
 * A page that is prepared before it is sealed, so that an increment after the seal, harmless by itself, changes what is shown;
 * and that increment.
 */
export interface Preparation {
  readonly name: string
  prepare(layout: Layout): string
  exploit(layout: Layout, random: Random): readonly NewObject[] | undefined
}

/** A number that nothing in the file has and that no later increment takes by itself. */
const HOLE = 400
const ROOM = { Size: '500' }
const form = (data: string) => streamBody(data, '/Type/XObject/Subtype/Form/BBox[0 0 600 850]/Resources<<>>')
const BOX = '0 0 1 rg 50 400 300 200 re f'

const firstPage = (layout: Layout) => layout.pages[0] ?? objectAt(layout, 0)
const firstContent = (layout: Layout) => numbersIn(entriesOf(firstPage(layout).body).get('Contents') ?? '')[0] ?? 0

function pageWith(layout: Layout, changes: Readonly<Record<string, string>>): NewObject {
  const { number, body } = firstPage(layout)
  return { number, body: dictionaryOf(new Map([...entriesOf(body), ...Object.entries(changes)])) }
}

function objectWith(layout: Layout, number: number | undefined, changes: Readonly<Record<string, string>>): NewObject {
  const { number: found, body } = objectAt(layout, number)
  return { number: found, body: dictionaryOf(new Map([...entriesOf(body), ...Object.entries(changes)])) }
}

const catalogEntry = (layout: Layout, key: string) => entriesOf(objectAt(layout, layout.root).body).get(key)

/** A page that draws the form XObject which its resources name as `name`, by way of the dictionary object `holder`. */
function drawnBy(layout: Layout, name: string, holder: number): NewObject[] {
  const resources = entriesOf(firstPage(layout).body).get('Resources') ?? '<<>>'
  const old = numberIn(resources) === undefined ? resources : objectAt(layout, numberIn(resources)).body
  const merged = dictionaryOf(new Map([...entriesOf(old), ['XObject', `${holder} 0 R`]]))
  const content = { number: layout.size, body: streamBody(`q /${name} Do Q`) }
  return [
    content,
    pageWith(layout, { Contents: `[${firstContent(layout)} 0 R ${layout.size} 0 R]`, Resources: merged }),
  ]
}

const withHole = (
  name: string,
  change: (layout: Layout) => readonly NewObject[],
  filling: (random: Random, layout: Layout) => string,
): Preparation => ({
  name: `dangling ${name}`,
  prepare: (layout) => append(layout, { objects: change(layout), trailer: ROOM }),
  exploit: (layout, random) => [{ number: HOLE, body: filling(random, layout) }],
})

const HOLES: readonly Preparation[] = [
  withHole(
    'content',
    (layout) => [pageWith(layout, { Contents: `[${firstContent(layout)} 0 R ${HOLE} 0 R]` })],
    (random) => streamBody(drawing(random)),
  ),
  withHole(
    'annotation',
    (layout) => [pageWith(layout, { Annots: `[${HOLE} 0 R]` })],
    () => '<</Type/Annot/Subtype/Square/IC[1 0 0]/C[0 0 1]/BS<</W 5>>/Rect[50 50 400 400]/F 4>>',
  ),
  withHole(
    'appearance',
    (layout) => [
      { number: layout.size, body: `<</Type/Annot/Subtype/Stamp/F 4/Rect[50 50 400 400]/AP<</N ${HOLE} 0 R>>>>` },
      pageWith(layout, { Annots: `[${layout.size} 0 R]` }),
    ],
    () => form(BOX),
  ),
  withHole(
    'form XObject',
    (layout) => [{ number: layout.size + 1, body: `<</Fm ${HOLE} 0 R>>` }, ...drawnBy(layout, 'Fm', layout.size + 1)],
    () => form(BOX),
  ),
  withHole(
    'page box',
    (layout) => [pageWith(layout, { CropBox: `${HOLE} 0 R` })],
    () => '[0 0 300 300]',
  ),
  withHole(
    'optional content',
    (layout) => [
      catalogWith(layout, { OCProperties: `${HOLE} 0 R` }),
      { number: layout.size + 1, body: '<</Type/OCG/Name(x)>>' },
      { number: layout.size + 2, body: streamBody(`/OC /L BDC ${BOX} EMC`) },
      pageWith(layout, {
        Contents: `[${firstContent(layout)} 0 R ${layout.size + 2} 0 R]`,
        Resources: dictionaryOf(
          new Map([...entriesOf(resourcesOf(layout)), ['Properties', `<</L ${layout.size + 1} 0 R>>`]]),
        ),
      }),
    ],
    (_, layout) => {
      const group = [...layout.objects.values()].find(({ body }) => body.includes('/Type/OCG'))?.number
      return `<</OCGs[${group} 0 R]/D<</OFF[${group} 0 R]>>>>`
    },
  ),
  withHole(
    'length of a stream',
    (layout) => [
      {
        number: firstContent(layout),
        body: objectAt(layout, firstContent(layout))
          .body.trim()
          .replace(/\/Length\s+\d+(?!\s+\d+\s+R)/, `/Length ${HOLE} 0 R`),
      },
    ],
    () => '20',
  ),
]

function resourcesOf(layout: Layout): string {
  const resources = entriesOf(firstPage(layout).body).get('Resources') ?? '<<>>'
  return numberIn(resources) === undefined ? resources : objectAt(layout, numberIn(resources)).body
}

/** The catalogue, the form and the like may change in some entries: here a page draws by way of such an entry. */
const byRole = (
  key: string,
  holder: (layout: Layout) => number | undefined,
  value: (number: number) => string,
): Preparation => ({
  name: `${key} as a name of an XObject`,
  prepare: (layout) => append(layout, { objects: drawnBy(layout, key, holder(layout) ?? layout.root) }),
  exploit: (layout) => [
    { number: layout.size, body: form(BOX) },
    objectWith(layout, holder(layout), { [key]: value(layout.size) }),
  ],
})

const ROLES: readonly Preparation[] = [
  byRole(
    'Extensions',
    ({ root }) => root,
    (number) => `${number} 0 R`,
  ),
  byRole(
    'DSS',
    ({ root }) => root,
    (number) => `${number} 0 R`,
  ),
  byRole(
    'Producer',
    ({ trailer }) => numberIn(trailer.get('Info')),
    (number) => `${number} 0 R`,
  ),
  byRole(
    'ModDate',
    ({ trailer }) => numberIn(trailer.get('Info')),
    (number) => `${number} 0 R`,
  ),
  byRole(
    'Tabs',
    (layout) => firstPage(layout).number,
    (number) => `${number} 0 R`,
  ),
  {
    name: 'content among the certificates of a security store',
    prepare: (layout) =>
      append(layout, { objects: [catalogWith(layout, { DSS: `<</Certs[${firstContent(layout)} 0 R]>>` })] }),
    exploit: (layout, random) => [{ number: firstContent(layout), body: streamBody(drawing(random)) }],
  },
  {
    name: 'dangling content filled by a certificate',
    prepare: (layout) =>
      append(layout, {
        objects: [pageWith(layout, { Contents: `[${firstContent(layout)} 0 R ${HOLE} 0 R]` })],
        trailer: ROOM,
      }),
    exploit(layout, random) {
      const store = numberIn(catalogEntry(layout, 'DSS'))
      const certificates = entriesOf(objectAt(layout, store).body).get('Certs')
      if (store === undefined || certificates === undefined) return undefined
      return [
        { number: HOLE, body: streamBody(drawing(random)) },
        objectWith(layout, store, { Certs: certificates.replace(/\]\s*$/, ` ${HOLE} 0 R]`) }),
      ]
    },
  },
  {
    name: 'dangling form filled by a certificate',
    prepare: (layout) =>
      append(layout, {
        objects: [{ number: layout.size + 1, body: `<</Fm ${HOLE} 0 R>>` }, ...drawnBy(layout, 'Fm', layout.size + 1)],
        trailer: ROOM,
      }),
    exploit(layout) {
      const store = numberIn(catalogEntry(layout, 'DSS'))
      const certificates = entriesOf(objectAt(layout, store).body).get('Certs')
      if (store === undefined || certificates === undefined) return undefined
      const listed = certificates.replace(/\]\s*$/, ` ${HOLE} 0 R]`)
      return [{ number: HOLE, body: form(BOX) }, objectWith(layout, store, { Certs: listed })]
    },
  },
  {
    name: 'metadata as content',
    prepare(layout) {
      const metadata = numberIn(catalogEntry(layout, 'Metadata')) ?? layout.size
      const packet = streamBody('<x><pdf:Producer> n </pdf:Producer></x>', '/Type/Metadata/Subtype/XML')
      const contents = `[${firstContent(layout)} 0 R ${metadata} 0 R]`
      return append(layout, {
        objects: [
          { number: metadata, body: packet },
          catalogWith(layout, { Metadata: `${metadata} 0 R` }),
          pageWith(layout, { Contents: contents }),
        ],
      })
    },
    exploit(layout) {
      const metadata = numberIn(catalogEntry(layout, 'Metadata'))
      if (metadata === undefined) return undefined
      return [
        {
          number: metadata,
          body: streamBody(`<x><pdf:Producer> ${BOX} </pdf:Producer></x>`, '/Type/Metadata/Subtype/XML'),
        },
      ]
    },
  },
]

const OTHERS: readonly Preparation[] = [
  {
    name: 'free object',
    prepare: (layout) =>
      append(layout, {
        objects: [pageWith(layout, { Contents: `[${firstContent(layout)} 0 R ${HOLE} 0 R]` })],
        trailer: ROOM,
        rows: (rows) => [...rows, { number: HOLE, offset: 0, generation: 0, kind: 'f' }],
      }),
    exploit: (_, random) => [{ number: HOLE, body: streamBody(drawing(random)) }],
  },
  {
    name: 'reference of another generation',
    prepare: (layout) =>
      append(layout, {
        objects: [
          { number: HOLE, body: streamBody('n') },
          pageWith(layout, { Contents: `[${firstContent(layout)} 0 R ${HOLE} 1 R]` }),
        ],
        trailer: ROOM,
      }),
    exploit: (_, random) => [{ number: HOLE, generation: 1, body: streamBody(drawing(random)) }],
  },
  {
    name: 'hidden layer',
    prepare: (layout) =>
      append(layout, {
        objects: [
          { number: layout.size, body: '<</Type/OCG/Name(x)>>' },
          { number: layout.size + 1, body: streamBody(`/OC /L BDC ${BOX} EMC`) },
          { number: layout.size + 2, body: `<</OCGs[${layout.size} 0 R]/D<</OFF[${layout.size} 0 R]>>>>` },
          catalogWith(layout, { OCProperties: `${layout.size + 2} 0 R` }),
          pageWith(layout, {
            Contents: `[${firstContent(layout)} 0 R ${layout.size + 1} 0 R]`,
            Resources: dictionaryOf(
              new Map([...entriesOf(resourcesOf(layout)), ['Properties', `<</L ${layout.size} 0 R>>`]]),
            ),
          }),
        ],
      }),
    exploit(layout) {
      const properties = numberIn(catalogEntry(layout, 'OCProperties'))
      const group = numbersIn(objectAt(layout, properties).body)[0]
      return properties === undefined
        ? undefined
        : [{ number: properties, body: `<</OCGs[${group} 0 R]/D<</ON[${group} 0 R]>>>>` }]
    },
  },
  {
    name: 'unlisted page of the same number',
    prepare: (layout) =>
      append(layout, {
        objects: [],
        before: `${firstPage(layout).number} 0 obj\n${pageWith(layout, { CropBox: '[0 0 300 300]' }).body}\nendobj\n`,
      }),
    exploit: (layout) => [catalogWith(layout, {})],
  },
  {
    name: 'text field without appearance',
    prepare: (layout) =>
      append(layout, {
        objects: [
          {
            number: layout.size,
            body: `<</Type/Annot/Subtype/Widget/FT/Tx/T(grade)/V(9.9)/DA(/Helv 40 Tf 1 0 0 rg)/Rect[50 400 300 480]/F 4>>`,
          },
          {
            number: layout.size + 1,
            body: `<</Fields[${layout.size} 0 R]/DR<</Font<</Helv<</Type/Font/Subtype/Type1/BaseFont/Helvetica>>>>>>/DA(/Helv 0 Tf 0 g)>>`,
          },
          catalogWith(layout, { AcroForm: `${layout.size + 1} 0 R` }),
          pageWith(layout, { Annots: `[${layout.size} 0 R]` }),
        ],
      }),
    exploit(layout) {
      const form = numberIn(catalogEntry(layout, 'AcroForm'))
      return form === undefined ? undefined : [objectWith(layout, form, { NeedAppearances: 'true' })]
    },
  },
  {
    name: 'content in an external file',
    prepare: (layout) =>
      append(layout, {
        objects: [
          { number: layout.size, body: '<</Length 0/F(other.bin)>>\nstream\n\nendstream' },
          pageWith(layout, { Contents: `[${firstContent(layout)} 0 R ${layout.size} 0 R]` }),
        ],
      }),
    exploit: (layout) => [catalogWith(layout, {})],
  },
  {
    name: 'script at opening',
    prepare: (layout) =>
      append(layout, { objects: [catalogWith(layout, { OpenAction: '<</S/JavaScript/JS(app.alert(1))>>' })] }),
    exploit: (layout) => [catalogWith(layout, {})],
  },
]

export const PREPARATIONS: readonly Preparation[] = [...HOLES, ...ROLES, ...OTHERS]
