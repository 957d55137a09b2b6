/** What the demonstration says of an institution beyond its public facts in `db/seed/institutions.json`. */
export type DemoInstitution = {
  code: string
  connected: boolean
  /** On which of the two adoption lists it stands. */
  adoption: 'adopter' | 'beta-adopter'
  signedPdf: boolean
  support: { bachelor: boolean; master: boolean; doctorate: boolean }
  email: string
  phone: string
  url: string
  commentsEl: string | null
  commentsEn: string | null
  /** Whether its desk takes requests of citizens. */
  takesRequests: boolean
}

type Brief = Pick<DemoInstitution, 'code' | 'connected' | 'adoption'> & Partial<DemoInstitution>

function describe(brief: Brief): DemoInstitution {
  return {
    signedPdf: brief.connected,
    support: { bachelor: brief.connected, master: brief.connected, doctorate: false },
    email: `titles@${brief.code}.example`,
    phone: '+30 210 0000000',
    url: `https://${brief.code}.example/`,
    commentsEl: null,
    commentsEn: null,
    takesRequests: brief.connected,
    ...brief,
  }
}

/** Who has joined in the demonstration; contacts are invented. */
export const INSTITUTIONS: readonly DemoInstitution[] = [
  describe({
    code: 'auth',
    connected: true,
    adoption: 'adopter',
    support: { bachelor: true, master: true, doctorate: true },
    commentsEl: 'Πτυχία από το 2002.',
    commentsEn: 'Bachelor’s degrees from 2002 on.',
  }),
  describe({ code: 'aueb', connected: true, adoption: 'adopter', phone: '+30 210 0000001' }),
  describe({
    code: 'uoc',
    connected: true,
    takesRequests: false,
    adoption: 'adopter',
    signedPdf: false,
    support: { bachelor: true, master: false, doctorate: false },
    commentsEl: 'Σύνδεση με όψη βάσης δεδομένων.',
    commentsEn: 'Connected by a database view.',
  }),
  describe({ code: 'uniwa', connected: true, adoption: 'adopter', phone: '+30 210 0000002' }),
  describe({
    code: 'uom',
    connected: false,
    adoption: 'beta-adopter',
    commentsEl: 'Σε φάση καταχώρισης τίτλων.',
    commentsEn: 'Registering its titles.',
  }),
  describe({ code: 'upatras', connected: false, adoption: 'beta-adopter' }),
]
