import { deflateSync } from 'node:zlib'
import { expect, test } from 'vitest'
import { openPdf } from '../pdf/pdf-document.ts'
import { createTestWorld } from '../test-pki/test-world.ts'
import { readSecurityStore } from './read-security-store.ts'

/** A PDF whose security store has these certificates; the streams stand under the numbers 2, 3, … */
function pdfWithStore(streams: readonly Uint8Array[], certificates: string): Uint8Array {
  const parts: Buffer[] = [Buffer.from('%PDF-1.7\n')]
  const offsets: number[] = []
  const add = (...texts: (string | Uint8Array)[]) => {
    offsets.push(parts.reduce((length, part) => length + part.length, 0))
    parts.push(
      Buffer.from(`${offsets.length} 0 obj\n`),
      ...texts.map((text) => Buffer.from(text)),
      Buffer.from('\nendobj\n'),
    )
  }
  add(`<< /Type /Catalog /DSS << /Certs [${certificates}] >> >>`)
  for (const stream of streams)
    add(`<< /Length ${stream.length} /Filter /FlateDecode >>\nstream\n`, stream, '\nendstream')
  const start = parts.reduce((length, part) => length + part.length, 0)
  const lines = offsets.map((offset) => `${String(offset).padStart(10, '0')} 00000 n \n`).join('')
  const size = offsets.length + 1
  parts.push(Buffer.from(`xref\n0 ${size}\n0000000000 65535 f \n${lines}trailer\n<< /Size ${size} /Root 1 0 R >>\n`))
  parts.push(Buffer.from(`startxref\n${start}\n%%EOF\n`))
  return Uint8Array.from(Buffer.concat(parts))
}

const [first = new Uint8Array(), second = new Uint8Array()] = (await createTestWorld()).signer.certificateChain
const bomb = deflateSync(Buffer.alloc(29_000_000))
const streams = [deflateSync(first), bomb, deflateSync(second)]

async function certificatesIn(references: string): Promise<number> {
  return (await readSecurityStore(openPdf(pdfWithStore(streams, references)))).certificates.length
}

test('the certificates of a store are read, packed or not', async () => {
  expect(await certificatesIn('2 0 R 4 0 R')).toBe(2)
})

test('a file of a few kilobytes that unpacks to gigabytes is read no further than thirty million bytes', async () => {
  expect(pdfWithStore(streams, '').length).toBeLessThan(40_000)
  expect(await certificatesIn(`2 0 R ${'3 0 R '.repeat(200)}4 0 R`)).toBe(1)
})

test('neither is a store that names one small stream a million times', async () => {
  expect(await certificatesIn(`${'2 0 R '.repeat(1_000_000)}4 0 R`)).toBeLessThan(1_500)
})
