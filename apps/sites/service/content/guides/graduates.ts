import type { Article, InBothLanguages } from '../content-types.ts'

export const graduatesGuide: InBothLanguages<Article> = {
  el: {
    title: 'Οδηγός για κατόχους τίτλων',
    date: '20261120',
    lead: 'Χρειάζεστε τους κωδικούς TAXISnet σας και λίγα λεπτά.',
    sections: [
      {
        heading: '1. Επιλέξτε ποιος θα διαβάσει',
        paragraphs: [
          'Από την αρχική σελίδα επιλέξτε «Είμαι κάτοχος τίτλου σπουδών» και μετά «Εξουσιοδότηση για τίτλους σπουδών». Γράψτε ένα μέρος της ονομασίας του φορέα. Αν ο φορέας δεν υπάρχει στη λίστα, επιλέξτε «Οποιοσδήποτε πιστοποιημένος χρήστης».',
        ],
      },
      {
        heading: '2. Συνδεθείτε και επιλέξτε τι θα δείξετε',
        paragraphs: [
          'Μετά τη σύνδεση βλέπετε τους τίτλους που βρήκαν τα πανεπιστήμια. Σημειώστε όσους θέλετε να κοινοποιήσετε, αφαιρέστε όποιο στοιχείο δεν θέλετε και ορίστε τη διάρκεια.',
        ],
      },
      {
        heading: '3. Δώστε τον σύνδεσμο',
        paragraphs: [
          'Αντιγράψτε τον σύνδεσμο, στείλτε τον με e-mail ή δείξτε τον κωδικό QR. Όταν τελειώσετε, αποσυνδεθείτε και από το TAXISnet.',
        ],
      },
      {
        heading: 'Αν λείπει κάποιος τίτλος',
        paragraphs: [
          'Ίσως το ίδρυμα δεν απάντησε ή δεν έχει καταχωρίσει ακόμη τον τίτλο. Δοκιμάστε ξανά αργότερα ή ρωτήστε τη γραμματεία του τμήματός σας.',
        ],
      },
    ],
  },
  en: {
    title: 'Guide for degree holders',
    date: '20261120',
    lead: 'You need your tax account and a few minutes.',
    sections: [
      {
        heading: '1. Choose who will read',
        paragraphs: [
          'On the homepage choose “I am a degree holder” and then “Degree Authorization”. Type a part of the name of the organisation. If it is not in the list, choose “Any authenticated user”.',
        ],
      },
      {
        heading: '2. Log in and choose what to show',
        paragraphs: [
          'After the login you see the degrees that the universities found. Tick those that you want to share, untick any detail that you do not want to share, and set the duration.',
        ],
      },
      {
        heading: '3. Give the link away',
        paragraphs: [
          'Copy the link, send it by e-mail or show the QR code. When you have finished, log out of your tax account too.',
        ],
      },
      {
        heading: 'If a degree is missing',
        paragraphs: [
          'The institution may not have answered, or may not have registered the degree yet. Try again later, or ask the secretariat of your department.',
        ],
      },
    ],
  },
}
