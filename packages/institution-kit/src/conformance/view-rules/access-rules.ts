import { advice, failed, passed, type Rule } from '../rule.ts'
import type { ViewUnderTest } from '../view-under-test.ts'
import { otherTables, writingRights } from './rights.ts'

async function countOf(view: ViewUnderTest, { text, values }: { text: string; values: readonly string[] }) {
  const [row] = await view.query(text, values)
  return Number(row?.n ?? 0)
}

/** How the service enters the database. */
export const ACCESS_RULES: readonly Rule<ViewUnderTest>[] = [
  {
    id: 'encrypted',
    clause: '–',
    title: { el: 'Η σύνδεση είναι κρυπτογραφημένη', en: 'The connection is encrypted' },
    mend: {
      el: 'Ενεργοποιήστε το TLS στη βάση και αφαιρέστε το sslmode=disable.',
      en: 'Switch TLS on in the database and leave out sslmode=disable.',
    },
    check: async ({ settings }) => {
      const mode = new URL(settings.connectionString).searchParams.get('sslmode') ?? 'verify-full'
      if (mode === 'disable')
        return advice('χωρίς TLS: μόνο για ιδιωτικό δίκτυο', 'without TLS: for a private network only')
      return mode === 'require'
        ? advice('το πιστοποιητικό δεν ελέγχεται', 'the certificate is not looked at')
        : passed(mode, mode)
    },
  },
  {
    id: 'reads-only',
    clause: '§7',
    title: { el: 'Ο λογαριασμός μόνο διαβάζει', en: 'The account can only read' },
    mend: {
      el: 'Δώστε στον λογαριασμό μόνο SELECT στην όψη· να μην είναι ο ιδιοκτήτης της.',
      en: 'Grant the account SELECT on the view and nothing else; it should not own it.',
    },
    check: async (view) => {
      const { view: found } = await view.words()
      const count = await countOf(view, writingRights(view.dialect, found.schema, found.view))
      return count === 0
        ? passed('κανένα δικαίωμα αλλαγής', 'no right to change anything')
        : failed(`${count} δικαιώματα αλλαγής`, `${count} rights to change data`)
    },
  },
  {
    id: 'nothing-else',
    clause: '–',
    title: { el: 'Ο λογαριασμός δεν βλέπει άλλους πίνακες', en: 'The account sees no other tables' },
    mend: { el: 'Αφαιρέστε δικαιώματα σε ό,τι δεν είναι η όψη.', en: 'Take away rights on whatever is not the view.' },
    check: async (view) => {
      const { view: found } = await view.words()
      const count = await countOf(view, otherTables(view.dialect, found.schema, found.view))
      return count === 0 ? passed('μόνο την όψη', 'the view alone') : advice(`${count} άλλοι`, `${count} others`)
    },
  },
]
