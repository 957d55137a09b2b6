import type { DegreeFieldName } from '@perga/domain'
import { textOf } from '../institution-under-test.ts'
import { advice, type Finding, failed, passed, type Rule, untested } from '../rule.ts'
import { manyRecords } from '../rules/with-records.ts'
import type { ViewUnderTest } from '../view-under-test.ts'

/** A question of a graduate waits for the slowest institution: so long at most, and better not longer than this. */
const MOST_MS = 7_000
const GOOD_MS = 1_000

const noRecord = untested('καμία εγγραφή με αυτά τα πεδία', 'no record has these fields')

/** Looks a record of the sample up by some of its fields and judges what came. */
async function lookUp(
  view: ViewUnderTest,
  fields: readonly DegreeFieldName[],
  judge: (matches: number, rows: number, milliseconds: number) => Finding,
): Promise<Finding> {
  const record = (await view.sample()).find((one) => fields.every((field) => textOf(one, field)))
  if (record === undefined) return noRecord
  const asked = Object.fromEntries(fields.map((field) => [field, textOf(record, field)?.trim() ?? '']))
  const found = await view.ask(asked)
  if (found === null) return failed('λείπει η στήλη', 'the column is missing')
  const key = (row: object) => ['certificateID', 'titleID'].map((name) => Reflect.get(row, name)).join(' ')
  return judge(found.rows.filter((row) => key(row) === key(record)).length, found.rows.length, found.milliseconds)
}

const isFound: Parameters<typeof lookUp>[2] = (matches, rows) =>
  matches > 0 ? passed(...manyRecords(rows)) : failed('δεν βρέθηκε', 'not found')

function findRule(
  id: string,
  fields: readonly DegreeFieldName[],
  names: { el: string; en: string },
): Rule<ViewUnderTest> {
  return {
    id,
    clause: '§7',
    title: { el: `Ένας τίτλος βρίσκεται με ${names.el}`, en: `A degree is found by ${names.en}` },
    mend: {
      el: 'Ελέγξτε τον τύπο της στήλης και κενά γύρω από τις τιμές.',
      en: 'Look at the type of the column and at blanks around its values.',
    },
    check: (view) => lookUp(view, fields, isFound),
  }
}

/** What the service asks, and how long the answer takes. */
export const QUESTION_RULES: readonly Rule<ViewUnderTest>[] = [
  findRule('find-by-ssn', ['ssn'], { el: 'τον ΑΜΚΑ του κατόχου', en: 'its holder’s social security number' }),
  findRule('find-by-tin', ['tin'], { el: 'τον ΑΦΜ του κατόχου', en: 'its holder’s tax number' }),
  {
    ...findRule('find-by-key', ['certificateID', 'titleID'], {
      el: 'certificateID και titleID',
      en: 'certificateID and titleID',
    }),
    check: (view) =>
      lookUp(view, ['certificateID', 'titleID'], (matches, rows) => {
        const evidence = manyRecords(rows)
        return matches === 1 && rows === 1 ? passed(...evidence) : failed(...evidence)
      }),
  },
  {
    id: 'no-match',
    clause: '§7',
    title: { el: 'Ανύπαρκτος τίτλος δεν φέρνει τίποτα', en: 'A degree that does not exist brings nothing' },
    mend: { el: 'Ελέγξτε τη σύγκριση κειμένων της βάσης.', en: 'Look at how the database compares texts.' },
    check: async (view) => {
      const found = await view.ask({ certificateID: 'PERGA0PROBE', titleID: '0' })
      if (found === null) return failed('λείπει η στήλη', 'the column is missing')
      return found.rows.length === 0 ? passed('καμία εγγραφή', 'no record') : failed(...manyRecords(found.rows.length))
    },
  },
  {
    id: 'quick',
    clause: '–',
    title: { el: 'Η αναζήτηση με ΑΜΚΑ είναι γρήγορη', en: 'Searching by social security number is quick' },
    mend: {
      el: 'Φτιάξτε ευρετήριο στη στήλη πίσω από το SSN· μετά τα 7 δευτερόλεπτα η απάντηση δεν περιμένεται.',
      en: 'Create an index on the column behind SSN; after 7 seconds an answer is not waited for.',
    },
    check: (view) =>
      lookUp(view, ['ssn'], (_matches, _rows, milliseconds) => {
        const evidence = `${milliseconds} ms`
        if (milliseconds > MOST_MS) return failed(evidence, evidence)
        return milliseconds > GOOD_MS ? advice(evidence, evidence) : passed(evidence, evidence)
      }),
  },
]
