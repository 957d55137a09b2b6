import type { Locale } from '@perga/domain'

/** One slide: a heading and a few points. */
export interface Slide {
  readonly heading: string
  readonly points: readonly string[]
}

/** A presentation in both languages; printed to `public/presentations/{name}-{locale}.pdf`. */
export interface Presentation {
  readonly name: string
  readonly title: Readonly<Record<Locale, string>>
  readonly slides: Readonly<Record<Locale, readonly Slide[]>>
}

export const presentations: readonly Presentation[] = [
  {
    name: 'service',
    title: { el: 'Η υπηρεσία σε έξι διαφάνειες', en: 'The service in six slides' },
    slides: {
      el: [
        {
          heading: 'Ψηφιακοί τίτλοι σπουδών',
          points: ['Κατευθείαν από το ίδρυμα', 'Με ψηφιακή υπογραφή', 'Με την άδεια του κατόχου'],
        },
        {
          heading: 'Ο κάτοχος αποφασίζει',
          points: ['ποιος θα διαβάσει', 'ποιους τίτλους και ποια στοιχεία', 'μέχρι πότε'],
        },
        {
          heading: 'Ένας σύνδεσμος αρκεί',
          points: [
            'Τον αντιγράφει, τον στέλνει ή δείχνει τον κωδικό QR',
            'Τον καταργεί όποτε θέλει',
            'Βλέπει ποιος τον άνοιξε',
          ],
        },
        {
          heading: 'Ο φορέας διαβάζει',
          points: [
            'Συνδέεται ο εκπρόσωπος με κωδικούς TAXISnet',
            'Ο τίτλος ζητείται εκείνη τη στιγμή από το ίδρυμα',
            'Η υπογραφή δένει τον τίτλο με τον φορέα',
          ],
        },
        {
          heading: 'Όποιος τον κρατά τον ελέγχει',
          points: ['Με τον κωδικό QR ή το αναγνωριστικό επαλήθευσης', 'Γνήσια υπογραφή; Ίδιο περιεχόμενο; Σε ισχύ;'],
        },
        {
          heading: 'Με σεβασμό στα προσωπικά δεδομένα',
          points: [
            'Κάθε τίτλος ζητείται από το ίδρυμά του',
            'Ό,τι φυλάσσεται είναι κρυπτογραφημένο, και ο ΑΦΜ προσωρινά',
            'Μόνο cookies συνεδρίας',
          ],
        },
      ],
      en: [
        {
          heading: 'Digital Diplomas',
          points: ['Straight from the institution', 'With a digital signature', 'With the permission of the holder'],
        },
        { heading: 'The holder decides', points: ['who may read', 'which degrees and which details', 'until when'] },
        {
          heading: 'One link is enough',
          points: ['Copied, sent, or shown as a QR code', 'Ended at any time', 'Its openings can be seen'],
        },
        {
          heading: 'The organisation reads',
          points: [
            'A representative logs in with a tax account',
            'The degree is asked of the institution at that moment',
            'The signature ties the degree to the organisation',
          ],
        },
        {
          heading: 'Whoever holds it can check it',
          points: ['By the QR code or the verification identifier', 'Genuine signature? Same content? Still valid?'],
        },
        {
          heading: 'With respect for personal data',
          points: [
            'Each degree is asked of its institution',
            'What is kept is encrypted, and the tax number only for a time',
            'Session cookies only',
          ],
        },
      ],
    },
  },
  {
    name: 'institutions',
    title: { el: 'Ένταξη ιδρύματος σε έξι διαφάνειες', en: 'Joining as an institution in six slides' },
    slides: {
      el: [
        {
          heading: 'Ένταξη ιδρύματος',
          points: ['Τρία βήματα', 'Μία σύνδεση: όψη βάσης δεδομένων ή API', 'Τα στοιχεία μένουν στο ίδρυμα'],
        },
        {
          heading: '1. Ταυτοποίηση αποφοίτων',
          points: ['Με τον ΑΜΚΑ', 'Ο ΑΦΜ ως δεύτερο στοιχείο', 'Ονόματα και με λατινικά γράμματα'],
        },
        {
          heading: '2. Πρότυπα τίτλων',
          points: [
            'Τμήματα τήρησης και έκδοσης',
            'Προγράμματα σπουδών',
            'Ένα πρότυπο για κάθε τίτλο, με έγκριση δεύτερου προσώπου',
          ],
        },
        {
          heading: '3. Διάθεση στοιχείων',
          points: [
            'Όψη με τις συμφωνημένες στήλες ή API σε JSON',
            'Κλειδί ασφαλείας και περιορισμός διευθύνσεων',
            'Έλεγχος συμμόρφωσης πριν την ένταξη',
          ],
        },
        {
          heading: 'Εξυπηρέτηση αιτημάτων',
          points: [
            'Τα αιτήματα φτάνουν στο σωστό τμήμα',
            'Ρόλοι: view, assign, resolve, full',
            'Προθεσμία πέντε εργάσιμων ημερών',
          ],
        },
        {
          heading: 'Τι κερδίζει το ίδρυμα',
          points: [
            'Λιγότερα αντίγραφα και επικυρώσεις',
            'Έλεγχοι χωρίς τηλεφωνήματα',
            'Υπογραφές με ευρωπαϊκά πρότυπα',
          ],
        },
      ],
      en: [
        {
          heading: 'Joining as an institution',
          points: ['Three steps', 'One connection: a database view or an API', 'The data stay at the institution'],
        },
        {
          heading: '1. Identify graduates',
          points: ['By social security number', 'The tax number as a second detail', 'Names in Latin letters too'],
        },
        {
          heading: '2. Degree templates',
          points: [
            'Maintaining and issuing departments',
            'Curricula',
            'One template for each title, approved by a second person',
          ],
        },
        {
          heading: '3. Provide the data',
          points: [
            'A view with the agreed columns, or an API in JSON',
            'A security key and a list of allowed addresses',
            'A conformance check before joining',
          ],
        },
        {
          heading: 'Serve requests',
          points: [
            'Requests reach the right department',
            'Roles: view, assign, resolve, full',
            'Five working days to answer',
          ],
        },
        {
          heading: 'What the institution gains',
          points: [
            'Fewer copies and certifications',
            'Checks without telephone calls',
            'Signatures to European standards',
          ],
        },
      ],
    },
  },
]
