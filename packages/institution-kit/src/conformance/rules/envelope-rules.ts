import type { Reply } from '../institution-under-test.ts'
import { failed, passed, type Rule } from '../rule.ts'
import { includes, NO_SUCH_DEGREE, withSample } from './questions.ts'

const MEMBERS = ['results', 'error', 'success']

function faultsOf({ object, results, success }: Reply): string[] {
  if (object === null) return ['JSON']
  const missing = MEMBERS.filter((member) => !(member in object))
  const wrong = [
    ...(results === null ? ['results'] : []),
    ...(object.error !== null && typeof object.error !== 'string' ? ['error'] : []),
    ...(typeof success !== 'boolean' ? ['success'] : []),
  ]
  return [...new Set([...missing, ...wrong])]
}

/** The form of an answer: `results`, `error`, `success`. */
export const ENVELOPE_RULES: readonly Rule[] = [
  {
    id: 'envelope',
    clause: '§3.2',
    title: { el: 'Η απάντηση έχει results, error και success', en: 'The answer has results, error and success' },
    mend: {
      el: 'Στείλτε αντικείμενο JSON με results (πίνακας εγγραφών), error (κείμενο ή null) και success (true ή false).',
      en: 'Send a JSON object with results (an array of records), error (text or null) and success (true or false).',
    },
    check: async (institution) => {
      const faults = faultsOf(await institution.ask(NO_SUCH_DEGREE))
      if (faults.length === 0) return passed('και τα τρία, στους σωστούς τύπους', 'all three, of the right types')
      const names = faults.join(', ')
      return failed(`λείπει ή έχει άλλο τύπο: ${names}`, `missing or of another type: ${names}`)
    },
  },
  {
    id: 'no-match',
    clause: '§7',
    title: { el: 'Χωρίς αποτέλεσμα, το results είναι κενός πίνακας', en: 'Without a match, results is an empty array' },
    mend: {
      el: 'Όταν δεν βρεθεί τίτλος, στείλτε results: [], error: null, success: true.',
      en: 'When no degree is found, send results: [], error: null, success: true.',
    },
    check: async (institution) => {
      const { results, error, success, object } = await institution.ask(NO_SUCH_DEGREE)
      const isEmpty = results !== null && results.length === 0
      if (isEmpty && object?.error === null && success === true) return passed('κενός πίνακας', 'an empty array')
      if (!isEmpty) return failed('το results δεν είναι κενός πίνακας', 'results is not an empty array')
      return failed(
        error === null ? 'το success δεν είναι true' : 'το error δεν είναι null',
        error === null ? 'success is not true' : 'error is not null',
      )
    },
  },
  {
    id: 'success-answer',
    clause: '§3.2',
    title: {
      el: 'Η επιτυχία δηλώνεται με error: null και success: true',
      en: 'Success is told by error: null and success: true',
    },
    mend: {
      el: 'Όταν βρεθούν τίτλοι, στείλτε error: null και success: true.',
      en: 'When degrees are found, send error: null and success: true.',
    },
    check: (institution) =>
      withSample(institution, [], async (sample) => {
        const { certificateID, titleID } = sample
        const reply = await institution.ask({ query: { certificateID, titleID } })
        if (!includes(reply, sample)) return failed('η εγγραφή δεν επιστράφηκε', 'the record was not returned')
        if (reply.object?.error === null && reply.success === true)
          return passed('error: null, success: true', 'error: null, success: true')
        return failed('άλλη τιμή στο error ή στο success', 'another value in error or success')
      }),
  },
]
