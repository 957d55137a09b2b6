import type { Article, InBothLanguages } from '../content-types.ts'

export const emrex: InBothLanguages<Article> = {
  el: {
    title: 'Η υπηρεσία συνδέεται με το δίκτυο EMREX',
    date: '20230412',
    lead: 'Το EMREX συνδέει περισσότερους από 1.600 οργανισμούς σε δέκα χώρες, ώστε όσοι σπούδασαν να μεταφέρουν μόνοι τους τα αποτελέσματά τους.',
    sections: [
      {
        heading: 'Ο φοιτητής κρατά το τιμόνι',
        paragraphs: [
          'Στο EMREX δεν στέλνει ένα πανεπιστήμιο δεδομένα σε άλλο. Ο ίδιος ο κάτοχος ξεκινά τη μεταφορά, βλέπει τι θα σταλεί και αποφασίζει. Είναι η ίδια ιδέα με τις εξουσιοδοτήσεις της υπηρεσίας μας.',
        ],
      },
      {
        heading: 'Τι σημαίνει για εσάς',
        paragraphs: [],
        points: [
          'Όταν κάνετε αίτηση σε ίδρυμα του εξωτερικού, οι τίτλοι σας φτάνουν σε μορφή που διαβάζει το σύστημά του.',
          'Δεν χρειάζεται να ανεβάσετε φωτογραφίες ή σαρωμένα έγγραφα.',
          'Το ίδρυμα που παραλαμβάνει ελέγχει την υπογραφή χωρίς να επικοινωνήσει με τη γραμματεία σας.',
        ],
      },
    ],
  },
  en: {
    title: 'The service joins the EMREX network',
    date: '20230412',
    lead: 'EMREX connects more than 1,600 organisations in ten countries, so that people who studied can carry their own results with them.',
    sections: [
      {
        heading: 'The student steers',
        paragraphs: [
          'In EMREX one university does not send data to another. The holders themselves start the transfer, see what will be sent and decide. It is the same idea as the authorizations of our service.',
        ],
      },
      {
        heading: 'What it means for you',
        paragraphs: [],
        points: [
          'When you apply to an institution abroad, your degrees arrive in a form that its system can read.',
          'You need not upload photographs or scanned papers.',
          'The receiving institution checks the signature without asking the secretariat of your department.',
        ],
      },
    ],
  },
}
