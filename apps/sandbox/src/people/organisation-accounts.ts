import { normalizeName } from '@perga/domain'
import type { Bilingual, Persona } from './person.ts'

type AccountFacts = { userName: string; taxNumber: string; name: Bilingual; shows: Bilingual }

/** The tax accounts of organisations: no person, no other system knows them; whoever logs in with one is its administrator. */
const ACCOUNTS: readonly AccountFacts[] = [
  {
    userName: 'org.aegis',
    taxNumber: '190079948',
    name: { el: 'Αιγίς Δοκιμαστική Α.Ε.', en: 'Aegis Sample S.A.' },
    shows: { el: 'Διαχειριστής ιδιωτικής εταιρείας', en: 'Administrator of a private company' },
  },
  {
    userName: 'org.board',
    taxNumber: '190081317',
    name: { el: 'Υποθετικό Συμβούλιο Δημόσιας Διοίκησης', en: 'Hypothetical Civil Service Board' },
    shows: { el: 'Διαχειριστής δημόσιου φορέα', en: 'Administrator of a public body' },
  },
  {
    userName: 'org.region',
    taxNumber: '190084055',
    name: { el: 'Φανταστική Περιφέρεια', en: 'Imaginary Region' },
    shows: { el: 'Διαχειριστής φορέα με δύο υπηρεσίες', en: 'Administrator of an organisation with two clients' },
  },
  {
    userName: 'org.academy',
    taxNumber: '190085421',
    name: { el: 'Νέα Ακαδημία Δοκιμών', en: 'New Academy of Trials' },
    shows: {
      el: 'Διαχειριστής φορέα που δεν έχει επιβεβαιωθεί',
      en: 'Administrator of an organisation not yet confirmed',
    },
  },
  {
    userName: 'org.dawn',
    taxNumber: '190086792',
    name: { el: 'Χαραυγή Δοκιμαστική Ο.Ε.', en: 'Dawn Sample Partnership' },
    shows: {
      el: 'Φορέας που δεν έχει ζητήσει ακόμη εγγραφή, ΑΦΜ 190086792',
      en: 'An organisation that has not asked to register yet, tax number 190086792',
    },
  },
  {
    userName: 'org.town',
    taxNumber: '190088160',
    name: { el: 'Δήμος Ανύπαρκτης Πολιτείας', en: 'Municipality of Nowhere' },
    shows: {
      el: 'Δημόσιος φορέας που δεν έχει ζητήσει ακόμη εγγραφή, ΑΦΜ 190088160',
      en: 'A public body that has not asked to register yet, tax number 190088160',
    },
  },
]

function describeOrganisation({ userName, taxNumber, name, shows }: AccountFacts): Persona {
  const lastName = normalizeName(name.el)
  return {
    ...{ userName, password: 'sandbox', role: 'organisation', taxNumber, displayName: name, birthYear: 0, shows },
    taxAccount: {
      ...{ userName, taxNumberAsSent: taxNumber, lastName },
      ...{ firstName: '', fatherName: '', motherName: '', birthYear: 0 },
    },
    registry: [],
    degrees: [],
  }
}

/** The organisations as one can be them at the tax authority. */
export const ORGANISATION_ACCOUNTS: readonly Persona[] = ACCOUNTS.map(describeOrganisation)
