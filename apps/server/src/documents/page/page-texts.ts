import type { DiplomaLabel, Locale } from '@perga/domain'

/** What the page says of itself, apart from the diploma; the data of a diploma never come from here. */
export interface PageTexts {
  service: string
  description: string
  page: string
  kind: string
  holder: string
  grade: string
  outOfTen: string
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
    grade: 'Βαθμός',
    outOfTen: 'με άριστα το 10',
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
    grade: 'Grade',
    outOfTen: 'out of 10',
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

/** Labels that the page words in a way of its own; the others are those of the sites. */
export const PAGE_LABELS: Partial<Record<DiplomaLabel, Record<Locale, string>>> = {
  fatherName: { el: 'Όνομα πατέρα', en: 'Father’s name' },
  motherName: { el: 'Όνομα μητέρας', en: 'Mother’s name' },
  middleName: { el: 'Μεσαίο όνομα', en: 'Middle name' },
}
