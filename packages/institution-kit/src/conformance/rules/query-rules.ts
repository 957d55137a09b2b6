import { MOST_RESULTS } from '../../answer-degree-query.ts'
import { type InstitutionUnderTest, type Reply, type SentRecord, textOf } from '../institution-under-test.ts'
import { advice, type Finding, failed, passed, type Rule, untested } from '../rule.ts'
import { includes, withSample } from './questions.ts'

/** Two answers that are ten at random out of eleven are equal once in eleven times; out of more, less often. */
const DRAWS = 4

function nameOf(record: SentRecord): string {
  return `${textOf(record, 'certificateID')} ${textOf(record, 'titleID')}`
}

async function askTheAmbiguous(institution: InstitutionUnderTest): Promise<Reply> {
  const byQuery = await institution.ask({ query: { status: 'valid' } })
  return (byQuery.results ?? []).length > 0 ? byQuery : institution.ask({ filter: '(status=valid)' })
}

function judgeCount({ results }: Reply): Finding {
  const count = results?.length ?? 0
  if (count === 0) return untested('καμία ασαφής αναζήτηση δεν έφερε εγγραφές', 'no ambiguous search brought records')
  const [el, en] = [`${count} εγγραφές`, `${count} records`]
  return count > MOST_RESULTS ? failed(el, en) : passed(el, en)
}

async function judgeChance(institution: InstitutionUnderTest): Promise<Finding> {
  const draws = new Set<string>()
  for (let draw = 0; draw < DRAWS; draw += 1) {
    const { results } = await askTheAmbiguous(institution)
    if ((results ?? []).length < MOST_RESULTS) return untested('λιγότερες από δέκα εγγραφές', 'fewer than ten records')
    draws.add((results ?? []).map(nameOf).toSorted().join('\n'))
  }
  return draws.size > 1
    ? passed(
        `${draws.size} διαφορετικές δεκάδες σε ${DRAWS} αναζητήσεις`,
        `${draws.size} different tens in ${DRAWS} searches`,
      )
    : advice('κάθε φορά οι ίδιες δέκα (ή υπάρχουν μόνο δέκα)', 'the same ten each time (or there are only ten)')
}

function judgeNothing({ results }: Reply): Finding {
  const count = results?.length ?? 0
  return count === 0 ? passed('καμία εγγραφή', 'no record') : failed(`${count} εγγραφές`, `${count} records`)
}

/** Plain queries: exact, conjunctive, at most ten. */
export const QUERY_RULES: readonly Rule[] = [
  {
    id: 'exact-match',
    clause: '§7',
    title: {
      el: 'Κάθε αποτέλεσμα έχει ακριβώς τις τιμές που ζητήθηκαν',
      en: 'Every result has exactly the values asked for',
    },
    mend: {
      el: 'Συγκρίνετε με ισότητα, όχι με LIKE, σε όλα τα πεδία του αιτήματος.',
      en: 'Compare by equality, not by LIKE, in all the fields of the request.',
    },
    check: (institution) =>
      withSample(institution, [], async (sample) => {
        const { certificateID, titleID } = sample
        const reply = await institution.ask({ query: { certificateID, titleID } })
        if (!includes(reply, sample)) return failed('η εγγραφή δεν βρέθηκε', 'the record was not found')
        const others = (reply.results ?? []).filter(
          (row) => textOf(row, 'certificateID') !== certificateID || textOf(row, 'titleID') !== titleID,
        )
        return others.length === 0
          ? passed('μόνο η ζητούμενη', 'only the one asked for')
          : failed(`και ${others.length} άλλες εγγραφές`, `and ${others.length} other records`)
      }),
  },
  {
    id: 'conjunction',
    clause: '§7',
    title: { el: 'Τα πεδία ισχύουν όλα μαζί (ΚΑΙ)', en: 'The fields hold all together (AND)' },
    mend: {
      el: 'Συνδέστε τις συνθήκες με AND, όχι με OR.',
      en: 'Join the conditions with AND, not with OR.',
    },
    check: (institution) =>
      withSample(institution, [], async ({ certificateID }) =>
        judgeNothing(await institution.ask({ query: { certificateID, titleID: 'PERGANONE' } })),
      ),
  },
  {
    id: 'no-prefix-match',
    clause: '§7',
    title: { el: 'Η αρχή μιας τιμής δεν αρκεί', en: 'The beginning of a value is not enough' },
    mend: {
      el: 'Συγκρίνετε ολόκληρη την τιμή.',
      en: 'Compare the whole value.',
    },
    check: (institution) =>
      withSample(institution, [], async (sample) => {
        const query = { certificateID: sample.certificateID.slice(0, -1), titleID: sample.titleID }
        const isFound = includes(await institution.ask({ query }), sample)
        return isFound
          ? failed('βρέθηκε με κομμένη τιμή', 'found by a shortened value')
          : passed('δεν βρέθηκε με κομμένη τιμή', 'not found by a shortened value')
      }),
  },
  {
    id: 'no-wildcard-in-query',
    clause: '§7',
    title: {
      el: 'Ο αστερίσκος και το % δεν είναι μπαλαντέρ στα απλά πεδία',
      en: 'Asterisk and % are no wildcards in plain fields',
    },
    mend: {
      el: 'Χρησιμοποιήστε παραμέτρους και ισότητα· μη βάζετε την τιμή σε LIKE ή σε φίλτρο χωρίς διαφυγή.',
      en: 'Use parameters and equality; never put the value into LIKE, or into a filter unescaped.',
    },
    check: async (institution) => {
      const replies = [
        await institution.ask({ query: { certificateID: '*' } }),
        await institution.ask({ query: { certificateID: '%' } }),
      ]
      const count = replies.reduce((sum, { results }) => sum + (results?.length ?? 0), 0)
      return count === 0 ? passed('καμία εγγραφή', 'no record') : failed(`${count} εγγραφές`, `${count} records`)
    },
  },
  {
    id: 'no-injection',
    clause: '–',
    title: { el: 'Μια τιμή δεν γίνεται κώδικας SQL', en: 'A value does not become SQL' },
    mend: {
      el: 'Χρησιμοποιήστε παραμέτρους σε κάθε ερώτημα SQL.',
      en: 'Use parameters in every SQL query.',
    },
    check: async (institution) => {
      const reply = await institution.ask({ query: { certificateID: "x' OR '1'='1" } })
      if (reply.http.status >= 500) return failed(`HTTP ${reply.http.status}`, `HTTP ${reply.http.status}`)
      return judgeNothing(reply)
    },
  },
  {
    id: 'at-most-ten',
    clause: '§7, §9',
    title: { el: 'Το πολύ δέκα εγγραφές σε μια απάντηση', en: 'At most ten records in an answer' },
    mend: {
      el: 'Όταν ταιριάζουν περισσότερες από δέκα, στείλτε δέκα τυχαίες.',
      en: 'When more than ten match, send ten at random.',
    },
    check: async (institution) => judgeCount(await askTheAmbiguous(institution)),
  },
  {
    id: 'random-ten',
    clause: '§7, §9',
    title: { el: 'Οι δέκα επιλέγονται τυχαία', en: 'The ten are chosen at random' },
    mend: {
      el: 'Διαλέξτε τις δέκα τυχαία σε κάθε αναζήτηση, όχι τις πρώτες.',
      en: 'Choose the ten at random at each search, not the first ones.',
    },
    check: judgeChance,
  },
  {
    id: 'unknown-field',
    clause: '§7',
    title: { el: 'Ένα άγνωστο πεδίο δεν φέρνει εγγραφές', en: 'An unknown field brings no records' },
    mend: {
      el: 'Απορρίψτε με error κάθε πεδίο εκτός του σχήματος· μην το αγνοείτε.',
      en: 'Refuse with an error every field outside the schema; do not ignore it.',
    },
    check: async (institution) => judgeNothing(await institution.ask({ query: { noSuchField: 'x' } })),
  },
  {
    id: 'empty-query',
    clause: '§7',
    title: { el: 'Ένα αίτημα χωρίς πεδία δεν φέρνει εγγραφές', en: 'A request without fields brings no records' },
    mend: {
      el: 'Απορρίψτε με error το αίτημα που δεν ζητά τίποτα.',
      en: 'Refuse with an error a request that asks nothing.',
    },
    check: async (institution) => judgeNothing(await institution.ask({ query: {} })),
  },
]
