import type { Enquiry } from '@perga/contracts'
import type { Locale } from '@perga/domain'

/** Marks the text as UTF-8 for spreadsheets, which otherwise guess. */
const BYTE_ORDER_MARK = '\uFEFF'

const HEADINGS: Record<Locale, readonly string[]> = {
  el: ['Ημερομηνία και ώρα', 'Τρόπος', 'Αποτέλεσμα', 'Εκπρόσωπος', 'Υπηρεσία φορέα', 'Τίτλοι', 'Ιδρύματα'],
  en: ['Date and time', 'By', 'Outcome', 'Representative', 'Client', 'Degrees', 'Institutions'],
}

const KINDS: Record<Enquiry['kind'], Record<Locale, string>> = {
  link: { el: 'Κωδικός εξουσιοδότησης', en: 'Authorization code' },
  check: { el: 'Αυτεπάγγελτος έλεγχος', en: 'Ex-officio check' },
  oauth: { el: 'Εφαρμογή του φορέα', en: 'System of the organisation' },
}

const STATES: Record<Enquiry['state'], Record<Locale, string>> = {
  read: { el: 'Διαβάστηκε', en: 'Read' },
  nothing: { el: 'Δεν βρέθηκε τίτλος', en: 'No degree found' },
  unanswered: { el: 'Το ίδρυμα δεν απάντησε', en: 'The institution did not answer' },
  refused: { el: 'Δεν ολοκληρώθηκε', en: 'Not completed' },
  'under-way': { el: 'Σε εξέλιξη', en: 'Under way' },
}

const CUT: Record<Locale, string> = {
  el: 'Υπάρχουν και παλαιότερες αναζητήσεις, που δεν χώρεσαν εδώ. Για αυτές, επιλέξτε λιγότερες ημέρες.',
  en: 'There are older enquiries that did not fit in here. For those, choose fewer days.',
}

/**
 * Enquiries as a file that a spreadsheet opens (RFC 4180): UTF-8 with its mark, semicolons in Greek, where the comma is the
 * decimal sign, and no cell that a spreadsheet would take for a formula. One that is cut ends with a row that says so.
 */
export function enquiriesCsv(
  enquiries: readonly Enquiry[],
  { locale, isCut }: { locale: Locale; isCut: boolean },
): string {
  const separator = locale === 'el' ? ';' : ','
  const rows = enquiries.map((enquiry) => [
    dayAndTime(enquiry.at),
    KINDS[enquiry.kind][locale],
    STATES[enquiry.state][locale],
    enquiry.person ?? '',
    enquiry[`client_${locale}`],
    String(enquiry.degrees),
    enquiry.institutions.map((name) => name[locale]).join(' · '),
  ])
  const lines = [HEADINGS[locale], ...rows, ...(isCut ? [[CUT[locale]]] : [])].map((row) =>
    row.map(cell).join(separator),
  )
  return `${BYTE_ORDER_MARK}${lines.join('\r\n')}\r\n`
}

/** A cell: what a spreadsheet would run is made text by an apostrophe, what would end the cell is quoted. */
function cell(text: string): string {
  const harmless = /^[\s]*[=+\-@\t\r]/.test(text) ? `'${text}` : text
  return /[";,\r\n]/.test(harmless) ? `"${harmless.replaceAll('"', '""')}"` : harmless
}

/** YYYY-MM-DD HH:mm in Greece: every spreadsheet reads it as a date, whatever its language. */
function dayAndTime(at: number): string {
  const text = new Intl.DateTimeFormat('sv-SE', {
    dateStyle: 'short',
    timeStyle: 'short',
    timeZone: 'Europe/Athens',
  }).format(new Date(at * 1000))
  return text
}
