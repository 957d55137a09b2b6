import { noRight } from './check-answers.ts'
import type { Screen } from './screen.ts'

const waiting = {
  ...{ request: 'h1', reference: 'K7Q2M9XVBD', purpose: 'Προκήρυξη 1Κ/2026', case_number: '12/345', state: 'open' },
  institution: { code: 'auth', name_el: 'Αριστοτέλειο Πανεπιστήμιο', name_en: 'Aristotle University' },
  ...{
    created_at: '2026-11-20T10:00:00.000Z',
    answer_by: '2026-12-10',
    outcome: null,
    answer: null,
    resolved_at: null,
  },
}
const answered = {
  ...{ ...waiting, request: 'h3', state: 'resolved', outcome: 'confirmed', case_number: null },
  ...{ answer: 'Ο τίτλος απονεμήθηκε το 1994.', resolved_at: '2026-11-24T09:30:00.000Z' },
}
const handOvers = [waiting, { ...waiting, request: 'h2', state: 'assigned' }, answered]
const CALL = 'GET /api/client/diploma_check/hand_overs'

const screen = (answers: Screen['answers'], change: Partial<Screen> = {}): Screen => ({
  ...{ path: '/organisation/check/hand-overs', answers: { ...answers } },
  ...change,
})

/** The screens of checks that were passed on to institutions. */
export const HAND_OVER_SCREENS: Record<string, Screen> = {
  'hand-overs': screen({ [CALL]: () => ({ body: { hand_overs: handOvers } }) }),
  'hand-overs, none': screen({ [CALL]: () => ({ body: { hand_overs: [] } }) }),
  'hand-overs, failed': screen({ [CALL]: () => ({ status: 500, body: 'x', type: 'text/plain' }) }),
  'hand-overs, loading': screen({ [CALL]: () => Promise.race<never>([]) }, { isLoading: true }),
  'hand-overs, no right': screen({ 'GET /api/client/get_auth_data': () => ({ body: noRight }) }),
}
