/** Names that institutions had before, mergers among them; a name that two took over says nothing about which is meant. */
export const FORMER_NAMES: readonly { institution: string; el: string; en: string }[] = [
  {
    institution: 'uniwa',
    el: 'Τεχνολογικό Εκπαιδευτικό Ίδρυμα Αθήνας',
    en: 'Technological Educational Institute of Athens',
  },
  {
    institution: 'uniwa',
    el: 'Τεχνολογικό Εκπαιδευτικό Ίδρυμα Πειραιά',
    en: 'Technological Educational Institute of Piraeus',
  },
  {
    institution: 'ihu',
    el: 'Αλεξάνδρειο Τεχνολογικό Εκπαιδευτικό Ίδρυμα Θεσσαλονίκης',
    en: 'Alexander Technological Educational Institute of Thessaloniki',
  },
  {
    institution: 'ihu',
    el: 'Τεχνολογικό Εκπαιδευτικό Ίδρυμα Κεντρικής Μακεδονίας',
    en: 'Technological Educational Institute of Central Macedonia',
  },
  {
    institution: 'uth',
    el: 'Τεχνολογικό Εκπαιδευτικό Ίδρυμα Θεσσαλίας',
    en: 'Technological Educational Institute of Thessaly',
  },
  {
    institution: 'uth',
    el: 'Τεχνολογικό Εκπαιδευτικό Ίδρυμα Στερεάς Ελλάδας',
    en: 'Technological Educational Institute of Central Greece',
  },
  {
    institution: 'uoa',
    el: 'Τεχνολογικό Εκπαιδευτικό Ίδρυμα Στερεάς Ελλάδας',
    en: 'Technological Educational Institute of Central Greece',
  },
  {
    institution: 'uoi',
    el: 'Τεχνολογικό Εκπαιδευτικό Ίδρυμα Ηπείρου',
    en: 'Technological Educational Institute of Epirus',
  },
  {
    institution: 'uowm',
    el: 'Τεχνολογικό Εκπαιδευτικό Ίδρυμα Δυτικής Μακεδονίας',
    en: 'Technological Educational Institute of Western Macedonia',
  },
  {
    institution: 'uop',
    el: 'Τεχνολογικό Εκπαιδευτικό Ίδρυμα Πελοποννήσου',
    en: 'Technological Educational Institute of Peloponnese',
  },
  {
    institution: 'hmu',
    el: 'Τεχνολογικό Εκπαιδευτικό Ίδρυμα Κρήτης',
    en: 'Technological Educational Institute of Crete',
  },
  {
    institution: 'ionio',
    el: 'Τεχνολογικό Εκπαιδευτικό Ίδρυμα Ιονίων Νήσων',
    en: 'Technological Educational Institute of the Ionian Islands',
  },
  {
    institution: 'aueb',
    el: 'Ανωτάτη Σχολή Οικονομικών και Εμπορικών Επιστημών',
    en: 'Athens School of Economics and Commercial Sciences',
  },
  { institution: 'aua', el: 'Ανωτάτη Γεωπονική Σχολή Αθηνών', en: 'Agricultural School of Athens' },
  {
    institution: 'unipi',
    el: 'Ανωτάτη Βιομηχανική Σχολή Πειραιά',
    en: 'Graduate School of Industrial Studies of Piraeus',
  },
  {
    institution: 'uom',
    el: 'Ανωτάτη Βιομηχανική Σχολή Θεσσαλονίκης',
    en: 'Graduate School of Industrial Studies of Thessaloniki',
  },
]

const NOT_RECOGNISED = {
  el: 'Δεν υπάρχει αναγνωρισμένο ίδρυμα με αυτό το όνομα.',
  en: 'There is no recognised institution of this name.',
}

/** Names under which nobody may grant degrees. All of them are invented. */
export const UNRECOGNISED_NAMES: readonly {
  name: string
  country: string | null
  reason: { el: string; en: string }
}[] = [
  { name: 'Διεθνές Ελεύθερο Πανεπιστήμιο Νέας Ατλαντίδας', country: 'GR', reason: NOT_RECOGNISED },
  { name: 'Royal Hellenic Online University of Hyperborea', country: null, reason: NOT_RECOGNISED },
  { name: 'Ακαδημία Ταχύρρυθμων Διδακτορικών «Ερμής ο Πτερωτός»', country: 'GR', reason: NOT_RECOGNISED },
  { name: 'Saint Fictitious University of Life Experience', country: 'US', reason: NOT_RECOGNISED },
]
