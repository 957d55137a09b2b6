import type { StaffSession } from '@perga/contracts'
import type { MockAnswers } from './mock-site.ts'
import type { Screen } from './screen.ts'

const AUTH = { code: 'auth', name_el: 'Αριστοτέλειο Πανεπιστήμιο', name_en: 'Aristotle University' }
const colleague = (entitlements: Extract<StaffSession, { kind: 'institution' }>['entitlements']): StaffSession => ({
  ...{ kind: 'institution', id: 'i1', name: 'Μαρία Δοκιμή', email: 'maria@auth.example' },
  ...{ institution: AUTH, entitlements },
})
const RESOLVES = {
  ...{ maintainer_id: '338', role: 'resolve' as const, levels: ['6' as const] },
  department: { el: 'Τμήμα Πληροφορικής', en: 'School of Informatics' },
}
const as = (session: StaffSession): MockAnswers => ({
  'GET /api/staff/session': () => ({ body: session }),
  'GET /api/staff/sign-ons': () => ({ body: { institutions: [AUTH] } }),
})

/** The desk of the staff, by who is there. */
export const DESK_SCREENS: Record<string, Screen> = {
  'desk, sign-in': { path: '/desk/', answers: as({ kind: 'none' }) },
  'desk, home': { path: '/desk/', answers: as(colleague([RESOLVES])) },
  'desk, no rights': { path: '/desk/', answers: as(colleague([])) },
  'desk, account': { path: '/desk/account', answers: as(colleague([RESOLVES])) },
  'desk, organisations': {
    path: '/desk/organisations',
    answers: {
      ...as({ kind: 'provider', id: 'p1', name: 'Πρόνοια Παρόχου' }),
      'GET /api/desk/organisations': () => ({ body: { organisations: [] } }),
      'GET /api/desk/systems': () => ({ body: { systems: [] } }),
    },
  },
  'desk, not found': { path: '/desk/nowhere', answers: as(colleague([RESOLVES])) },
}
