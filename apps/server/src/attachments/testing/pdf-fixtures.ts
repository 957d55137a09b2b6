import { deflateSync } from 'node:zlib'

const PAGE = '<< /Type /Page /Parent 2 0 R /MediaBox [0 0 200 200] /Contents 4 0 R >>'
const CONTENTS = stream('0 0 m 9 9 l S')

/** A stream object of this data. */
export function stream(data: string, entries = ''): string {
  return `<< /Length ${Buffer.byteLength(data, 'latin1')} ${entries} >>\nstream\n${data}\nendstream`
}

/** The objects of a document of one page; what is in `catalog` and `page` is added to them. */
export const pageObjects = ({ catalog = '', page = '', contents = CONTENTS } = {}) => [
  `<< /Type /Catalog /Pages 2 0 R ${catalog} >>`,
  '<< /Type /Pages /Kids [3 0 R] /Count 1 >>',
  PAGE.replace('>>', `${page} >>`),
  contents,
]

/** A document of these objects, numbered from 1, with a table that leads to each of them. */
export function pdf(objects: readonly string[] = pageObjects(), { trailer = '', header = '%PDF-1.7\n%\xe2\xe3' } = {}) {
  let text = `${header}\n`
  const offsets = objects.map((object, index) => {
    const offset = text.length
    text += `${index + 1} 0 obj\n${object}\nendobj\n`
    return String(offset).padStart(10, '0')
  })
  const rows = ['0000000000 65535 f', ...offsets.map((offset) => `${offset} 00000 n`)].map((row) => `${row} \n`)
  const count = objects.length + 1
  const table = `xref\n0 ${count}\n${rows.join('')}trailer\n<< /Size ${count} /Root 1 0 R ${trailer} >>`
  return new Uint8Array(Buffer.from(`${text}${table}\nstartxref\n${text.length}\n%%EOF\n`, 'latin1'))
}

/** A document whose objects from 1 on are in a stream of objects, as writers of PDF 1.5 and later keep them. */
export function compressedPdf(
  objects: readonly string[] = pageObjects().slice(0, 3),
  entries = '/Filter /FlateDecode',
) {
  const offsets = objects.map((_, index) => objects.slice(0, index).join('\n').length + (index === 0 ? 0 : 1))
  const index = objects.map((_, place) => `${place + 1} ${offsets[place]}`).join(' ')
  const data = deflateSync(Buffer.from(`${index} ${objects.join('\n')}`, 'latin1')).toString('latin1')
  const dictionary = `/Type /ObjStm /N ${objects.length} /First ${index.length + 1} ${entries}`
  const text = `%PDF-1.7\n4 0 obj\n${CONTENTS}\nendobj\n5 0 obj\n${stream(data, dictionary)}\nendobj\n`
  const table = stream('\0'.repeat(30), '/Type /XRef /W [1 2 1] /Size 7 /Root 1 0 R')
  const end = `6 0 obj\n${table}\nendobj\nstartxref\n${text.length}\n%%EOF`
  return new Uint8Array(Buffer.from(text + end, 'latin1'))
}
