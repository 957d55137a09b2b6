import { SCOPES, type Scope } from '@perga/domain'
import { PERSONAS } from '../personas.ts'

/** Somebody who may act for an organisation, by the personal tax number. */
export type DemoRepresentative = { taxNumber: string; lastName: string; firstName: string }

/** A client of an organisation. Two clients with one tax number belong to one organisation. */
export type DemoOrganisation = {
  /** Slug, stable. */
  name: string
  displayNameEl: string
  displayNameEn: string
  sector: 'public' | 'private'
  /** The organisation's own tax number. */
  taxNumber: string
  contactEmail: string
  /** What it reads for, as holders are told; absent where it says nothing. */
  purpose?: { el: string; en: string }
  scopes: readonly Scope[]
  canInspect: boolean
  inspectInstitutions: readonly string[]
  /** False until the provider has confirmed the registration. */
  listed: boolean
  representatives: readonly DemoRepresentative[]
}

function representative(userName: string): DemoRepresentative {
  const persona = PERSONAS.find((candidate) => candidate.userName === userName)
  if (!persona) throw new Error(`no persona is called ${userName}`)
  const { lastName, firstName } = persona.taxAccount
  return { taxNumber: persona.taxNumber, lastName, firstName }
}

/** The organisations of the demonstration; all are invented. */
export const ORGANISATIONS: readonly DemoOrganisation[] = [
  {
    name: 'aegis',
    displayNameEl: 'Αιγίς Δοκιμαστική Α.Ε.',
    displayNameEn: 'Aegis Sample S.A.',
    sector: 'private',
    taxNumber: '190079948',
    contactEmail: 'hr@aegis.example',
    purpose: { el: 'Αξιολόγηση υποψηφίων για πρόσληψη', en: 'Assessing candidates for employment' },
    scopes: SCOPES,
    canInspect: false,
    inspectInstitutions: [],
    listed: true,
    representatives: [representative('hr.aegis')],
  },
  {
    name: 'civil-service-board',
    displayNameEl: 'Υποθετικό Συμβούλιο Δημόσιας Διοίκησης',
    displayNameEn: 'Hypothetical Civil Service Board',
    sector: 'public',
    taxNumber: '190081317',
    contactEmail: 'checks@civil-service-board.example',
    purpose: {
      el: 'Έλεγχος προσόντων σε διαδικασίες προσλήψεων του Δημοσίου',
      en: 'Checking qualifications for public-sector appointments',
    },
    scopes: SCOPES,
    canInspect: true,
    inspectInstitutions: ['auth', 'aueb', 'uoc'],
    listed: true,
    representatives: [representative('inspector')],
  },
  {
    name: 'employment-agency',
    displayNameEl: 'Γραφείο Εύρεσης Εργασίας «Υπόδειγμα»',
    displayNameEn: 'Model Employment Agency',
    sector: 'private',
    taxNumber: '190082688',
    contactEmail: 'office@employment-agency.example',
    purpose: { el: 'Σύσταση υποψηφίων σε εργοδότες', en: 'Recommending candidates to employers' },
    scopes: ['title', 'issuer', 'level', 'dates', 'identifiers'],
    canInspect: false,
    inspectInstitutions: [],
    listed: true,
    representatives: [representative('agency')],
  },
  {
    name: 'region-personnel',
    displayNameEl: 'Φανταστική Περιφέρεια – Διεύθυνση Προσωπικού',
    displayNameEn: 'Imaginary Region – Personnel Directorate',
    sector: 'public',
    taxNumber: '190084055',
    contactEmail: 'personnel@region.example',
    purpose: { el: 'Τήρηση των φακέλων του προσωπικού', en: 'Keeping the records of its staff' },
    scopes: SCOPES,
    canInspect: true,
    inspectInstitutions: ['auth', 'uniwa'],
    listed: true,
    representatives: [representative('two.hats')],
  },
  {
    name: 'region-procurement',
    displayNameEl: 'Φανταστική Περιφέρεια – Διεύθυνση Προμηθειών',
    displayNameEn: 'Imaginary Region – Procurement Directorate',
    sector: 'public',
    taxNumber: '190084055',
    contactEmail: 'procurement@region.example',
    purpose: {
      el: 'Έλεγχος των προσόντων όσων δηλώνονται σε διαγωνισμούς',
      en: 'Checking the qualifications of people named in tenders',
    },
    scopes: SCOPES,
    canInspect: true,
    inspectInstitutions: ['uoc'],
    listed: true,
    representatives: [representative('two.hats')],
  },
  {
    name: 'new-academy',
    displayNameEl: 'Νέα Ακαδημία Δοκιμών',
    displayNameEn: 'New Academy of Trials',
    sector: 'private',
    taxNumber: '190085421',
    contactEmail: 'office@new-academy.example',
    scopes: ['title', 'issuer', 'level'],
    canInspect: false,
    inspectInstitutions: [],
    listed: false,
    representatives: [representative('newcomer')],
  },
]
