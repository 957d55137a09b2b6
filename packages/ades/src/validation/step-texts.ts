import type { Indication, SubIndication } from './indication.ts'
import { PDF_REASON_TEXTS } from './pdf-rules/reason-texts.ts'
import type { StepCode, StepReason, StepTopic, StepVerdict, ValidationStep, ValidationWarning } from './steps.ts'

export type ReportLanguage = 'en' | 'el'
type Text = Readonly<Record<ReportLanguage, string>>

/** What each step looks at. */
export const STEP_TEXTS: Readonly<Record<StepCode, Text>> = {
  FORMAT: { en: 'The file has the form of the signature format', el: 'Το αρχείο έχει τη μορφή που ορίζει το πρότυπο' },
  SIGNING_CERTIFICATE: {
    en: 'The signature names its certificate',
    el: 'Η υπογραφή κατονομάζει το πιστοποιητικό της',
  },
  SIGNATURE_VALUE: {
    en: 'The content is exactly what was signed',
    el: 'Το περιεχόμενο είναι ακριβώς αυτό που υπογράφηκε',
  },
  DOCUMENT_UNCHANGED: {
    en: 'Nothing visible was added or changed after signing',
    el: 'Τίποτε ορατό δεν προστέθηκε ούτε άλλαξε μετά την υπογραφή',
  },
  DOCUMENT_UNAMBIGUOUS: {
    en: 'All readers show the sealed document in one way',
    el: 'Όλα τα προγράμματα εμφανίζουν το σφραγισμένο έγγραφο με έναν τρόπο',
  },
  COUNTER_SIGNATURE: {
    en: 'A counter-signature holds over the signature',
    el: 'Μια προσυπογραφή ισχύει για την υπογραφή',
  },
  SIGNATURE_TIMESTAMP: {
    en: 'A time stamp proves that the signature existed',
    el: 'Χρονοσήμανση αποδεικνύει ότι η υπογραφή υπήρχε',
  },
  ARCHIVE_TIMESTAMP: {
    en: 'An archive time stamp protects the whole for the long term',
    el: 'Χρονοσήμανση αρχειοθέτησης προστατεύει το σύνολο μακροπρόθεσμα',
  },
  TIMESTAMP_ORDER: {
    en: 'The time stamps follow one another in order',
    el: 'Οι χρονοσημάνσεις έχουν τη σωστή χρονική σειρά',
  },
  BEST_SIGNATURE_TIME: {
    en: 'The earliest time at which the signature is known to have existed',
    el: 'Ο παλαιότερος χρόνος στον οποίο είναι γνωστό ότι υπήρχε η υπογραφή',
  },
  CLAIMED_TIMES: {
    en: 'The times that the signature names allow its use',
    el: 'Οι χρόνοι που δηλώνει η υπογραφή επιτρέπουν τη χρήση της',
  },
  CERTIFICATE_CHAIN: {
    en: 'The certificate leads to a trusted authority',
    el: 'Το πιστοποιητικό οδηγεί σε έμπιστη αρχή',
  },
  KEY_USAGE: {
    en: 'The certificate may be used for signing',
    el: 'Το πιστοποιητικό επιτρέπεται να χρησιμοποιείται για υπογραφή',
  },
  CERTIFICATE_VALIDITY: {
    en: 'The certificate was within its period of validity',
    el: 'Το πιστοποιητικό ήταν εντός της περιόδου ισχύος του',
  },
  REVOCATION: { en: 'The certificate was not revoked', el: 'Το πιστοποιητικό δεν είχε ανακληθεί' },
  ALGORITHMS: {
    en: 'The cryptographic algorithms are reliable',
    el: 'Οι κρυπτογραφικοί αλγόριθμοι είναι αξιόπιστοι',
  },
}

/** Why a step did not pass. */
export const REASON_TEXTS: Readonly<Record<StepReason, Text>> = {
  malformed: { en: 'a part cannot be read', el: 'ένα μέρος δεν διαβάζεται' },
  'too-complex': {
    en: 'it holds far more than any real document of this kind and was not examined to the end',
    el: 'περιέχει πολύ περισσότερα από κάθε πραγματικό έγγραφο του είδους και δεν εξετάστηκε ως το τέλος',
  },
  'not-supported': {
    en: 'it uses a form of the standard that is not supported here',
    el: 'χρησιμοποιεί μορφή του προτύπου που δεν υποστηρίζεται εδώ',
  },
  'algorithm-not-accepted': { en: 'its algorithm is not accepted', el: 'ο αλγόριθμός της δεν γίνεται δεκτός' },
  'algorithm-unsupported': { en: 'its algorithm is not supported here', el: 'ο αλγόριθμός της δεν υποστηρίζεται εδώ' },
  'algorithm-too-old': {
    en: 'an algorithm was no longer considered reliable',
    el: 'ένας αλγόριθμος δεν θεωρούνταν πλέον αξιόπιστος',
  },
  'certificate-missing': { en: 'the certificate is missing', el: 'λείπει το πιστοποιητικό' },
  'certificate-digest-mismatch': {
    en: 'the certificate is not the one that was named',
    el: 'το πιστοποιητικό δεν είναι αυτό που κατονομάζεται',
  },
  'digest-mismatch': { en: 'the content was changed', el: 'το περιεχόμενο έχει αλλάξει' },
  'signature-invalid': { en: 'the signature does not fit the content', el: 'η υπογραφή δεν ταιριάζει στο περιεχόμενο' },
  'imprint-mismatch': { en: 'the stamp is over other bytes', el: 'η χρονοσήμανση αφορά άλλα δεδομένα' },
  'not-a-timestamping-certificate': {
    en: 'the certificate is not meant for time-stamping',
    el: 'το πιστοποιητικό δεν προορίζεται για χρονοσήμανση',
  },
  ...PDF_REASON_TEXTS,
  'no-chain': { en: 'it leads to no trusted authority', el: 'δεν οδηγεί σε καμία έμπιστη αρχή' },
  'chain-not-allowed': {
    en: 'an authority in between may not issue such certificates',
    el: 'ενδιάμεση αρχή δεν επιτρέπεται να εκδίδει τέτοια πιστοποιητικά',
  },
  'constraint-not-understood': {
    en: 'an authority sets a constraint that is not understood here',
    el: 'μια αρχή θέτει περιορισμό που δεν γίνεται κατανοητός εδώ',
  },
  'name-not-permitted': {
    en: 'an authority does not allow certificates below it to carry this name',
    el: 'μια αρχή δεν επιτρέπει στα πιστοποιητικά που εκδίδονται υπό αυτήν να φέρουν αυτό το όνομα',
  },
  'policy-not-accepted': {
    en: 'it was not issued under a certificate policy that is accepted',
    el: 'δεν εκδόθηκε σύμφωνα με αποδεκτή πολιτική πιστοποιητικών',
  },
  'key-usage-not-allowed': { en: 'it is not meant for signing', el: 'δεν προορίζεται για υπογραφή' },
  expired: { en: 'it had expired', el: 'είχε λήξει' },
  'not-yet-valid': { en: 'it was not valid yet', el: 'δεν ίσχυε ακόμη' },
  'no-revocation-data': {
    en: 'nothing trustworthy says whether it was revoked',
    el: 'δεν υπάρχει αξιόπιστη πληροφορία για το αν ανακλήθηκε',
  },
  'revocation-data-not-fresh': {
    en: 'what is known of its revocation is older than the signature; please try again later',
    el: 'η πληροφορία ανάκλησης είναι παλαιότερη από την υπογραφή· παρακαλούμε δοκιμάστε αργότερα',
  },
  'revocation-data-out-of-bounds': {
    en: 'whoever said that it was not revoked has expired since, and no archive stamp proves that it was said before',
    el: 'όποιος βεβαίωσε ότι δεν ανακλήθηκε έχει στο μεταξύ λήξει και καμία χρονοσήμανση αρχειοθέτησης δεν αποδεικνύει ότι το βεβαίωσε νωρίτερα',
  },
  'revocation-data-unreliable': {
    en: 'what is known of its revocation was signed by an algorithm that is no longer reliable',
    el: 'η πληροφορία ανάκλησης υπογράφηκε με αλγόριθμο που δεν είναι πλέον αξιόπιστος',
  },
  'revocation-data-not-supported': {
    en: 'its revocation list uses a feature that is not supported here',
    el: 'ο κατάλογος ανάκλησης χρησιμοποιεί δυνατότητα που δεν υποστηρίζεται εδώ',
  },
  revoked: {
    en: 'it was revoked before the signature is proven to have existed',
    el: 'ανακλήθηκε πριν από τον αποδεδειγμένο χρόνο της υπογραφής',
  },
  'issuer-revoked': { en: 'its issuing authority was revoked', el: 'ανακλήθηκε η αρχή που το εξέδωσε' },
  'order-wrong': {
    en: 'a later stamp shows an earlier time',
    el: 'μεταγενέστερη χρονοσήμανση δείχνει προγενέστερο χρόνο',
  },
  'time-not-proven': {
    en: 'no valid time stamp proves an earlier time than now',
    el: 'καμία έγκυρη χρονοσήμανση δεν αποδεικνύει χρόνο πριν από τώρα',
  },
  'claimed-time-in-future': {
    en: 'it says that it was made later than it is known to exist',
    el: 'δηλώνει ότι δημιουργήθηκε αργότερα από τότε που είναι γνωστό ότι υπάρχει',
  },
  'not-usable-yet': {
    en: 'its signer does not allow its use yet',
    el: 'ο υπογράφων δεν επιτρέπει ακόμη τη χρήση της',
  },
  'no-longer-usable': {
    en: 'its signer allowed its use only until an earlier time',
    el: 'ο υπογράφων επέτρεπε τη χρήση της μόνο έως προγενέστερο χρόνο',
  },
}

/** What was passed over. */
export const WARNING_TEXTS: Readonly<Record<ValidationWarning['code'], Text>> = {
  TRUST_ANCHOR_UNREADABLE: {
    en: 'A trusted root certificate cannot be read and was left out.',
    el: 'Ένα έμπιστο πιστοποιητικό ρίζας δεν διαβάζεται και παραλείφθηκε.',
  },
}

/** What each topic of the report is called. */
export const TOPIC_TEXTS: Readonly<Record<StepTopic, Text>> = {
  integrity: { en: 'Integrity', el: 'Ακεραιότητα' },
  issuer: { en: 'Issuer', el: 'Εκδότης' },
  status: { en: 'Status', el: 'Κατάσταση' },
  time: { en: 'Time', el: 'Χρόνος' },
  algorithms: { en: 'Algorithms', el: 'Αλγόριθμοι' },
}

export const VERDICT_TEXTS: Readonly<Record<StepVerdict, Text>> = {
  passed: { en: 'yes', el: 'ναι' },
  failed: { en: 'no', el: 'όχι' },
  inconclusive: { en: 'cannot be decided', el: 'δεν μπορεί να κριθεί' },
}

export const INDICATION_TEXTS: Readonly<Record<Indication, Text>> = {
  'TOTAL-PASSED': { en: 'The signature is valid.', el: 'Η υπογραφή είναι έγκυρη.' },
  INDETERMINATE: {
    en: 'The validity of the signature cannot be decided with what is known.',
    el: 'Η εγκυρότητα της υπογραφής δεν μπορεί να κριθεί με όσα είναι γνωστά.',
  },
  'TOTAL-FAILED': { en: 'The signature is not valid.', el: 'Η υπογραφή δεν είναι έγκυρη.' },
}

/** The sub-indications in plain words. */
export const SUB_INDICATION_TEXTS: Readonly<Record<SubIndication, Text>> = {
  FORMAT_FAILURE: {
    en: 'The file is damaged or not of this format.',
    el: 'Το αρχείο είναι κατεστραμμένο ή δεν έχει αυτή τη μορφή.',
  },
  HASH_FAILURE: { en: 'The content was changed after signing.', el: 'Το περιεχόμενο άλλαξε μετά την υπογραφή.' },
  SIG_CRYPTO_FAILURE: {
    en: 'The signature does not fit the content.',
    el: 'Η υπογραφή δεν ταιριάζει στο περιεχόμενο.',
  },
  NOT_YET_VALID: {
    en: 'The signature was made before its certificate was valid.',
    el: 'Η υπογραφή τέθηκε πριν ισχύσει το πιστοποιητικό της.',
  },
  SIG_CONSTRAINTS_FAILURE: {
    en: 'It is not certain that the file shows what was signed.',
    el: 'Δεν είναι βέβαιο ότι το αρχείο εμφανίζει ό,τι υπογράφηκε.',
  },
  CHAIN_CONSTRAINTS_FAILURE: {
    en: 'A certificate is used for something it is not meant for.',
    el: 'Ένα πιστοποιητικό χρησιμοποιείται για σκοπό για τον οποίο δεν προορίζεται.',
  },
  CERTIFICATE_CHAIN_GENERAL_FAILURE: {
    en: 'Information about the revocation of a certificate is missing.',
    el: 'Λείπει πληροφορία για την ανάκληση πιστοποιητικού.',
  },
  CRYPTO_CONSTRAINTS_FAILURE: {
    en: 'An algorithm was already unreliable when it was used.',
    el: 'Ένας αλγόριθμος ήταν ήδη αναξιόπιστος όταν χρησιμοποιήθηκε.',
  },
  CRYPTO_CONSTRAINTS_FAILURE_NO_POE: {
    en: 'An algorithm is no longer reliable, and no earlier use is proven.',
    el: 'Ένας αλγόριθμος δεν είναι πλέον αξιόπιστος και δεν αποδεικνύεται παλαιότερη χρήση του.',
  },
  TIMESTAMP_ORDER_FAILURE: {
    en: 'The time stamps contradict one another.',
    el: 'Οι χρονοσημάνσεις αντιφάσκουν μεταξύ τους.',
  },
  NO_SIGNING_CERTIFICATE_FOUND: {
    en: 'The signing certificate was not found.',
    el: 'Δεν βρέθηκε το πιστοποιητικό της υπογραφής.',
  },
  NO_CERTIFICATE_CHAIN_FOUND: {
    en: 'The certificate does not lead to a trusted authority.',
    el: 'Το πιστοποιητικό δεν οδηγεί σε έμπιστη αρχή.',
  },
  REVOKED_NO_POE: {
    en: 'The certificate was revoked, and the signature is not proven to be older.',
    el: 'Το πιστοποιητικό ανακλήθηκε και δεν αποδεικνύεται ότι η υπογραφή είναι παλαιότερη.',
  },
  REVOKED_CA_NO_POE: {
    en: 'The issuing authority was revoked, and the signature is not proven to be older.',
    el: 'Η εκδότρια αρχή ανακλήθηκε και δεν αποδεικνύεται ότι η υπογραφή είναι παλαιότερη.',
  },
  REVOCATION_OUT_OF_BOUNDS_NO_POE: {
    en: 'The information about revocation comes from a certificate that has expired, and is not proven to be older.',
    el: 'Η πληροφορία ανάκλησης προέρχεται από πιστοποιητικό που έχει λήξει και δεν αποδεικνύεται ότι είναι παλαιότερη.',
  },
  OUT_OF_BOUNDS_NO_POE: {
    en: 'The certificate has expired, and the signature is not proven to be older.',
    el: 'Το πιστοποιητικό έχει λήξει και δεν αποδεικνύεται ότι η υπογραφή είναι παλαιότερη.',
  },
  OUT_OF_BOUNDS_NOT_REVOKED: {
    en: 'The certificate has expired without having been revoked, and the signature is not proven to be older.',
    el: 'Το πιστοποιητικό έχει λήξει χωρίς να ανακληθεί και δεν αποδεικνύεται ότι η υπογραφή είναι παλαιότερη.',
  },
  TRY_LATER: {
    en: 'Fresh information about revocation is not available yet.',
    el: 'Δεν υπάρχει ακόμη πρόσφατη πληροφορία ανάκλησης.',
  },
}

/** One step as a sentence for a person. */
export function describeStep(step: ValidationStep, language: ReportLanguage): string {
  const subject = step.subject === undefined ? '' : ` (${step.subject})`
  const reason = step.reason === undefined ? '' : `: ${REASON_TEXTS[step.reason][language]}`
  const time = step.time === undefined ? '' : ` [${step.time.toISOString()}]`
  return `${STEP_TEXTS[step.code][language]}${subject} – ${VERDICT_TEXTS[step.verdict][language]}${reason}${time}`
}
