import type { Enquiry } from '@perga/contracts'
import { expect, test } from 'vitest'
import { enquiriesCsv } from './enquiries-csv.ts'

const enquiry: Enquiry = {
  ...{ id: '1', at: Date.UTC(2026, 6, 1, 20, 30) / 1000, kind: 'link', state: 'read', person: 'ΑΓΓΕΛΙΚΗ ΠΡΟΣΛΗΠΤΙΚΟΥ' },
  ...{ client_el: 'Αιγίς; «Α.Ε.»', client_en: 'Aegis, "S.A."', degrees: 2 },
  institutions: [{ el: 'Πανεπιστήμιο Κρήτης', en: 'University of Crete' }],
}

test('O15: the file opens in a spreadsheet: marked UTF-8, semicolons in Greek, commas in English', () => {
  expect(enquiriesCsv([enquiry], { locale: 'el', isCut: false })).toBe(
    '\uFEFFΗμερομηνία και ώρα;Τρόπος;Αποτέλεσμα;Εκπρόσωπος;Υπηρεσία φορέα;Τίτλοι;Ιδρύματα\r\n' +
      '2026-07-01 23:30;Κωδικός εξουσιοδότησης;Διαβάστηκε;ΑΓΓΕΛΙΚΗ ΠΡΟΣΛΗΠΤΙΚΟΥ;"Αιγίς; «Α.Ε.»";2;Πανεπιστήμιο Κρήτης\r\n',
  )
  expect(enquiriesCsv([enquiry], { locale: 'en', isCut: false }).split('\r\n')[1]).toBe(
    '2026-07-01 23:30,Authorization code,Read,ΑΓΓΕΛΙΚΗ ΠΡΟΣΛΗΠΤΙΚΟΥ,"Aegis, ""S.A.""",2,University of Crete',
  )
})

test.each(['=1+1', '+30 210', '-2', '@SUM(A1)', ' =HYPERLINK("x")', '\t=1'])(
  'O15: a cell never becomes a formula: %j',
  (person) => {
    const line = enquiriesCsv([{ ...enquiry, person }], { locale: 'en', isCut: false }).split('\r\n')[1] ?? ''
    expect(line.split(',')[3]?.replace(/^"/, '')).toMatch(/^'/)
  },
)

test.each([
  ['el', 'Υπάρχουν και παλαιότερες'],
  ['en', 'There are older enquiries'],
] as const)('O15: a file that is cut ends with a row that says so (%s)', (locale, text) => {
  const lines = enquiriesCsv([enquiry], { locale, isCut: true }).trimEnd().split('\r\n')
  expect(lines).toHaveLength(3)
  expect(lines.at(-1)).toContain(text)
})
