/** A request about a degree in the demonstration: who asks, what, how many days ago, and what was done since. */
export type DemoRequest = {
  userName: string
  daysAgo: number
  text: string
  about:
    | { kind: 'missing'; department: string | null; level: '6' | '7' | '8'; year: number | null }
    | { kind: 'wrong'; certificateID: string }
  /** By this member of the staff. */
  done?: { by: string; question?: string; note?: string; answer?: string }
}

/** So that the desk of the first institution is not empty: open, assigned, overdue, for the whole institution, resolved. */
export const REQUESTS: readonly DemoRequest[] = [
  {
    userName: 'eleni',
    daysAgo: 2,
    text: 'Ο βαθμός στο πτυχίο μου έπρεπε να είναι 8,45.',
    about: { kind: 'wrong', certificateID: 'AUTH2014001' },
    done: { by: 'auth.resolve', note: 'Ζητήθηκε η αναλυτική βαθμολογία από το αρχείο.' },
  },
  {
    userName: 'maria',
    daysAgo: 12,
    text: 'Δεν βρίσκω το μεταπτυχιακό μου στην Πληροφορική.',
    about: { kind: 'missing', department: 'auth:338', level: '7', year: 2012 },
  },
  {
    userName: 'kostas',
    daysAgo: 1,
    text: 'Το διδακτορικό μου λείπει από τη λίστα.',
    about: { kind: 'missing', department: 'auth:338', level: '8', year: 2019 },
    done: { by: 'auth.full', question: 'Σε ποιον τομέα εκπονήθηκε η διατριβή;' },
  },
  {
    userName: 'petros',
    daysAgo: 3,
    text: 'Το τμήμα μου καταργήθηκε και δεν ξέρω ποιο κρατά πλέον το αρχείο του.',
    about: { kind: 'missing', department: null, level: '6', year: 1994 },
  },
  {
    userName: 'giorgos',
    daysAgo: 20,
    text: 'Στον τίτλο μου γράφεται λάθος ημερομηνία ορκωμοσίας.',
    about: { kind: 'wrong', certificateID: 'AUTH2010017' },
    done: { by: 'auth.several', answer: 'Η ημερομηνία διορθώθηκε στο μητρώο του Τμήματος.' },
  },
]
