import { advice, failed, passed, type Rule } from '../rule.ts'
import { NO_SUCH_DEGREE } from './questions.ts'

const LOOPBACK = /^(localhost|127\.|\[::1\])/
const QUICK_MILLISECONDS = 3000
const LATEST_MILLISECONDS = 8000

/** How the answers come: encrypted, in time, as JSON, in the agreed encoding. */
export const TRANSPORT_RULES: readonly Rule[] = [
  {
    id: 'https',
    clause: '–',
    title: { el: 'Η διεύθυνση είναι κρυπτογραφημένη (https)', en: 'The address is encrypted (https)' },
    mend: { el: 'Δημοσιεύστε την υπηρεσία μόνο με https.', en: 'Publish the service over https only.' },
    check: async ({ settings: { address } }) => {
      if (address.protocol === 'https:') return passed('https', 'https')
      if (LOOPBACK.test(address.host)) return advice('http σε τοπική διεύθυνση', 'http on a local address')
      return failed(
        'http: το κλειδί και τα στοιχεία φαίνονται στο δίκτυο',
        'http: the key and the data are visible on the network',
      )
    },
  },
  {
    id: 'time',
    clause: '–',
    title: { el: 'Η απάντηση έρχεται εγκαίρως', en: 'The answer comes in time' },
    mend: {
      el: 'Φτιάξτε ευρετήριο στα πεδία ssn και tin. Μετά από 8 δευτερόλεπτα η υπηρεσία δεν περιμένει άλλο.',
      en: 'Make an index on the fields ssn and tin. After 8 seconds the service waits no longer.',
    },
    check: async (institution) => {
      const { milliseconds } = (await institution.ask(NO_SUCH_DEGREE)).http
      const [el, en] = [`${milliseconds} χιλιοστά του δευτερολέπτου`, `${milliseconds} ms`]
      if (milliseconds > LATEST_MILLISECONDS) return failed(el, en)
      return milliseconds > QUICK_MILLISECONDS ? advice(el, en) : passed(el, en)
    },
  },
  {
    id: 'json-type',
    clause: '§7',
    title: { el: 'Η απάντηση δηλώνεται ως JSON', en: 'The answer is declared as JSON' },
    mend: {
      el: 'Στείλτε την κεφαλίδα Content-Type: application/json.',
      en: 'Send the header Content-Type: application/json.',
    },
    check: async (institution) => {
      const { contentType } = (await institution.ask(NO_SUCH_DEGREE)).http
      if (/^application\/json\b/i.test(contentType)) return passed('application/json', 'application/json')
      return advice('άλλος ή κανένας τύπος περιεχομένου', 'another content type, or none')
    },
  },
  {
    id: 'encoding',
    clause: '–',
    title: { el: 'Το κείμενο έχει τη συμφωνημένη κωδικοποίηση', en: 'The text is in the agreed encoding' },
    mend: {
      el: 'Στείλτε UTF-8 ή δηλώστε στον πάροχο την κωδικοποίηση του συστήματός σας.',
      en: 'Send UTF-8, or tell the provider the encoding of your system.',
    },
    check: async (institution) => {
      const replies = [await institution.ask(NO_SUCH_DEGREE), await institution.ask({ filter: '(status=valid)' })]
      const { charset } = institution.settings
      if (replies.every((reply) => reply.isWellEncoded)) return passed(charset, charset)
      return failed(`τα byte δεν είναι ${charset}`, `the bytes are not ${charset}`)
    },
  },
]
