import { writeValue } from '../../ldap-filter/value.ts'
import { textOf } from '../institution-under-test.ts'
import { failed, passed, type Rule } from '../rule.ts'
import { includes, isRefusal, withSample } from './questions.ts'

const MALFORMED = ['(status=valid', 'status=valid', '(status>valid)', '((status=valid))', '(&)']

/** The advanced search by LDAP filters (RFC 2254, now RFC 4515). */
export const FILTER_RULES: readonly Rule[] = [
  {
    id: 'filter-year',
    clause: '§7',
    title: { el: 'Φίλτρο για ένα έτος, π.χ. (dateIssued=2002*)', en: 'A filter for one year, e.g. (dateIssued=2002*)' },
    mend: {
      el: 'Υποστηρίξτε το «αρχίζει με» των φίλτρων LDAP: το * ταιριάζει με οτιδήποτε.',
      en: 'Support the “starts with” of LDAP filters: the * matches anything.',
    },
    check: (institution) =>
      withSample(institution, ['dateIssued'], async ({ record }) => {
        const year = textOf(record, 'dateIssued')?.slice(0, 4) ?? ''
        const { results } = await institution.ask({ filter: `(dateIssued=${year}*)` })
        const rows = results ?? []
        if (rows.length === 0) return failed('καμία εγγραφή του έτους', 'no record of the year')
        const others = rows.filter((row) => !textOf(row, 'dateIssued')?.startsWith(year)).length
        return others === 0
          ? passed(`${rows.length} εγγραφές, όλες του έτους`, `${rows.length} records, all of the year`)
          : failed(`${others} εγγραφές άλλου έτους`, `${others} records of another year`)
      }),
  },
  {
    id: 'filter-and-not',
    clause: '§7',
    title: { el: 'Οι τελεστές &, | και ! των φίλτρων', en: 'The operators &, | and ! of filters' },
    mend: {
      el: 'Υλοποιήστε το RFC 4515: (&…) όλα, (|…) ένα τουλάχιστον, (!…) όχι.',
      en: 'Implement RFC 4515: (&…) all, (|…) at least one, (!…) not.',
    },
    check: (institution) =>
      withSample(institution, [], async (sample) => {
        const [certificate, title] = [
          `(certificateID=${writeValue(sample.certificateID)})`,
          `(titleID=${writeValue(sample.titleID)})`,
        ]
        const both = await institution.ask({ filter: `(&${certificate}${title})` })
        const either = await institution.ask({ filter: `(&${certificate}(|${title}(titleID=PERGANONE)))` })
        const neither = await institution.ask({ filter: `(&${certificate}(!${title}))` })
        const wrong = [
          ...(includes(both, sample) ? [] : ['&']),
          ...(includes(either, sample) ? [] : ['|']),
          ...(includes(neither, sample) ? ['!'] : []),
        ].join(' ')
        return wrong === '' ? passed('& | !', '& | !') : failed(`λάθος: ${wrong}`, `wrong: ${wrong}`)
      }),
  },
  {
    id: 'filter-names-ignore-case',
    clause: '§7',
    title: { el: 'Στα φίλτρα τα ονόματα δεν διακρίνουν κεφαλαία από πεζά', en: 'In filters names ignore case' },
    mend: {
      el: 'Συγκρίνετε τα πεδία ονομάτων χωρίς διάκριση κεφαλαίων και πεζών.',
      en: 'Compare the name fields without regard to case.',
    },
    check: (institution) =>
      withSample(institution, ['lastNameEn'], async (sample) => {
        const name = textOf(sample.record, 'lastNameEn') ?? ''
        const filters = [name.toLowerCase(), name.toUpperCase()].map(
          (spelling) => `(&(certificateID=${writeValue(sample.certificateID)})(lastNameEn=${writeValue(spelling)}))`,
        )
        const replies = [
          await institution.ask({ filter: filters[0] ?? '' }),
          await institution.ask({ filter: filters[1] ?? '' }),
        ]
        return replies.every((reply) => includes(reply, sample))
          ? passed('πεζά και κεφαλαία βρίσκουν το ίδιο', 'small and capital letters find the same')
          : failed(
              'μία από τις δύο γραφές δεν βρίσκει την εγγραφή',
              'one of the two spellings does not find the record',
            )
      }),
  },
  {
    id: 'filter-escapes',
    clause: '§7',
    title: {
      el: 'Οι διαφυγές \\2a \\28 \\29 \\5c είναι απλοί χαρακτήρες',
      en: 'The escapes \\2a \\28 \\29 \\5c are plain characters',
    },
    mend: {
      el: 'Αποκωδικοποιήστε τις διαφυγές μετά τον χωρισμό στους αστερίσκους, όχι πριν.',
      en: 'Decode the escapes after splitting at the asterisks, not before.',
    },
    check: async (institution) => {
      const { results } = await institution.ask({ filter: '(certificateID=\\2a)' })
      const count = results?.length ?? 0
      return count === 0
        ? passed('το \\2a δεν είναι μπαλαντέρ', '\\2a is no wildcard')
        : failed(`το \\2a έφερε ${count} εγγραφές`, `\\2a brought ${count} records`)
    },
  },
  {
    id: 'filter-malformed',
    clause: '§7, §8',
    title: { el: 'Ένα φίλτρο με λάθος σύνταξη απορρίπτεται', en: 'A filter with a syntax error is refused' },
    mend: {
      el: 'Απαντήστε με σύντομη περιγραφή στο error και success: false.',
      en: 'Answer with a short description in error and success: false.',
    },
    check: async (institution) => {
      const accepted: string[] = []
      for (const filter of MALFORMED) {
        if (!isRefusal(await institution.ask({ filter }))) accepted.push(filter)
      }
      const count = `${MALFORMED.length - accepted.length}/${MALFORMED.length}`
      return accepted.length === 0
        ? passed(`απορρίφθηκαν ${count}`, `${count} refused`)
        : failed(`έγιναν δεκτά: ${accepted.join('  ')}`, `accepted: ${accepted.join('  ')}`)
    },
  },
]
