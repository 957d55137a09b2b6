import { checkGoodDay } from './check-answers.ts'
import { choose, search } from './check-steps.ts'
import { CODE } from './mock-answers.ts'
import type { MockAnswers } from './mock-site.ts'
import type { Screen } from './screen.ts'

const neverAnswered = () => Promise.race<never>([])

/** A server that takes its time over one call. */
const slow = (call: string): MockAnswers => ({ [call]: neverAnswered })

const loading = (path: string, call: string): Screen => ({ path, answers: slow(call), isLoading: true })

/** The screens on which the server has not answered yet. */
export const LOADING_SCREENS: Record<string, Screen> = {
  'session unknown yet': loading('/organisation', 'GET /api/client/get_auth_data'),
  'organisation picker, loading': loading('/graduate', 'GET /api/user/clients/'),
  'link page, loading': loading('/graduate/complete', 'GET /api/user/token'),
  'reading, loading': loading(`/organisation/${CODE}`, 'POST /api/client/diplomas/'),
  'verifier, loading': {
    ...loading('/organisation/verify#c2ln.YXVkaXQ.Y2xpZW50', 'POST /api/client/verify'),
    act: (page) => page.locator('main form button[type=submit]').click(),
  },
  'check, institutions loading': loading('/organisation/check', 'GET /api/client/institutions'),
  'check, departments loading': {
    path: '/organisation/check',
    answers: { ...checkGoodDay, ...slow('GET /api/client/institutions/auth/departments') },
    act: async (page) => {
      await choose(page, '#check-institution', 'Αριστοτέλειο')
      await page.locator('main form button[type=submit]').click()
    },
    isLoading: true,
  },
  'check, asking': {
    path: '/organisation/check',
    answers: { ...checkGoodDay, ...slow('POST /api/client/diploma_check/check') },
    act: search,
    isLoading: true,
  },
  // Their calls end after five seconds.
  'institutions, loading': { ...loading('/institutions', 'GET /api/client/institutions_metadata'), isFleeting: true },
  'institutions, one institution slow': { ...loading('/institutions', 'GET /api/client/stats/uoc'), isFleeting: true },
  'interaction, asking the institutions': loading(
    '/authorization/interaction/uid-1',
    'GET /api/holder/interactions/uid-1/degrees',
  ),
}
