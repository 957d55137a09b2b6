import type { Article, InBothLanguages } from '../content-types.ts'

export const verifiersGuide: InBothLanguages<Article> = {
  el: {
    title: 'Οδηγός για όσους ελέγχουν τίτλους',
    date: '20261120',
    lead: 'Τρεις τρόποι ελέγχου, ανάλογα με το τι έχετε στα χέρια σας.',
    sections: [
      {
        heading: 'Έχετε σύνδεσμο ή κωδικό',
        paragraphs: [
          'Ανοίξτε τον σύνδεσμο ή γράψτε τον κωδικό στη σελίδα «Τίτλοι σπουδών με εξουσιοδότηση». Συνδέεστε με τους προσωπικούς σας κωδικούς TAXISnet και διαβάζετε τους τίτλους όπως είναι σήμερα στο ίδρυμα.',
        ],
        picture: {
          name: 'read',
          shows:
            'Ένας τίτλος ανοιχτός: πρώτα ο εκδότης και ο τίτλος, ύστερα ο κάτοχος, ο βαθμός, οι ημερομηνίες και η υπογραφή.',
        },
      },
      {
        heading: 'Έχετε εκτυπωμένο τίτλο',
        paragraphs: [
          'Διαβάστε τον κωδικό QR ή αντιγράψτε το αναγνωριστικό επαλήθευσης στη σελίδα «Επαλήθευση εγκυρότητας υπογραφής». Βλέπετε αν η υπογραφή είναι γνήσια και αν το περιεχόμενο έχει αλλάξει.',
        ],
        picture: {
          name: 'verify',
          shows:
            'Το αποτέλεσμα της επαλήθευσης: έγκυρη υπογραφή και ίδιο περιεχόμενο, με τα στοιχεία του τίτλου από κάτω.',
        },
      },
      {
        heading: 'Είστε φορέας του Δημοσίου',
        paragraphs: [
          'Αν ο φορέας σας έχει το δικαίωμα, ελέγχετε έναν τίτλο με τα στοιχεία του κατόχου. Κάθε έλεγχος χρειάζεται νόμιμο σκοπό και καταγράφεται.',
        ],
        picture: {
          name: 'check',
          shows:
            'Το πρώτο βήμα του ελέγχου έχει κλείσει με το ίδρυμα και το κουμπί «Αλλαγή»· το δεύτερο ζητά το τμήμα, το επίπεδο και τα στοιχεία του αποφοίτου.',
        },
      },
      {
        heading: 'Τι να προσέχετε',
        paragraphs: [],
        points: [
          'Ένας τίτλος επαληθεύεται μόνο από τον φορέα για τον οποίο εκδόθηκε.',
          'Η εικόνα ενός τίτλου δεν αποδεικνύει τίποτα: αξίζει μόνο ο έλεγχος.',
          'Ελέγχετε πάντα ότι βρίσκεστε στη διεύθυνση της υπηρεσίας.',
        ],
      },
    ],
  },
  en: {
    title: 'Guide for those who check degrees',
    date: '20261120',
    lead: 'Three ways of checking, depending on what you hold.',
    sections: [
      {
        heading: 'You hold a link or a code',
        paragraphs: [
          'Open the link, or type the code on the page “Degrees through Authorization”. You log in with your personal tax account and read the degrees as they stand at the institution today.',
        ],
        picture: {
          name: 'read',
          shows:
            'A degree opened: first the issuer and the title, then the holder, the grade, the dates and the signature.',
        },
      },
      {
        heading: 'You hold a printed degree',
        paragraphs: [
          'Scan the QR code, or copy the verification identifier to the page “Signature Validity Verification”. You see whether the signature is genuine and whether the content has changed.',
        ],
        picture: {
          name: 'verify',
          shows:
            'The outcome of a verification: a valid signature and the same content, with the facts of the degree below.',
        },
      },
      {
        heading: 'You work in the public sector',
        paragraphs: [
          'If your organisation has the right, you check a degree by the holder’s details. Every check needs a lawful purpose and is recorded.',
        ],
        picture: {
          name: 'check',
          shows:
            'The first step of the check is closed, with the institution and “Change”; the second asks for the department, the level and the details of the graduate.',
        },
      },
      {
        heading: 'What to look out for',
        paragraphs: [],
        points: [
          'A degree is verified only by the organisation for which it was issued.',
          'The picture of a degree proves nothing: only the check counts.',
          'Always make sure that you are at the address of the service.',
        ],
      },
    ],
  },
}
