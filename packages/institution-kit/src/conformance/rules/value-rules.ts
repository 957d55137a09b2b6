import { type FieldViolation, readDegreeRecord, type ViolationRule } from '@perga/domain'
import type { RecordSample } from '../institution-under-test.ts'
import { failed, type Rule } from '../rule.ts'
import { allRight, manyRecords, tally, withRecords } from './with-records.ts'

/** A rule about values, judged as the service itself judges them when it reads. */
function valueRule(
  id: string,
  broken: readonly ViolationRule[],
  texts: Pick<Rule, 'title' | 'mend'>,
): Rule<RecordSample> {
  const isBroken = (violation: FieldViolation) => broken.includes(violation.rule)
  return {
    id,
    clause: '§3.2, §5',
    ...texts,
    check: (institution) =>
      withRecords(institution, (records) => {
        const faults = records.flatMap((record) => readDegreeRecord(record).violations.filter(isBroken))
        if (faults.length === 0) return allRight(records)
        const counts = tally(faults.map((fault) => fault.field))
        const [el, en] = manyRecords(records.length)
        return failed(`σε ${el}: ${counts}`, `in ${en}: ${counts}`)
      }),
  }
}

/** What each field of a degree record may hold. */
export const VALUE_RULES: readonly Rule<RecordSample>[] = [
  valueRule('mandatory', ['missing'], {
    title: { el: 'Τα υποχρεωτικά πεδία έχουν τιμή', en: 'Mandatory fields have a value' },
    mend: {
      el: 'Υποχρεωτικά: certificateID, titleID, status, lastNameEn, firstNameEn.',
      en: 'Mandatory: certificateID, titleID, status, lastNameEn, firstNameEn.',
    },
  }),
  valueRule('types', ['type', 'digits-lost', 'leading-zeros-lost'], {
    title: { el: 'Οι τύποι των τιμών', en: 'The types of the values' },
    mend: {
      el: 'Στείλτε τους αριθμούς προσώπων και τα αναγνωριστικά ως κείμενο, ώστε να μη χάνονται μηδενικά.',
      en: 'Send numbers of persons and identifiers as text, so that no zeros are lost.',
    },
  }),
  valueRule('lengths', ['too-long'], {
    title: { el: 'Τα μήκη των τιμών', en: 'The lengths of the values' },
    mend: {
      el: 'Όνομα 40, επώνυμο 45, όνομα γονέα 20, περιγραφή βαθμού 60, certificateID 25 χαρακτήρες.',
      en: 'First name 40, surname 45, parent’s name 20, grade description 60, certificateID 25 characters.',
    },
  }),
  valueRule('characters', ['control-characters', 'invisible-marks'], {
    title: { el: 'Χωρίς αόρατους ή χαλασμένους χαρακτήρες', en: 'No invisible or broken characters' },
    mend: {
      el: 'Αφαιρέστε χαρακτήρες ελέγχου και σημάδια κατεύθυνσης· ελέγξτε την κωδικοποίηση.',
      en: 'Remove control characters and direction marks; check the encoding.',
    },
  }),
  valueRule('identifiers', ['alphanumeric'], {
    title: { el: 'Τα αναγνωριστικά έχουν μόνο γράμματα και ψηφία', en: 'Identifiers hold letters and digits only' },
    mend: {
      el: 'Γράψτε τα αναγνωριστικά χωρίς κενά, παύλες και κάθετους.',
      en: 'Write identifiers without spaces, hyphens and slashes.',
    },
  }),
  valueRule('dates', ['date', 'year'], {
    title: { el: 'Ημερομηνίες ΕΕΕΕΜΜΗΗ και έτος τεσσάρων ψηφίων', en: 'Dates as YYYYMMDD and a year of four digits' },
    mend: {
      el: 'Στείλτε πραγματικές ημερομηνίες με οκτώ ψηφία, χωρίς διαχωριστικά.',
      en: 'Send real dates of eight digits, without separators.',
    },
  }),
  valueRule('grade', ['grade'], {
    title: { el: 'Ο βαθμός είναι από 0 έως 1', en: 'The grade is between 0 and 1' },
    mend: {
      el: 'Διαιρέστε τον βαθμό με το 10: το 8,11 γίνεται 0.811.',
      en: 'Divide the grade by 10: 8.11 becomes 0.811.',
    },
  }),
  valueRule('status', ['status'], {
    title: { el: 'Η κατάσταση είναι valid ή revoked', en: 'The status is valid or revoked' },
    mend: { el: 'Χρησιμοποιήστε μόνο τις τιμές valid και revoked.', en: 'Use the values valid and revoked only.' },
  }),
  valueRule('gender', ['gender'], {
    title: { el: 'Φύλο κατά ISO 5218', en: 'Gender by ISO 5218' },
    mend: {
      el: '0 άγνωστο, 1 άνδρας, 2 γυναίκα, 9 δεν εφαρμόζεται.',
      en: '0 not known, 1 male, 2 female, 9 not applicable.',
    },
  }),
  valueRule('countries', ['country', 'country-unknown'], {
    title: { el: 'Χώρες κατά ISO 3166', en: 'Countries by ISO 3166' },
    mend: {
      el: 'Δύο λατινικά γράμματα· η Ελλάδα είναι GR.',
      en: 'Two Latin letters; Greece is GR.',
    },
  }),
  valueRule('alphabets', ['latin-letters', 'greek-letters'], {
    title: { el: 'Ελληνικά στα πεδία El, λατινικά στα πεδία En', en: 'Greek in the El fields, Latin in the En fields' },
    mend: {
      el: 'Όνομα που δεν γράφεται ελληνικά: null στο πεδίο El. Προσέξτε λατινικά γράμματα που μοιάζουν με ελληνικά.',
      en: 'A name that cannot be written in Greek: null in the El field. Mind Latin letters that look Greek.',
    },
  }),
]
