import type { StaffSession, UploadReport } from '@perga/contracts'
import { HELPDESK_SCREENS } from './helpdesk-screens.ts'
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

const editing = (institutions: string[]): MockAnswers => ({
  'GET /api/staff/templates/rights': () => ({ body: { institutions } }),
})

const uploaded: UploadReport = {
  ...{ outcome: 'tried', degrees: 214, errors: 1, warnings: 0 },
  findings: [
    {
      ...{ line: 12, field: 'gradeValue', rule: 'grade', severity: 'error' },
      ...{ el: 'Ο βαθμός πρέπει να είναι από 0 έως 1.', en: 'GRADE FROM 0 TO 1' },
    },
  ],
}

/** The desk of the staff, by who is there. */
export const DESK_SCREENS: Record<string, Screen> = {
  'desk, sign-in': { path: '/desk/', answers: as({ kind: 'none' }) },
  'desk, home': { path: '/desk/', answers: as(colleague([RESOLVES])) },
  'desk, no rights': { path: '/desk/', answers: { ...as(colleague([])), ...editing([]) } },
  'desk, templates alone': { path: '/desk/', answers: { ...as(colleague([])), ...editing(['auth']) } },
  'desk, account': { path: '/desk/account', answers: as(colleague([RESOLVES])) },
  'desk, organisations': {
    path: '/desk/organisations',
    answers: {
      ...as({ kind: 'provider', id: 'p1', name: 'Πρόνοια Παρόχου' }),
      'GET /api/desk/organisations': () => ({ body: { organisations: [] } }),
      'GET /api/desk/systems': () => ({ body: { systems: [] } }),
    },
  },
  'desk, file of degrees': {
    path: '/desk/degree-file/auth',
    answers: {
      ...as({ kind: 'provider', id: 'p1', name: 'Πρόνοια Παρόχου' }),
      'GET /api/desk/institutions/auth/degrees': () => ({ body: { uploadedAt: '2026-11-20T10:00:00Z', degrees: 214 } }),
      'PUT /api/desk/institutions/auth/degrees': () => ({ body: uploaded }),
    },
    act: async (page) => {
      const file = { name: 'degrees.csv', mimeType: 'text/csv', buffer: Buffer.from('CERTIFICATEID') }
      await page.locator('input[type=file]').setInputFiles(file)
      await page.locator('main button').first().click()
      await page.locator('.ui-panel').waitFor()
    },
  },
  ...HELPDESK_SCREENS,
  'desk, not found': { path: '/desk/nowhere', answers: as(colleague([RESOLVES])) },
}
