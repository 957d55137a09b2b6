/** Why a field of an institution's record is not as spec 2 §3.2 asks; the keys are stable, the texts are for the institution. */
export const VIOLATION_TEXTS = {
  missing: { el: 'Λείπει υποχρεωτική τιμή.', en: 'A mandatory value is missing.' },
  type: { el: 'Ο τύπος της τιμής δεν είναι αποδεκτός.', en: 'The value is of a type that is not accepted.' },
  'digits-lost': {
    el: 'Ο αριθμός είναι πολύ μεγάλος και χάνει ψηφία. Στείλτε τον ως κείμενο.',
    en: 'The number is too large and loses digits. Send it as text.',
  },
  'leading-zeros-lost': {
    el: 'Λείπουν τα αρχικά μηδενικά. Στείλτε τον αριθμό ως κείμενο.',
    en: 'The leading zeros are missing. Send the number as text.',
  },
  'control-characters': {
    el: 'Η τιμή περιέχει χαρακτήρες ελέγχου ή χαλασμένους χαρακτήρες.',
    en: 'The value holds control characters or broken characters.',
  },
  'invisible-marks': {
    el: 'Η τιμή περιέχει αόρατους χαρακτήρες, που αφαιρέθηκαν.',
    en: 'The value holds invisible characters, which were removed.',
  },
  'too-long': { el: 'Η τιμή ξεπερνά το επιτρεπόμενο μήκος.', en: 'The value is longer than allowed.' },
  alphanumeric: {
    el: 'Το αναγνωριστικό πρέπει να έχει μόνο γράμματα και ψηφία.',
    en: 'The identifier must hold letters and digits only.',
  },
  date: { el: 'Η τιμή δεν είναι πραγματική ημερομηνία ΕΕΕΕΜΜΗΗ.', en: 'The value is not a real date YYYYMMDD.' },
  year: { el: 'Το έτος πρέπει να έχει τέσσερα ψηφία.', en: 'The year must have four digits.' },
  grade: { el: 'Ο βαθμός πρέπει να είναι από 0 έως 1.', en: 'The grade must be between 0 and 1.' },
  status: { el: 'Η κατάσταση πρέπει να είναι valid ή revoked.', en: 'The status must be valid or revoked.' },
  gender: { el: 'Το φύλο πρέπει να είναι 0, 1, 2 ή 9 (ISO 5218).', en: 'The gender must be 0, 1, 2 or 9 (ISO 5218).' },
  country: {
    el: 'Η χώρα δεν είναι κωδικός ISO 3166 δύο γραμμάτων.',
    en: 'The country is not a two-letter ISO 3166 code.',
  },
  'country-unknown': {
    el: 'Ο αριθμός δεν χρησιμοποιείται, γιατί η χώρα του δεν είναι έγκυρη.',
    en: 'The number is not used, for its country is not valid.',
  },
  'latin-letters': {
    el: 'Το ελληνικό πεδίο περιέχει λατινικά γράμματα.',
    en: 'The Greek field holds Latin letters.',
  },
  'greek-letters': {
    el: 'Το λατινικό πεδίο περιέχει ελληνικά γράμματα.',
    en: 'The Latin field holds Greek letters.',
  },
} as const satisfies Record<string, { el: string; en: string }>

/** The rule that a value broke. */
export type ViolationRule = keyof typeof VIOLATION_TEXTS
