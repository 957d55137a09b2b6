import { mkdtemp, rm, utimes, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { readDegreeQuery } from '../degree-query.ts'
import { csvFileRecords, readDegreeCsv } from './csv-records.ts'
import { CsvError, parseCsv } from './parse-csv.ts'
import { readCsvRows } from './stream-csv.ts'

async function all<Item>(items: AsyncIterable<Item>): Promise<Item[]> {
  const list: Item[] = []
  for await (const item of items) list.push(item)
  return list
}

const EVERYTHING = readDegreeQuery({ filter: '(certificateID=*)' })

describe('degrees in a CSV file', () => {
  test('columns are found by their names in either mode, an empty cell is null', () => {
    const text = 'CERTIFICATEID,titleID,LASTNAMEEL,MIDDLENAMEEEN\r\nC1,0010,"Δείγμα, ""το πρώτο""",\r\n'
    expect(readDegreeCsv(text)).toEqual([
      { certificateID: 'C1', titleID: '0010', lastNameEl: 'Δείγμα, "το πρώτο"', middleNameEn: null },
    ])
  })

  test('semicolons and a byte-order mark are read, as Greek spreadsheets write them', () => {
    expect(readDegreeCsv('\uFEFFcertificateID;gradeValue\nC1;0,811\n')).toEqual([
      { certificateID: 'C1', gradeValue: '0,811' },
    ])
  })

  test('a line break inside quotation marks belongs to the cell', () => {
    expect(parseCsv('a,b\n"1\n2",3')).toEqual([
      ['a', 'b'],
      ['1\n2', '3'],
    ])
  })

  test.each([
    ['an unknown column', 'certificateID,password\nC1,x', /column 2 is not a field of the degree record \(line 1\)/],
    ['a line with a cell too few', 'certificateID,titleID\nC1', /1 cells where 2 belong \(line 2\)/],
    ['text after a closing quotation mark', 'certificateID\n"C1"x', /line 2/],
    ['an open quotation mark', 'certificateID\n"C1', /line 2/],
  ])('refuses %s and names the line', (_case, text, message) => {
    expect(() => readDegreeCsv(text)).toThrow(CsvError)
    expect(() => readDegreeCsv(text)).toThrow(message)
  })

  test('what is written as RFC 4180 says is read back', () => {
    const cell = fc.string({ unit: fc.constantFrom('a', ',', ';', '"', '\n', 'ά', ' ') })
    const table = fc.array(fc.array(cell, { minLength: 2, maxLength: 2 }), { minLength: 1 })
    fc.assert(
      fc.property(table, (rows) => {
        const header = ['x', 'y']
        const quote = (text: string) => `"${text.replaceAll('"', '""')}"`
        const lines = rows.map((row) => row.map(quote).join(','))
        expect(parseCsv([header.join(','), ...lines].join('\r\n'))).toEqual([header, ...rows])
      }),
    )
  })

  test('a text that comes in pieces is read as the whole', async () => {
    const cell = fc.string({ unit: fc.constantFrom('a', ',', '"', '\n', 'ά', ' ') })
    const table = fc.array(fc.array(cell, { minLength: 2, maxLength: 2 }), { minLength: 1 })
    await fc.assert(
      fc.asyncProperty(table, fc.integer({ min: 1, max: 7 }), async (rows, size) => {
        const quote = (text: string) => `"${text.replaceAll('"', '""')}"`
        const text = ['\uFEFFx,y', ...rows.map((row) => row.map(quote).join(','))].join('\r\n')
        async function* pieces() {
          for (let at = 0; at < text.length; at += size) yield text.slice(at, at + size)
        }
        const read = await all(readCsvRows(pieces()))
        expect(read.map(({ cells }) => cells)).toEqual(parseCsv(text))
        // Where a row begins is told by the line breaks of the rows before it.
        const breaks = (index: number) => rows.slice(0, index).flat().join('').split('\n').length - 1
        expect(read.map(({ line }) => line)).toEqual(read.map((_, index) => index + 1 + breaks(Math.max(0, index - 1))))
      }),
    )
  })

  test('a quotation mark that is never closed is told before all is read', async () => {
    async function* endless() {
      yield 'certificateID\n"'
      for (let piece = 0; piece < 1000; piece += 1) yield 'x'.repeat(1000)
    }
    await expect(all(readCsvRows(endless()))).rejects.toThrow(/quotation mark is missing \(line 2\)/)
  })

  test('a file is read again when it has changed', async () => {
    const folder = await mkdtemp(join(tmpdir(), 'degrees-'))
    const path = join(folder, 'degrees.csv')
    try {
      await writeFile(path, 'certificateID\nC1\n')
      const records = csvFileRecords(path)
      expect(await records.find(EVERYTHING)).toEqual([{ certificateID: 'C1' }])
      await writeFile(path, 'certificateID\nC2\n')
      await utimes(path, new Date(), new Date(Date.now() + 5000))
      expect(await records.find(EVERYTHING)).toEqual([{ certificateID: 'C2' }])
    } finally {
      await rm(folder, { recursive: true })
    }
  })
})
