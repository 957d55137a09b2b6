import type { DegreeFieldName } from '@perga/domain'
import { failed, passed, type Rule, untested } from '../rule.ts'
import type { ViewUnderTest } from '../view-under-test.ts'

const MANDATORY = ['certificateID', 'titleID', 'status', 'firstNameEn', 'lastNameEn'] as const

async function countWhere(view: ViewUnderTest, condition: string) {
  const { name, quote } = await view.words()
  const [row] = await view.query(`select count(*) as ${quote('n')} from ${name} where ${condition}`)
  return Number(row?.n ?? 0)
}

const missing = untested('λείπει η στήλη', 'the column is missing')

/** How many rows of the whole view break a condition that `write` makes from the texts of columns. */
async function judge(
  view: ViewUnderTest,
  fields: readonly DegreeFieldName[],
  write: (texts: readonly string[]) => string,
) {
  const { textOf } = await view.words()
  const texts = fields.map(textOf).filter((text) => text !== null)
  if (texts.length < fields.length) return missing
  const count = await countWhere(view, write(texts))
  return count === 0 ? passed('σε όλη την όψη', 'in the whole view') : failed(`${count} γραμμές`, `${count} rows`)
}

/** What must hold of every row, counted by the database. */
export const WHOLE_VIEW_RULES: readonly Rule<ViewUnderTest>[] = [
  {
    id: 'unique-in-view',
    clause: '§3.2',
    title: {
      el: 'certificateID και titleID μαζί υπάρχουν μία φορά στην όψη',
      en: 'certificateID and titleID together occur once in the view',
    },
    mend: {
      el: 'Ελέγξτε τα JOIN της όψης· κάθε τίτλος μία γραμμή.',
      en: 'Look at the joins of the view; one row for each degree.',
    },
    check: async (view) => {
      const { name, quote, textOf } = await view.words()
      const [certificate, title] = [textOf('certificateID'), textOf('titleID')]
      if (certificate === null || title === null) return missing
      const repeated = `select ${certificate} as ${quote('c')} from ${name} group by ${certificate}, ${title} having count(*) > 1`
      const [row] = await view.query(`select count(*) as ${quote('n')} from (${repeated}) r`)
      const count = Number(row?.n ?? 0)
      return count === 0 ? passed('σε όλη την όψη', 'in the whole view') : failed(`${count} τίτλοι`, `${count} degrees`)
    },
  },
  {
    id: 'statuses-in-view',
    clause: '§3.2',
    title: { el: 'Κάθε κατάσταση είναι valid ή revoked', en: 'Every status is valid or revoked' },
    mend: { el: 'Χρησιμοποιήστε μόνο τις τιμές valid και revoked.', en: 'Use the values valid and revoked only.' },
    check: (view) =>
      judge(view, ['status'], ([status]) => `${status} is null or lower(${status}) not in ('valid', 'revoked')`),
  },
  {
    id: 'mandatory-in-view',
    clause: '§3.2',
    title: { el: 'Τα υποχρεωτικά πεδία έχουν τιμή σε κάθε γραμμή', en: 'Mandatory fields have a value in every row' },
    mend: {
      el: 'Υποχρεωτικά: certificateID, titleID, status, lastNameEn, firstNameEn.',
      en: 'Mandatory: certificateID, titleID, status, lastNameEn, firstNameEn.',
    },
    // In Oracle an empty text is null, elsewhere it has no length.
    check: (view) =>
      judge(view, MANDATORY, (texts) => texts.map((text) => `${text} is null or ${text} = ''`).join(' or ')),
  },
]
