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
        picture: {
          name: 'choose',
          shows:
            'Η σελίδα «Ποιον θέλετε να εξουσιοδοτήσετε;» με τη λίστα ανοιχτή: γράφετε μέρος της ονομασίας, επιλέγετε και πατάτε «Συνέχεια».',
        },
      },
      {
        heading: '2. Συνδεθείτε και επιλέξτε τι θα δείξετε',
        paragraphs: [
          'Μετά τη σύνδεση βλέπετε τους τίτλους που βρήκαν τα πανεπιστήμια. Σημειώστε όσους θέλετε να κοινοποιήσετε, αφαιρέστε όποιο στοιχείο δεν θέλετε και ορίστε τη διάρκεια.',
        ],
        picture: {
          name: 'share',
          shows:
            'Επάνω ποιο ίδρυμα δεν απάντησε, με κουμπί για νέα ερώτηση· από κάτω οι τίτλοι που βρέθηκαν, ο καθένας με τετραγωνίδιο επιλογής.',
        },
      },
      {
        heading: '3. Δώστε τον σύνδεσμο',
        paragraphs: [
          'Αντιγράψτε τον σύνδεσμο, στείλτε τον με e-mail ή δείξτε τον κωδικό QR. Όταν τελειώσετε, αποσυνδεθείτε και από το TAXISnet.',
        ],
        picture: {
          name: 'link',
          shows:
            'Ο σύνδεσμος με τα κουμπιά αντιγραφής και αποστολής με e-mail, και από κάτω ο κωδικός για όποιον τον πληκτρολογεί.',
        },
      },
      {
        heading: 'Αν λείπει κάποιος τίτλος',
        paragraphs: [
          'Ίσως το ίδρυμα δεν απάντησε ή δεν έχει καταχωρίσει ακόμη τον τίτλο. Αν δεν απάντησε, δοκιμάστε ξανά αργότερα.',
          'Αν ο τίτλος λείπει ή έχει λάθος, ενημερώστε το ίδρυμα: από το μενού των κατόχων ανοίξτε «Οι τίτλοι σπουδών μου» και, στο τέλος της σελίδας, «Ενημερώστε το ίδρυμα». Το αίτημά σας πηγαίνει στο τμήμα, που απαντά μέσα σε πέντε εργάσιμες ημέρες· την απάντηση τη βρίσκετε στο «Τα αιτήματά μου». Αν το ίδρυμα δεν δέχεται αιτήματα εδώ, η σελίδα δείχνει πού να απευθυνθείτε.',
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
        picture: {
          name: 'choose',
          shows:
            'The first page, with its list of organisations open: type a part of the name, choose, and press “Continue”.',
        },
      },
      {
        heading: '2. Log in and choose what to show',
        paragraphs: [
          'After the login you see the degrees that the universities found. Tick those that you want to share, untick any detail that you do not want to share, and set the duration.',
        ],
        picture: {
          name: 'share',
          shows:
            'Above, which institution did not answer, with a button to ask it again; below, the degrees that were found, each with a box to tick.',
        },
      },
      {
        heading: '3. Give the link away',
        paragraphs: [
          'Copy the link, send it by e-mail or show the QR code. When you have finished, log out of your tax account too.',
        ],
        picture: {
          name: 'link',
          shows:
            'The link with its buttons for copying and for sending by e-mail, and below it the code for whoever types it.',
        },
      },
      {
        heading: 'If a degree is missing',
        paragraphs: [
          'The institution may not have answered, or may not have registered the degree yet. If it did not answer, try again later.',
          'If the degree is missing or wrong, tell the institution: from the menu of holders open “My degrees” and, at the end of the page, “Tell the institution”. Your request goes to the department, which answers within five working days; you find the answer under “My requests”. If the institution does not take requests here, the page says where to turn.',
        ],
      },
    ],
  },
}
