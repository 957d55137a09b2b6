import { mkdtemp, rm, utimes, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { csvFileRecords, readDegreeCsv } from './csv-records.ts'
import { CsvError, parseCsv } from './parse-csv.ts'

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

  test('a file is read again when it has changed', async () => {
    const folder = await mkdtemp(join(tmpdir(), 'degrees-'))
    const path = join(folder, 'degrees.csv')
    try {
      await writeFile(path, 'certificateID\nC1\n')
      const records = csvFileRecords(path)
      expect(await records.find(() => true)).toEqual([{ certificateID: 'C1' }])
      await writeFile(path, 'certificateID\nC2\n')
      await utimes(path, new Date(), new Date(Date.now() + 5000))
      expect(await records.find(() => true)).toEqual([{ certificateID: 'C2' }])
    } finally {
      await rm(folder, { recursive: true })
    }
  })
})
