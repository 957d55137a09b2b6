import type { PdfReason } from './pdf-rule.ts'

type Text = Readonly<Record<'en' | 'el', string>>

/** What was found, and what a reader could show because of it: other validators may pass such a file. */
export const PDF_REASON_TEXTS: Readonly<Record<PdfReason, Text>> = {
  'bytes-outside-increments': {
    en: 'something follows the sealed part that is no complete addition of known form; readers that repair files could take it for a newer version',
    el: 'μετά το σφραγισμένο μέρος υπάρχει κάτι που δεν είναι πλήρης προσθήκη γνωστής μορφής· προγράμματα που επιδιορθώνουν αρχεία μπορεί να το εκλάβουν ως νεότερη έκδοση',
  },
  'rows-differ-from-objects': {
    en: 'the table of an addition does not list exactly the objects that were added; readers could take different ones',
    el: 'ο πίνακας μιας προσθήκης δεν περιέχει ακριβώς τα αντικείμενα που προστέθηκαν· διαφορετικά προγράμματα μπορεί να διαβάσουν διαφορετικά',
  },
  'generation-unexpected': {
    en: 'an added object has a number or generation that readers understand in different ways',
    el: 'ένα αντικείμενο που προστέθηκε έχει αριθμό ή έκδοση που τα προγράμματα ερμηνεύουν διαφορετικά',
  },
  'free-number-taken': {
    en: 'an object was added where a reference of the sealed document led nowhere; readers could show it',
    el: 'προστέθηκε αντικείμενο εκεί όπου παραπομπή του σφραγισμένου εγγράφου δεν οδηγούσε πουθενά· τα προγράμματα μπορεί να το εμφανίσουν',
  },
  'object-replaced': {
    en: 'an object of the sealed document was replaced or removed; readers show the new one',
    el: 'ένα αντικείμενο του σφραγισμένου εγγράφου αντικαταστάθηκε ή αφαιρέθηκε· τα προγράμματα εμφανίζουν το νέο',
  },
  'catalogue-changed': {
    en: 'the root of the document was changed beyond what security stores and time stamps need',
    el: 'η ρίζα του εγγράφου άλλαξε πέρα από όσα χρειάζονται τα δεδομένα επικύρωσης και οι χρονοσημάνσεις',
  },
  'page-changed': {
    en: 'a page was changed, added or removed, or something was put on it that readers could show',
    el: 'μια σελίδα άλλαξε, προστέθηκε ή αφαιρέθηκε, ή τοποθετήθηκε σε αυτή κάτι που τα προγράμματα μπορεί να εμφανίσουν',
  },
  'field-not-invisible': {
    en: 'the form was changed, or a field was added that readers could show or that acts',
    el: 'η φόρμα άλλαξε ή προστέθηκε πεδίο που τα προγράμματα μπορεί να εμφανίσουν ή που εκτελεί ενέργειες',
  },
  'store-not-as-prescribed': {
    en: 'the store of validation data holds something else as well',
    el: 'ο χώρος των δεδομένων επικύρωσης περιέχει και κάτι άλλο',
  },
  'object-without-role': {
    en: 'an added object is neither validation data nor part of a time stamp, or is used for something else too; readers could show it',
    el: 'ένα αντικείμενο που προστέθηκε δεν είναι δεδομένο επικύρωσης ούτε μέρος χρονοσήμανσης, ή χρησιμοποιείται και για κάτι άλλο· τα προγράμματα μπορεί να το εμφανίσουν',
  },
  'description-changed': {
    en: 'what the document says of itself was changed, for instance its title',
    el: 'άλλαξαν τα στοιχεία που το έγγραφο δηλώνει για τον εαυτό του, για παράδειγμα ο τίτλος του',
  },
  'coverage-incomplete': {
    en: 'a signature or time stamp does not cover its whole version of the document; what it leaves out could be anything',
    el: 'μια υπογραφή ή χρονοσήμανση δεν καλύπτει ολόκληρη την έκδοσή της του εγγράφου· ό,τι μένει εκτός μπορεί να είναι οτιδήποτε',
  },
  'cannot-be-followed': {
    en: 'what was added cannot be read to the end; readers that repair files could show anything',
    el: 'όσα προστέθηκαν δεν διαβάζονται ως το τέλος· προγράμματα που επιδιορθώνουν αρχεία μπορεί να εμφανίσουν οτιδήποτε',
  },
  'structure-ambiguous': {
    en: 'the sealed file can be read in two ways: an object is defined twice, not listed or hidden, or bytes belong to none',
    el: 'το σφραγισμένο αρχείο διαβάζεται με δύο τρόπους: αντικείμενο ορίζεται δύο φορές, δεν αναφέρεται στον πίνακα ή είναι κρυμμένο, ή υπάρχουν δεδομένα εκτός αντικειμένων',
  },
  'reference-leads-nowhere': {
    en: 'a reference of the sealed document leads nowhere, as in files prepared for a later change',
    el: 'παραπομπή του σφραγισμένου εγγράφου δεν οδηγεί πουθενά, όπως σε αρχεία που προετοιμάστηκαν για μεταγενέστερη αλλαγή',
  },
  'optional-content': {
    en: 'the sealed document has layers that a reader may show or hide',
    el: 'το σφραγισμένο έγγραφο έχει επίπεδα που ένα πρόγραμμα μπορεί να εμφανίσει ή να αποκρύψει',
  },
  'active-content': {
    en: 'the sealed document has scripts, films or actions that may change what is shown',
    el: 'το σφραγισμένο έγγραφο έχει κώδικα, ταινίες ή ενέργειες που μπορεί να αλλάξουν ό,τι εμφανίζεται',
  },
  'external-content': {
    en: 'the sealed document shows something that is outside it, or has several pictures for one place',
    el: 'το σφραγισμένο έγγραφο εμφανίζει κάτι που βρίσκεται εκτός του ή έχει περισσότερες εικόνες για την ίδια θέση',
  },
  'form-redrawn': {
    en: 'the sealed document has a form that readers draw anew, each in its own way',
    el: 'το σφραγισμένο έγγραφο έχει φόρμα που κάθε πρόγραμμα σχεδιάζει εκ νέου με τον δικό του τρόπο',
  },
}
