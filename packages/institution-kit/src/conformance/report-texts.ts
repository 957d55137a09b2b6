import type { ConformanceReport } from './conformance-report.ts'
import type { Bilingual, Verdict } from './rule.ts'

/** The words around the findings. */
export const REPORT_TEXTS = {
  title: { el: 'Έλεγχος συμμόρφωσης υπηρεσίας ιδρύματος', en: 'Conformance check of an institution’s service' },
  address: { el: 'Διεύθυνση', en: 'Address' },
  checkedAt: { el: 'Ώρα ελέγχου', en: 'Checked at' },
  rule: { el: 'Κανόνας', en: 'Rule' },
  clause: { el: 'Ενότητα', en: 'Section' },
  verdict: { el: 'Αποτέλεσμα', en: 'Verdict' },
  evidence: { el: 'Τι βρέθηκε', en: 'What was found' },
  mend: { el: 'Πώς διορθώνεται', en: 'How to mend it' },
} as const satisfies Record<string, Bilingual>

/** What each verdict is called. */
export const VERDICT_TEXTS = {
  passed: { el: 'Εντάξει', en: 'Passed' },
  failed: { el: 'Σφάλμα', en: 'Failed' },
  advice: { el: 'Σύσταση', en: 'Advice' },
  untested: { el: 'Δεν ελέγχθηκε', en: 'Not tested' },
} as const satisfies Record<Verdict, Bilingual>

/** What the whole check came to. */
export const OUTCOME_TEXTS = {
  conforms: { el: 'ΣΥΜΜΟΡΦΩΝΕΤΑΙ', en: 'CONFORMS' },
  'does-not-conform': { el: 'ΔΕΝ ΣΥΜΜΟΡΦΩΝΕΤΑΙ', en: 'DOES NOT CONFORM' },
  incomplete: { el: 'ΕΛΛΙΠΗΣ ΕΛΕΓΧΟΣ', en: 'INCOMPLETE CHECK' },
} as const satisfies Record<ConformanceReport['outcome'], Bilingual>
