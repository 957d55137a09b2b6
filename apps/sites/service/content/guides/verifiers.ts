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
      },
      {
        heading: 'Έχετε εκτυπωμένο τίτλο',
        paragraphs: [
          'Διαβάστε τον κωδικό QR ή αντιγράψτε το αναγνωριστικό επαλήθευσης στη σελίδα «Επαλήθευση εγκυρότητας υπογραφής». Βλέπετε αν η υπογραφή είναι γνήσια και αν το περιεχόμενο έχει αλλάξει.',
        ],
      },
      {
        heading: 'Είστε φορέας του Δημοσίου',
        paragraphs: [
          'Αν ο φορέας σας έχει το δικαίωμα, ελέγχετε έναν τίτλο με τα στοιχεία του κατόχου. Κάθε έλεγχος χρειάζεται νόμιμο σκοπό και καταγράφεται.',
        ],
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
      },
      {
        heading: 'You hold a printed degree',
        paragraphs: [
          'Scan the QR code, or copy the verification identifier to the page “Signature Validity Verification”. You see whether the signature is genuine and whether the content has changed.',
        ],
      },
      {
        heading: 'You work in the public sector',
        paragraphs: [
          'If your organisation has the right, you check a degree by the holder’s details. Every check needs a lawful purpose and is recorded.',
        ],
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
