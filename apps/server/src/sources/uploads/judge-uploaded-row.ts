import type { UploadFinding } from '@perga/contracts'
import { type DegreeRecord, readDegreeRecord, VIOLATION_TEXTS } from '@perga/domain'
import type { DegreeRow } from '@perga/institution-kit'

/** What concerns a file or a row as a whole, besides the rules of single fields. */
const FILE_TEXTS = {
  csv: {
    el: 'Η γραμμή δεν διαβάζεται: ελέγξτε εισαγωγικά, διαχωριστικά και το πλήθος των κελιών.',
    en: 'The line cannot be read: look at quotation marks, separators and the number of cells.',
  },
  columns: {
    el: 'Η πρώτη γραμμή πρέπει να έχει μόνο ονόματα πεδίων του σχήματος, το καθένα μία φορά.',
    en: 'The first line must hold names of fields of the schema only, each once.',
  },
  encoding: {
    el: 'Το αρχείο δεν έχει την κωδικοποίηση που δηλώθηκε. Αποθηκεύστε το ως UTF-8 ή δηλώστε Windows-1253.',
    en: 'The file is not in the encoding that was declared. Save it as UTF-8, or declare Windows-1253.',
  },
  empty: { el: 'Το αρχείο δεν έχει κανέναν τίτλο.', en: 'The file holds no degree.' },
  repeated: {
    el: 'Ο τίτλος υπάρχει ήδη πιο πάνω: certificateID και titleID μαζί ορίζουν έναν τίτλο.',
    en: 'The degree is there already further up: certificateID and titleID together name one degree.',
  },
  'no-number': {
    el: 'Χωρίς ΑΜΚΑ και ΑΦΜ ο κάτοχος δεν βρίσκει τον τίτλο του.',
    en: 'Without a social security or tax number the holder does not find the degree.',
  },
  'no-status-date': {
    el: 'Η ανάκληση χρειάζεται ημερομηνία (statusDate).',
    en: 'A revocation needs a date (statusDate).',
  },
} as const

/** A finding about a file or a whole row. */
export function fileFinding(
  rule: keyof typeof FILE_TEXTS,
  line: number,
  severity: UploadFinding['severity'] = 'error',
): UploadFinding {
  return { line, field: null, rule, severity, ...FILE_TEXTS[rule] }
}

/**
 * One row as the service would read it from any institution: its record, and what to mend. A value that was lost by its rule is an
 * error, one that is kept in spite of it a warning.
 */
export function judgeUploadedRow(
  row: DegreeRow,
  line: number,
): { record: DegreeRecord | null; findings: UploadFinding[] } {
  const { record, violations } = readDegreeRecord(row)
  const findings = violations.map(({ field, rule }): UploadFinding => {
    const isKept = record !== null && record[field] !== null
    return { line, field, rule, severity: isKept ? 'warning' : 'error', ...VIOLATION_TEXTS[rule] }
  })
  if (record !== null && record.ssn === null && record.tin === null)
    findings.push(fileFinding('no-number', line, 'warning'))
  if (record?.status === 'revoked' && record.statusDate === null) findings.push(fileFinding('no-status-date', line))
  return { record, findings }
}
