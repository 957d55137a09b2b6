import type { MockAnswers } from './mock-site.ts'

/** A code as the server makes them. */
export const CODE = '7M3K9QX2VJ5TB8HND4WRC6YPAE'
export const EXPIRES_AT = 1_798_000_000

export const loggedIn = {
  logged_in: true,
  name: 'demo-employer',
  user_name: 'ΜΑΡΙΑ ΠΑΠΑΔΟΠΟΥΛΟΥ',
  can_inspect: true,
  inspect_institutions: ['auth'],
  clients: [{ id: '1', name: 'demo-employer', display_name: 'Δήμος Αλιμούντος', can_read: true, can_inspect: true }],
  citizen: false,
}
export const loggedOut = {
  logged_in: false,
  name: null,
  user_name: null,
  can_inspect: false,
  inspect_institutions: [],
  clients: [],
  citizen: false,
}

export const diploma = {
  templateID: '1042',
  title: 'Πτυχίο Πληροφορικής και Τηλεπικοινωνιών',
  notes: null,
  issuerInstitution: 'Εθνικό και Καποδιστριακό Πανεπιστήμιο Αθηνών',
  issuerUnit: 'Τμήμα Πληροφορικής και Τηλεπικοινωνιών',
  level: '6',
  lastNameEl: 'ΓΕΩΡΓΙΟΥ',
  firstNameEl: 'ΕΛΕΝΗ',
  middleNameEl: null,
  fatherNameEl: 'ΝΙΚΟΛΑΟΣ',
  motherNameEl: 'ΑΝΝΑ',
  birthDate: '19970214',
  gradeDescription: 'Λίαν Καλώς',
  gradeValue: '0.811',
  dateIssued: '20191128',
  validFrom: '20190930',
  clientDisplayName: 'Δήμος Αλιμούντος',
  clientID: 'demo-employer',
  timestamp: 1_795_000_000,
  diplomaIndex: 0,
  auditResultId: '0199f0a0-0000-7000-8000-000000000001',
}
const released = (index: number, change: Partial<typeof diploma>) => ({
  diploma: { ...diploma, diplomaIndex: index, ...change },
  signature: 'c2ln',
  payload: 'e30=',
  auditId: `0199f0a0-0000-7000-8000-00000000001${index}`,
  aud: 'demo-employer',
  signedAuditId: 'Zk9vYmFyLXNpZ25hdHVyZS1vZi10aGUtYXVkaXQtaWRlbnRpZmllci1zaXh0eS1mb3VyLWJ5dGVz',
  signedAuditVersion: '1',
  jades: { payload: 'e30', protected: 'e30', signature: 'c2ln' },
})
export const found = {
  error: null,
  errorCode: null,
  data: [
    released(0, {}),
    released(1, {
      title: 'Μεταπτυχιακό Δίπλωμα στην Επιστήμη Δεδομένων και τη Μηχανική Μάθηση',
      level: '7',
      issuerInstitution: 'Αριστοτέλειο Πανεπιστήμιο Θεσσαλονίκης',
      gradeValue: '0.9',
      gradeDescription: 'Άριστα',
    }),
  ],
  expires_at: EXPIRES_AT,
  status: { uoa: 1200, auth: 1200 },
  language: null,
}
export const notFoundCode = { error: 'invalid', errorCode: '1', data: [], expires_at: null, status: {}, language: null }

export const archived = {
  format: 'pdf',
  level: 'B-LTA',
  indication: 'TOTAL-PASSED',
  subIndication: null,
  outcome: { el: 'Η υπογραφή είναι έγκυρη.', en: 'The signature is valid.' },
  protectedUntil: '2036-11-20T12:00:00.000Z',
  renewable: true,
  steps: [
    {
      code: 'SIGNATURE_VALUE',
      topic: 'integrity',
      verdict: 'passed',
      text: {
        el: 'Το περιεχόμενο είναι ακριβώς αυτό που υπογράφηκε – ναι',
        en: 'The content is what was signed – yes',
      },
    },
    {
      code: 'ARCHIVE_TIMESTAMP',
      topic: 'time',
      verdict: 'passed',
      text: { el: 'Χρονοσήμανση αρχειοθέτησης – ναι', en: 'An archive time stamp – yes' },
    },
  ],
}

export const interaction = {
  uid: 'uid-1',
  logged_in: true,
  client: {
    name: 'demo-employer',
    display_name_el: 'Δήμος Αλιμούντος',
    display_name_en: 'Municipality of Alimounta',
    kind: 'named',
  },
  purpose: { el: 'Πρόσληψη προσωπικού', en: 'Hiring staff' },
  system: null,
  scopes: ['title', 'issuer', 'level', 'grade', 'dates', 'identifiers'],
  durations: [1, 7, 30, 90],
  default_duration: 30,
  longest_duration: 365,
  makes_link: true,
}
export const degrees = {
  degrees: [
    {
      degree: 'd1',
      title: 'Πτυχίο Πληροφορικής και Τηλεπικοινωνιών',
      issuerInstitution: 'Εθνικό και Καποδιστριακό Πανεπιστήμιο Αθηνών',
      issuerUnit: 'Τμήμα Πληροφορικής και Τηλεπικοινωνιών',
      level: '6',
      dateIssued: '20191128',
      shareable: true,
    },
    {
      degree: 'd2',
      title: 'Μεταπτυχιακό Δίπλωμα στην Επιστήμη Δεδομένων',
      issuerInstitution: 'Αριστοτέλειο Πανεπιστήμιο Θεσσαλονίκης',
      issuerUnit: 'Τμήμα Πληροφορικής',
      level: '7',
      dateIssued: null,
      shareable: true,
    },
    {
      degree: 'd3',
      title: '8841',
      issuerInstitution: 'Πανεπιστήμιο Πατρών',
      issuerUnit: 'Τμήμα Φυσικής',
      level: '7',
      dateIssued: null,
      shareable: false,
    },
  ],
  institutions: [
    {
      institution: 'uoa',
      name_el: 'Εθνικό και Καποδιστριακό Πανεπιστήμιο Αθηνών',
      name_en: 'University of Athens',
      status: 1200,
    },
    { institution: 'uoc', name_el: 'Πανεπιστήμιο Κρήτης', name_en: 'University of Crete', status: 1408 },
  ],
}

const client = (name: string, el: string, en: string, kind = 'named') => ({
  id: name,
  name,
  display_name: el,
  display_name_el: el,
  display_name_en: en,
  kind,
})
export const clients = [
  client('asep', 'Συμβούλιο Προσλήψεων Ανθίων', 'Recruitment Council of Anthia'),
  client('alimounta', 'Δήμος Αλιμούντος', 'Municipality of Alimounta'),
  client('oikos', 'Οίκος Εκδόσεων Ωρίων', 'Orion Publishing House'),
  client('any', 'Πιστοποιημένοι χρήστες', 'Authenticated users', 'any-tax-user'),
]

export const verified = {
  error: null,
  verified: true,
  match: true,
  comparison: 'compared',
  diploma,
  status: null,
  statusDate: null,
  year: '2019',
  steps: [
    { step: 'integrity', verdict: 'passed', finding: 'signature_valid' },
    { step: 'issuer', verdict: 'passed', finding: 'issuer_known' },
    { step: 'status', verdict: 'passed', finding: 'valid' },
    { step: 'time', verdict: 'passed', finding: 'stamped' },
    { step: 'content', verdict: 'passed', finding: 'unchanged' },
  ],
}

const institution = (name: string, el: string, en: string) => ({
  name,
  code: name,
  logo: '/icon.svg',
  text: { name_el: el, name_en: en },
  signedPDF: name !== 'uoc',
  support: { bachelor: true, master: name === 'uoa', doctorate: null },
})
export const institutions = [
  institution('uoa', 'Εθνικό και Καποδιστριακό Πανεπιστήμιο Αθηνών', 'University of Athens'),
  institution('auth', 'Αριστοτέλειο Πανεπιστήμιο Θεσσαλονίκης', 'Aristotle University'),
  institution('uoc', 'Πανεπιστήμιο Κρήτης', 'University of Crete'),
]
export const stats = {
  numberOfUndergraduateDegrees: 61_204,
  numberOfMasterDegrees: 12_880,
  numberOfPhd: 3_411,
  email: 'diplomas@uoa.example',
  phone: '+30 210 000 0001',
  url: 'https://uoa.example',
  comments: null,
  comments_en: null,
  code: 'uoa',
  name_en: 'University of Athens',
  as_of: '2026-11-18T04:00:00.000Z',
  source: 'counted',
}

/** The server on a good day, with an organisation user and a holder logged in. */
export const goodDay: MockAnswers = {
  'GET /api/user/clients/': () => ({ body: clients }),
  'GET /api/user/token': () => ({
    body: { token: CODE, expires_at: EXPIRES_AT, email: 'hr@alimounta.example', display_name: 'Δήμος Αλιμούντος' },
  }),
  'GET /api/client/get_auth_data': () => ({ body: loggedIn }),
  'POST /api/client/diplomas/': () => ({ body: found }),
  'POST /api/client/verify': () => ({ body: verified }),
  'GET /api/client/login': () => ({ body: { gsisURI: '/api/tax-login' } }),
  'GET /api/tax-login': () => ({ body: '<!doctype html><title>tax login</title>', type: 'text/html' }),
  'GET /api/client/logout': () => ({ body: '<!doctype html><title>logged out</title>', type: 'text/html' }),
  'GET /api/user/oauth/*': () => ({ body: '<!doctype html><title>authorization</title>', type: 'text/html' }),
  'GET /api/client/institutions_metadata': () => ({ body: { metadata: institutions } }),
  'GET /api/client/stats/*': () => ({ body: { diplomasInfo: [stats] } }),
  'GET /api-test/client/institutions_metadata': () => ({ body: { metadata: institutions.slice(2) } }),
  'GET /api/holder/session': () => ({ body: { logged_in: true, name: 'ΕΛΕΝΗ ΓΕΩΡΓΙΟΥ', registry: 'found' } }),
  'GET /api/holder/interactions/uid-1': () => ({ body: interaction }),
  'GET /api/holder/interactions/uid-1/degrees': () => ({ body: degrees }),
  'POST /api/holder/interactions/uid-1/consent': () => ({ body: { location: '/graduate/complete' } }),
  'POST /api/holder/interactions/uid-1/refusal': () => ({ body: { location: '/' } }),
}
