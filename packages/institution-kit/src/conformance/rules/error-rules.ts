import { API_ERRORS } from '../../answer-degree-query.ts'
import type { InstitutionUnderTest, Question, Reply } from '../institution-under-test.ts'
import { type Finding, failed, passed, type Rule } from '../rule.ts'
import { NO_SUCH_DEGREE } from './questions.ts'

function judge({ error, success, results }: Reply, expected: string): Finding {
  if (results !== null && results.length > 0) return failed('επιστράφηκαν εγγραφές', 'records were returned')
  if (error === null) return failed('δεν υπάρχει κείμενο στο error', 'there is no text in error')
  if (error !== expected) return failed('το κείμενο του error διαφέρει', 'the text of error differs')
  return success === false
    ? passed('το ακριβές κείμενο, success: false', 'the exact text, success: false')
    : failed('το success δεν είναι false', 'success is not false')
}

function errorRule(
  id: string,
  title: Rule['title'],
  { error, ask }: { error: string; ask: (institution: InstitutionUnderTest) => Promise<Reply> },
): Rule {
  return {
    id,
    clause: '§8',
    title,
    mend: {
      el: `Στείλτε error: "${error}" και success: false, χωρίς αποτελέσματα.`,
      en: `Send error: "${error}" and success: false, without results.`,
    },
    check: async (institution) => judge(await ask(institution), error),
  }
}

const ALMOST_JSON: Question = { body: '{"token": ' }

/** The two errors whose texts the specification fixes. */
export const ERROR_RULES: readonly Rule[] = [
  errorRule(
    'malformed-json',
    { el: 'Λάθος σύνταξη JSON', en: 'A JSON syntax error' },
    { error: API_ERRORS.malformedJson, ask: (institution) => institution.ask(ALMOST_JSON) },
  ),
  errorRule(
    'wrong-key',
    { el: 'Λάθος κλειδί ασφαλείας', en: 'A wrong security key' },
    { error: API_ERRORS.wrongKey, ask: (institution) => institution.ask(NO_SUCH_DEGREE, { key: 'not-the-key' }) },
  ),
  errorRule(
    'missing-key',
    { el: 'Χωρίς κλειδί ασφαλείας', en: 'No security key' },
    { error: API_ERRORS.wrongKey, ask: (institution) => institution.ask(NO_SUCH_DEGREE, { key: null }) },
  ),
  errorRule(
    'almost-the-key',
    { el: 'Κλειδί που διαφέρει μόνο στο τέλος', en: 'A key that differs only at its end' },
    {
      error: API_ERRORS.wrongKey,
      ask: (institution) => institution.ask(NO_SUCH_DEGREE, { key: institution.settings.key.slice(0, -1) }),
    },
  ),
]
