import { columnSpellings } from '@perga/connectors'
import { DEGREE_FIELDS, type DegreeFieldDefinition } from '@perga/domain'
import { advice, failed, passed, type Rule } from '../rule.ts'
import type { ViewUnderTest } from '../view-under-test.ts'

const FIELDS: readonly DegreeFieldDefinition[] = DEGREE_FIELDS
const NUMBERS_OF_PERSONS = ['ssn', 'tin']

/** The columns of the view as they are called, none where there is no view. */
async function columnsOf(view: ViewUnderTest) {
  return (await view.definition())?.allColumns ?? []
}

const list = (names: readonly string[]) => names.join(', ')

/** The view as the catalogue has it: its name, its columns, their types. */
export const SHAPE_RULES: readonly Rule<ViewUnderTest>[] = [
  {
    id: 'view-found',
    clause: '§7',
    title: { el: 'Η όψη υπάρχει και διαβάζεται', en: 'The view is there and can be read' },
    mend: {
      el: 'Δημιουργήστε την όψη και δώστε στον λογαριασμό δικαίωμα SELECT, ή ορίστε το όνομά της με --view ΣΧΗΜΑ.ΟΨΗ.',
      en: 'Create the view and grant SELECT on it to the account, or name it with --view SCHEMA.VIEW.',
    },
    check: async (view) =>
      (await view.definition()) === null
        ? failed('ο λογαριασμός δεν βλέπει τέτοια όψη', 'the account sees no such view')
        : passed('βρέθηκε', 'found'),
  },
  {
    id: 'all-columns',
    clause: '§3.2',
    title: { el: 'Υπάρχουν όλες οι στήλες του σχήματος', en: 'All columns of the schema are there' },
    mend: {
      el: 'Προσθέστε τις στήλες που λείπουν· όπου δεν έχετε τιμές, CAST(NULL AS …).',
      en: 'Add the missing columns; where you have no values, CAST(NULL AS …).',
    },
    check: async (view) => {
      const names = (await columnsOf(view)).map(({ column }) => column.toUpperCase())
      const missing = FIELDS.filter(
        (field) =>
          field.isOptionalColumn !== true && !columnSpellings(field).some((spelling) => names.includes(spelling)),
      ).map(({ column }) => column)
      return missing.length === 0
        ? passed(`${names.length} στήλες`, `${names.length} columns`)
        : failed(`λείπουν: ${list(missing)}`, `missing: ${list(missing)}`)
    },
  },
  {
    id: 'column-count',
    clause: '§3.2',
    title: { el: 'Οι στήλες είναι 27, ή 28 με τη SYSTEMID', en: 'There are 27 columns, or 28 with SYSTEMID' },
    mend: { el: 'Αφαιρέστε στήλες που δεν ζητά το σχήμα.', en: 'Leave out columns that the schema does not ask for.' },
    check: async (view) => {
      const known = FIELDS.flatMap(columnSpellings)
      const columns = await columnsOf(view)
      const others = columns.map(({ column }) => column).filter((column) => !known.includes(column.toUpperCase()))
      if (others.length > 0) return advice(`άλλες στήλες: ${list(others)}`, `other columns: ${list(others)}`)
      return passed(`${columns.length} στήλες`, `${columns.length} columns`)
    },
  },
  {
    id: 'column-names',
    clause: '§3.2',
    title: { el: 'Οι στήλες γράφονται όπως στο σχήμα', en: 'Columns are spelt as in the schema' },
    mend: {
      el: 'Η γραφή με το επιπλέον E γίνεται δεκτή· προτιμήστε MIDDLENAMEEN.',
      en: 'The spelling with the extra E is accepted; prefer MIDDLENAMEEN.',
    },
    check: async (view) => {
      const accepted = FIELDS.flatMap(({ otherColumns = [] }) => otherColumns)
      const columns = (await columnsOf(view)).map(({ column }) => column)
      const odd = columns.filter((column) => accepted.includes(column.toUpperCase()))
      const twice = columns.filter(
        (column, at) => columns.findIndex((one) => one.toUpperCase() === column.toUpperCase()) < at,
      )
      if (twice.length > 0) return failed(`δύο φορές: ${list(twice)}`, `twice: ${list(twice)}`)
      return odd.length === 0 ? passed('όπως στο σχήμα', 'as in the schema') : advice(list(odd), list(odd))
    },
  },
  {
    id: 'column-types',
    clause: '§3.2',
    title: {
      el: 'Οι στήλες είναι κείμενο ή αριθμός, όπου επιτρέπεται',
      en: 'Columns are text, or numbers where allowed',
    },
    mend: {
      el: 'VARCHAR παντού, FLOAT ή NUMBER(5,3) για GRADEVALUE, NUMBER για BIRTHYEAR και GENDER· ημερομηνίες ως κείμενο ΕΕΕΕΜΜΗΗ.',
      en: 'VARCHAR throughout, FLOAT or NUMBER(5,3) for GRADEVALUE, NUMBER for BIRTHYEAR and GENDER; dates as text YYYYMMDD.',
    },
    check: async (view) => {
      const columns = (await view.definition())?.columns
      const wrong = FIELDS.flatMap(({ name, column, readings }) => {
        const found = [...(columns ?? [])].find(([field]) => field === name)?.[1]
        if (found === undefined) return []
        const reading = found.type === 'text' || found.type === 'padded' ? 'text' : 'number'
        return found.type === 'other' || !readings.includes(reading)
          ? [`${column} (${found.declared.split(' ')[0]})`]
          : []
      })
      return wrong.length === 0 ? passed('όλες', 'all') : failed(list(wrong), list(wrong))
    },
  },
  {
    id: 'numbers-of-persons',
    clause: '§3.2',
    title: { el: 'ΑΜΚΑ και ΑΦΜ είναι κείμενο', en: 'Social security and tax numbers are text' },
    mend: {
      el: 'Δηλώστε SSN και TIN ως VARCHAR, ώστε να μένουν τα αρχικά μηδενικά.',
      en: 'Declare SSN and TIN as VARCHAR, so that their leading zeros stay.',
    },
    check: async (view) => {
      const columns = [...((await view.definition())?.columns ?? [])]
      const numeric = columns.filter(
        ([name, { type }]) => NUMBERS_OF_PERSONS.includes(name) && ['integer', 'decimal', 'float'].includes(type),
      )
      const names = list(numeric.map(([name]) => name.toUpperCase()))
      return numeric.length === 0 ? passed('κείμενο', 'text') : advice(`αριθμοί: ${names}`, `numbers: ${names}`)
    },
  },
]
