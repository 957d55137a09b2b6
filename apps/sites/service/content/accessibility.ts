import type { Article, InBothLanguages } from './content-types.ts'

export const accessibility: InBothLanguages<Article & { readonly date: string }> = {
  el: {
    title: 'Δήλωση προσβασιμότητας',
    date: '20261121',
    lead: 'Θέλουμε να χρησιμοποιούν την υπηρεσία όλοι, με όποιο μέσο και αν διαβάζουν. Η δήλωση αυτή γίνεται σύμφωνα με τον ν. 4727/2020.',
    sections: [
      {
        heading: 'Βαθμός συμμόρφωσης',
        paragraphs: [
          'Οι ιστότοποι της υπηρεσίας συμμορφώνονται μερικώς με το πρότυπο EN 301 549 και τις οδηγίες WCAG 2.2, επίπεδο ΑΑ. Μερικώς, επειδή ισχύουν οι περιορισμοί που γράφουμε παρακάτω, και επειδή δεν τους έχουν δοκιμάσει ακόμη άνθρωποι που χρησιμοποιούν υποστηρικτική τεχνολογία.',
          'Τι μπορείτε να περιμένετε:',
        ],
        points: [
          'Όλες οι λειτουργίες γίνονται μόνο με το πληκτρολόγιο.',
          'Κάθε κωδικός QR συνοδεύεται από το ίδιο περιεχόμενο ως κείμενο ή σύνδεσμος.',
          'Οι κινήσεις στην οθόνη σταματούν όταν το ζητά η συσκευή σας.',
          'Το κείμενο μεγεθύνεται έως 400% χωρίς να χάνεται περιεχόμενο.',
        ],
      },
      {
        heading: 'Γνωστοί περιορισμοί',
        paragraphs: [
          'Η σύνδεση με κωδικούς TAXISnet γίνεται σε ιστότοπο που δεν διαχειριζόμαστε. Το ημερολόγιο στην επιλογή ημερομηνίας ανήκει στο πρόγραμμα περιήγησής σας· η ημερομηνία γράφεται και με το πληκτρολόγιο. Τα αρχεία που επισυνάπτει κάποιος σε ένα αίτημα παραμένουν όπως τα έστειλε.',
        ],
      },
      {
        heading: 'Πώς ετοιμάστηκε η δήλωση',
        paragraphs: [
          'Με αυτοαξιολόγηση. Κάθε σελίδα ελέγχεται αυτόματα και στις δύο γλώσσες, σε στενή και σε πλατιά οθόνη, πριν δημοσιευτεί. Οι διαδρομές της υπηρεσίας δοκιμάζονται μόνο με το πληκτρολόγιο.',
        ],
      },
      {
        heading: 'Πείτε μας τι σας δυσκολεύει',
        paragraphs: [
          'Γράψτε μας στη διεύθυνση που βρίσκεται στο κάτω μέρος της σελίδας. Απαντάμε μέσα σε πέντε εργάσιμες ημέρες. Αν η απάντηση δεν σας καλύψει, μπορείτε να απευθυνθείτε στον Συνήγορο του Πολίτη.',
        ],
      },
    ],
  },
  en: {
    title: 'Accessibility statement',
    date: '20261121',
    lead: 'We want everybody to be able to use the service, by whatever means they read. This statement is made under law 4727/2020.',
    sections: [
      {
        heading: 'How far the sites conform',
        paragraphs: [
          'The sites of the service conform partially to EN 301 549 and WCAG 2.2, level AA. Partially, because of the limits that are told below, and because people who use assistive technology have not tested them yet.',
          'What you can expect:',
        ],
        points: [
          'Everything can be done by keyboard alone.',
          'Every QR code stands beside the same content as text or a link.',
          'Movement on the screen stops when your device asks for it.',
          'Text can be enlarged to 400% without loss.',
        ],
      },
      {
        heading: 'Known limits',
        paragraphs: [
          'The login with your tax account takes place on a site that we do not run. The calendar of the date choice belongs to your browser; a date can also be typed. Files that somebody attaches to a request stay as they were sent.',
        ],
      },
      {
        heading: 'How this statement was prepared',
        paragraphs: [
          'By self-assessment. Every page is checked automatically in both languages, on a narrow and on a wide screen, before it is published. The ways through the service are tried by keyboard alone.',
        ],
      },
      {
        heading: 'Tell us what stands in your way',
        paragraphs: [
          'Write to the address at the bottom of this page. We answer within five working days. If the answer does not help, you can turn to the Greek Ombudsman.',
        ],
      },
    ],
  },
}
