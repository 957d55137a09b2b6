import type { Locale } from './locale.ts'
import type { Scope } from './scopes.ts'

type Bilingual = Readonly<Record<Locale, string>>

/** What a scope is called, for those who read the page. */
export type ScopeText = {
  /** For organisations and staff. */
  readonly label: Bilingual
  /** For the holder, whose details they are. */
  readonly holderLabel: Bilingual
  /** What the holder shares with it. */
  readonly holderHint: Bilingual
  /** Within a list of a mail. */
  readonly inList: Bilingual
  /** What it discloses, for developers. */
  readonly contents: Bilingual
}

/** The scopes in words. */
export const SCOPE_TEXTS = {
  title: {
    label: { el: 'Τίτλος σπουδών', en: 'Title of the degree' },
    holderLabel: { el: 'Τίτλος σπουδών', en: 'Title of the degree' },
    holderHint: {
      el: 'Ο τίτλος, οι παρατηρήσεις και το πρότυπό του.',
      en: 'The title, its notes and its template.',
    },
    inList: { el: 'τίτλος', en: 'title' },
    contents: { el: 'τίτλος, πρότυπο, παρατηρήσεις', en: 'title, template, notes' },
  },
  issuer: {
    label: { el: 'Ίδρυμα και τμήμα', en: 'Institution and department' },
    holderLabel: { el: 'Ίδρυμα και τμήμα', en: 'Institution and department' },
    holderHint: {
      el: 'Ποιος εξέδωσε τον τίτλο και ποιος τηρεί τα στοιχεία του.',
      en: 'Who issued the degree and who keeps its records.',
    },
    inList: { el: 'ίδρυμα και τμήμα', en: 'institution and department' },
    contents: { el: 'ίδρυμα και τμήμα, έκδοσης και τήρησης', en: 'institution and department, of issue and of record' },
  },
  level: {
    label: { el: 'Επίπεδο', en: 'Level' },
    holderLabel: { el: 'Επίπεδο σπουδών', en: 'Level of studies' },
    holderHint: { el: 'Πτυχίο, μεταπτυχιακό ή διδακτορικό.', en: 'Bachelor, master or doctorate.' },
    inList: { el: 'επίπεδο σπουδών', en: 'level of studies' },
    contents: { el: 'πτυχίο, μεταπτυχιακό ή διδακτορικό', en: 'bachelor, master or doctorate' },
  },
  grade: {
    label: { el: 'Βαθμός', en: 'Grade' },
    holderLabel: { el: 'Βαθμός', en: 'Grade' },
    holderHint: { el: 'Ο βαθμός αριθμητικά και ολογράφως.', en: 'The grade as a number and in words.' },
    inList: { el: 'βαθμός', en: 'grade' },
    contents: {
      el: 'ο βαθμός με λέξεις και ως αριθμός από 0 έως 1',
      en: 'the grade in words and as a number from 0 to 1',
    },
  },
  dates: {
    label: { el: 'Ημερομηνίες', en: 'Dates' },
    holderLabel: { el: 'Ημερομηνίες', en: 'Dates' },
    holderHint: {
      el: 'Πότε ολοκληρώσατε τις σπουδές σας και πότε σας απονεμήθηκε ο τίτλος.',
      en: 'When you completed your studies and when you graduated.',
    },
    inList: { el: 'ημερομηνίες', en: 'dates' },
    contents: { el: 'ολοκλήρωση σπουδών και απονομή', en: 'completion of studies and graduation' },
  },
  identifiers: {
    label: { el: 'Ονόματα και ημερομηνία γέννησης του κατόχου', en: 'Names and birth date of the holder' },
    holderLabel: { el: 'Το όνομα και η ημερομηνία γέννησής σας', en: 'Your name and date of birth' },
    holderHint: {
      el: 'Το όνομά σας, τα ονόματα των γονέων σας και η ημερομηνία γέννησής σας.',
      en: "Your name, your parents' names and your date of birth.",
    },
    inList: { el: 'ονοματεπώνυμο και ημερομηνία γέννησης', en: 'name and date of birth' },
    contents: {
      el: 'ονόματα κατόχου και γονέων, ημερομηνία γέννησης',
      en: 'names of the holder and the parents, date of birth',
    },
  },
} as const satisfies Record<Scope, ScopeText>
