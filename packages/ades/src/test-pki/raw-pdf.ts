import { deflateSync } from 'node:zlib'
import { OID } from '../asn1/oids.ts'
import { signCms } from '../cms/sign-cms.ts'
import { concatBytes, utf8Bytes } from '../encoding/bytes.ts'
import { digestOf, type Prepared, placeholderEntries, setByteRange, setContents } from '../pades/placeholder.ts'
import { openPdf } from '../pdf/pdf-document.ts'
import { type PdfSyntax, pdfBytes } from '../pdf/pdf-increment.ts'
import type { TestWorld } from './test-world.ts'

// Writes PDFs byte by byte, as no sound program would: what an attacker can append or prepare.

export interface RawObject {
  readonly number: number
  readonly generation?: number
  readonly body: readonly PdfSyntax[] | string
}

export interface RawRow {
  readonly number: number
  readonly offset: number
  readonly generation: number
  readonly kind?: 'n' | 'f'
}

/** An increment; what is not said is as it should be. */
export interface RawIncrement {
  readonly objects: readonly RawObject[]
  /** The rows that are written in place of the right ones. */
  readonly rows?: (rows: readonly RawRow[]) => readonly RawRow[]
  readonly trailer?: (text: string) => string
  /** Bytes between the objects and the table. */
  readonly gap?: string
  /** Bytes behind the end mark. */
  readonly tail?: string
}

const bodyOf = ({ body }: RawObject): Uint8Array => (typeof body === 'string' ? pdfBytes([body]) : pdfBytes(body))

function table(rows: readonly RawRow[]): string {
  const line = ({ offset, generation, kind = 'n' }: RawRow) =>
    `${String(offset).padStart(10, '0')} ${String(generation).padStart(5, '0')} ${kind} \n`
  return `xref\n${rows.map((row) => `${row.number} 1\n${line(row)}`).join('')}`
}

function writeObjects(objects: readonly RawObject[], start: number) {
  const parts: Uint8Array[] = []
  let at = start
  const rows = objects.map((object) => {
    const { number, generation = 0 } = object
    const bytes = pdfBytes([`${number} ${generation} obj\n`, bodyOf(object), '\nendobj\n'])
    parts.push(bytes)
    at += bytes.length
    return { number, generation, offset: at - bytes.length }
  })
  return { parts, rows, end: at }
}

/** The file with an increment behind it. */
export function appendRaw(pdf: Uint8Array, increment: RawIncrement): Uint8Array {
  const {
    objects,
    rows: chooseRows = (rows) => rows,
    trailer: change = (text) => text,
    gap = '',
    tail = '',
  } = increment
  const { trailer, startXref } = openPdf(pdf)
  const written = writeObjects(objects, pdf.length + 1)
  const at = written.end + utf8Bytes(gap).length
  const kept = [...trailer.entries]
    .filter(([key]) => !['Prev', 'Size'].includes(key))
    .map(([key, { start, end }]) => `/${key} ${Buffer.from(pdf.subarray(start, end)).toString('latin1')}`)
  const known = trailer.entries.get('Size')
  const size = Math.max(known?.kind === 'number' ? known.value : 0, ...objects.map(({ number }) => number + 1))
  const text = change(`<< ${kept.join(' ')} /Size ${size} /Prev ${startXref} >>`)
  const end = `${table(chooseRows(written.rows))}trailer\n${text}\nstartxref\n${at}\n%%EOF\n${tail}`
  return concatBytes([pdf, pdfBytes(['\n']), ...written.parts, pdfBytes([gap, end])])
}

/** A PDF of these objects; the first is the catalogue. Those named in `packed` go into an object stream. */
export function rawPdf(objects: readonly RawObject[], packed: readonly number[] = []): Uint8Array {
  const head = pdfBytes(['%PDF-1.7\n'])
  const root = objects[0]?.number ?? 0
  const size = Math.max(...objects.map(({ number }) => number)) + 1
  const plain = objects.filter(({ number }) => !packed.includes(number))
  const inside = objects.filter(({ number }) => packed.includes(number))
  if (inside.length === 0) {
    const { parts, rows, end } = writeObjects(plain, head.length)
    const free = { number: 0, offset: 0, generation: 65_535, kind: 'f' } as const
    const trailer = `trailer\n<< /Size ${size} /Root ${root} 0 R >>\nstartxref\n${end}\n%%EOF\n`
    return concatBytes([head, ...parts, pdfBytes([table([free, ...rows]), trailer])])
  }
  const { parts, rows, end } = writeObjects([...plain, objectStream(size, inside)], head.length)
  const fields = [
    { number: 0, row: [0, 0, 0] },
    ...rows.map(({ number, offset }) => ({ number, row: [1, offset, 0] })),
    ...inside.map(({ number }, index) => ({ number, row: [2, size, index] })),
    { number: size + 1, row: [1, end, 0] },
  ].sort((a, b) => a.number - b.number)
  const index = fields.map(({ number }) => `${number} 1`).join(' ')
  // Each row is written as its difference from the one above: predictor 12.
  const data = fields.flatMap(({ row }, at) => [2, ...difference(bytesOf(row), bytesOf(fields[at - 1]?.row))])
  const stream = deflateSync(Uint8Array.from(data))
  const dictionary = `<< /Type /XRef /Size ${size + 2} /Root ${root} 0 R /W [1 4 2] /Index [${index}] /Filter /FlateDecode /DecodeParms << /Predictor 12 /Columns 7 >> /Length ${stream.length} >>`
  const last = pdfBytes([`${size + 1} 0 obj\n${dictionary}\nstream\n`, stream, '\nendstream\nendobj\n'])
  return concatBytes([head, ...parts, last, pdfBytes([`startxref\n${end}\n%%EOF\n`])])
}

function bytesOf([kind = 0, second = 0, third = 0]: readonly number[] = []): number[] {
  return [kind, second >> 24, second >> 16, second >> 8, second, third >> 8, third].map((value) => value & 0xff)
}

const difference = (row: readonly number[], above: readonly number[]) =>
  row.map((value, index) => (value - (above[index] ?? 0)) & 0xff)

function objectStream(number: number, inside: readonly RawObject[]): RawObject {
  const bodies = inside.map((object) => Buffer.from(bodyOf(object)).toString('latin1'))
  let at = 0
  const heads = inside.map((object, index) => {
    at += (bodies[index - 1]?.length ?? -1) + 1
    return `${object.number} ${at}`
  })
  const first = `${heads.join(' ')} `
  const data = deflateSync(Buffer.from(first + bodies.join(' '), 'latin1'))
  const dictionary = `<< /Type /ObjStm /N ${inside.length} /First ${first.length} /Filter /FlateDecode /Length ${data.length} >>`
  return { number, body: [`${dictionary}\nstream\n`, data, '\nendstream'] }
}

/** The value of a signature field that waits for `sealRaw`. */
export const waitingSignature: readonly PdfSyntax[] = [
  '<< /Type /Sig /Filter /Adobe.PPKLite /SubFilter /ETSI.CAdES.detached\n',
  ...placeholderEntries(16_000),
  '>>',
]

/** Signs a file that holds one waiting signature; `shorten` leaves so many bytes at its end uncovered. */
export async function sealRaw(pdf: Uint8Array, { signer }: TestWorld, shorten = 0): Promise<Uint8Array> {
  const prepared = setByteRange(pdf, 0)
  const covered: Prepared = { ...prepared, pdf: prepared.pdf.subarray(0, pdf.length - shorten) }
  if (shorten > 0) {
    const rest = pdf.length - prepared.contentsEnd
    const text = Buffer.from(pdf).toString('latin1')
    const from = text.lastIndexOf(` ${rest}]`, prepared.contentsStart)
    pdf.set(utf8Bytes(` ${rest - shorten}]`.padEnd(` ${rest}]`.length)), from)
  }
  const cms = await signCms({ signer, contentType: OID.data, digest: digestOf(covered, 'sha256') })
  setContents(prepared, cms.encode([]))
  return prepared.pdf
}

/** A file with a waiting seal; all but the signature and streams is packed into an object stream. */
export function packedPdf(packed: readonly number[] = [1, 2, 3, 4, 6]): Uint8Array {
  const objects = [
    { number: 1, body: '<< /Type /Catalog /Pages 2 0 R /AcroForm << /Fields [4 0 R] /SigFlags 3 >> >>' },
    { number: 2, body: '<< /Type /Pages /Kids [3 0 R] /Count 1 >>' },
    { number: 3, body: '<< /Type /Page /Parent 2 0 R /MediaBox [0 0 9 9] /Annots [4 0 R] >>' },
    { number: 4, body: '<< /Type /Annot /Subtype /Widget /FT /Sig /T (Seal) /Rect [0 0 0 0] /P 3 0 R /V 5 0 R >>' },
    { number: 5, body: waitingSignature },
    { number: 6, body: '<< /Note (x) >>' },
  ]
  return rawPdf(objects, packed)
}
