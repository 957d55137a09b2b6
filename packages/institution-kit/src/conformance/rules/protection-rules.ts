import { failed, passed, type Rule, untested } from '../rule.ts'
import { withSample } from './questions.ts'

/** What keeps others out, besides the key. */
export const PROTECTION_RULES: readonly Rule[] = [
  {
    id: 'basic-auth',
    clause: '§7',
    title: { el: 'Το HTTP Basic ζητείται πραγματικά', en: 'HTTP Basic is really asked for' },
    mend: {
      el: 'Χωρίς τα στοιχεία HTTP Basic απαντήστε με κατάσταση 401 και χωρίς αποτελέσματα.',
      en: 'Without the HTTP Basic credentials answer with status 401 and no results.',
    },
    check: async (institution) => {
      if (institution.settings.basicAuth === null) return untested('δεν δόθηκε --basic', '--basic was not given')
      const { results, http } = await institution.ask({ filter: '(status=valid)' }, { withBasicAuth: false })
      const isOpen = http.status !== 401 || (results ?? []).length > 0
      const status = `HTTP ${http.status}`
      return isOpen ? failed(status, status) : passed(status, status)
    },
  },
  {
    id: 'allow-list',
    clause: '§7',
    title: {
      el: 'Η λίστα επιτρεπόμενων διευθύνσεων αποκλείει τους άλλους',
      en: 'The list of allowed addresses keeps others out',
    },
    mend: {
      el: 'Αν χρησιμοποιείτε λίστα, δοκιμάστε από διεύθυνση εκτός της λίστας: δεν πρέπει να έρχεται καμία εγγραφή.',
      en: 'If you use a list, try from an address that is not on it: no record may come.',
    },
    // All requests come from one address, which is allowed or would get no answer at all.
    check: async () =>
      untested(
        'δεν ελέγχεται από εδώ: χρειάζεται αίτημα από διεύθυνση εκτός της λίστας',
        'untested from here: it takes a request from an address that is not on the list',
      ),
  },
  {
    id: 'wrong-key-hides-records',
    clause: '§8',
    title: { el: 'Με λάθος κλειδί δεν δίνεται καμία εγγραφή', en: 'With a wrong key no record is given' },
    mend: {
      el: 'Ελέγξτε το κλειδί πριν από κάθε αναζήτηση.',
      en: 'Check the key before any search.',
    },
    check: (institution) =>
      withSample(institution, [], async ({ certificateID, titleID }) => {
        const { results } = await institution.ask({ query: { certificateID, titleID } }, { key: 'not-the-key' })
        const count = results?.length ?? 0
        return count === 0
          ? passed('καμία εγγραφή', 'no record')
          : failed(`${count} εγγραφές χωρίς σωστό κλειδί`, `${count} records without the right key`)
      }),
  },
]
