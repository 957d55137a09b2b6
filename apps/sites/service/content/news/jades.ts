import type { Article, InBothLanguages } from '../content-types.ts'

export const jades: InBothLanguages<Article> = {
  el: {
    title: 'Δοκιμές διαλειτουργικότητας JAdES',
    lead: 'Μια υπογραφή αξίζει όσο μπορεί να την ελέγξει κάποιος άλλος. Γι’ αυτό φέραμε τις υπογραφές μας στις κοινές δοκιμές για το πρότυπο JAdES.',
    sections: [
      {
        heading: 'Τι είναι το JAdES',
        paragraphs: [
          'Το JAdES ορίζει πώς υπογράφονται δεδομένα σε μορφή JSON, ώστε η υπογραφή να έχει νομική ισχύ στην Ευρωπαϊκή Ένωση και να ελέγχεται χρόνια αργότερα. Οι τίτλοι που δίνει η υπηρεσία σε εφαρμογές υπογράφονται με αυτό.',
        ],
      },
      {
        heading: 'Πώς γίνονται οι δοκιμές',
        paragraphs: [
          'Κάθε συμμετέχων δημοσιεύει υπογραφές που έφτιαξε και ελέγχει τις υπογραφές των άλλων. Όπου δύο υλοποιήσεις διαφωνούν, το πρότυπο διαβάζεται ξανά και διορθώνεται όποιος έχει λάθος.',
        ],
        points: [
          'Επίπεδο B-B: η βασική υπογραφή.',
          'Επίπεδο B-T: με χρονοσφραγίδα από ανεξάρτητη αρχή.',
          'Επίπεδο B-LT: με όλα τα στοιχεία που χρειάζονται για έλεγχο μετά από χρόνια.',
        ],
      },
      {
        heading: 'Τι κερδίσαμε',
        paragraphs: [
          'Οι υπογραφές μας φτάνουν έως το επίπεδο B-LT και ελέγχονται από εργαλεία που δεν γράψαμε εμείς. Όποιος λαμβάνει έναν τίτλο δεν χρειάζεται να μας εμπιστευτεί: μπορεί να τον ελέγξει μόνος του.',
        ],
      },
    ],
  },
  en: {
    title: 'JAdES interoperability tests',
    lead: 'A signature is worth as much as others can check it. So we brought our signatures to the joint tests of the JAdES standard.',
    sections: [
      {
        heading: 'What JAdES is',
        paragraphs: [
          'JAdES lays down how data in JSON form is signed, so that the signature has legal effect in the European Union and can be checked years later. The degrees that the service gives to applications are signed with it.',
        ],
      },
      {
        heading: 'How the tests work',
        paragraphs: [
          'Each participant publishes signatures and checks those of the others. Where two implementations disagree, the standard is read again, and whoever is wrong mends their work.',
        ],
        points: [
          'Level B-B: the basic signature.',
          'Level B-T: with a time stamp of an independent authority.',
          'Level B-LT: with everything that is needed for a check after many years.',
        ],
      },
      {
        heading: 'What we gained',
        paragraphs: [
          'Our signatures reach level B-LT and are checked by tools that we did not write. Whoever receives a degree need not trust us: they can check it themselves.',
        ],
      },
    ],
  },
}
