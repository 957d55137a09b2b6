import type { Locale } from '@perga/domain'

/** What the page says of itself, apart from the diploma; the data of a diploma never come from here. */
export interface PageTexts {
  service: string
  description: string
  page: string
  kind: string
  holder: string
  fatherName: string
  motherName: string
  middleName: string
  birthDate: string
  level: string
  grade: string
  outOfTen: string
  validFrom: string
  dateIssued: string
  recordsKeptBy: string
  notes: string
  verification: string
  howToVerify: string
  codeAlternative: string
  identifier: string
  issuedTo: string
  signedAt: string
  qualifiedSeal: string
  testSeal: string
  noSeal: string
  attachment: string
  sealField: string
}

export const PAGE_TEXTS: Record<Locale, PageTexts> = {
  el: {
    service: 'Ψηφιακοί τίτλοι σπουδών',
    description: 'Στοιχεία τίτλου σπουδών, όπως τα δηλώνει το ίδρυμα που τον απένειμε',
    page: 'Σελίδα',
    kind: 'Τίτλος σπουδών',
    holder: 'Κάτοχος',
    fatherName: 'Όνομα πατέρα',
    motherName: 'Όνομα μητέρας',
    middleName: 'Μεσαίο όνομα',
    birthDate: 'Ημερομηνία γέννησης',
    level: 'Επίπεδο',
    grade: 'Βαθμός',
    outOfTen: 'με άριστα το 10',
    validFrom: 'Ημερομηνία ολοκλήρωσης σπουδών',
    dateIssued: 'Ημερομηνία απονομής',
    recordsKeptBy: 'Τήρηση αρχείου',
    notes: 'Παρατηρήσεις',
    verification: 'Έλεγχος γνησιότητας',
    howToVerify: 'Σαρώστε τον κωδικό ή επικολλήστε το αναγνωριστικό στη διεύθυνση',
    codeAlternative:
      'Κωδικός QR με τον σύνδεσμο ελέγχου· ο ίδιος σύνδεσμος και το αναγνωριστικό ακολουθούν ως κείμενο.',
    identifier: 'Αναγνωριστικό επαλήθευσης',
    issuedTo: 'Χορηγήθηκε σε',
    signedAt: 'Υπογράφηκε (UTC)',
    qualifiedSeal: 'Το αρχείο φέρει εγκεκριμένη ηλεκτρονική σφραγίδα.',
    testSeal: 'Σφραγίστηκε με δοκιμαστικό πιστοποιητικό.',
    noSeal: 'Εκτυπώσιμο αντίγραφο χωρίς ηλεκτρονική σφραγίδα: ισχύει ό,τι δείχνει ο έλεγχος.',
    attachment: 'Τα υπογεγραμμένα στοιχεία του τίτλου (JAdES)',
    sealField: 'Ηλεκτρονική σφραγίδα',
  },
  en: {
    service: 'Digital Diplomas',
    description: 'Details of an academic degree as stated by the institution that awarded it',
    page: 'Page',
    kind: 'Academic degree',
    holder: 'Holder',
    fatherName: 'Father’s name',
    motherName: 'Mother’s name',
    middleName: 'Middle name',
    birthDate: 'Date of birth',
    level: 'Level',
    grade: 'Grade',
    outOfTen: 'out of 10',
    validFrom: 'Date of completion',
    dateIssued: 'Date of graduation',
    recordsKeptBy: 'Records kept by',
    notes: 'Notes',
    verification: 'Check that it is genuine',
    howToVerify: 'Scan the code, or paste the identifier at',
    codeAlternative: 'QR code of the verification link; the same link and the identifier follow as text.',
    identifier: 'Verification identifier',
    issuedTo: 'Issued to',
    signedAt: 'Signed (UTC)',
    qualifiedSeal: 'This file carries a qualified electronic seal.',
    testSeal: 'Sealed with a test certificate.',
    noSeal: 'Printable copy without an electronic seal: what the check shows is what counts.',
    attachment: 'The signed data of the degree (JAdES)',
    sealField: 'Electronic seal',
  },
}
