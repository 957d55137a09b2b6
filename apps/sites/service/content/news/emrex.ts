import type { Article, InBothLanguages } from '../content-types.ts'

export const emrex: InBothLanguages<Article> = {
  el: {
    title: 'Η υπηρεσία ετοιμάζεται για το δίκτυο EMREX',
    lead: 'Το EMREX συνδέει περισσότερους από 1.600 οργανισμούς σε δέκα χώρες, ώστε όσοι σπούδασαν να μεταφέρουν μόνοι τους τα αποτελέσματά τους.',
    sections: [
      {
        heading: 'Ο φοιτητής κρατά το τιμόνι',
        paragraphs: [
          'Στο EMREX δεν στέλνει ένα πανεπιστήμιο δεδομένα σε άλλο. Ο ίδιος ο κάτοχος ξεκινά τη μεταφορά, βλέπει τι θα σταλεί και αποφασίζει. Είναι η ίδια ιδέα με τις εξουσιοδοτήσεις της υπηρεσίας μας. Γι’ αυτό σχεδιάζουμε να συνδεθούμε.',
        ],
      },
      {
        heading: 'Τι θα σημαίνει για εσάς',
        paragraphs: ['Η σύνδεση δεν λειτουργεί ακόμη. Όταν ανοίξει:'],
        points: [
          'Όταν κάνετε αίτηση σε ίδρυμα του εξωτερικού, οι τίτλοι σας θα φτάνουν σε μορφή που διαβάζει το σύστημά του.',
          'Δεν θα χρειάζεται να ανεβάζετε φωτογραφίες ή σαρωμένα έγγραφα.',
          'Το ίδρυμα που παραλαμβάνει θα ελέγχει την υπογραφή χωρίς να επικοινωνεί με τη γραμματεία σας.',
        ],
      },
    ],
  },
  en: {
    title: 'The service prepares for the EMREX network',
    lead: 'EMREX connects more than 1,600 organisations in ten countries, so that people who studied can carry their own results with them.',
    sections: [
      {
        heading: 'The student steers',
        paragraphs: [
          'In EMREX one university does not send data to another. The holders themselves start the transfer, see what will be sent and decide. It is the same idea as the authorizations of our service. That is why we plan to join.',
        ],
      },
      {
        heading: 'What it will mean for you',
        paragraphs: ['The connection does not work yet. Once it is open:'],
        points: [
          'When you apply to an institution abroad, your degrees will arrive in a form that its system can read.',
          'You will not have to upload photographs or scanned papers.',
          'The receiving institution will check the signature without asking the secretariat of your department.',
        ],
      },
    ],
  },
}
