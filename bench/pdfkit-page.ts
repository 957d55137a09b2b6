import { createRequire } from 'node:module'
import { describePage } from '@perga/server/documents/page/describe-page.ts'
import { DEMO_DIPLOMA, DEMO_IDENTIFIER } from '@perga/server/documents/testing/demo-diploma.ts'

/** pdfkit as far as it is used here, from its documentation; it comes without types. */
interface PdfKitDocument {
  on(event: 'data' | 'end', listener: (part: Buffer) => void): PdfKitDocument
  registerFont(name: string, file: string): PdfKitDocument
  font(name: string, size: number): PdfKitDocument
  text(text: string, options?: object): PdfKitDocument
  moveDown(lines?: number): PdfKitDocument
  struct(type: string, contents: (() => void)[] | (() => void)): object
  addStructure(structure: object): PdfKitDocument
  file(source: Buffer, options: object): PdfKitDocument
  save(): PdfKitDocument
  restore(): PdfKitDocument
  translate(x: number, y: number): PdfKitDocument
  scale(factor: number): PdfKitDocument
  path(path: string): PdfKitDocument
  fill(colour: string): PdfKitDocument
  end(): void
}

const { resolve } = createRequire(new URL('../apps/server/package.json', import.meta.url))
const SERIF = resolve('@expo-google-fonts/noto-serif/400Regular/NotoSerif_400Regular.ttf')
const SANS = resolve('@expo-google-fonts/noto-sans/400Regular/NotoSans_400Regular.ttf')

// Its package declares no types; the interface above is what it documents.
const PdfKit = createRequire(import.meta.url)('pdfkit') as new (options: object) => PdfKitDocument

let holder = 0

/** The texts of the diploma page by pdfkit: tagged, in its PDF/A-3a subset, the file attached. Plain layout, same fonts. */
export function drawPage(attachment: string): Promise<Buffer> {
  holder += 1
  const diploma = { ...DEMO_DIPLOMA, lastNameEl: `${DEMO_DIPLOMA.lastNameEl} ${holder}` }
  const options = { locale: 'el', origin: 'https://perga.example', identifier: DEMO_IDENTIFIER, seal: 'test' } as const
  const page = describePage(diploma, options)
  const info = { Title: page.documentTitle, Author: page.author }
  const standard = { subset: 'PDF/A-3a', pdfVersion: '1.7', tagged: true, lang: 'el', displayTitle: true }
  const document = new PdfKit({ ...standard, size: 'A4', font: SERIF, info })
  document.registerFont('serif', SERIF).registerFont('sans', SANS)
  const say = (type: string, text: string, font: [string, number]) =>
    document.addStructure(document.struct(type, () => document.font(...font).text(text)))
  say('P', page.institution?.text ?? '', ['serif', 19])
  say('H1', page.heading.text, ['serif', 23])
  say('P', page.holder?.text ?? '', ['serif', 18])
  for (const { term, value } of page.facts) say('P', `${term}: ${value.text}`, ['sans', 10])
  if (page.notes !== undefined) say('P', page.notes.text, ['serif', 9])
  say('P', `${page.verification.address}\n${page.verification.identifier}`, ['sans', 8])
  drawCode(document, page.verification.code)
  const attached = { name: page.attachmentName, type: 'application/jose+json', relationship: 'Source' }
  document.file(Buffer.from(attachment), { ...attached, description: 'JAdES' })
  return bytesOf(document)
}

function drawCode(document: PdfKitDocument, svg: string): void {
  const path = / d="([^"]+)"/.exec(svg)?.[1] ?? ''
  const draw = () => document.save().translate(72, 650).scale(1.6).path(path).fill('#000').restore()
  document.addStructure(document.struct('Figure', draw))
}

function bytesOf(document: PdfKitDocument): Promise<Buffer> {
  const parts: Buffer[] = []
  return new Promise((done) => {
    document.on('data', (part) => parts.push(part)).on('end', () => done(Buffer.concat(parts)))
    document.end()
  })
}
