import type {
  InspectionLocks,
  ProviderMembers,
  ReceiptDelayOrders,
  RecentInspections,
  SignOnSettings,
  StaffSession,
  TemplateDrafts,
  TemplateTree,
  UploadKeys,
  UploadReport,
} from '@perga/contracts'
import { HELPDESK_SCREENS } from './helpdesk-screens.ts'
import type { MockAnswers } from './mock-site.ts'
import { organisationScreens } from './organisation-screens.ts'
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
const PROVIDER: StaffSession = { kind: 'provider', id: 'p1', name: 'Πρόνοια Παρόχου' }
const member = { created_at: '2026-11-20T10:00:00Z', passkeys: 1, last_used_at: null, link_until: null }
const members: ProviderMembers = {
  members: [
    {
      ...member,
      id: 'p1',
      name: 'Πρόνοια Παρόχου',
      email: 'pronoia@provider.example',
      state: 'active',
      confirmable: false,
    },
    {
      ...member,
      id: 'p2',
      name: 'Βασιλική Νέα',
      email: 'nea@provider.example',
      state: 'registered',
      confirmable: true,
    },
  ],
}

const uploadKeys: UploadKeys = {
  address: 'https://perga.example/api/v1/institutions/auth/degrees',
  keys: [
    {
      ...{ id: 'k1', label: 'Registry server', networks: ['198.51.100.0/24'] },
      ...{ made_at: '2026-11-20T10:00:00Z', last_used_at: null },
    },
  ],
}

const facts: SignOnSettings['proposals'][number]['settings'] = {
  ...{ entity_id: 'https://idp.auth.example/metadata', sign_on_url: 'https://idp.auth.example/sso' },
  certificates: [{ subject: 'CN=idp.auth.example', sha256: 'AB:CD:EF:01:23:45', valid_to: '2028-01-01T00:00:00Z' }],
}
const signOn: SignOnSettings = {
  metadata_address: 'https://perga.example/api/staff/saml/auth/metadata',
  sign_on: { ...facts, changed_at: '2025-02-03T10:00:00Z' },
  proposals: [
    {
      ...{ id: 's1', settings: facts, note: 'Ανανέωση πιστοποιητικού', state: 'open', reason: null },
      ...{ proposed_by: { id: 'p2', name: 'Βασιλική Νέα' }, proposed_at: '2026-11-20T10:00:00Z' },
      ...{ decided_by: null, decided_at: null },
    },
  ],
}

const bilingual = (el: string, en: string) => ({ el, en })
const INFORMATICS = { id: 'd1', name: bilingual('Τμήμα Πληροφορικής', 'School of Informatics') }
const proposal = (id: string, el: string, en: string): TemplateDrafts['drafts'][number] => ({
  ...{
    id,
    institution: { id: 'auth', name: bilingual(AUTH.name_el, AUTH.name_en) },
    titleId: id,
    blueprintId: 'BP-0000042',
  },
  content: {
    ...{ levelCode: '645', titleEl: el, titleEn: en, notesEl: null, notesEn: null, iscedField: '0613' },
    ...{ issuingDepartmentId: 'd1', curriculumId: 'c1' },
  },
  ...{ state: 'proposed', comment: null, changedAt: '2026-11-20T10:00:00Z', isOwnProposal: false },
  differences: [{ field: 'titleEn', before: bilingual('Degree', 'Degree'), after: bilingual(en, en) }],
})
const drafts: TemplateDrafts = {
  drafts: [
    proposal('1042', 'Πτυχίο Πληροφορικής', 'Bachelor in Informatics'),
    proposal('1043', 'Πτυχίο Μαθηματικών', 'Bachelor in Mathematics'),
  ],
}

const leaf = (id: string, el: string, en: string) => ({ blueprintId: id, title: bilingual(el, en), levelCode: '645' })
const studies = { id: 'c1', name: bilingual('Προπτυχιακό πρόγραμμα', 'Undergraduate studies'), count: 2 }
const tree: TemplateTree = {
  ...{ id: 'auth', name: bilingual(AUTH.name_el, AUTH.name_en), count: 2 },
  maintainers: [
    {
      ...{ ...INFORMATICS, count: 2 },
      issuers: [
        {
          ...{ ...INFORMATICS, count: 2 },
          curricula: [
            {
              ...studies,
              templates: [
                leaf('BP-1', 'Πτυχίο Πληροφορικής', 'Bachelor in Informatics'),
                leaf('BP-2', 'Πτυχίο Πληροφορικής με παιδαγωγική επάρκεια', 'Bachelor in Informatics with teaching'),
              ],
            },
          ],
        },
      ],
    },
  ],
}

const uploaded: UploadReport = {
  ...{ outcome: 'tried', degrees: 214, errors: 1, warnings: 0 },
  findings: [
    {
      ...{ line: 12, field: 'gradeValue', rule: 'grade', severity: 'error' },
      ...{ el: 'Ο βαθμός πρέπει να είναι από 0 έως 1.', en: 'GRADE FROM 0 TO 1' },
    },
  ],
}

const body = bilingual('Συμβούλιο Επιλογής Προσωπικού', 'Civil Service Board')
const check: Omit<RecentInspections['inspections'][number], 'id'> = {
  ...{ at: '2026-11-20T10:00:00Z', client: body, institution: 'auth', purpose: 'Διορισμός' },
  ...{ case_number: '12/2026', receipt: 'due', delay: null },
}
const oversight: MockAnswers = {
  'GET /api/desk/inspections': () => ({
    body: {
      inspections: [
        { ...check, id: 'n1' },
        {
          ...{ ...check, id: 'n2', receipt: 'delayed' as const },
          delay: { until: '2027-02-01T21:59:59Z', reason: 'Ν. 1/2026, υπόθεση 12', by: 'Πρόνοια Παρόχου' },
        },
      ],
    } satisfies RecentInspections,
  }),
  'GET /api/desk/inspections/purposes': () => ({
    body: { purposes: [{ client: body, purpose: 'Διορισμός', checks: 12, found: 11 }] },
  }),
  'GET /api/desk/inspections/hand-overs': () => ({ body: { institutions: [] } }),
  'GET /api/desk/inspections/locks': () => ({
    body: {
      locks: [
        {
          ...{ id: 'l1', user: 'ΜΑΡΙΑ ΕΛΕΓΚΤΡΙΑ', organisation: body, isInForce: true, lifted: null },
          ...{ at: '2026-11-20T10:00:00Z', until: '2026-11-21T10:00:00Z' },
        },
        {
          ...{ id: 'l2', user: null, organisation: null, isInForce: false },
          ...{ at: '2026-11-18T10:00:00Z', until: '2026-11-19T10:00:00Z' },
          lifted: { at: '2026-11-18T12:00:00Z', by: 'Πρόνοια Παρόχου', reason: 'Λάθος στο πλήκτρο.' },
        },
      ],
    } satisfies InspectionLocks,
  }),
  'GET /api/desk/receipt-delays': () => ({
    body: {
      orders: [
        {
          ...{ id: 'o1', client: body, case_number: '12/2026', until: '2027-02-01T21:59:59Z' },
          ...{ reason: 'Ν. 1/2026, υπόθεση 12', by: 'Πρόνοια Παρόχου' },
        },
      ],
      clients: [{ id: 'board', name: body }],
      last_day: '2027-05-20',
    } satisfies ReceiptDelayOrders,
  }),
}

/** The desk of the staff, by who is there. */
export const DESK_SCREENS: Record<string, Screen> = {
  'desk, sign-in': { path: '/desk/', answers: as({ kind: 'none' }) },
  'desk, home': { path: '/desk/', answers: as(colleague([RESOLVES])) },
  'desk, no rights': { path: '/desk/', answers: { ...as(colleague([])), ...editing([]) } },
  'desk, templates alone': { path: '/desk/', answers: { ...as(colleague([])), ...editing(['auth']) } },
  'desk, account': { path: '/desk/account', answers: as(colleague([RESOLVES])) },
  'desk, waiting': {
    path: '/desk/',
    answers: as({ kind: 'waiting', id: 'p2', name: 'Βασιλική Νέα', code: '4F1C09AB' }),
  },
  'desk, members': {
    path: '/desk/members',
    answers: {
      ...as(PROVIDER),
      'GET /api/desk/members': () => ({ body: members }),
    },
  },
  ...organisationScreens(as(PROVIDER)),
  'desk, ex-officio checks': {
    path: '/desk/inspections',
    answers: { ...as(PROVIDER), ...oversight },
    act: async (page) => {
      await page.locator('main > div > button, main .page > button').first().click()
      await page.locator('#order-case').waitFor()
    },
  },
  'desk, file of degrees': {
    path: '/desk/degree-file/auth',
    answers: {
      ...as(PROVIDER),
      'GET /api/desk/institutions/auth/degrees': () => ({
        body: { isAgreed: true, uploadedAt: '2026-11-20T10:00:00Z', degrees: 214 },
      }),
      'GET /api/desk/institutions/auth/upload-keys': () => ({ body: uploadKeys }),
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
  'desk, upload key shown once': {
    path: '/desk/degree-file',
    answers: {
      ...as(colleague([{ maintainer_id: '0', role: 'full', levels: [], department: null }])),
      'GET /api/desk/institutions/auth/degrees': () => ({ body: { isAgreed: true, uploadedAt: null, degrees: 0 } }),
      'GET /api/desk/institutions/auth/upload-keys': () => ({ body: uploadKeys }),
      'POST /api/desk/institutions/auth/upload-keys': () => ({ body: { key: 'perga-upload-Zm9yLXRoZS1waWN0dXJl' } }),
    },
    act: async (page) => {
      await page.locator('#upload-key-label').fill('Registry server')
      await page.locator('form').last().locator('button[type=submit]').click()
      await page.locator('.ui-panel').waitFor()
    },
  },
  'desk, sign-on': {
    path: '/desk/directory/auth/sign-on',
    answers: { ...as(PROVIDER), 'GET /api/desk/institutions/auth/sign-on': () => ({ body: signOn }) },
  },
  'desk, pile of proposals': {
    path: '/desk/templates/proposals',
    answers: { ...as(PROVIDER), 'GET /api/staff/templates/drafts': () => ({ body: drafts }) },
    act: async (page) => {
      await page.locator('summary').first().click()
      await page.locator('.template-pile input[type=checkbox]').first().check()
    },
  },
  'desk, tree of templates': {
    path: '/desk/templates/tree/auth',
    answers: { ...as(PROVIDER), 'GET /api/v1/template-tree/auth': () => ({ body: tree }) },
  },
  'desk, not found': { path: '/desk/nowhere', answers: as(colleague([RESOLVES])) },
}
