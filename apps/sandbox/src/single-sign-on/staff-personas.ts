import type { Bilingual } from '../people/person.ts'

/** Someone who works at an institution: what its single sign-on asserts of them, and what they are there to show. */
export type StaffPersona = {
  userName: string
  institution: string
  displayName: Bilingual
  /** The values of eduPersonEntitlement, as the institution's administrator wrote them. */
  entitlements: readonly string[]
  shows: Bilingual
}

const PREFIX = 'urn:mace:example.gr:perga:helpdesk'
const LIBRARY = 'urn:mace:dir:entitlement:common-lib-terms'

type Brief = Omit<StaffPersona, 'displayName' | 'shows' | 'entitlements'> & {
  name: readonly [string, string]
  /** What follows the prefix of the service. */
  ends: readonly string[]
  shows: readonly [string, string]
}

function describe({ name: [nameEl, nameEn], ends, shows: [showsEl, showsEn], ...brief }: Brief): StaffPersona {
  return {
    ...brief,
    displayName: { el: nameEl, en: nameEn },
    entitlements: [LIBRARY, ...ends.map((end) => `${PREFIX}:${end}`)],
    shows: { el: showsEl, en: showsEn },
  }
}

/** The staff of the demonstration, each role and each rule of spec 2 §5 once. All are invented. */
export const STAFF_PERSONAS: readonly StaffPersona[] = [
  describe({
    userName: 'auth.view',
    institution: 'auth',
    name: ['Θεώνη Βλεπίδου', 'Theoni Vlepidou'],
    ends: ['338:view'],
    shows: ['Βλέπει τα αιτήματα της Πληροφορικής (338)', 'Sees the requests of Informatics (338)'],
  }),
  describe({
    userName: 'auth.assign',
    institution: 'auth',
    name: ['Ανάργυρος Μοιραστής', 'Anargyros Moirastis'],
    ends: ['338:assign'],
    shows: ['Αναθέτει τα αιτήματα της Πληροφορικής (338)', 'Assigns the requests of Informatics (338)'],
  }),
  describe({
    userName: 'auth.resolve',
    institution: 'auth',
    name: ['Λυδία Λυσιμάχου', 'Lydia Lysimachou'],
    ends: ['338:resolve:6'],
    shows: [
      'Διεκπεραιώνει τα αιτήματα της Πληροφορικής (338), τα προπτυχιακά της ανατίθενται αυτόματα',
      'Serves the requests of Informatics (338); bachelor requests come to her by themselves',
    ],
  }),
  describe({
    userName: 'auth.full',
    institution: 'auth',
    name: ['Πλάτων Ολοκληρίδης', 'Platon Olokliridis'],
    ends: ['338:full:6,8'],
    shows: [
      'Όλα για την Πληροφορική (338), επίπεδα 6 και 8 αυτόματα',
      'Everything for Informatics (338), levels 6 and 8 by themselves',
    ],
  }),
  describe({
    userName: 'auth.oversight',
    institution: 'auth',
    name: ['Εποπτεία Πανοπτίδου', 'Epopteia Panoptidou'],
    ends: ['0:view'],
    shows: ['Βλέπει τα αιτήματα όλου του ιδρύματος (0)', 'Sees the requests of the whole institution (0)'],
  }),
  describe({
    userName: 'auth.head',
    institution: 'auth',
    name: ['Κλειώ Προϊσταμένη', 'Kleio Proistameni'],
    ends: ['0:full'],
    shows: ['Όλα για όλο το ίδρυμα (0)', 'Everything for the whole institution (0)'],
  }),
  describe({
    userName: 'auth.several',
    institution: 'auth',
    name: ['Πολύκαρπος Τμηματάρχης', 'Polykarpos Tmimatarchis'],
    ends: ['338:resolve', '245:full:6', '255:view'],
    shows: ['Άλλος ρόλος σε κάθε ένα από τρία τμήματα', 'A different role in each of three departments'],
  }),
  describe({
    userName: 'auth.invalid',
    institution: 'auth',
    name: ['Άκυρος Διπλογράφος', 'Akyros Diplografos'],
    ends: ['338:view', '338:full'],
    shows: [
      'Το ίδιο τμήμα δύο φορές: όλα τα δικαιώματα αγνοούνται',
      'The same department twice: all rights are ignored',
    ],
  }),
  describe({
    userName: 'auth.nobody',
    institution: 'auth',
    name: ['Νίκη Αδικαίωτη', 'Niki Adikaioti'],
    ends: [],
    shows: ['Λογαριασμός ιδρύματος χωρίς δικαίωμα εδώ', 'An account of the institution without a right here'],
  }),
  describe({
    userName: 'aueb.full',
    institution: 'aueb',
    name: ['Ερμής Εμπορίδης', 'Ermis Emporidis'],
    ends: ['0:full'],
    shows: ['Όλα για όλο το ίδρυμα (0)', 'Everything for the whole institution (0)'],
  }),
  describe({
    userName: 'aueb.resolve',
    institution: 'aueb',
    name: ['Δανάη Διεκπεραιώτρια', 'Danai Diekperaiotria'],
    ends: ['312:resolve:6,7'],
    shows: [
      'Διεκπεραιώνει τα αιτήματα του τμήματος 312, επίπεδα 6 και 7 αυτόματα',
      'Serves the requests of department 312, levels 6 and 7 by themselves',
    ],
  }),
  describe({
    userName: 'uoc.full',
    institution: 'uoc',
    name: ['Μίνως Κρητικάκης', 'Minos Kritikakis'],
    ends: ['216:full:6'],
    shows: ['Όλα για το τμήμα 216, επίπεδο 6 αυτόματα', 'Everything for department 216, level 6 by itself'],
  }),
  describe({
    userName: 'uniwa.full',
    institution: 'uniwa',
    name: ['Δύση Αττικού', 'Dysi Attikou'],
    ends: ['0:full'],
    shows: ['Όλα για όλο το ίδρυμα (0)', 'Everything for the whole institution (0)'],
  }),
]
