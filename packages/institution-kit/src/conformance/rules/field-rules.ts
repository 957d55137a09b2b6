import { DEGREE_FIELDS } from '@perga/domain'
import { type RecordSample, textOf } from '../institution-under-test.ts'
import { advice, failed, type Rule } from '../rule.ts'
import { allRight, tally, withRecords } from './with-records.ts'

const KNOWN: readonly string[] = DEGREE_FIELDS.map((field) => field.name)

/** Which fields a degree record has. */
export const FIELD_RULES: readonly Rule<RecordSample>[] = [
  {
    id: 'all-fields',
    clause: '§3.2',
    title: { el: 'Κάθε εγγραφή έχει όλα τα πεδία', en: 'Every record has all the fields' },
    mend: {
      el: 'Στείλτε κάθε πεδίο με το όνομα του σχήματος· όταν δεν έχει τιμή, null.',
      en: 'Send every field under the name of the schema; null when it has no value.',
    },
    check: (institution) =>
      withRecords(institution, (records) => {
        const missing = records.flatMap((record) => KNOWN.filter((name) => name !== 'systemID' && !(name in record)))
        if (missing.length === 0) return allRight(records)
        return failed(`λείπουν: ${tally(missing)}`, `missing: ${tally(missing)}`)
      }),
  },
  {
    id: 'no-other-fields',
    clause: '§3.2',
    title: { el: 'Καμία εγγραφή δεν έχει άλλα πεδία', en: 'No record has other fields' },
    mend: {
      el: 'Μη στέλνετε στοιχεία που δεν ζητά το σχήμα.',
      en: 'Do not send data that the schema does not ask for.',
    },
    check: (institution) =>
      withRecords(institution, (records) => {
        const others = records.flatMap((record) => Object.keys(record).filter((name) => !KNOWN.includes(name)))
        if (others.length === 0) return allRight(records)
        return advice(`${new Set(others).size} άγνωστα πεδία`, `${new Set(others).size} unknown fields`)
      }),
  },
]

/** A degree record as a whole: what names it, whose it is, since when it holds. */
export const RECORD_RULES: readonly Rule<RecordSample>[] = [
  {
    id: 'unique-degree',
    clause: '§3.2',
    title: {
      el: 'certificateID και titleID μαζί ορίζουν έναν τίτλο',
      en: 'certificateID and titleID together name one degree',
    },
    mend: {
      el: 'Δώστε σε κάθε τίτλο δικό του certificateID, που δεν αλλάζει και δεν δίνεται ξανά.',
      en: 'Give every degree a certificateID of its own that never changes and is never given again.',
    },
    check: (institution) =>
      withRecords(institution, (records) => {
        const names = records.map((record) => `${textOf(record, 'certificateID')} ${textOf(record, 'titleID')}`)
        const repeated = names.length - new Set(names).size
        return repeated === 0 ? allRight(records) : failed(`${repeated} επαναλήψεις`, `${repeated} repetitions`)
      }),
  },
  {
    id: 'person-number',
    clause: '§2.5',
    title: { el: 'Ο κάτοχος βρίσκεται με ΑΜΚΑ ή ΑΦΜ', en: 'The holder is found by social security or tax number' },
    mend: {
      el: 'Συμπληρώστε τον ΑΜΚΑ (ssn) ή τουλάχιστον τον ΑΦΜ (tin) κάθε αποφοίτου.',
      en: 'Fill in the social security number (ssn), or at least the tax number (tin), of every graduate.',
    },
    check: (institution) =>
      withRecords(institution, (records) => {
        const unknown = records.filter((record) => !textOf(record, 'ssn') && !textOf(record, 'tin')).length
        if (unknown === 0) return allRight(records)
        return advice(
          `${unknown} από ${records.length} χωρίς αριθμό`,
          `${unknown} of ${records.length} without a number`,
        )
      }),
  },
  {
    id: 'status-date',
    clause: '§3.2',
    title: { el: 'Η ανάκληση έχει ημερομηνία', en: 'A revocation has a date' },
    mend: {
      el: 'Συμπληρώστε το statusDate σε κάθε ανακλημένο τίτλο.',
      en: 'Fill in statusDate of every revoked degree.',
    },
    check: (institution) =>
      withRecords(institution, (records) => {
        const undated = records.filter(
          (record) => textOf(record, 'status') === 'revoked' && !textOf(record, 'statusDate'),
        ).length
        return undated === 0 ? allRight(records) : failed(`${undated} χωρίς ημερομηνία`, `${undated} without a date`)
      }),
  },
]
