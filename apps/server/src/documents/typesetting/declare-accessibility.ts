/**
 * Declares PDF/UA-1 (ISO 14289-1 §5) beside PDF/A-3a: Typst writes one standard a file, and the pages meet both. Adds the
 * identification to the metadata, with the extension schema that PDF/A wants for it (ISO 19005-3 §6.6.2.3), and shows the
 * document's title in the window (§7.1). Throws for a file that is not laid out as Typst lays one out.
 */
export function declareAccessibility(pdf: Uint8Array): Uint8Array {
  const text = Buffer.from(pdf.buffer, pdf.byteOffset, pdf.byteLength).toString('latin1')
  const file = readTable(text)
  const catalog = objectAt(file, reference(text.slice(file.table), 'Root'))
  const metadata = objectAt(file, reference(catalog.text, 'Metadata'))
  const edits = [...identification(metadata), titleShown(catalog)].sort((one, other) => one.at - other.at)
  return Buffer.from(withTable(file, edits), 'latin1')
}

/** A place where the file changes: `removed` characters give way to `inserted`. */
interface Edit {
  at: number
  removed: number
  inserted: string
}

interface PdfFile {
  text: string
  /** Where the cross-reference table starts, and its rows in the order of the objects. */
  table: number
  rows: readonly string[]
}

const IDENTIFICATION =
  '<rdf:Description rdf:about="" xmlns:pdfuaid="http://www.aiim.org/pdfua/ns/id/"><pdfuaid:part>1</pdfuaid:part></rdf:Description>'

/** The schema that the identification is from, among those that Typst describes already. */
const SCHEMA = [
  '<rdf:li rdf:parseType="Resource"><pdfaSchema:schema>PDF/UA identification schema</pdfaSchema:schema>',
  '<pdfaSchema:namespaceURI>http://www.aiim.org/pdfua/ns/id/</pdfaSchema:namespaceURI>',
  '<pdfaSchema:prefix>pdfuaid</pdfaSchema:prefix><pdfaSchema:property><rdf:Seq><rdf:li rdf:parseType="Resource">',
  '<pdfaProperty:category>internal</pdfaProperty:category>',
  '<pdfaProperty:description>Part of ISO 14289 that the file conforms to</pdfaProperty:description>',
  '<pdfaProperty:name>part</pdfaProperty:name><pdfaProperty:valueType>Integer</pdfaProperty:valueType>',
  '</rdf:li></rdf:Seq></pdfaSchema:property></rdf:li>',
].join('')

function titleShown({ at, text }: ObjectText): Edit {
  const preferences = find(text, '/ViewerPreferences <<')
  return { at: at + preferences, removed: 0, inserted: '\n    /DisplayDocTitle true' }
}

/** Identification and schema go into the metadata, whose stated length grows with them. */
function identification({ at, text }: ObjectText): Edit[] {
  const length = /\/Length (\d+)/.exec(text)
  if (length === null) throw unexpected('length of the metadata')
  const old = Number(length[1])
  const start = find(text, 'stream\n')
  // The texts of the diploma are escaped in the metadata, so that no tag within it is theirs.
  const packet = text.slice(start, start + old)
  const insert = (after: number, inserted: string) => ({ at: at + start + after, removed: 0, inserted })
  const grown = old + SCHEMA.length + IDENTIFICATION.length
  return [
    { at: at + length.index, removed: length[0].length, inserted: `/Length ${grown}` },
    insert(find(packet, '<pdfaExtension:schemas><rdf:Bag>'), SCHEMA),
    insert(find(packet, '</rdf:RDF>') - '</rdf:RDF>'.length, IDENTIFICATION),
  ]
}

const ROW = /\d{10} \d{5} [nf](?: \r| \n|\r\n)/y

function readTable(text: string): PdfFile {
  const table = Number(/startxref\s+(\d+)\s+%%EOF\s*$/.exec(text.slice(-64))?.[1])
  const head = /^xref\s+0 (\d+)\s*?\n/.exec(text.slice(table, table + 40))
  if (head === null) throw unexpected('cross-reference table')
  const first = table + head[0].length
  const rows = Array.from({ length: Number(head[1]) }, (_, index) => {
    ROW.lastIndex = first + index * 20
    return ROW.exec(text)?.[0] ?? ''
  })
  if (rows.includes('')) throw unexpected('row of the cross-reference table')
  return { text, table, rows }
}

interface ObjectText {
  at: number
  text: string
}

function objectAt({ text, table, rows }: PdfFile, number: number): ObjectText {
  const at = Number(rows[number]?.slice(0, 10))
  if (!text.startsWith(`${number} 0 obj`, at)) throw unexpected(`object ${number}`)
  return { at, text: text.slice(at, table) }
}

function reference(text: string, key: string): number {
  const found = new RegExp(`/${key} (\\d+) 0 R`).exec(text)
  if (found === null) throw unexpected(key)
  return Number(found[1])
}

/** The position after `part`. */
function find(text: string, part: string): number {
  const at = text.indexOf(part)
  if (at < 0) throw unexpected(part)
  return at + part.length
}

/** The file with its edits, every object's place moved by what was inserted before it. */
function withTable({ text, table, rows }: PdfFile, edits: readonly Edit[]): string {
  const moved = (place: number) =>
    edits.reduce((sum, { at, removed, inserted }) => (at < place ? sum + inserted.length - removed : sum), place)
  const newRows = rows.map((row) =>
    row[17] === 'f' ? row : String(moved(Number(row.slice(0, 10)))).padStart(10, '0') + row.slice(10),
  )
  let body = ''
  let done = 0
  for (const { at, removed, inserted } of edits) {
    body += text.slice(done, at) + inserted
    done = at + removed
  }
  const tail = text.slice(table).replace(rows.join(''), () => newRows.join(''))
  return body + text.slice(done, table) + tail.replace(/startxref\s+\d+/, `startxref\n${moved(table)}`)
}

const unexpected = (what: string) => new Error(`the typeset file has no ${what} where it is expected`)
