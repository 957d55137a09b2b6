import fc from 'fast-check'
import { expect, test } from 'vitest'
import { readCsv, writeCsv } from './csv.ts'

const cell = fc.oneof(fc.string(), fc.constantFrom('=1+1', "'quoted", 'α;β', 'a,"b"', 'δύο\nγραμμές', '-5', '@x'))

test('what is written as CSV is read back the same, spreadsheet formulas and semicolons among it', () => {
  const row = fc.array(cell, { minLength: 2, maxLength: 4 })
  fc.assert(
    fc.property(fc.array(row, { minLength: 1 }), (rows) => {
      const table = [['first', 'second'], ...rows]
      expect(readCsv(writeCsv(table))).toEqual(table)
    }),
  )
})

test('no cell begins like a formula', () => {
  expect(writeCsv([['=HYPERLINK("x")', 'a']])).toBe('\uFEFF"\'=HYPERLINK(""x"")",a\r\n')
})

test('semicolons separate in the files of Greek spreadsheets', () => {
  expect(readCsv('a;b\r\n1,5;"2;5"\r\n\r\n')).toEqual([
    ['a', 'b'],
    ['1,5', '2;5'],
  ])
})

test('a stray quotation mark is refused', () => {
  expect(() => readCsv('a,b\r\n"1"x,2')).toThrow('import_unreadable')
})
